//! How far from its square a piece can take anything, so that pieces that stand further away need not be walked.

use std::cell::OnceCell;

use crate::board::topology::{ANYWHERE, Topology, VecId};
use crate::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Steps, UNLIMITED, Walked};

/// Legs of one move that are followed.
const MAX_LEGS: u32 = 12;

/// Legs whose length is not their range.
const UNMEASURED: Gait = Gait::ISO
    .union(Gait::SKI)
    .union(Gait::HOP)
    .union(Gait::HOP_NEXT)
    .union(Gait::HOP_ANY)
    .union(Gait::FLY)
    .union(Gait::HALF_BOARD);

/// How far the moves of a program take anything, as `Topology::distance` measures it: upper bounds.
pub(super) struct Reaches<'p> {
    topology: &'p Topology,
    program: &'p Program,
    /// By node: how far the ways from it lead; `None` if that is not bounded. All moves share their nodes, so it is found
    /// out once, and only where a move has legs.
    farthest: OnceCell<Option<Vec<u16>>>,
}

impl<'p> Reaches<'p> {
    /// Those of a program.
    pub(super) const fn of(topology: &'p Topology, program: &'p Program) -> Self {
        Self { topology, program, farthest: OnceCell::new() }
    }

    /// Of all moves of the program.
    pub(super) fn all(&self) -> u16 {
        let rays = self.program.rays.iter().map(|it| ride(self.topology, it.step, it.range));
        rays.max().unwrap_or(0).max(self.walked())
    }

    /// Of all that are more than a ray.
    pub(super) fn walked(&self) -> u16 {
        self.program.walked.iter().map(|it| self.of_walked(it)).max().unwrap_or(0)
    }

    /// Of one of these.
    pub(super) fn of_walked(&self, it: &Walked) -> u16 {
        match &it.start {
            _ if it.borrows => ANYWHERE,
            MoveStart::Legs(node) => {
                let farthest = self.farthest.get_or_init(|| farthest(self.topology, self.program));
                farthest.as_ref().map_or(ANYWHERE, |it| after(it, *node))
            }
            MoveStart::Area { steps, range, .. } => longest(self.topology, steps, *range),
            _ => ANYWHERE,
        }
    }
}

/// The longest ways from all nodes. Each round adds a leg to them, so the work is linear in branches.
fn farthest(topology: &Topology, program: &Program) -> Option<Vec<u16>> {
    let mut farthest = vec![0; program.nodes.len()];
    for _ in 0..=MAX_LEGS {
        let next: Vec<u16> = program
            .nodes
            .iter()
            .map(|branches| branches.iter().map(|it| of_branch(topology, it, &farthest)).max().unwrap_or(0))
            .collect();
        if next == farthest {
            return Some(farthest);
        }
        farthest = next;
    }
    None
}

/// How far a branch leads, given how far its next nodes lead.
fn of_branch(topology: &Topology, it: &Branch, farthest: &[u16]) -> u16 {
    let here = match &it.steps {
        // How far these go depends on what stands there, or on the leg before.
        _ if it.gait.intersects(UNMEASURED) || it.powers.intersects(Powers::RELAY) => return ANYWHERE,
        Steps::Straight(step) => ride(topology, *step, it.range.1),
        Steps::Turning(steps) => longest(topology, steps, it.range.1),
    };
    sum(here, after(farthest, it.next).max(after(farthest, it.next_toggled)))
}

/// How far a node leads.
fn after(farthest: &[u16], node: NodeId) -> u16 {
    if node == NodeId::END { 0 } else { farthest.get(node.0 as usize).copied().unwrap_or(ANYWHERE) }
}

fn longest(topology: &Topology, steps: &[VecId], range: u16) -> u16 {
    steps.iter().map(|it| ride(topology, *it, range)).max().unwrap_or(0)
}

/// So many steps. Lines that cross an edge are not measured.
fn ride(topology: &Topology, step: VecId, range: u16) -> u16 {
    match topology.reach(step) {
        Some(it) if range != UNLIMITED => it.saturating_mul(range),
        _ => ANYWHERE,
    }
}

fn sum(a: u16, b: u16) -> u16 {
    a.saturating_add(b)
}
