//! A candidate move and what is done about it: where the piece ends and what it removes. The keys are read elsewhere.

use crate::board::topology::{Topology, VecId};
use crate::ids::Sq;
use crate::program::Branch;

/// A square that follows from a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectSquare {
    /// The end square of the candidate.
    To,
    /// The origin.
    From,
    /// The square before the end square; the origin for a single step or leap.
    Prev,
    /// One step on.
    Beyond,
    /// One step from the origin, the other way.
    Behind,
}

/// Where pieces are removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Removal {
    /// On a square of the candidate.
    At(EffectSquare),
    /// On the squares between.
    Path,
    /// One of these leaps from the end of the move.
    Near(Vec<VecId>),
}

/// A leg that finds squares, with what follows from its step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EffectLeg {
    /// The leg.
    pub leg: Branch,
    pub(crate) back: VecId,
    /// The squares between start and end of one step.
    path: Vec<VecId>,
}

/// What is done about candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    /// What finds them.
    pub legs: Vec<EffectLeg>,
    /// Where the piece ends.
    pub end: EffectSquare,
    /// What is removed.
    pub removals: Vec<Removal>,
    /// Whether the piece may not end where it came from.
    pub runs: bool,
    /// Whether something must be removed.
    pub needs: bool,
    /// Whether friends are removed too.
    pub friends: bool,
    /// Whether moves to the same square that remove nothing are no moves.
    pub must: bool,
}

/// The squares of one candidate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EffectSquares {
    /// Where the piece ends.
    pub end: Sq,
    /// What is removed, if something that may be removed stands there.
    pub removed: Vec<Sq>,
}

impl EffectLeg {
    /// A line of a straight leg, and the squares between start and end of one step.
    #[must_use]
    pub fn new(leg: Branch, path: Vec<VecId>, topology: &mut Topology) -> Self {
        let step = leg.steps.nth(1);
        let back = topology.reverse(step);
        Self { leg, back, path }
    }
}

impl Effect {
    /// The squares of a candidate; `None` if the end is off the board.
    #[must_use]
    pub fn places(&self, topology: &Topology, line: &EffectLeg, from: Sq, to: Sq) -> Option<EffectSquares> {
        let step = line.leg.steps.nth(1);
        let (mut prev, mut between) = (from, Vec::new());
        loop {
            between.extend(line.path.iter().map(|it| topology.step(*it, prev)).filter(|it| *it != Sq::NONE));
            let next = topology.step(step, prev);
            if next == to || next == Sq::NONE || between.len() > topology.len() {
                break;
            }
            between.push(next);
            prev = next;
        }
        let at = |place| match place {
            EffectSquare::To => to,
            EffectSquare::From => from,
            EffectSquare::Prev => prev,
            EffectSquare::Beyond => topology.step(step, to),
            EffectSquare::Behind => topology.step(line.back, from),
        };
        let end = at(self.end);
        if end == Sq::NONE {
            return None;
        }
        let mut removed = Vec::new();
        for it in &self.removals {
            match it {
                Removal::At(place) => removed.push(at(*place)),
                Removal::Path => removed.extend_from_slice(&between),
                Removal::Near(steps) => removed.extend(steps.iter().map(|it| topology.step(*it, end))),
            }
        }
        removed.retain(|it| *it != Sq::NONE);
        Some(EffectSquares { end, removed })
    }
}
