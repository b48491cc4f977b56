//! Whether two moves of a program may have the same effect, so that they must be compared. Nothing is changed here.

use engine::board::topology::{Topology, Vector, Wrap};
use engine::program::{MoveStart, NodeId, Powers, Program, Steps};

/// Lines of a piece up to which they are compared with each other.
const MAX_LINES: usize = 512;

/// Works out whether moves of a program must be compared.
pub fn note_overlaps(program: &mut Program, topology: &Topology) {
    program.overlaps = overlaps(program, topology);
}

/// Whether two moves of the program may have the same effect. Errs on the safe side.
fn overlaps(program: &Program, topology: &Topology) -> bool {
    let mut lines: Vec<(Vector, u16, u16, Powers)> = Vec::new();
    for it in &program.rays {
        lines.push((topology.vector_of(it.step), 1, it.range, it.powers));
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
            lines.push((topology.vector_of(step), branch.range.0, branch.range.1, branch.powers));
        }
    }
    lines.len() > MAX_LINES
        || lines.iter().enumerate().any(|(idx, a)| lines[idx + 1..].iter().any(|b| a.3.intersects(b.3) && meet(*a, *b)))
}

fn meet(a: (Vector, u16, u16, Powers), b: (Vector, u16, u16, Powers)) -> bool {
    if a.0.wrap != Wrap::None || b.0.wrap != Wrap::None {
        return true;
    }
    if i32::from(a.0.dx) * i32::from(b.0.dy) != i32::from(a.0.dy) * i32::from(b.0.dx) {
        return false;
    }
    let far = |it: u16| i32::from(it.min(64));
    let [(ax, ay), (bx, by)] = [a.0, b.0].map(|it| (i32::from(it.dx), i32::from(it.dy)));
    // The steps of `b` that lead where `n` steps of `a` lead, from the coordinate that they change.
    let reached = |n: i32| match (bx, by) {
        (0, 0) => ax * n == 0 && ay * n == 0,
        _ => {
            let (way, step) = if bx == 0 { (ay * n, by) } else { (ax * n, bx) };
            let m = way / step;
            (i32::from(b.1)..=far(b.2)).contains(&m) && (ax * n, ay * n) == (bx * m, by * m)
        }
    };
    (i32::from(a.1)..=far(a.2)).any(reached)
}
