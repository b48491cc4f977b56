//! What is said of pieces that change sides.

use crate::capture::flips::lines::How;
use crate::capture::flips::{Flips, PATTERNS};
use crate::prelude::*;

/// Says which pieces change sides, and where that is a must.
pub(super) fn say(flips: &Flips, words: &mut Words<'_>) {
    for ((_, how), groups) in PATTERNS.into_iter().zip(&flips.groups) {
        let sentence = |who, lines| match how {
            How::Hit => msg!("flips-hit", who = who, lines = lines),
            How::Enclosed => msg!("flips-enclosed", who = who, lines = lines),
            How::Passed => msg!("flips-passed", who = who, lines = lines),
        };
        let caption = match how {
            How::Hit => msg!("flips-hit-table"),
            How::Enclosed => msg!("flips-enclosed-table"),
            How::Passed => msg!("flips-passed-table"),
        };
        words.tell_lines(Topic::Captures, groups, &sentence, caption);
    }
    if !flips.spared.is_empty() && flips.groups.iter().any(|it| !it.is_empty()) {
        words.tell(Topic::Captures, msg!("flips-spared", who = words.any(flips.spared)));
    }
    if !flips.beside.is_empty() && flips.groups.iter().any(|it| !it.is_empty()) {
        words.tell(Topic::Captures, msg!("flips-beside", who = words.any(flips.beside)));
    }
    if flips.must.is_empty() {
        return;
    }
    words.tell(Topic::Moving, msg!("flips-must", who = words.any(flips.must)));
    if let Some(area) = &flips.first {
        words.tell(Topic::Moving, msg!("flips-first", place = words.on_area(area, None)));
    }
}
