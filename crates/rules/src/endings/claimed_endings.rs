//! Which endings have to be claimed.

use crate::builder::settings::may_be;
use crate::prelude::*;

/// Endings that do not come by themselves.
pub const RULE: Rule = Rule {
    name: "claims",
    keys: &[Key::of("claims", "words of repetition, nMoveRule, counting, impasse")
        .default("impasse")
        .per_side()
        .adds_up()],
    asked: Asked::Always,
    read,
    codes: &[],
};

/// By side to move: the reasons of the endings that have to be claimed, as they are written.
#[derive(Debug)]
struct Claims([Vec<&'static str>; 2]);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut res = Claims([vec!["impasse"], vec!["impasse"]]);
    res.add(builder, "claims", &Player::BOTH);
    res.add(builder, "whiteClaims", &[Player::White]);
    res.add(builder, "blackClaims", &[Player::Black]);
    Some(Box::new(res))
}

impl Claims {
    /// Reads the lines of one key, for some sides.
    fn add(&mut self, builder: &mut Builder<'_>, key: &'static str, sides: &[Player]) {
        for setting in builder.settings.all(key) {
            for word in setting.value.split(',').map(str::trim).filter(|it| !it.is_empty() && *it != "none") {
                if let Some((_, reason)) = builder.claims.iter().find(|it| it.0.eq_ignore_ascii_case(word)) {
                    sides.iter().for_each(|it| self.0[it.index()].push(reason));
                } else {
                    let message = msg!("def-value-claims", text = word);
                    let hint = Some(may_be(builder.claims.iter().map(|it| it.0)));
                    builder.settings.report(Severity::Error, "def.value", message, hint, setting.value_place.clone());
                }
            }
        }
    }
}

impl ActiveRule for Claims {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        builder.variant.hooks.claims.clone_from(&self.0);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for reason in ["repetition", "nMove", "counting"] {
            let claimed = Player::both(|side| self.0[side].contains(&reason));
            for (side, _) in each_side(claimed).into_iter().filter(|it| it.1) {
                let ending = Arg::Choice(reason);
                words.tell(
                    Topic::End,
                    match side {
                        None => msg!("claims", ending = ending),
                        Some(side) => msg!("claims-side", side = side, ending = ending),
                    },
                );
            }
        }
    }
}
