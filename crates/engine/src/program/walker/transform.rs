//! Moves made from other moves: what a program is extended with. Which keys ask for it is decided by rules.

use crate::board::topology::{Topology, VecId};
use crate::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Ray, Steps, Walked};

/// A move of one straight leg.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Single {
    /// The leg.
    pub leg: Branch,
    /// Only virgin movers.
    pub virgin: bool,
}

impl Single {
    /// Its step.
    #[must_use]
    pub fn step(&self) -> VecId {
        self.leg.steps.nth(1)
    }
}

impl Ray {
    /// The same as a last leg.
    #[must_use]
    pub fn leg(self) -> Branch {
        Branch {
            steps: Steps::Straight(self.step),
            range: (1, self.range),
            powers: self.powers,
            gait: Gait::empty(),
            path: Vec::new(),
            next: NodeId::END,
            next_toggled: NodeId::END,
        }
    }
}

impl Program {
    /// Its moves of one straight leg, and whether it has others.
    #[must_use]
    pub fn singles(&self) -> (Vec<Single>, bool) {
        let mut res: Vec<_> = self.rays.iter().map(|it| Single { leg: it.leg(), virgin: it.virgin }).collect();
        let mut others = !self.castles.is_empty();
        for it in &self.walked {
            let MoveStart::Legs(node) = it.start else {
                others = true;
                continue;
            };
            for leg in &self.nodes[node.0 as usize] {
                if leg.next == NodeId::END && matches!(leg.steps, Steps::Straight(_)) {
                    res.push(Single { leg: leg.clone(), virgin: it.virgin });
                } else {
                    others = true;
                }
            }
        }
        (res, others)
    }

    /// Adds legs that follow each other or none.
    pub fn push_node(&mut self, legs: Vec<Branch>) -> NodeId {
        self.nodes.push(legs);
        NodeId(self.nodes.len() as u32 - 1)
    }

    /// Makes moves of legs of the rays, for boards on which every step asks what the square does.
    pub fn without_rays(&mut self) {
        for virgin in [false, true] {
            let legs: Vec<_> = self.rays.iter().filter(|it| it.virgin == virgin).map(|it| it.leg()).collect();
            if !legs.is_empty() {
                let node = self.push_node(legs);
                let start = MoveStart::Legs(node);
                self.walked.push(Walked { start, virgin, exempt: false, borrows: false, passing: false, short: false });
            }
        }
        self.rays.clear();
    }

    /// Marks legs that take and are followed by nothing but the way straight back: shots.
    pub fn note_shots(&mut self, topology: &Topology) {
        let takes = Powers::TAKE | Powers::TAKE_OWN | Powers::TAKE_ROYAL;
        let opposite = |a: &Steps, b: &Steps| match (a, b) {
            (Steps::Straight(a), Steps::Straight(b)) => topology.is_reverse(*a, *b),
            _ => false,
        };
        let mut marks = Vec::new();
        for (at, node) in self.nodes.iter().enumerate() {
            for (idx, leg) in node.iter().enumerate() {
                let behind = self.nodes.get(leg.next.0 as usize).filter(|it| !it.is_empty());
                let back = |it: &Branch| it.gait.contains(Gait::ISO) && opposite(&leg.steps, &it.steps);
                let only_takes = leg.powers.intersects(takes) && takes.contains(leg.powers);
                if only_takes && behind.is_some_and(|it| it.iter().all(back)) {
                    marks.push((at, idx, leg.next.0 as usize));
                }
            }
        }
        for (at, idx, next) in marks {
            let leg = &mut self.nodes[at][idx];
            leg.gait |= Gait::SHOT;
            self.nodes[next].iter_mut().for_each(|it| it.gait |= Gait::RETURN);
        }
    }

    /// Adds a move.
    pub fn push_move(&mut self, start: MoveStart, virgin: bool) {
        self.walked.push(Walked { start, virgin, exempt: false, borrows: false, passing: false, short: false });
        self.overlaps = true;
    }
}
