//! Refusals by what stands on the end square and on the way to it. Mounts, zones and lengths are another file.

use crate::explain::refusal::pieces;
use crate::explain::refusal::study::{FailedMove, changed};
use crate::explain::refusal::{Question, reason};
use engine::board::occupant::Occupant;
use engine::ids::Sq;
use engine::moves::patch::Edit;
use engine::program::Gait;
use engine::reason::{MarkRole, Reason};

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
    reason("no-such-move", format!("A {} does not move like that.", study.name()), Vec::new())
}

/// What stands on the end square, or that nothing does, is the matter.
fn occupied(study: &mut FailedMove<'_>) -> Option<Reason> {
    let (to, there) = (study.to, study.position.at(study.to));
    let name = study.name();
    let enemy = study.with(&[(to, study.enemy())]);
    let empty = study.with(&[(to, Occupant::EMPTY)]);
    if there.is(study.piece().side()) {
        return (study.reaches(&enemy) || study.reaches(&empty)).then(|| {
            let sentence = format!("Your own {} stands on {}.", study.name_at(to), study.variant.label(to));
            reason("own-piece", sentence, vec![(to, MarkRole::Blocker)])
        });
    }
    if there.is_wall() {
        return (study.reaches(&enemy) || study.reaches(&empty)).then(|| {
            let sentence =
                format!("The {} on {} is in the way; nothing can take it.", study.name_at(to), study.variant.label(to));
            reason("wall", sentence, vec![(to, MarkRole::Blocker)])
        });
    }
    if there.is_empty() {
        return lapsed(study).or_else(|| {
            study
                .reaches(&enemy)
                .then(|| reason("needs-capture", format!("There the {name} can only capture."), Vec::new()))
        });
    }
    // A piece that captures by jumping lacks no power but something to jump over.
    if let Some(it) = pieces::wrong_mount(study).or_else(|| pieces::no_mount(study)) {
        return Some(it);
    }
    study.reaches(&empty).then(|| {
        let sentence = format!("There the {name} can move but not capture.");
        reason("no-capture-there", sentence, vec![(to, MarkRole::Blocker)])
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
    let sentence = format!("The {} is blocked on {}.", study.name(), study.variant.label(*blockers.first()?));
    Some(reason("blocked", sentence, blockers.into_iter().map(|it| (it, MarkRole::Blocker)).collect()))
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
    study.reaches(&with_right).then(|| {
        let sentence = format!("Nothing can be taken in passing on {} now.", variant.label(to));
        reason("ep-gone", sentence, vec![(victim, MarkRole::Other)])
    })
}
