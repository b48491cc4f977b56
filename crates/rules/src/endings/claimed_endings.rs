//! Which endings have to be claimed.

use definition::Severity;

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::ids::Player;

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("claims", "words of repetition, nMoveRule, counting, impasse")
    .default("impasse")
    .doc("Endings that a side has to claim; the others come by themselves. Impasse is always claimed.")
    .per_side()
    .adds_up()];

/// The words of the key, with the reasons of verdicts.
const WORDS: [(&str, &str); 4] =
    [("repetition", "repetition"), ("nMoveRule", "nMove"), ("counting", "counting"), ("impasse", "impasse")];

/// Reads the key.
pub fn compile(builder: &mut Builder<'_>) {
    builder.variant.claims.iter_mut().for_each(|it| it.push("impasse"));
    read(builder, "claims", &Player::BOTH);
    read(builder, "whiteClaims", &[Player::White]);
    read(builder, "blackClaims", &[Player::Black]);
}

/// Reads the lines of one key, for some sides.
fn read(builder: &mut Builder<'_>, key: &'static str, sides: &[Player]) {
    let settings: Vec<_> = builder.settings.all(key).collect();
    for setting in settings {
        for word in setting.value.split(',').map(str::trim).filter(|it| !it.is_empty() && *it != "none") {
            match WORDS.iter().find(|it| it.0.eq_ignore_ascii_case(word)) {
                Some((_, reason)) => sides.iter().for_each(|it| builder.variant.claims[it.index()].push(reason)),
                None => {
                    let message = format!("\"{word}\" is not an ending that can be claimed.");
                    let hint = Some("It may be: repetition, nMoveRule, counting, impasse.".into());
                    builder.settings.report(Severity::Error, "def.value", message, hint, setting.value_place.clone());
                }
            }
        }
    }
}

/// Says what does not come by itself.
pub fn words(words: &mut Words<'_>) {
    let settings: Vec<_> = words.builder.settings.all("claims").collect();
    for word in settings.iter().flat_map(|it| it.value.split(',')).map(str::trim) {
        let what = match WORDS.iter().position(|it| it.0.eq_ignore_ascii_case(word)) {
            Some(0) => "a repetition",
            Some(1) => "the rule of moves without progress",
            Some(2) => "the count of moves",
            _ => continue,
        };
        words.say(Topic::End, format!("The end by {what} has to be claimed by a player."));
    }
}
