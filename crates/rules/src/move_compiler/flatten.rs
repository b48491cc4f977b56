//! Chains of single quiet steps become lame leaps, which the walker and the attack tables know. Nothing else changes.

use engine::board::topology::{Topology, VecId, Vector};
use engine::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Steps};

/// Longest chain that is rewritten.
const MAX_LEGS: usize = 4;

/// Rewrites what can be rewritten of a program. Only for types that may pass every square.
pub fn flatten(program: &mut Program, topology: &mut Topology) {
    for idx in 0..program.walked.len() {
        let MoveStart::Legs(node) = program.walked[idx].start else { continue };
        let mut res = Vec::new();
        for branch in &program.nodes[node.0 as usize] {
            let mut found = Vec::new();
            match leaps(program, branch, &Origin::default(), topology, &mut found) {
                Some(()) => res.extend(found),
                None => res.push(branch.clone()),
            }
        }
        program.nodes[node.0 as usize] = res;
    }
}

/// The leaps that a leg and what follows it stand for; `None` if they stand for more.
fn leaps(
    program: &Program,
    branch: &Branch,
    origin: &Origin,
    topology: &mut Topology,
    res: &mut Vec<Branch>,
) -> Option<()> {
    let Steps::Straight(step) = branch.steps else { return None };
    if branch.gait != Gait::empty() || branch.range != (1, 1) || origin.path.len() >= MAX_LEGS {
        return None;
    }
    let Vector { dx, dy, wrap, .. } = topology.vector_of(step);
    let at = Vector::flat(origin.dx + dx, origin.dy + dy, wrap);
    if at.dx == 0 && at.dy == 0 || origin.path.iter().any(|it| topology.vector_of(*it).wrap != wrap) {
        return None;
    }
    let here = topology.vector(at);
    if branch.next == NodeId::END {
        if branch.powers.contains(Powers::RELAY) {
            return None;
        }
        let (gait, path) = match origin.path.is_empty() {
            true => (Gait::empty(), Vec::new()),
            false => (Gait::LAME | Gait::STEPPED, origin.path.clone()),
        };
        res.push(Branch { steps: Steps::Straight(here), gait, path, ..branch.clone() });
        return Some(());
    }
    if branch.powers != Powers::MOVE {
        return None;
    }
    let mut path = origin.path.clone();
    path.push(here);
    let origin = Origin { dx: at.dx, dy: at.dy, path };
    for next in &program.nodes[branch.next.0 as usize] {
        leaps(program, next, &origin, topology, res)?;
    }
    Some(())
}

/// Where a chain has got to.
#[derive(Default)]
struct Origin {
    dx: i16,
    dy: i16,
    path: Vec<VecId>,
}
