//! Moves to any square, and walks of single steps that may turn anywhere. Legs are walked in the file above.

use crate::ids::Sq;
use crate::program::walker::mover::{Landing, Mover};
use crate::program::walker::{Flow, Report, Walker};
use crate::program::{Branch, Gait, NodeId, Powers, Steps, UNLIMITED};

/// A walk of single steps that may turn anywhere.
pub(super) struct AreaWalk<'a> {
    pub(super) steps: &'a [crate::board::topology::VecId],
    pub(super) range: u16,
    pub(super) powers: Powers,
    pub(super) gait: Gait,
}

impl Walker {
    #[inline(never)]
    pub(super) fn universal(&mut self, piece: &Mover<'_>, powers: Powers, gait: Gait, report: Report<'_>) -> Flow {
        for sq in piece.movement.topology.squares() {
            if self.work.is_over() {
                break;
            }
            self.work.spend(1);
            if sq != piece.origin && !(piece.ride_limits.is_some() && piece.closes(sq, gait, true)) {
                self.land(piece, powers, gait, sq, report)?;
            }
        }
        Flow::Continue(())
    }

    /// Ends a move that consists of nothing but its end square.
    fn land(&mut self, piece: &Mover<'_>, powers: Powers, gait: Gait, sq: Sq, report: Report<'_>) -> Flow {
        let leg = Branch {
            steps: Steps::Turning(Vec::new()),
            range: (1, 1),
            powers,
            gait,
            path: Vec::new(),
            next: NodeId::END,
            next_toggled: NodeId::END,
        };
        let content = self.trace.at(piece.position, sq);
        self.end(piece, &Landing { leg: &leg, from: piece.origin, to: sq, n: 0, content }, report)
    }

    #[inline(never)]
    pub(super) fn area(&mut self, piece: &Mover<'_>, area: &AreaWalk<'_>, report: Report<'_>) -> Flow {
        let mut seen = std::mem::take(&mut self.seen);
        let mut queue = std::mem::take(&mut self.queue);
        seen.clear();
        seen.resize(piece.movement.topology.len(), false);
        queue.clear();
        seen[piece.origin.index()] = true;
        queue.push((piece.origin, 0));
        let mut head = 0;
        let mut flow = Flow::Continue(());
        while head < queue.len() && flow.is_continue() {
            let (at, n) = queue[head];
            head += 1;
            if n >= area.range && area.range != UNLIMITED {
                continue;
            }
            self.work.spend(area.steps.len() as u64);
            if self.work.is_over() {
                break;
            }
            for step in area.steps {
                let next = piece.movement.topology.step(*step, at);
                if next == Sq::NONE || seen[next.index()] || piece.closes(next, area.gait, self.trace.exempt) {
                    continue;
                }
                seen[next.index()] = true;
                let content = self.trace.at(piece.position, next);
                flow = self.land(piece, area.powers, area.gait, next, report);
                if flow.is_break() {
                    break;
                }
                if n + 1 == area.range {
                    continue;
                }
                let passable = || {
                    area.gait.contains(Gait::OVER_ALL)
                        || area.gait.contains(Gait::OVER_FRIENDS) && content.is(piece.side)
                };
                let open = content.is_empty() || passable() && piece.may_mount(content);
                if open && !piece.ends_ride(next, area.gait) {
                    queue.push((next, n + 1));
                }
            }
        }
        self.seen = seen;
        self.queue = queue;
        flow
    }
}
