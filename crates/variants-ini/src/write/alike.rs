//! Whether pieces move alike wherever they may stand, however their moves are written.

use std::collections::BTreeMap;

use engine::ids::{Player, Sq, TypeId};
use engine::program::Program;

use crate::diagonal_lines;
use crate::region::Region;
use crate::write::first_moves::FirstMoves;
use crate::write::presence::{effective, sides, standing};
use crate::write::section_writer::SectionWriter;
use crate::write::spelling::program;
use crate::write::walks::{Standing, Walk, walks_of};

/// Whether a piece moves alike wherever it may stand by another program, which may depend on the square.
pub(crate) fn is_like(
    writer: &SectionWriter<'_>,
    kind: TypeId,
    first: &FirstMoves,
    other: &mut dyn FnMut(Player, Sq) -> Option<Program>,
) -> bool {
    let starts = |side: Player, at: Sq| first.zone[side].contains(&at);
    sides(writer, kind).all(|side| {
        standing(writer, side, kind).into_iter().all(|at| {
            let ours = effective(writer, side, kind, at);
            let Some(program) = other(side, at) else { return false };
            let piece = Standing { side, kind, at, begins: starts(side, at) };
            !ours.iter().any(Walk::is_other) && ours == walks_of(&writer.builder.variant.movement, piece, &program)
        })
    })
}

/// Whether a piece moves like a move string of the definition's notation.
pub(crate) fn moves_like(writer: &mut SectionWriter<'_>, kind: TypeId, first: &FirstMoves, moves: &str) -> bool {
    let programs = Player::both(|side| program(writer, moves, side));
    is_like(writer, kind, first, &mut |side, _| Some(programs[side].clone()))
}

/// Slanting lines, and a type of the other program that may use them.
pub(crate) struct OnLines<'a> {
    pub(crate) lines: &'a Region,
    pub(crate) option: &'a str,
    /// Its moves elsewhere.
    pub(crate) moves: &'a str,
}

impl OnLines<'_> {
    /// Whether a piece moves like that type.
    pub(crate) fn fits(&self, writer: &mut SectionWriter<'_>, kind: TypeId, first: &FirstMoves) -> bool {
        let mut programs: [BTreeMap<Sq, Program>; 2] = Default::default();
        for side in sides(writer, kind) {
            for at in standing(writer, side, kind) {
                let Some(moves) = self.moves_at(writer, side, at) else { return false };
                programs[side].insert(at, program(writer, &moves, side));
            }
        }
        is_like(writer, kind, first, &mut |side, at| programs[side].get(&at).cloned())
    }

    /// The moves from a square; `None` if no line helps the type.
    fn moves_at(&self, writer: &SectionWriter<'_>, side: Player, at: Sq) -> Option<String> {
        let (file, rank) = writer.place_of(at);
        let seen = match side {
            Player::White => (file, rank),
            Player::Black => (writer.files + 1 - file, writer.ranks + 1 - rank),
        };
        let added = diagonal_lines::added(self.lines, seen, self.option, self.moves)?;
        Some(format!("{}{added}", self.moves))
    }
}

/// What a move string means for each side.
pub(crate) fn program_by_side(writer: &mut SectionWriter<'_>, moves: &str) -> [Program; 2] {
    Player::both(|side| program(writer, moves, side))
}
