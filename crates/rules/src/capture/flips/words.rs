//! What is said of pieces that change sides.

use crate::capture::flips::lines::How;
use crate::capture::flips::{Flips, PATTERNS};
use crate::prelude::*;
use crate::prose::within;

/// Says which pieces change sides, and where that is a must.
pub(super) fn say(flips: &Flips, words: &mut Words<'_>) {
    for ((_, how), groups) in PATTERNS.into_iter().zip(&flips.groups) {
        for group in groups {
            let (who, lines) = (words.any_of(group.types), words.steps(&group.pattern));
            let sentence = match how {
                How::Hit => {
                    format!("When {who} has moved or been dropped, every enemy that it reaches {lines} changes sides.")
                }
                How::Enclosed => format!(
                    "When {who} has moved or been dropped, every unbroken row of enemies between it and another piece of its side changes sides; the rows are those it sees {lines}."
                ),
                How::Passed => format!("Every enemy that {who} passes over {lines} changes sides."),
            };
            words.say(Topic::Captures, sentence);
        }
    }
    if !flips.spared.is_empty() && flips.groups.iter().any(|it| !it.is_empty()) {
        let who = words.any_of(flips.spared);
        words.say(Topic::Captures, format!("{who} never changes sides so."));
    }
    if !flips.beside.is_empty() && flips.groups.iter().any(|it| !it.is_empty()) {
        let who = words.any_of(flips.beside);
        words.say(
            Topic::Captures,
            format!("A drop of {who} makes enemies change sides only where a friend stands beside it."),
        );
    }
    if flips.must.is_empty() {
        return;
    }
    let who = words.any_of(flips.must);
    words.say(Topic::Moving, format!("{who} may only go where it makes an enemy change sides."));
    if let Some(area) = &flips.first {
        let area = within(&words.squares(area, None));
        words.say(
            Topic::Moving,
            format!("While a square {area} is empty, it goes only there, and no enemy has to change sides."),
        );
    }
}
