//! What pieces are worth where an ending compares both sides: `points=`.

use diagram::Severity;

use crate::compile::Builder;
use crate::ids::{Player, TypeId};
use crate::position::Position;
use crate::rules::Key;
use crate::words::{Topic, Words};

/// The key.
pub const KEYS: &[Key] = &[Key {
    name: "points",
    value: "type:value, first:value or second:value",
    default: "1 for every piece",
    doc: "What pieces are worth, in halves, where an ending compares both sides; `first` and `second` are a bonus.",
}];

/// Points by type, in halves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// By type number.
    values: Vec<i32>,
    /// What each side has from the start.
    bonus: [i32; 2],
}

impl Points {
    /// Reads `points=`. Without the key every piece counts one.
    #[must_use]
    pub fn read(builder: &mut Builder<'_>) -> Self {
        let settings: Vec<_> = builder.reader.all("points").collect();
        let mut res = Self { values: vec![0; builder.n_types + 1], bonus: [0, 0] };
        if settings.is_empty() {
            res.values.fill(2);
        }
        for setting in settings {
            for word in setting.value.split(',').map(str::trim).filter(|it| !it.is_empty()) {
                let Some((name, halves)) = word.split_once(':').and_then(|it| Some((it.0.trim(), halves(it.1)?)))
                else {
                    let message = format!("\"{word}\" should be a type, a colon and a number.");
                    builder.reader.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
                    continue;
                };
                match (name, builder.diagram().type_of(name)) {
                    ("first", _) => res.bonus[0] = halves,
                    ("second", _) => res.bonus[1] = halves,
                    (_, Some(number)) if number <= builder.n_types => res.values[number] = halves,
                    _ => {
                        let message = format!("No piece has the ID \"{name}\".");
                        builder.reader.report(Severity::Error, "def.id", message, None, setting.value_place.clone());
                    }
                }
            }
        }
        res
    }

    /// The points of a side, in halves: its pieces on the board and in hand, and its bonus.
    #[must_use]
    pub fn of(&self, position: &Position, side: Player) -> i32 {
        let board: i32 = position.pieces(side).map(|it| self.values[position.at(it).kind().index()]).sum();
        let hand = (1..self.values.len()).map(|it| i32::from(position.hand(side, TypeId(it as u8))) * self.values[it]);
        board + hand.sum::<i32>() + self.bonus[side.index()]
    }

    /// Who has more, and a sentence that says so.
    #[must_use]
    pub fn compare(&self, position: &Position) -> (Option<Player>, String) {
        let [white, black] = Player::BOTH.map(|it| self.of(position, it));
        let winner = match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Player::White),
            std::cmp::Ordering::Less => Some(Player::Black),
            std::cmp::Ordering::Equal => None,
        };
        (winner, format!("White has {} points, Black {}.", text(white), text(black)))
    }
}

/// A number with halves.
fn halves(text: &str) -> Option<i32> {
    let (sign, text) = match text.trim().strip_prefix('-') {
        Some(it) => (-1, it),
        None => (1, text.trim()),
    };
    let (whole, half) = match text.split_once('.') {
        Some((whole, "5")) => (whole, 1),
        Some((whole, "0")) => (whole, 0),
        Some(_) => return None,
        None => (text, 0),
    };
    let whole: i32 = whole.parse::<u16>().ok()?.into();
    Some(sign * (2 * whole + half))
}

fn text(halves: i32) -> String {
    let sign = if halves < 0 { "-" } else { "" };
    let half = if halves % 2 == 0 { "" } else { ".5" };
    format!("{sign}{}{half}", (halves / 2).abs())
}

/// Says what pieces are worth.
pub fn words(words: &mut Words<'_>) {
    if words.builder.reader.last("points").is_none() {
        return;
    }
    let points = Points::read(&mut words.builder);
    let worth = |it: TypeId| points.values[it.index()];
    let named: Vec<String> = words
        .builder
        .kinds()
        .filter(|it| worth(*it) != 0)
        .map(|it| format!("{} {}", words.name(it), text(worth(it))))
        .collect();
    let mut sentence = "Where points decide, pieces count so: ".to_owned();
    sentence.push_str(&named.iter().map(|it| format!("{it}, ")).collect::<String>());
    sentence.push_str("all others 0");
    for (side, bonus) in Player::BOTH.into_iter().zip(points.bonus).filter(|it| it.1 != 0) {
        sentence.push_str(&format!("; {} has {} from the start", side.name(), text(bonus)));
    }
    words.say(Topic::End, format!("{sentence}."));
}
