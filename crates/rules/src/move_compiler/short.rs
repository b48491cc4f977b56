//! Which moves are short: single straight legs that the generator can make without the walker. How is not said here.

use engine::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Steps};

/// Notes which moves of a program are short. Asked when it is complete.
pub fn note_shorts(program: &mut Program) {
    for it in &mut program.walked {
        let legs = match it.start {
            MoveStart::Legs(node) => program.nodes.get(node.0 as usize),
            _ => None,
        };
        it.short = !it.exempt && !it.borrows && legs.is_some_and(|legs| legs.iter().all(is_short));
    }
}

/// Whether a leg leaps over empty squares, or rides freely, or over exactly one piece, and then the move is over.
fn is_short(leg: &Branch) -> bool {
    let (gait, single) = (leg.gait, leg.range.1 == 1);
    let lame = gait.difference(Gait::STEPPED | Gait::PATH_TRAIL);
    let known = lame == Gait::LAME && single
        || (gait == Gait::HOP || gait == Gait::HOP_NEXT && !single) && leg.path.is_empty()
        || gait == Gait::empty() && leg.path.is_empty();
    known
        && leg.next == NodeId::END
        && leg.range.0 == 1
        && matches!(leg.steps, Steps::Straight(_))
        && Powers::TO_SQUARE.contains(leg.powers)
}
