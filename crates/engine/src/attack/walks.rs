//! Pieces whose attacks only walks can find: which changes of the board could let them take a royal. Lines that the
//! tables know are elsewhere.

use std::borrow::Cow;

use crate::attack::pins::Pins;
use crate::attack::rays::Spot;
use crate::attack::tables::{Attacks, WalkBound};
use crate::generate::pseudo_legal::Generator;
use crate::hooks::Scene;
use crate::ids::{Player, Sq};
use crate::position::Position;
use crate::program::walker::Flow;
use crate::variant::Variant;

impl Attacks {
    /// Marks what the walks of a side must be asked about after a change. `false` if that cannot be bounded, or if a
    /// walk may take the royal as the board stands.
    #[inline(never)]
    pub(super) fn walk_pins(
        &self,
        scene: Scene<'_>,
        generator: &mut Generator,
        royal: Sq,
        by: Player,
        pins: &mut Pins,
    ) -> bool {
        let Scene { variant, position } = scene;
        let walkers = &self.walkers[by];
        if walkers.is_empty() {
            return true;
        }
        // Cover, effects on neighbours and the like depend on squares beside the way.
        let is_still = variant.movement.ride_limits.is_none();
        position.pieces(by).filter(|it| walkers.has(position.at(*it).kind())).all(|from| {
            let kind = position.at(from).kind();
            let bound = self.bounds[by][kind.index()];
            let starts_more = variant.starts_captures(by, kind);
            is_still
                && !starts_more
                && !bound.is_unbounded()
                && near_pins(scene, generator, from, royal, bound, pins)
                && (bound.radius == 0 || ride_pins(variant, position, from, royal, bound.radius, pins))
        })
    }
}

/// Marks all squares on which the short walks of a piece depend, if they could come near the royal. `false` if they do.
fn near_pins(
    scene: Scene<'_>,
    generator: &mut Generator,
    from: Sq,
    royal: Sq,
    bound: WalkBound,
    pins: &mut Pins,
) -> bool {
    let topology = &scene.variant.movement.topology;
    if !bound.reaches(topology.distance(from, royal)) {
        return true;
    }
    if comes_near(scene, generator, from, royal, bound.radius) {
        return false;
    }
    for sq in topology.squares().filter(|it| topology.distance(from, *it) <= i32::from(bound.reach)) {
        pins.guard(sq);
        pins.bar(sq);
    }
    true
}

/// Whether a walk takes a target or ends within a radius of it, before any rule is asked.
fn comes_near(scene: Scene<'_>, generator: &mut Generator, from: Sq, target: Sq, radius: u16) -> bool {
    let Scene { variant, position } = scene;
    let piece = position.at(from);
    let program = variant.movement.program(piece.side(), piece.kind(), from);
    let topology = &variant.movement.topology;
    let mut found = false;
    generator.open();
    let _ = generator.run(variant, position, from, program, &mut |it| {
        found = it.takes(target) || radius > 0 && topology.distance(it.to, target) <= i32::from(radius);
        if found { Flow::Break(()) } else { Flow::Continue(()) }
    });
    // What was not looked at may do so as well.
    found |= !generator.spend(0);
    generator.close();
    found
}

/// The squares of the rides of the piece on a square.
fn rides<'v>(variant: &'v Variant, position: &Position, from: Sq) -> Cow<'v, [Spot]> {
    let piece = position.at(from);
    let program = variant.movement.program(piece.side(), piece.kind(), from);
    let lines = program.rays.iter().map(|it| (it.step, it.range));
    variant.tables.rays.get(variant.place(piece, from), &variant.movement.topology, from, lines)
}

/// Whether a ride of the piece on a square ends within a radius of a target, whatever it may take.
pub(super) fn rides_near(scene: Scene<'_>, generator: &mut Generator, from: Sq, target: Sq, radius: u16) -> bool {
    let Scene { variant, position } = scene;
    let topology = &variant.movement.topology;
    let rides = rides(variant, position, from);
    let near = |it: Sq| it == target || radius > 0 && topology.distance(it, target) <= i32::from(radius);
    let (mut left, mut n_seen, mut found) = (&*rides, 0, false);
    while let [spot, ahead @ ..] = left {
        n_seen += 1;
        found = near(spot.at);
        if found {
            break;
        }
        left = if position.at(spot.at).is_empty() { ahead } else { &ahead[usize::from(spot.behind)..] };
    }
    generator.spend(n_seen);
    found
}

/// Marks what keeps rides of a piece from ending within a radius of a royal. `false` if nothing does.
fn ride_pins(variant: &Variant, position: &Position, from: Sq, royal: Sq, radius: u16, pins: &mut Pins) -> bool {
    let topology = &variant.movement.topology;
    let by = position.at(from).side();
    let rides = rides(variant, position, from);
    let (mut left, mut line, mut blocker) = (&*rides, None, None);
    while let [spot, ahead @ ..] = left {
        if line != Some(spot.line) {
            (line, blocker) = (Some(spot.line), None);
        }
        left = ahead;
        let there = position.at(spot.at);
        if topology.distance(spot.at, royal) <= i32::from(radius) {
            match blocker {
                Some(it) => pins.guard(it),
                // A friend of the rider stands in its way until somebody takes it.
                None if there.is(by) => pins.bar(spot.at),
                None => return false,
            }
        }
        if !there.is_empty() {
            if blocker.is_some() {
                left = &ahead[usize::from(spot.behind)..];
            }
            blocker = blocker.or(Some(spot.at));
        }
    }
    true
}
