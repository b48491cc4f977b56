//! What pieces are worth where an ending compares both sides: `points=`.

use definition::{Setting, Severity};

use crate::builder::Builder;
use crate::prose::{Topic, Words, by_side};
use crate::rule::Key;
use engine::ids::{Player, TypeId};
use engine::position::Position;

/// The key.
pub const KEYS: &[Key] = &[Key::of("points", "type:value, first:value or second:value")
    .default("1 for every piece")
    .doc("What pieces are worth, in halves, where an ending compares both sides; `first` and `second` are a bonus.")
    .per_side()
    .adds_up()];

/// Points by side and type, in halves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// By side and type number.
    values: [Vec<i32>; 2],
    /// What each side has from the start.
    bonus: [i32; 2],
}

impl Points {
    /// Reads `points=` and its forms for one colour. Without a key every piece counts one.
    #[must_use]
    pub fn read(builder: &mut Builder<'_>) -> Self {
        let mut res = Self { values: Player::both(|_| vec![2; builder.n_types + 1]), bonus: [0, 0] };
        let keys =
            [("points", &Player::BOTH[..]), ("whitePoints", &[Player::White]), ("blackPoints", &[Player::Black])];
        let mut listed = [false; 2];
        for (key, sides) in keys {
            for setting in builder.settings.all(key) {
                for side in sides.iter().map(|it| it.index()) {
                    if !listed[side] {
                        res.values[side].fill(0);
                        listed[side] = true;
                    }
                }
                res.add(builder, setting, sides);
            }
        }
        res
    }

    /// Reads one line, for one side or both.
    fn add(&mut self, builder: &mut Builder<'_>, setting: &Setting, sides: &[Player]) {
        for word in setting.value.split(',').map(str::trim).filter(|it| !it.is_empty()) {
            let Some((name, halves)) = word.split_once(':').and_then(|it| Some((it.0.trim(), halves(it.1)?))) else {
                let message = format!("\"{word}\" should be a type, a colon and a number.");
                builder.settings.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
                continue;
            };
            match (name, builder.definition().type_of(name)) {
                ("first", _) => self.bonus[0] = halves,
                ("second", _) => self.bonus[1] = halves,
                (_, Some(number)) if number <= builder.n_types => {
                    sides.iter().for_each(|it| self.values[it.index()][number] = halves);
                }
                _ => {
                    let message = format!("No piece has the ID \"{name}\".");
                    builder.settings.report(Severity::Error, "def.id", message, None, setting.value_place.clone());
                }
            }
        }
    }

    /// The points of a side, in halves: its pieces on the board and in hand, and its bonus.
    #[must_use]
    pub fn of(&self, position: &Position, side: Player) -> i32 {
        let values = &self.values[side.index()];
        let board: i32 = position.pieces(side).map(|it| values[position.at(it).kind().index()]).sum();
        let hand = (1..values.len()).map(|it| i32::from(position.hand(side, TypeId(it as u8))) * values[it]);
        board + hand.sum::<i32>() + self.bonus[side.index()]
    }

    /// Who has more, and a sentence that says so.
    #[must_use]
    pub fn compare(&self, position: &Position) -> (Option<Player>, String) {
        let [white, black] = Player::both(|it| self.of(position, it));
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
    if ["points", "whitePoints", "blackPoints"].into_iter().all(|it| words.builder.settings.last(it).is_none()) {
        return;
    }
    let points = Points::read(&mut words.builder);
    let mut sentence = "Where points decide, pieces count so: ".to_owned();
    let sides = by_side(points.values);
    for (side, values) in &sides {
        if sides.len() > 1 {
            sentence.push_str(&format!("{}{}’s ", if *side == "White" { "" } else { "; " }, side));
        }
        for it in words.builder.kinds().filter(|it| values[it.index()] != 0) {
            sentence.push_str(&format!("{} {}, ", words.name(it), text(values[it.index()])));
        }
        sentence.push_str("all others 0");
    }
    for (side, bonus) in Player::BOTH.into_iter().zip(points.bonus).filter(|it| it.1 != 0) {
        sentence.push_str(&format!("; {} has {} from the start", side.name(), text(bonus)));
    }
    words.say(Topic::End, format!("{sentence}."));
}
