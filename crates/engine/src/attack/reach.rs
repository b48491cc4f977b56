//! How far from its square a piece can take anything, so that pieces that stand further away need not be walked.

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

/// An upper bound of the distance, as `Topology::distance` measures it, at which a program takes anything by itself.
pub(super) fn of_program(topology: &Topology, program: &Program) -> u16 {
    let rays = program.rays.iter().map(|it| ride(topology, it.step, it.range));
    let walked = program.walked.iter().map(|it| of_walked(topology, program, it));
    rays.chain(walked).max().unwrap_or(0)
}

/// The same for one move that is more than a ray.
pub(super) fn of_walked(topology: &Topology, program: &Program, it: &Walked) -> u16 {
    match &it.start {
        _ if it.borrows => ANYWHERE,
        MoveStart::Legs(node) => legs(topology, program, *node),
        MoveStart::Area { steps, range, .. } => longest(topology, steps, *range),
        _ => ANYWHERE,
    }
}

/// The longest way from a node on. Each round adds a leg to the ways from all nodes, so the work is linear in branches.
fn legs(topology: &Topology, program: &Program, start: NodeId) -> u16 {
    let mut farthest = vec![0; program.nodes.len()];
    for _ in 0..=MAX_LEGS {
        let next: Vec<u16> = program
            .nodes
            .iter()
            .map(|branches| branches.iter().map(|it| of_branch(topology, it, &farthest)).max().unwrap_or(0))
            .collect();
        if next == farthest {
            return after(&farthest, start);
        }
        farthest = next;
    }
    ANYWHERE
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
