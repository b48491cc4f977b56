//! Refusals by what stands on the end square and on the way to it. Mounts, zones and lengths are another file.

use crate::explain::refusal::pieces;
use crate::explain::refusal::study::{FailedMove, changed};
use crate::explain::refusal::{Question, reason};
use engine::board::occupant::Occupant;
use engine::ids::Sq;
use engine::moves::patch::Edit;
use engine::program::Gait;
use engine::reason::{MarkRole, Reason};
use message::msg;

/// The reason why a piece does not reach a square.
pub(super) fn refused(question: &mut Question<'_>, from: Sq, to: Sq) -> Reason {
    let mut study = FailedMove::new(question.variant, question.position, from, to);
    let study = &mut study;
    if from == to {
        return pieces::no_room(study).unwrap_or_else(|| no_such_move(study));
    }
    occupied(study)
        .or_else(|| pieces::has_moved(study))
        .or_else(|| pieces::wrong_mount(study))
        .or_else(|| pieces::put_down(study))
        .or_else(|| crate::explain::refusal::ground::refused(study.variant, study.position, study.from, study.to))
        .or_else(|| blocked(study))
        .or_else(|| pieces::no_mount(study))
        .or_else(|| pieces::unequal_legs(study))
        .or_else(|| pieces::zone(study))
        .unwrap_or_else(|| no_such_move(study))
}

fn no_such_move(study: &FailedMove<'_>) -> Reason {
    reason("no-such-move", msg!("reason-no-such-move", piece = study.named()), Vec::new())
}

/// What stands on the end square, or that nothing does, is the matter.
fn occupied(study: &mut FailedMove<'_>) -> Option<Reason> {
    let (to, there) = (study.to, study.position.at(study.to));
    let piece = study.named();
    let enemy = study.with(&[(to, study.enemy())]);
    let empty = study.with(&[(to, Occupant::EMPTY)]);
    if there.is(study.piece().side()) {
        return (study.reaches(&enemy) || study.reaches(&empty)).then(|| {
            let message = msg!("reason-own-piece", piece = study.named_at(to), square = study.variant.label(to));
            reason("own-piece", message, vec![(to, MarkRole::Blocker)])
        });
    }
    if there.is_wall() {
        return (study.reaches(&enemy) || study.reaches(&empty)).then(|| {
            let message = msg!("reason-wall", piece = study.named_at(to), square = study.variant.label(to));
            reason("wall", message, vec![(to, MarkRole::Blocker)])
        });
    }
    if there.is_empty() {
        return lapsed(study).or_else(|| {
            study
                .reaches(&enemy)
                .then(|| reason("needs-capture", msg!("reason-needs-capture", piece = piece), Vec::new()))
        });
    }
    // A piece that captures by jumping lacks no power but something to jump over.
    if let Some(it) = pieces::wrong_mount(study).or_else(|| pieces::no_mount(study)) {
        return Some(it);
    }
    study.reaches(&empty).then(|| {
        reason("no-capture-there", msg!("reason-no-capture-there", piece = piece), vec![(to, MarkRole::Blocker)])
    })
}

/// The pieces in the way, if the square is reached without them.
fn blocked(study: &mut FailedMove<'_>) -> Option<Reason> {
    let others = study.others();
    let there = study.position.at(study.to);
    let candidates = if there.is(study.piece().side()) || there.is_empty() {
        [Occupant::EMPTY, study.enemy()]
    } else {
        [there, Occupant::EMPTY]
    };
    let at_end = candidates.into_iter().find(|it| study.reaches(&study.cleared(&others, *it)))?;
    let empty = study.cleared(&others, at_end);
    let mut blockers = Vec::new();
    for it in others {
        if !study.reaches(&changed(&empty, &[(it, study.position.at(it))])) {
            blockers.push(it);
        }
    }
    let square = study.variant.label(*blockers.first()?);
    let message = msg!("reason-blocked", piece = study.named(), square = square);
    Some(reason("blocked", message, blockers.into_iter().map(|it| (it, MarkRole::Blocker)).collect()))
}

/// A capture in passing that came too late.
fn lapsed(study: &mut FailedMove<'_>) -> Option<Reason> {
    let (variant, position, to) = (study.variant, study.position, study.to);
    let topology = &variant.movement.topology;
    let foe = study.piece().side().other();
    let ahead = topology.forward(foe);
    let victim = (1..=3)
        .flat_map(|n| ahead.iter().map(move |it| (n * i32::from(it.dx), n * i32::from(it.dy))))
        .filter_map(|(dx, dy)| topology.square(topology.file(to) + dx, topology.rank(to) + dy))
        .find(|it| !position.at(*it).is_empty())?;
    let piece = position.at(victim);
    let program = variant.movement.program(foe, piece.kind(), victim);
    let trails = program.nodes.iter().flatten().any(|it| it.gait.intersects(Gait::PATH_TRAIL | Gait::TRAIL));
    if !piece.is(foe) || !trails {
        return None;
    }
    let mut with_right = position.clone();
    with_right.set_up(Edit::Right { square: to, victim });
    study
        .reaches(&with_right)
        .then(|| reason("ep-gone", msg!("reason-ep-gone", square = variant.label(to)), vec![(victim, MarkRole::Other)]))
}
