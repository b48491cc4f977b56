//! Xiangqi: each side counts the files from its right.

use engine::ids::Player;
use engine::variant::{Features, Variant};
use records::asked::Board;
use records::xiangqi;

use super::gaits::{AHEAD, BESIDE, CORNERS, Gait, Leap, Lone, STRAIGHT, kinds, leap, squares};
use super::{Coordinate, CoordinatePlace, beside};
use crate::homes;

/// The most files that have a digit each, and ranks of which a piece goes as many at most.
const MAX: Board = Board { files: 9, ranks: 10 };

/// The most squares of a palace.
const MAX_PALACE: usize = 9;

pub(super) const KNIGHT: &[Leap] =
    &[leap(1, 2), leap(2, 1), leap(2, -1), leap(1, -2), leap(-1, -2), leap(-2, -1), leap(-2, 1), leap(-1, 2)];
const ELEPHANT: &[Leap] = &[leap(2, 2), leap(2, -2), leap(-2, -2), leap(-2, 2)];

const GAITS: &[Gait] = &[
    Gait { names: &["P", "S"], goes: &[AHEAD] },
    Gait { names: &["C", "R"], goes: &[STRAIGHT] },
    Gait { names: &["N", "H"], goes: &[KNIGHT] },
    Gait { names: &["B", "E"], goes: &[ELEPHANT] },
    Gait { names: &["A"], goes: &[CORNERS] },
    Gait { names: &["K", "G"], goes: &[BESIDE] },
];

/// Whether all pieces are those of xiangqi.
pub(super) fn fits(variant: &Variant, board: Board) -> bool {
    has_court(variant, board) && Lone::new(variant).have(GAITS)
}

/// Whether there are cannons and palaces, and no drops, which xiangqi and janggi have no words for.
pub(super) fn has_court(variant: &Variant, board: Board) -> bool {
    let all: Vec<_> = squares(variant).collect();
    let has_palace = |side| (1..=MAX_PALACE).contains(&homes::palace(variant, &all, side).len());
    board.files <= MAX.files
        && board.ranks <= MAX.ranks
        && !variant.has(Features::HANDS)
        && variant.type_by_id("C").is_some()
        && kinds(variant).any(|it| variant.royals.types.has(it))
        && Player::BOTH.into_iter().all(has_palace)
}

pub(super) fn coordinates(board: Board) -> Vec<Coordinate> {
    let mut res = beside(board.files, CoordinatePlace::Below, |it| xiangqi::number(board.files - it, true));
    res.extend(beside(board.files, CoordinatePlace::Above, |it| xiangqi::number(it + 1, false)));
    res
}
