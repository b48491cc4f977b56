//! Shogi: files count from the right, ranks from the top.

use engine::variant::Variant;
use records::asked::Board;
use records::shogi;

use super::gaits::{AHEAD, BESIDE, CORNERS, Gait, Leap, Lone, SLANTING, STRAIGHT, kinds, leap};
use super::{Coordinate, CoordinatePlace, beside};

/// What the records of shogi have signs for: more files than digits they do not.
const MAX_FILES: u8 = 9;

const FORWARD_CORNERS: &[Leap] = &[leap(1, 1), leap(-1, 1)];

const GAITS: &[Gait] = &[
    Gait { names: &["P"], goes: &[AHEAD] },
    Gait { names: &["L"], goes: &[&[leap(0, 1), leap(0, 2)]] },
    Gait { names: &["N"], goes: &[&[leap(-1, 2), leap(1, 2)]] },
    Gait { names: &["S"], goes: &[AHEAD, CORNERS] },
    Gait { names: &["G", "+P", "+L", "+N", "+S"], goes: &[BESIDE, FORWARD_CORNERS] },
    Gait { names: &["B"], goes: &[SLANTING] },
    Gait { names: &["R"], goes: &[STRAIGHT] },
    Gait { names: &["K"], goes: &[BESIDE, CORNERS] },
    Gait { names: &["+B"], goes: &[SLANTING, BESIDE] },
    Gait { names: &["+R"], goes: &[STRAIGHT, CORNERS] },
];

/// Whether all pieces are those of shogi, a King among them, and some promote as there.
pub(super) fn fits(variant: &Variant, board: Board) -> bool {
    board.files <= MAX_FILES
        && variant.type_by_id("K").is_some()
        && kinds(variant).any(|it| variant.promoted(it).is_some())
        && Lone::new(variant).have(GAITS)
}

pub(super) fn coordinates(board: Board) -> Vec<Coordinate> {
    let mut res = beside(board.files, CoordinatePlace::Above, |it| shogi::file(board.files - it));
    res.extend(beside(board.ranks, CoordinatePlace::Right, |it| shogi::rank(board.ranks - it)));
    res
}
