//! Refusals by what lies on the way beside pieces in the way: terrain, and zones in which the piece must stop.

use crate::explain::refusal::reason;
use engine::board::terrain::{Effects, Terrain};
use engine::ids::Sq;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::movement::Movement;
use engine::program::ride_limits::RideLimits;
use engine::program::walker::WalkedMoves;
use engine::program::walker::{Flow, Walker};
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;
use message::{Arg, msg};

/// Steps of one try.
const MAX_STEPS: u64 = 1 << 17;

/// The reason if a piece would reach a square but for a zone or for terrain.
pub(super) fn refused(variant: &Variant, position: &Position, from: Sq, to: Sq) -> Option<Reason> {
    let ride_limits = variant.movement.ride_limits.as_deref().filter(|it| it.watches_steps())?;
    stopped(variant, ride_limits, position, from, to).or_else(|| barred(variant, ride_limits, position, from, to))
}

/// The piece would reach the square if nothing stopped it.
fn stopped(variant: &Variant, ride_limits: &RideLimits, position: &Position, from: Sq, to: Sq) -> Option<Reason> {
    let mut free = ride_limits.clone();
    free.stops = None;
    free.terrain = free.terrain.map(|it| it.without(Effects::STOP));
    if !reaches(&with(variant, free), position, from, to) {
        return None;
    }
    let (piece, topology) = (position.at(from), &variant.movement.topology);
    let holds = |it: &Sq| ride_limits.stops(position, topology, piece.side(), piece.kind(), *it);
    let near = |a: Sq, b: Sq| {
        let (dx, dy) = (topology.file(a) - topology.file(b), topology.rank(a) - topology.rank(b));
        dx * dx + dy * dy
    };
    let others = topology.squares().filter(|it| *it != from && *it != to && holds(it));
    let sq = others.min_by_key(|it| near(*it, from) + near(*it, to)).or_else(|| holds(&to).then_some(to))?;
    let holders =
        ride_limits.stops.as_ref().map(|it| it.holders(position, topology, piece.side(), sq)).unwrap_or_default();
    let marks = if holders.is_empty() { vec![sq] } else { holders };
    let message = msg!("reason-must-stop", piece = variant.named(piece.kind()), square = variant.label(sq));
    Some(reason("must-stop", message, marks.into_iter().map(|it| (it, MarkRole::Other)).collect()))
}

/// The piece would reach the square if the ground were plain.
fn barred(variant: &Variant, ride_limits: &RideLimits, position: &Position, from: Sq, to: Sq) -> Option<Reason> {
    let terrain: &Terrain = ride_limits.terrain.as_ref()?;
    let mut plain = ride_limits.clone();
    plain.terrain = None;
    if !reaches(&with(variant, plain), position, from, to) {
        return None;
    }
    let topology = &variant.movement.topology;
    let rough: Vec<Sq> = topology.squares().filter(|it| position.ground(*it) != 0).collect();
    let alone = |sq: Sq| {
        let mut res = position.clone();
        rough.iter().filter(|it| **it != sq).for_each(|it| res.set_up(Edit::Ground(*it, 0)));
        !reaches(&variant.movement, &res, from, to)
    };
    let mut marks: Vec<Sq> = rough.iter().copied().filter(|it| alone(*it)).collect();
    if marks.is_empty() {
        marks = rough.iter().copied().filter(|it| *it != from).collect();
    }
    let far = |sq: &Sq| {
        let (dx, dy) = (topology.file(*sq) - topology.file(from), topology.rank(*sq) - topology.rank(from));
        dx * dx + dy * dy
    };
    sort::by_key(&mut marks, far);
    let first = *marks.first()?;
    let ground = terrain.kind(position.ground(first))?;
    let piece = variant.named(position.at(from).kind());
    let ground = Arg::word(&*ground.name);
    let message = msg!("reason-terrain", piece = piece, ground = ground, square = variant.label(first));
    Some(reason("terrain", message, marks.into_iter().map(|it| (it, MarkRole::Blocker)).collect()))
}

/// The movement of the rules with other limits of rides.
fn with(variant: &Variant, ride_limits: RideLimits) -> Movement {
    Movement { ride_limits: Some(Box::new(ride_limits)), ..variant.movement.clone() }
}

/// Whether a walk of the piece ends on the square.
fn reaches(movement: &Movement, position: &Position, from: Sq, to: Sq) -> bool {
    let piece = position.at(from);
    let program = movement.program(piece.side(), piece.kind(), from);
    let mut res = false;
    let _ = Walker::limited(MAX_STEPS).walked(
        movement,
        position,
        from,
        WalkedMoves { program, moves: &program.walked },
        &mut |trace| {
            res |= trace.to == Some(to);
            if res { Flow::Break(()) } else { Flow::Continue(()) }
        },
    );
    res
}
