//! Ends of legs: what is taken or put down there, and how the walk goes on.

use crate::board::occupant::Occupant;
use crate::ids::Sq;
use crate::program::walker::budget::{COMPARED_PER_STEP, REPORT, RIGHTS_PER_STEP};
use crate::program::walker::mover::{Landing, LandingEffect, Mover};
use crate::program::walker::trace::Victim;
use crate::program::walker::{Flow, Report, Walker};
use crate::program::{Branch, Gait, NodeId, Powers};

impl Walker {
    /// Tries every power of a leg on the square where it could end.
    pub(super) fn end(&mut self, piece: &Mover<'_>, landing: &Landing<'_>, report: Report<'_>) -> Flow {
        let Landing { leg, to, content, .. } = *landing;
        let powers = self.copied(leg.powers, leg.next == NodeId::END);
        if content.is_empty() {
            return self.end_on_empty(piece, landing, powers, report);
        }
        let friend = content.is(piece.side);
        let royal = piece.position.royal_types().has(content.kind());
        let tame = leg.gait.contains(Gait::TAME);
        let taken = if friend {
            powers.contains(Powers::TAKE_OWN)
        } else {
            content.is_piece()
                && (powers.contains(Powers::TAKE) || royal && powers.contains(Powers::TAKE_ROYAL))
                && !(royal && tame)
        };
        if taken {
            self.go_on(piece, landing, LandingEffect::taking(to), report)?;
        }
        if leg.next == NodeId::END {
            if friend && powers.contains(Powers::RELAY) {
                self.borrow(piece, content.kind(), report)?;
            }
            return Flow::Continue(());
        }
        let jumps = piece.may_mount(content);
        let is_mount = (!tame || friend) && jumps;
        let passes = is_mount && powers.contains(Powers::STAND)
            || jumps && (friend && powers.contains(Powers::PASS_FRIEND) || powers.contains(Powers::PASS_ANY));
        if passes {
            self.go_on(piece, landing, LandingEffect::QUIET, report)?;
        }
        if is_mount && powers.contains(Powers::STAND_TOGGLE) {
            self.go_on(piece, landing, LandingEffect::TOGGLED, report)?;
        }
        if friend && powers.contains(Powers::RELAY) && to != piece.origin {
            self.relay(piece, landing, report)?;
        }
        Flow::Continue(())
    }

    fn end_on_empty(&mut self, piece: &Mover<'_>, landing: &Landing<'_>, powers: Powers, report: Report<'_>) -> Flow {
        if powers.contains(Powers::MOVE) {
            self.go_on(piece, landing, LandingEffect::QUIET, report)?;
        }
        if powers.contains(Powers::MOVE_TOGGLE) {
            self.go_on(piece, landing, LandingEffect::TOGGLED, report)?;
        }
        if powers.contains(Powers::TAKE_PASSING)
            && let Some(right) = piece.position.rights().iter().find(|it| it.square == landing.to)
        {
            let victim = self.trace.at(piece.position, right.victim);
            if victim.is(piece.side.other()) {
                self.go_on(piece, landing, LandingEffect::taking(right.victim), report)?;
            }
        }
        Flow::Continue(())
    }

