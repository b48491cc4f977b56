//! Walks that remove pieces the mover does not reach: effects. Legs are walked in the file above.

use crate::board::occupant::Occupant;
use crate::ids::Sq;
use crate::program::Powers;
use crate::program::effect::Effect;
use crate::program::walker::budget::REPORT;
use crate::program::walker::mover::Mover;
use crate::program::walker::trace::Victim;
use crate::program::walker::{Flow, Report, Walker};

impl Walker {
    /// Finds squares with single legs and does what the effect says.
    #[inline(never)]
    pub(super) fn effect(&mut self, piece: &Mover<'_>, effect: &Effect, report: Report<'_>) -> Flow {
        for line in &effect.legs {
            let mut found: Vec<Sq> = Vec::new();
            self.reset(piece);
            self.branch(piece, &line.leg, piece.origin, 0, &mut |trace| {
                found.extend(trace.to);
                Flow::Continue(())
            })?;
            for target in found {
                self.reset(piece);
                let Some(places) = effect.places(&piece.movement.topology, line, piece.origin, target) else {
                    continue;
                };
                self.work.spend(places.removed.len() as u64);
                for sq in &places.removed {
                    self.take(piece, *sq, effect.friends);
                }
                let end = places.end;
                let removed = !self.trace.victims.is_empty();
                let possible = self.trace.at(piece.position, end).is_empty()
                    && !(effect.runs && end == piece.origin)
                    && (removed || !effect.needs);
                if !possible {
                    continue;
                }
                if end == piece.origin && target != piece.origin {
                    self.trace.points.push(target);
                }
                self.arrive(end, report)?;
            }
        }
        Flow::Continue(())
    }

    /// Takes what stands on a square and may be taken, once.
    fn take(&mut self, piece: &Mover<'_>, square: Sq, friends: bool) {
        let taken = self.trace.at(piece.position, square);
        if square != piece.origin && taken.is_piece() && (friends || !taken.is(piece.side)) {
            self.trace.changed.push((square, Occupant::EMPTY));
            self.trace.victims.push(Victim { square, piece: taken, unloaded: false, burnt: false, threatened: true });
        }
    }

    /// Ends a move on an empty square.
    fn arrive(&mut self, to: Sq, report: Report<'_>) -> Flow {
        self.trace.to = Some(to);
        self.trace.powers = Powers::MOVE;
        self.trace.leap = false;
        self.work.spend(REPORT);
        report(&self.trace)
    }
}
