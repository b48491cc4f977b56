//! Where a piece that is driven or dragged ends, and where its mover does.

use crate::movement::driving::Force;
use crate::prelude::*;
use crate::support::lines::{LineStep, squares};
use crate::support::lost_royals::loses_royal;
use crate::support::spared::Spared;
use engine::board::topology::VecId;
use engine::program::Powers;
use engine::program::walker::trace::Victim;

/// The empty squares of a line from a square on, as far as they are open to a piece.
#[derive(Debug)]
pub(super) struct Course {
    /// The nearest first.
    pub(super) squares: Vec<Sq>,
    /// What stands behind the last of them.
    pub(super) stop: Option<Sq>,
    /// Whether the board ends behind the last of them, within reach.
    pub(super) is_edge: bool,
}

impl Course {
    /// At most so many squares.
    pub(super) fn of(scene: Scene<'_>, from: Sq, piece: Occupant, step: VecId, n_most: usize) -> Self {
        let movement = &scene.variant.movement;
        let mut res = Self { squares: Vec::new(), stop: None, is_edge: false };
        for sq in squares(&movement.topology, step, from).take(n_most) {
            if !scene.position.at(sq).is_empty() {
                res.stop = Some(sq);
                return res;
            }
            if movement.is_closed(piece.side(), piece.kind(), sq) {
                return res;
            }
            res.squares.push(sq);
        }
        let last = res.squares.last().copied().unwrap_or(from);
        res.is_edge = res.squares.len() < n_most && movement.topology.step(step, last) == Sq::NONE;
        res
    }
}

/// A piece that meets another one on a line.
#[derive(Debug)]
pub(super) struct Meeting {
    pub(super) from: Sq,
    pub(super) mover: Occupant,
    /// Where the other piece stands.
    pub(super) met: Sq,
    pub(super) piece: Occupant,
    /// The squares between them, from the mover on.
    pub(super) between: Vec<Sq>,
    /// How many steps a piece goes at most.
    pub(super) n_most: usize,
}

/// Where the other piece and the mover end; none for what has left the board.
pub(super) type Ends = (Option<Sq>, Option<Sq>);

impl Meeting {
    /// Where the other piece and the mover may end: one of them leads, and the other comes after it as far as it likes.
    pub(super) fn ends(&self, scene: Scene<'_>, force: Force, line: LineStep) -> Vec<Ends> {
        let drives = force == Force::Drive;
        let (first, second) = ((self.met, self.piece), (self.from, self.mover));
        let (lead, follower) = if drives { (first, second) } else { (second, first) };
        let beyond = Course::of(scene, lead.0, lead.1, if drives { line.step } else { line.back }, self.n_most);
        let mut way = self.between.clone();
        if !drives {
            way.reverse();
        }
        way.insert(0, follower.0);
        let n = way.len();
        way.push(lead.0);
        way.extend(beyond.squares);
        let piece = follower.1;
        let closed = |it: &Sq| scene.variant.movement.is_closed(piece.side(), piece.kind(), *it);
        let reach = way[1..].iter().position(closed).unwrap_or(way.len()).min(self.n_most) + 1;
        let mut res = Vec::new();
        for ahead in n..=way.len() {
            let off = ahead == way.len();
            if off && !beyond.is_edge {
                break;
            }
            for after in 0..ahead.min(reach) {
                let (ahead, after) = (way.get(ahead).copied(), way[after]);
                let ends = if drives { (ahead, Some(after)) } else { (Some(after), ahead) };
                // Who is dragged off the board follows the mover there.
                if ends.0 != Some(self.met) && (drives || !off) {
                    res.push(ends);
                }
            }
            if off && !drives && way.len() < reach {
                res.push((None, None));
            }
        }
        res
    }

    /// Writes a move. Whether it exists.
    pub(super) fn write(
        &self,
        scene: Scene<'_>,
        (piece, mover): Ends,
        spared: &Spared,
        candidate: &mut Candidate,
    ) -> bool {
        let off = piece.is_none();
        // As if the mover stayed, so that the square of the piece can be asked.
        candidate.begin(Turn::Walk, self.from, self.from, self.mover);
        if off && spared.has(scene, candidate, self.met) {
            return false;
        }
        candidate.to = mover.unwrap_or(self.from);
        candidate.changed.extend([(self.from, Occupant::EMPTY), (self.met, Occupant::EMPTY)]);
        let victim = Victim { square: self.met, piece: self.piece, unloaded: !off, burnt: off, threatened: true };
        candidate.victims.push(victim);
        candidate.powers = if off { Powers::TAKE } else { Powers::MOVE };
        candidate.changed.extend(piece.map(|it| (it, self.piece.moved())));
        if mover.is_none() {
            candidate.vanish();
        }
        let end = piece.unwrap_or(if mover.is_none() { self.from } else { self.met });
        candidate.steps.extend([self.from, self.met, end].map(Step::Square));
        if mover == Some(self.from) {
            // Who stands still has not moved.
            candidate.after = self.mover;
        } else {
            candidate.steps.extend(mover.map(Step::Square));
        }
        !off || !loses_royal(scene, candidate)
    }
}