    /// Carries out the end of a leg, walks the rest, and takes it back.
    fn go_on(&mut self, piece: &Mover<'_>, landing: &Landing<'_>, end: LandingEffect, report: Report<'_>) -> Flow {
        let Landing { leg, from: at, to: next, n, .. } = *landing;
        let LandingEffect { victim, toggled } = end;
        let (n_changed, n_points, n_rights) =
            (self.trace.changed.len(), self.trace.points.len(), self.trace.rights.len());
        let n_victims = self.trace.victims.len();
        let last = leg.next == NodeId::END;
        if !last && piece.stops(next, leg.gait) {
            return Flow::Continue(());
        }
        if let Some(square) = victim {
            let taken = self.trace.at(piece.position, square);
            self.trace.changed.push((square, Occupant::EMPTY));
            self.trace.victims.push(Victim { square, piece: taken, unloaded: false, burnt: false, threatened: true });
        }
        let mut put_down = None;
        let mut possible = true;
        if leg.gait.contains(Gait::UNLOAD) {
            let idx =
                if victim.is_some() { Some(n_victims) } else { self.trace.victims.iter().rposition(|it| !it.unloaded) };
            if let Some(idx) = idx {
                possible = self.trace.at(piece.position, at).is_empty();
                self.trace.victims[idx].unloaded = true;
                let unloaded = self.trace.victims[idx].piece.moved();
                self.trace.changed.push((at, unloaded));
                put_down = Some(idx);
                if at != piece.origin {
                    self.trace.points.push(at);
                }
            }
        }
        if !last && victim == Some(next) {
            self.trace.points.push(next);
        }
        if leg.gait.intersects(Gait::TRAIL | Gait::PATH_TRAIL | Gait::TRACK) {
            self.leave_trail(piece, leg, at, n);
        }
        let flow = if !possible {
            Flow::Continue(())
        } else if last {
            self.complete(leg, at == piece.origin, next, report)
        } else {
            let node = if toggled { leg.next_toggled } else { leg.next };
            let entry = (node, next, self.trace.victims.len());
            self.work.spend(self.entered.len() as u64 / COMPARED_PER_STEP);
            if self.entered.contains(&entry) || self.exhausted() || self.is_known(node, next, n) {
                Flow::Continue(())
            } else {
                self.entered.push(entry);
                let flow = self.legs(piece, node, next, n, report);
                self.entered.pop();
                flow
            }
        };
        if let Some(idx) = put_down {
            self.trace.victims[idx].unloaded = false;
        }
        self.trace.changed.truncate(n_changed);
        self.trace.points.truncate(n_points);
        self.trace.rights.truncate(n_rights);
        self.trace.victims.truncate(n_victims);
        flow
    }

    fn complete(&mut self, leg: &Branch, first: bool, to: Sq, report: Report<'_>) -> Flow {
        self.trace.to = Some(to);
        self.trace.powers = leg.powers;
        let lame = leg.gait.intersects(Gait::LAME | Gait::HOP | Gait::HOP_NEXT | Gait::HOP_ANY);
        self.trace.leap = first && leg.range.1 == 1 && !lame;
        self.work.spend(REPORT + self.trace.rights.len() as u64 / RIGHTS_PER_STEP);
        report(&self.trace)
    }

    /// Notes the squares that a leg passed.
    #[inline(never)]
    fn leave_trail(&mut self, piece: &Mover<'_>, leg: &Branch, at: Sq, n: u16) {
        let topology = &piece.movement.topology;
        let mut cur = at;
        for idx in 1..=n {
            if leg.gait.contains(Gait::PATH_TRAIL) {
                for step in &leg.path {
                    let sq = topology.step(*step, cur);
                    if sq != Sq::NONE {
                        self.leave_right(sq);
                    }
                }
            }
            cur = topology.step(leg.steps.nth(idx), cur);
            if leg.gait.contains(Gait::TRAIL) && idx < n || leg.gait.contains(Gait::TRACK) {
                self.leave_right(cur);
            }
        }
    }

    /// Notes a square, once however often it is passed: two walks over the same squares are in the same state.
    fn leave_right(&mut self, sq: Sq) {
        if !self.trace.rights.contains(&sq) {
            self.trace.rights.push(sq);
        }
    }

    /// The friend on which the leg ends walks the rest; the mover is put back.
    #[inline(never)]
    fn relay(&mut self, piece: &Mover<'_>, landing: &Landing<'_>, report: Report<'_>) -> Flow {
        let Landing { leg, to: next, n, content: friend, .. } = *landing;
        if self.exhausted() {
            return Flow::Continue(());
        }
        let (n_changed, n_points) = (self.trace.changed.len(), self.trace.points.len());
        let mover = piece.position.at(piece.origin);
        self.trace.changed.push((piece.origin, mover));
        self.trace.changed.push((next, Occupant::EMPTY));
        self.trace.points.push(next);
        let before = (self.trace.piece, self.trace.from);
        (self.trace.piece, self.trace.from) = (friend, Some(next));
        let flow = self.legs(piece, leg.next, next, n, report);
        (self.trace.piece, self.trace.from) = before;
        self.trace.changed.truncate(n_changed);
        self.trace.points.truncate(n_points);
        flow
    }
}
