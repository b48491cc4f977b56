//! What the Pawn of chess does: whether a type moves like it, and where it goes two or three squares.

use std::collections::BTreeSet;

use engine::ids::{Player, Sq, TypeId};
use engine::program::Powers;

use crate::write::presence::{effective, sides, standing};
use crate::write::section_writer::SectionWriter;
use crate::write::walks::Walk;

/// The walks of the Pawn of chess from a square.
#[derive(Debug, Default)]
pub(crate) struct PawnWalks {
    pub(crate) double: Option<Walk>,
    pub(crate) triple: Option<Walk>,
    pub(crate) passes: bool,
}

/// The squares on the straight line between two squares.
pub(crate) fn between(writer: &SectionWriter<'_>, from: Sq, to: Sq) -> Vec<Sq> {
    let topology = &writer.builder.variant.movement.topology;
    let (dx, dy) = (topology.file(to) - topology.file(from), topology.rank(to) - topology.rank(from));
    let n = dx.abs().max(dy.abs());
    if n < 2 || dx != 0 && dy != 0 && dx.abs() != dy.abs() {
        return Vec::new();
    }
    let at = |i: i32| topology.square(topology.file(from) + i * dx.signum(), topology.rank(from) + i * dy.signum());
    (1..n).filter_map(at).collect()
}

/// The square some ranks ahead, as far as the board and the type's own squares go.
fn ahead(writer: &SectionWriter<'_>, side: Player, at: Sq, n: i32) -> Option<Sq> {
    let topology = &writer.builder.variant.movement.topology;
    let sign = if side == Player::White { 1 } else { -1 };
    topology.square(topology.file(at), topology.rank(at) + sign * n)
}

/// Whether a Pawn could go so many squares ahead on an empty board.
pub(crate) fn is_ahead(writer: &SectionWriter<'_>, side: Player, kind: TypeId, at: Sq, n: i32) -> bool {
    let movement = &writer.builder.variant.movement;
    let all: Option<Vec<Sq>> = (1..=n).map(|it| ahead(writer, side, at, it)).collect();
    let Some(all) = all else { return false };
    let inside = all.iter().all(|it| !movement.topology.is_hole(*it) && !movement.is_closed(side, kind, *it));
    inside && all.last().is_some_and(|it| !movement.is_barred(side, kind, *it))
}

/// Whether a type moves like the Pawn of chess wherever it may stand.
pub(crate) fn is_pawn(writer: &SectionWriter<'_>, kind: TypeId) -> bool {
    let mut any = false;
    for side in sides(writer, kind) {
        let mut passes = BTreeSet::new();
        for at in standing(writer, side, kind) {
            let Some(found) = pawn_walks(writer, side, kind, at) else { return false };
            if effective(writer, side, kind, at).iter().any(takes_aside) {
                passes.insert(found.passes);
                any = true;
            }
        }
        if passes.len() > 1 {
            return false;
        }
    }
    any
}

fn takes_aside(it: &Walk) -> bool {
    matches!(it, Walk::Leap { power, .. } if *power == Powers::TAKE.bits())
}

/// What a piece does beyond a step ahead and captures aside, if it does that and else only what a Pawn may.
pub(crate) fn pawn_walks(writer: &SectionWriter<'_>, side: Player, kind: TypeId, at: Sq) -> Option<PawnWalks> {
    let movement = &writer.builder.variant.movement;
    let topology = &movement.topology;
    let sign = if side == Player::White { 1 } else { -1 };
    let open = |sq: &Sq| !topology.is_hole(*sq) && !movement.is_barred(side, kind, *sq);
    let beside = |dx: i32| topology.square(topology.file(at) + dx, topology.rank(at) + sign).filter(open);
    let step = ahead(writer, side, at, 1);
    let mut res = PawnWalks::default();
    let mut found = effective(writer, side, kind, at);
    let leap = |power: Powers, to: Sq| Walk::Leap { power: power.bits(), to, path: BTreeSet::new(), trail: false };
    if let Some(to) = step.filter(open) {
        found.take(&leap(Powers::MOVE, to))?;
    }
    for to in [-1, 1].into_iter().filter_map(beside) {
        found.take(&leap(Powers::TAKE, to))?;
        res.passes |= found.remove(&leap(Powers::TAKE_PASSING, to));
    }
    for it in found {
        let Walk::Leap { power, to, path, .. } = &it else { return None };
        let squares: BTreeSet<Sq> = between(writer, at, *to).into_iter().collect();
        let fits = *power == Powers::MOVE.bits() && *path == squares;
        match fits {
            true if Some(*to) == ahead(writer, side, at, 2) && res.double.is_none() => res.double = Some(it),
            true if Some(*to) == ahead(writer, side, at, 3) && res.triple.is_none() => res.triple = Some(it),
            _ => return None,
        }
    }
    Some(res)
}
