//! Moves made from other moves: what a program is extended with. Which keys ask for it is decided by rules.

use crate::board::topology::{Topology, VecId, Vector};
use crate::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Ray, Steps, UNLIMITED, Walked};

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

    /// Adds the captures of other moves, each of which goes on with one of `legs`. Says whether all moves could be used.
    pub fn push_captures(&mut self, moves: &Program, legs: Vec<Branch>) -> bool {
        let takes = Powers::TAKE | Powers::TAKE_ROYAL;
        let next = self.push_node(legs);
        let offset = self.nodes.len() as u32;
        let moved = |it: NodeId| if it == NodeId::END { it } else { NodeId(it.0 + offset) };
        let going_on = |it: &Branch| {
            let last = it.next == NodeId::END;
            let powers = if last { it.powers & takes } else { it.powers };
            let (next, next_toggled) = if last { (next, next) } else { (moved(it.next), moved(it.next_toggled)) };
            (!powers.is_empty()).then(|| Branch { powers, next, next_toggled, ..it.clone() })
        };
        for node in &moves.nodes {
            self.nodes.push(node.iter().filter_map(going_on).collect());
        }
        for virgin in [false, true] {
            let rays = moves.rays.iter().filter(|it| it.virgin == virgin);
            let legs: Vec<_> = rays.filter_map(|it| going_on(&it.leg())).collect();
            if !legs.is_empty() {
                let node = self.push_node(legs);
                self.push_move(MoveStart::Legs(node), virgin);
            }
        }
        let mut all = moves.castles.is_empty();
        for it in &moves.walked {
            match it.start {
                // What captures nothing has no way on.
                MoveStart::Legs(node) if !self.leads(moved(node), next, &mut Vec::new()) => {}
                MoveStart::Legs(node) => {
                    self.walked.push(Walked { start: MoveStart::Legs(moved(node)), ..it.clone() });
                    self.overlaps = true;
                }
                _ => all = false,
            }
        }
        all
    }

    /// Whether some way from a node leads to another one. `seen`: the nodes that were asked.
    fn leads(&self, from: NodeId, to: NodeId, seen: &mut Vec<NodeId>) -> bool {
        if from == to || from == NodeId::END || seen.contains(&from) {
            return from == to;
        }
        seen.push(from);
        let branches = self.nodes.get(from.0 as usize).into_iter().flatten();
        branches.flat_map(|it| [it.next, it.next_toggled]).any(|it| self.leads(it, to, seen))
    }
}

/// The way back of a leg: as long as the leg was.
#[must_use]
pub fn way_back(leg: &Branch, topology: &mut Topology) -> Branch {
    let back = topology.reverse(leg.steps.nth(1));
    let most = if leg.range.1 == 1 { 1 } else { UNLIMITED };
    // What was jumped on the way out does not stop it on the way back.
    let over = if leg.gait == Gait::empty() { Gait::empty() } else { Gait::OVER_ALL };
    Branch {
        steps: Steps::Straight(back),
        range: (1, most),
        powers: Powers::MOVE,
        gait: if most == 1 { Gait::empty() } else { Gait::ISO | over },
        path: Vec::new(),
        next: NodeId::END,
        next_toggled: NodeId::END,
    }
}

/// Half of a step whose components are both even.
#[must_use]
pub fn half(step: VecId, topology: &mut Topology) -> Option<VecId> {
    let Vector { dx, dy, wrap, .. } = topology.vector_of(step);
    let even = dx % 2 == 0 && dy % 2 == 0;
    even.then(|| topology.vector(Vector::flat(dx / 2, dy / 2, wrap)))
}
