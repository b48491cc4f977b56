//! `points`: what pieces are worth where an ending compares both sides. Which endings do so is theirs to say.

use definition::Setting;

use crate::prelude::*;
use crate::support::points::{Points, halves};

/// What pieces are worth where points decide.
pub const RULE: Rule = Rule {
    name: "points",
    keys: &[
        Key::of("points", "type:value, first:value or second:value").default("1 for every piece").per_side().adds_up(),
        Key::of("pointsHand", "flag").default("1"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Reads `points=` and its forms for one side.
fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut points = Points::even(builder.n_types);
    let keys = [("points", &Player::BOTH[..]), ("whitePoints", &[Player::White]), ("blackPoints", &[Player::Black])];
    let mut listed = [false; 2];
    for (key, sides) in keys {
        for setting in builder.settings.all(key) {
            for side in sides.iter().map(|it| it.index()) {
                if !listed[side] {
                    points.values[side].fill(0);
                    listed[side] = true;
                }
            }
            add(&mut points, builder, setting, sides);
        }
    }
    points.counts_hands = builder.settings.flag("pointsHand", true);
    builder.share(points.clone());
    Some(Box::new(points))
}

/// Reads one line, for one side or both.
fn add(points: &mut Points, builder: &mut Builder<'_>, setting: &Setting, sides: &[Player]) {
    for word in setting.value.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        let Some((name, halves)) = word.split_once(':').and_then(|it| Some((it.0.trim(), read_halves(it.1)?))) else {
            let message = msg!("def-value-points", text = word);
            builder.settings.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
            continue;
        };
        match (name, builder.definition().type_of(name)) {
            ("first", _) => points.bonus[0] = halves,
            ("second", _) => points.bonus[1] = halves,
            (_, Some(number)) if number <= builder.n_types => {
                sides.iter().for_each(|it| points.values[it.index()][number] = halves);
            }
            _ => builder.settings.unknown_id(name, "told", setting.value_place.clone()),
        }
    }
}

/// A number with halves.
fn read_halves(text: &str) -> Option<i32> {
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

impl ActiveRule for Points {
    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (side, values) in each_side(self.values.clone()) {
            let kinds = words.builder.kinds().filter(|it| values[it.index()] != 0);
            let one = |it: TypeId| msg!("points-one", piece = words.named(it), points = halves(values[it.index()]));
            let others = msg!("points-one", piece = msg!("all-others"), points = 0);
            let pieces: Vec<Message> = kinds.map(one).chain([others]).collect();
            let all = Arg::listed(pieces.iter().cloned());
            let (sentence, caption) = match side {
                None => (msg!("points", all = all), msg!("points-table")),
                Some(it) => (msg!("points-side", side = it, all = all), msg!("points-side-table", side = it)),
            };
            let columns = &[Column::PIECE, Column::of("points", "column-points")];
            words.tell_list(Topic::End, sentence, &pieces, caption, columns);
        }
        for (side, bonus) in Player::BOTH.into_iter().zip(self.bonus).filter(|it| it.1 != 0) {
            words.tell(Topic::End, msg!("points-bonus", side = side, points = halves(bonus)));
        }
        if !self.counts_hands {
            words.tell(Topic::End, msg!("points-hands"));
        }
    }
}
