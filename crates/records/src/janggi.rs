//! Moves as Korean players write them: `79卒78`, the square where a piece begins, its sign, the square where it ends.

use crate::asked::{Board, Names, Square};
use crate::told::ToldMove;
use crate::xiangqi::names::{ADVISOR, CANNON, CHARIOT, ELEPHANT, HORSE, KING, SOLDIER};

/// The signs of the side that begins, and of the other one.
const SIGNS: [(Names, [&str; 2]); 7] = [
    (KING, ["楚", "漢"]),
    (ADVISOR, ["士", "士"]),
    (ELEPHANT, ["象", "象"]),
    (HORSE, ["馬", "馬"]),
    (CHARIOT, ["車", "車"]),
    (CANNON, ["包", "包"]),
    (SOLDIER, ["卒", "兵"]),
];

/// What stands in the place of a move when a side passes.
const PASS: &str = "한수쉼";

/// A rank as a digit: from the top, 0 for the tenth.
#[must_use]
pub fn rank(board: Board, rank: u8) -> String {
    (board.ranks.saturating_sub(rank) % 10).to_string()
}

/// A file as a digit, from the left.
#[must_use]
pub fn file(file: u8) -> String {
    file.saturating_add(1).to_string()
}

/// The name of a square, its rank first: `79`.
#[must_use]
pub fn square(board: Board, at: Square) -> String {
    rank(board, at.rank) + &file(at.file)
}

/// The text of a move; none for what janggi does not have.
#[must_use]
pub fn write(it: &ToldMove, board: Board) -> Option<String> {
    if it.passes {
        return Some(PASS.to_owned());
    }
    let signs = SIGNS.iter().find(|one| one.0.contains(&it.piece.as_str()))?.1;
    let from = it.from.filter(|_| it.is_plain && it.becomes == it.piece)?;
    Some(format!("{}{}{}", square(board, from), signs[usize::from(!it.first_moves)], square(board, it.to)))
}
