//! What pieces are called, by the names that they have in FEN: horse and elephant have two.

use crate::asked::Names;

pub(crate) const KING: Names = &["K", "G"];
pub(crate) const ADVISOR: Names = &["A"];
pub(crate) const ELEPHANT: Names = &["B", "E"];
pub(crate) const HORSE: Names = &["N", "H"];
pub(crate) const CHARIOT: Names = &["R"];
pub(crate) const CANNON: Names = &["C"];
/// The pieces of which more than two may stand on a file.
pub(crate) const SOLDIER: Names = &["P", "S"];

/// The signs of both sides, in traditional and in simplified characters.
pub(super) const SIGNS: &[(&str, Names)] = &[
    ("帅", KING),
    ("帥", KING),
    ("将", KING),
    ("將", KING),
    ("仕", ADVISOR),
    ("士", ADVISOR),
    ("相", ELEPHANT),
    ("象", ELEPHANT),
    ("马", HORSE),
    ("馬", HORSE),
    ("傌", HORSE),
    ("车", CHARIOT),
    ("車", CHARIOT),
    ("俥", CHARIOT),
    ("炮", CANNON),
    ("砲", CANNON),
    ("包", CANNON),
    ("兵", SOLDIER),
    ("卒", SOLDIER),
];

/// The letters of the federation.
pub(super) const LETTERS: &[(&str, Names)] = &[
    ("K", KING),
    ("G", KING),
    ("A", ADVISOR),
    ("E", ELEPHANT),
    ("B", ELEPHANT),
    ("H", HORSE),
    ("N", HORSE),
    ("R", CHARIOT),
    ("C", CANNON),
    ("P", SOLDIER),
    ("S", SOLDIER),
];

/// Whether the way of a move tells which of two on a file makes it: advisors and elephants are never told by their place.
pub(super) fn is_told_by_way(name: &str) -> bool {
    ADVISOR.contains(&name) || ELEPHANT.contains(&name)
}

/// The sign and the letter of a piece by its name in FEN: signs of the side that begins, then of the other one.
pub(super) fn written(name: &str) -> Option<(&'static str, &'static str, &'static str)> {
    let known: [(Names, _); 7] = [
        (KING, ("帅", "将", "K")),
        (ADVISOR, ("仕", "士", "A")),
        (ELEPHANT, ("相", "象", "E")),
        (HORSE, ("马", "马", "H")),
        (CHARIOT, ("车", "车", "R")),
        (CANNON, ("炮", "炮", "C")),
        (SOLDIER, ("兵", "卒", "P")),
    ];
    known.iter().find(|it| it.0.contains(&name)).map(|it| it.1)
}
