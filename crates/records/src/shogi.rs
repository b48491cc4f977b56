//! Shogi, as its programs in Japan write it.

pub mod csa;
mod handicaps;
pub mod ki2;
pub mod kif;
mod names;
pub mod position;
mod ways_to_end;

use crate::asked::{Board, Square};
use crate::cursor::{kanji, wide};

/// The name of a file by its number from the right, from 1: `７`.
#[must_use]
pub fn file(number: u8) -> String {
    wide(number)
}

/// The name of a rank by its number from the top, from 1: `六`.
#[must_use]
pub fn rank(number: u8) -> String {
    kanji(number)
}

/// The name of a square: `７六`.
#[must_use]
pub fn square(board: Board, at: Square) -> String {
    let (from_right, from_top) = board.top_right(at);
    format!("{}{}", file(from_right), rank(from_top))
}
