//! Who attacks a square: reverse tables for simple moves, walks for the rest. Which attacks matter is decided in `legal`.

use std::cell::Cell;

use crate::attack::tables::{Attacks, Target};
use crate::generate::pseudo_legal::Generator;
use crate::ids::{Player, Sq};
use crate::moves::candidate::Candidate;
use crate::position::Position;
use crate::program::walker::Flow;
use crate::variant::Variant;

/// Moves of one piece that are looked at to see whether it attacks a square.
const MAX_DRAFTS: u64 = 1 << 20;

impl Attacks {
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
        let res = self.found(variant, position, generator, target, by);
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
        if !generator.spend(self.lines[by.index()].len() as u64) {
            return None;
        }
        let sure =
            |it: Sq| !self.doubtful.has(position.at(it).kind()) || walks_to(variant, position, generator, it, target);
        let along_line = self.along_lines(&Target { movement: &variant.movement, position, square: target, by }, sure);
        if along_line.is_some() {
            return along_line;
        }
        let (walkers, passing) = (&self.walkers[by.index()], &self.passing[by.index()]);
        let leaves_right = !passing.is_empty() && position.rights().iter().any(|it| it.victim == target);
        if walkers.is_empty() && !leaves_right {
            return None;
        }
        let (topology, reach) = (&variant.movement.topology, &self.reach[by.index()]);
        let has_more =
            |kind| variant.sources.iter().zip(&variant.starters).any(|(it, starters)| starters.has(kind) && it.takes());
        let walks = |sq: &Sq| {
            let kind = position.at(*sq).kind();
            // A right leads to a piece that stands beside the way.
            let is_near = || topology.distance(*sq, target) <= i32::from(reach[kind.index()]) || has_more(kind);
            walkers.has(kind) && (leaves_right || is_near()) || leaves_right && passing.has(kind)
        };
        position.pieces(by).filter(walks).find(|it| walks_to(variant, position, generator, *it, target))
    }
}

/// Whether a move of the piece on `from` takes the piece on `target`.
fn walks_to(variant: &Variant, position: &Position, generator: &mut Generator, from: Sq, target: Sq) -> bool {
    let (hit, n_drafts) = (Cell::new(false), Cell::new(0));
    let takes = |candidate: &Candidate| candidate.threatened().any(|it| it.square == target);
    let seen = |it: bool| {
        hit.set(it);
        n_drafts.set(n_drafts.get() + 1);
        if it || n_drafts.get() >= MAX_DRAFTS { Flow::Break(()) } else { Flow::Continue(()) }
    };
    // A walk that leaves the target alone does so after the rules too, unless they add captures for this type.
    let adds = variant.attacks.changed.has(position.at(from).kind());
    let relevant = |candidate: &Candidate| adds || takes(candidate) || seen(false).is_break();
    let _ = generator.attacks(variant, position, from, &relevant, &mut |candidate| seen(takes(candidate)));
    generator.spend(n_drafts.get());
    hit.get()
}
