//! Slanting lines that only some squares have, as in the palaces of Janggi, and the cannons that use them.

use std::collections::BTreeMap;

use message::msg;

use crate::region::{Region, square};
use crate::sheet::DefinitionText;

/// The ways to go along a slanting line: letters for directions, and files and ranks of a step.
const WAYS: [Way; 4] = [
    Way { letters: "fl", files: -1, ranks: 1 },
    Way { letters: "fr", files: 1, ranks: 1 },
    Way { letters: "bl", files: -1, ranks: -1 },
    Way { letters: "br", files: 1, ranks: -1 },
];

/// A slanting direction.
struct Way {
    /// As moves name it.
    letters: &'static str,
    /// Of one step.
    files: i8,
    ranks: i8,
}

/// What a type does on the lines, by the name of its piece.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Walk {
    Step,
    ForwardStep,
    Ride,
    Jump,
}

/// Gives the types that know slanting lines their moves on them, and cannons what they may jump and take.
pub(crate) fn write(sheet: &mut DefinitionText<'_>) {
    cannons(sheet);
    let Some(lines) = sheet.region("diagonalLines").filter(|it| !it.is_empty()) else { return };
    if sheet.image(&lines) != lines {
        sheet.lost("diagonalLines", msg!("ini-slanting-lines"));
        return;
    }
    let walkers: Vec<(String, Walk)> = sheet.pieces.iter().filter_map(|it| Some((it.id.clone(), walk(it)?))).collect();
    for (id, walk) in walkers {
        for (moves, squares) in by_moves(sheet, &lines, walk) {
            sheet.line(format!("movesAt={id}:{}:+{moves}", squares.join("+")));
        }
    }
}

fn walk(piece: &crate::sheet::PieceLine) -> Option<Walk> {
    walk_of(&piece.option, &piece.moves)
}

/// What a type does on the lines, by the option that names it.
fn walk_of(option: &str, moves: &str) -> Option<Walk> {
    match option {
        "rook" => Some(Walk::Ride),
        "janggiCannon" => Some(Walk::Jump),
        "soldier" => Some(Walk::ForwardStep),
        "wazir" => Some(Walk::Step),
        "king" if moves == "W" => Some(Walk::Step),
        _ => None,
    }
}

/// The moves that the lines add to a type on a square, as its side sees the board; `None` if the type does not use them.
#[cfg(feature = "write")]
pub(crate) fn added(lines: &Region, at: (u8, u8), option: &str, moves: &str) -> Option<String> {
    let walk = walk_of(option, moves)?;
    if !lines.has(at.0, at.1) {
        return Some(String::new());
    }
    Some(WAYS.iter().map(|way| one_way(lines, at.0, at.1, way, walk)).collect())
}

/// The squares of the lines by the moves that they add.
fn by_moves(sheet: &DefinitionText<'_>, lines: &Region, walk: Walk) -> BTreeMap<String, Vec<String>> {
    let mut res: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, rank) in Region::ranks(1, sheet.ranks, sheet.files).and(lines).squares() {
        let moves: String = WAYS.iter().map(|way| one_way(lines, file, rank, way, walk)).collect();
        if !moves.is_empty() {
            res.entry(moves).or_default().push(square(file, rank));
        }
    }
    res
}

fn one_way(lines: &Region, file: u8, rank: u8, way: &Way, walk: Walk) -> String {
    let Way { letters, files, ranks } = *way;
    let mut at = (file, rank);
    let mut n = 0;
    while let (Some(file), Some(rank)) = (at.0.checked_add_signed(files), at.1.checked_add_signed(ranks)) {
        if !lines.has(file, rank) {
            break;
        }
        at = (file, rank);
        n += 1;
    }
    match walk {
        _ if n == 0 => String::new(),
        Walk::ForwardStep if ranks < 0 => String::new(),
        Walk::Step | Walk::ForwardStep => format!("{letters}F"),
        Walk::Ride => format!("{letters}B{n}"),
        Walk::Jump if n > 1 => format!("{letters}pB{n}"),
        Walk::Jump => String::new(),
    }
}

/// Cannons of Janggi neither jump over nor take each other.
fn cannons(sheet: &mut DefinitionText<'_>) {
    let Some(cannon) = sheet.pieces.iter().find(|it| it.option == "janggiCannon").map(|it| it.id.clone()) else {
        return;
    };
    sheet.line(format!("hurdles={cannon}:!{cannon}"));
}
