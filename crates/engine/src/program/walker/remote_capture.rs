//! Walks that remove pieces the mover does not reach: advancers and effects. Legs are walked in the file above.

use crate::board::occupant::Occupant;
use crate::board::topology::VecId;
use crate::ids::Sq;
use crate::program::effect::Effect;
use crate::program::walker::budget::REPORT;
use crate::program::walker::mover::Mover;
use crate::program::walker::trace::Victim;
use crate::program::walker::{Flow, Report, Walker};
use crate::program::{Gait, Powers};

impl Walker {
    /// Slides through empty squares; where an enemy stands just ahead, it is taken.
    #[inline(never)]
    pub(super) fn advance(&mut self, piece: &Mover<'_>, lines: &[(VecId, u16)], report: Report<'_>) -> Flow {
        let topology = &piece.movement.topology;
        for (step, range) in lines {
            let mut cur = piece.origin;
            for _ in 0..*range {
                if self.work.is_over() {
                    return Flow::Continue(());
                }
                self.work.spend(1);
                cur = topology.step(*step, cur);
                let blocked = cur == Sq::NONE
                    || cur == piece.origin
                    || piece.closes(cur, Gait::empty(), false)
                    || !piece.position.at(cur).is_empty();
                if blocked {
                    break;
                }
                self.reset(piece);
                let ahead = topology.step(*step, cur);
                if ahead != Sq::NONE {
                    self.take(piece, ahead, false);
                }
                self.arrive(cur, report)?;
            }
        }
        Flow::Continue(())
    }

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
