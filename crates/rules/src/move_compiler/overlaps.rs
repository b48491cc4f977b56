//! Whether two moves of a program may have the same effect, so that they must be compared. Nothing is changed here.

use engine::board::topology::{Topology, Vector, Wrap};
use engine::program::{MoveStart, NodeId, Powers, Program, Steps};

/// Lines of a piece up to which they are compared with each other.
const MAX_LINES: usize = 512;

/// A straight line of a piece.
struct MoveLine {
    /// One step.
    vector: Vector,
    least: u16,
    most: u16,
    powers: Powers,
}

/// Works out whether moves of a program must be compared.
pub fn note_overlaps(program: &mut Program, topology: &Topology) {
    program.overlaps = overlaps(program, topology);
}

/// Whether two moves of the program may have the same effect. Errs on the safe side.
fn overlaps(program: &Program, topology: &Topology) -> bool {
    let mut lines: Vec<MoveLine> = Vec::new();
    for it in &program.rays {
        lines.push(MoveLine { vector: topology.vector_of(it.step), least: 1, most: it.range, powers: it.powers });
    }
    for it in &program.walked {
        let MoveStart::Legs(node) = it.start else { return true };
        if it.borrows {
            return true;
        }
        for branch in &program.nodes[node.0 as usize] {
            let Steps::Straight(step) = branch.steps else { return true };
            if branch.next != NodeId::END {
                return true;
            }
            let (least, most) = branch.range;
            lines.push(MoveLine { vector: topology.vector_of(step), least, most, powers: branch.powers });
        }
    }
    lines.len() > MAX_LINES
        || lines
            .iter()
            .enumerate()
            .any(|(idx, a)| lines[idx + 1..].iter().any(|b| a.powers.intersects(b.powers) && meet(a, b)))
}

/// Whether two lines lead to one square.
fn meet(a: &MoveLine, b: &MoveLine) -> bool {
    if a.vector.wrap != Wrap::None || b.vector.wrap != Wrap::None {
        return true;
    }
    if i32::from(a.vector.dx) * i32::from(b.vector.dy) != i32::from(a.vector.dy) * i32::from(b.vector.dx) {
        return false;
    }
    let far = |it: u16| i32::from(it.min(64));
    let [(ax, ay), (bx, by)] = [a.vector, b.vector].map(|it| (i32::from(it.dx), i32::from(it.dy)));
    // The steps of `b` that lead where `n` steps of `a` lead, from the coordinate that they change.
    let reached = |n: i32| match (bx, by) {
        (0, 0) => ax * n == 0 && ay * n == 0,
        _ => {
            let (way, step) = if bx == 0 { (ay * n, by) } else { (ax * n, bx) };
            let m = way / step;
            (i32::from(b.least)..=far(b.most)).contains(&m) && (ax * n, ay * n) == (bx * m, by * m)
        }
    };
    (i32::from(a.least)..=far(a.most)).any(reached)
}
