//! Who attacks a square: reverse tables for simple moves, walks for the rest. Which attacks matter is decided in `legal`.

use std::cell::Cell;

use crate::attack::tables::{Attacks, Gap, Moved, Target};
use crate::attack::walks;
use crate::board::topology::ANYWHERE;
use crate::generate::pseudo_legal::Generator;
use crate::hooks::Scene;
use crate::ids::{Player, Sq, TypeId};
use crate::moves::candidate::Candidate;
use crate::position::Position;
use crate::program::walker::Flow;
use crate::variant::Variant;

/// Moves of one piece that are looked at to see whether it attacks a square.
const MAX_CANDIDATES: u64 = 1 << 20;

impl Attacks {
    /// Whether passes may let a type take more than its moves alone take.
    pub(crate) fn takes_beside(&self, side: Player, kind: TypeId) -> bool {
        self.bounds[side][kind.index()].radius > 0
    }

    /// A square from which the side attacks `target`, as the board stands.
    pub fn attacker(
        &self,
        variant: &Variant,
        position: &Position,
        generator: &mut Generator,
        target: Sq,
        by: Player,
    ) -> Option<Sq> {
        if variant.movement.is_haven(position.at(target), target) {
            return None;
        }
        generator.open();
        let res = if variant.pieces.neutral.is_empty() {
            self.found(variant, position, generator, target, by)
        } else {
            let position = position.attacked_by(variant.pieces.neutral, by, Some(target));
            self.found(variant, &position, generator, target, by)
        };
        generator.close();
        res
    }

    fn found(
        &self,
        variant: &Variant,
        position: &Position,
        generator: &mut Generator,
        target: Sq,
        by: Player,
    ) -> Option<Sq> {
        if !generator.spend(self.lines[by].len() as u64) {
            return None;
        }
        let sure =
            |it: Sq| !self.doubtful.has(position.at(it).kind()) || walks_to(variant, position, generator, it, target);
        let along_line = self.along_lines(&Target { movement: &variant.movement, position, square: target, by }, sure);
        if along_line.is_some() {
            return along_line;
        }
        let (walkers, passing) = (&self.walkers[by], &self.passing[by]);
        let leaves_right = !passing.is_empty() && position.rights().iter().any(|it| it.victim == target);
        if walkers.is_empty() && !leaves_right {
            return None;
        }
        let scene = Scene { variant, position };
        position.pieces(by).find(|sq| {
            // A piece that was just taken is still among the pieces where a question is asked as if something had moved.
            let piece = position.at(*sq);
            let kind = piece.kind();
            // A right leads to a piece that stands beside the way.
            let mut may_take = || self.may_take(scene, generator, *sq, target) || variant.starts_captures(by, kind);
            let walks = piece.is(by)
                && (walkers.has(kind) && (leaves_right || may_take()) || leaves_right && passing.has(kind));
            walks && walks_to(variant, position, generator, *sq, target)
        })
    }

    /// Whether a piece of the attacking side that goes somewhere may attack the target by that, or uncover an attack on it.
    /// The board is still the one before.
    #[must_use]
    pub fn may_open(&self, target: &Target<'_>, Moved { from, to, kind }: Moved) -> bool {
        let Target { movement, position, square, by } = *target;
        if !self.walkers[by.index()].is_empty() {
            return true;
        }
        let spots = self.spots(movement, square, by);
        let lines = &self.lines[by.index()];
        spots.iter().enumerate().any(|(idx, spot)| {
            let line = &lines[usize::from(spot.line)];
            if spot.at == to {
                line.between != Gap::Clear || line.ranges[kind.index()] >= spot.distance
            } else if Some(spot.at) == from {
                let mut behind = spots[idx + 1..][..usize::from(spot.behind)].iter();
                line.between != Gap::Clear || behind.any(|it| position.at(it.at).is(by))
            } else {
                false
            }
        })
    }

    /// Whether the piece on a square may take what stands on another, as far as distances and rides tell. What sources make
    /// of it is not asked. The generator counts the squares that are looked at.
    pub fn may_walk_to(&self, scene: Scene<'_>, generator: &mut Generator, from: Sq, target: Sq) -> bool {
        let Scene { variant, position } = scene;
        let piece = position.at(from);
        let Some(bound) = self.walks[piece.side()].get(piece.kind().index()) else { return true };
        variant.movement.ride_limits.is_some()
            || bound.reaches(variant.movement.topology.distance(from, target))
            || walks::rides_near(scene, generator, from, target, bound.radius)
    }

    /// Whether walks of the piece on a square may take what stands on another, as far as distances tell.
    fn may_take(&self, scene: Scene<'_>, generator: &mut Generator, from: Sq, target: Sq) -> bool {
        let Scene { variant, position } = scene;
        let piece = position.at(from);
        let bound = self.bounds[piece.side()][piece.kind().index()];
        let topology = &variant.movement.topology;
        bound.reaches(topology.distance(from, target))
            || bound.radius > 0 && walks::rides_near(scene, generator, from, target, bound.radius)
    }
}

/// Whether a move of the piece on `from` takes the piece on `target`.
fn walks_to(variant: &Variant, position: &Position, generator: &mut Generator, from: Sq, target: Sq) -> bool {
    let (hit, n_candidates) = (Cell::new(false), Cell::new(0));
    let takes = |candidate: &Candidate| candidate.takes(target);
    let seen = |it: bool| {
        hit.set(it);
        n_candidates.set(n_candidates.get() + 1);
        if it || n_candidates.get() >= MAX_CANDIDATES { Flow::Break(()) } else { Flow::Continue(()) }
    };
    // A walk that leaves the target alone does so after the rules too, unless they add captures around where it ends.
    let piece = position.at(from);
    let radius = variant.tables.attacks.bounds[piece.side()][piece.kind().index()].radius;
    let distance = |to: Sq| variant.movement.topology.distance(to, target);
    let adds = |it: &Candidate| radius == ANYWHERE || radius > 0 && distance(it.to) <= i32::from(radius);
    let relevant = |candidate: &Candidate| adds(candidate) || takes(candidate) || seen(false).is_break();
    generator.candidate.aim = Some(target);
    let _ = generator.attacks(variant, position, from, &relevant, &mut |candidate| seen(takes(candidate)));
    generator.candidate.aim = None;
    generator.spend(n_candidates.get());
    hit.get()
}
