//! Xiangqi: the notation of China, that of the World Xiangqi Federation, and coordinates with ranks from 0.

pub mod chinese;
pub mod file;
pub mod iccs;
pub(crate) mod names;
pub mod wxf;

use crate::asked::{Board, Square};
use crate::cursor::{kanji, wide};

/// A number as a side writes it: in kanji the side that begins, in digits of full width the other one.
#[must_use]
pub fn number(number: u8, is_first: bool) -> String {
    if is_first { kanji(number) } else { wide(number) }
}

/// What a square is called by the files as the side counts them that begins, from the right, and by the ranks from its own:
/// `五1`. Moves do not name squares.
#[must_use]
pub fn square(board: Board, at: Square) -> String {
    format!("{}{}", number(board.files.saturating_sub(at.file), true), at.rank.saturating_add(1))
}
