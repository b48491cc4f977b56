//! The first moves of Ouk, which one option says: the royal's leap aside and the counsellor's ahead.

use engine::ids::TypeId;

use crate::write::alike::{is_like, program_by_side};
use crate::write::first_moves::FirstMoves;
use crate::write::presence::{begins, effective, sides, standing};
use crate::write::section_writer::SectionWriter;
use crate::write::walks::{Standing, walks_of};

/// The moves of the royal.
const KING: &str = "KimfsN";
/// The moves of the counsellor.
const FERS: &str = "FimfD";
/// Those that are left after the first.
const FERS_LATER: &str = "F";

/// A type with first moves of that kind.
pub(crate) struct Cambodian {
    pub(crate) kind: TypeId,
    moves: &'static str,
}

impl Cambodian {
    /// Whether it moves like that wherever it may stand.
    pub(crate) fn fits(&self, writer: &mut SectionWriter<'_>) -> bool {
        let (kind, programs) = (self.kind, program_by_side(writer, self.moves));
        sides(writer, kind).all(|side| {
            standing(writer, side, kind).into_iter().all(|at| {
                let piece = Standing { side, kind, at, begins: begins(writer, side, kind, at) };
                effective(writer, side, kind, at) == walks_of(&writer.builder.variant.movement, piece, &programs[side])
            })
        })
    }
}

/// The types with such moves. First moves that are lost in other ways are refused.
pub(crate) fn find(writer: &mut SectionWriter<'_>) -> Vec<Cambodian> {
    if !writer.has("virginLost") {
        return Vec::new();
    }
    let found = king(writer);
    let Some(king) = found else {
        writer.refuse_value("virginLost");
        return Vec::new();
    };
    let fers = writer.kinds().find(|it| is_fers(writer, *it));
    let fers = fers.map(|kind| Cambodian { kind, moves: FERS });
    [Some(Cambodian { kind: king, moves: KING }), fers].into_iter().flatten().collect()
}

/// The royal that loses its first move where a Rook gives check.
fn king(writer: &mut SectionWriter<'_>) -> Option<TypeId> {
    let entries = writer.builder.settings.plain_entries("virginLost");
    let [entry] = &entries[..] else { return None };
    let rook = writer.definition().type_of(&entry.value).map(|it| TypeId(it as u8))?;
    let king = entry.kind.filter(|it| writer.builder.variant.royals.types.has(*it))?;
    let moves = program_by_side(writer, "R");
    is_like(writer, rook, &FirstMoves::default(), &mut |side, _| Some(moves[side].clone())).then_some(king)
}

fn is_fers(writer: &mut SectionWriter<'_>, kind: TypeId) -> bool {
    [(FERS_LATER, false), (FERS, true)].into_iter().all(|(moves, begins)| {
        let programs = program_by_side(writer, moves);
        let movement = &writer.builder.variant.movement;
        sides(writer, kind).all(|side| {
            standing(writer, side, kind).into_iter().all(|at| {
                let piece = Standing { side, kind, at, begins };
                walks_of(movement, piece, &programs[side])
                    == walks_of(movement, piece, movement.program(side, kind, at))
            })
        })
    })
}
