//! Janggi: squares are two digits, the rank from the top and the file from the left.

use engine::variant::Variant;
use records::asked::Board;
use records::janggi;

use super::gaits::{AHEAD, BESIDE, Gait, Leap, Lone, STRAIGHT, leap, squares};
use super::xiangqi::{KNIGHT, has_court};
use super::{Coordinate, CoordinatePlace, beside};

const ELEPHANT: &[Leap] =
    &[leap(2, 3), leap(3, 2), leap(3, -2), leap(2, -3), leap(-2, -3), leap(-3, -2), leap(-3, 2), leap(-2, 3)];

const GAITS: &[Gait] = &[
    Gait { names: &["P", "S"], goes: &[AHEAD] },
    Gait { names: &["C"], goes: &[] },
    Gait { names: &["R"], goes: &[STRAIGHT] },
    Gait { names: &["N", "H"], goes: &[KNIGHT] },
    Gait { names: &["B", "E"], goes: &[ELEPHANT] },
    Gait { names: &["A", "K", "G"], goes: &[BESIDE] },
];

/// Whether all pieces are those of janggi, whose cannons go nowhere without a piece to jump.
pub(super) fn fits(variant: &Variant, board: Board) -> bool {
    let mut lone = Lone::new(variant);
    let cannon = variant.type_by_id("C").filter(|_| has_court(variant, board));
    cannon.is_some_and(|it| squares(variant).all(|from| lone.ends(it, from).is_empty())) && lone.have(GAITS)
}

pub(super) fn coordinates(board: Board) -> Vec<Coordinate> {
    let mut res = beside(board.files, CoordinatePlace::Below, janggi::file);
    res.extend(beside(board.ranks, CoordinatePlace::Left, |it| janggi::rank(board, it)));
    res
}
