//! Refusals by rules of the piece itself: first moves, mounts, what it puts down, lengths of legs, zones.

use crate::explain::refusal::reason;
use crate::explain::refusal::study::{FailedMove, changed};
use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::ids::{Player, Sq, TypeId};
use engine::program::movement::Movement;
use engine::program::walker::Flow;
use engine::program::{Gait, Powers};
use engine::reason::{MarkRole, Reason};
use message::msg;

/// A piece that passes by stepping away and back has nowhere to step.
pub(super) fn no_room(study: &mut FailedMove<'_>) -> Option<Reason> {
    let others = study.others();
    let cleared = study.cleared(&others, study.piece());
    study.reaches(&cleared).then(|| {
        reason("no-pass-room", msg!("reason-no-pass-room", piece = study.named()), vec![(study.from, MarkRole::Other)])
    })
}

/// Only a piece that has not moved could.
pub(super) fn has_moved(study: &mut FailedMove<'_>) -> Option<Reason> {
    let piece = study.piece();
    let untouched = study.with(&[(study.from, piece.virgin())]);
    (!piece.is_virgin() && study.reaches(&untouched)).then(|| {
        reason("has-moved", msg!("reason-has-moved", piece = study.named()), vec![(study.from, MarkRole::Other)])
    })
}

/// Whether the piece has moves that need another piece.
fn hops(study: &FailedMove<'_>) -> bool {
    let gaits = Gait::HOP | Gait::HOP_NEXT | Gait::FLY | Gait::TAME | Gait::JUMP;
    study.program().nodes.iter().flatten().any(|it| it.gait.intersects(gaits) || it.powers.contains(Powers::STAND))
}

/// What stands in the way could be jumped if it were one piece, or another one.
pub(super) fn wrong_mount(study: &mut FailedMove<'_>) -> Option<Reason> {
    if !hops(study) {
        return None;
    }
    let (others, there) = (study.others(), study.position.at(study.to));
    let at_end = if there.is(study.piece().side()) { study.enemy() } else { there };
    let cleared = study.cleared(&others, at_end);
    if study.reaches(&cleared) {
        return None;
    }
    too_many(study, &others, &cleared).or_else(|| excluded(study, &others, at_end))
}

/// One of the pieces on the way could be jumped, but there are more.
fn too_many(study: &mut FailedMove<'_>, others: &[Sq], cleared: &engine::position::Position) -> Option<Reason> {
    let kept = |sq: Sq| (sq, study.position.at(sq));
    let kept: Vec<_> = others.iter().map(|it| kept(*it)).collect();
    let mount = *kept.iter().find(|it| study.reaches(&changed(cleared, &[**it])))?;
    let more: Vec<Sq> = kept
        .iter()
        .filter(|it| it.0 != mount.0 && !study.reaches(&changed(cleared, &[mount, **it])))
        .map(|it| it.0)
        .collect();
    Some(cannot_jump(study, &more, *more.first()?))
}

/// A piece on the way could be jumped if it were another one.
fn excluded(study: &mut FailedMove<'_>, others: &[Sq], at_end: Occupant) -> Option<Reason> {
    let n_types = study.variant.pieces.types.len();
    let real = study.with(&[(study.to, at_end)]);
    for sq in others {
        for side in Player::BOTH {
            for kind in (1..n_types).map(|it| TypeId(it as u8)) {
                let other = Occupant::new(side, kind);
                if other != study.position.at(*sq).moved() && study.reaches(&changed(&real, &[(*sq, other)])) {
                    return Some(cannot_jump(study, &[*sq], *sq));
                }
            }
        }
    }
    None
}

fn cannot_jump(study: &FailedMove<'_>, marked: &[Sq], named: Sq) -> Reason {
    let marks = marked.iter().map(|it| (*it, MarkRole::Blocker)).collect();
    let label = study.variant.label(named);
    let message = msg!("reason-wrong-mount", piece = study.named(), mount = study.named_at(named), square = label);
    reason("wrong-mount", message, marks)
}

/// A piece somewhere on the way would make the move possible.
pub(super) fn no_mount(study: &mut FailedMove<'_>) -> Option<Reason> {
    if !hops(study) {
        return None;
    }
    let mount = study.piece().moved();
    let free: Vec<Sq> = study
        .variant
        .movement
        .topology
        .squares()
        .filter(|it| *it != study.from && *it != study.to && study.position.at(*it).is_empty())
        .collect();
    let found = free.into_iter().any(|it| {
        // Some pieces jump their own kind only, some only others.
        let enemy = study.enemy();
        study.reaches(&study.with(&[(it, mount)])) || study.reaches(&study.with(&[(it, enemy)]))
    });
    found.then(|| reason("no-mount", msg!("reason-no-mount", piece = study.named()), Vec::new()))
}

/// A piece that the move would put down has no empty square.
pub(super) fn put_down(study: &mut FailedMove<'_>) -> Option<Reason> {
    if !study.program().nodes.iter().flatten().any(|it| it.gait.contains(Gait::UNLOAD)) {
        return None;
    }
    for sq in study.others() {
        let freed = study.with(&[(sq, Occupant::EMPTY)]);
        let mut found = None;
        let to = study.to;
        let _ = Generator::default().walks(study.variant, &freed, study.from, &mut |candidate| {
            let put = candidate.changed.iter().find(|it| it.0 == sq && !it.1.is_empty());
            found = put.filter(|_| candidate.to == to).map(|it| it.1.kind());
            if found.is_some() { Flow::Break(()) } else { Flow::Continue(()) }
        });
        if let Some(kind) = found {
            let (other, label) = (study.variant.named(kind), study.variant.label(sq));
            let message = msg!("reason-put-down-blocked", piece = other, square = label);
            return Some(reason("put-down-blocked", message, vec![(sq, MarkRole::Blocker)]));
        }
    }
    None
}

/// The parts of the move would have to be of different lengths.
pub(super) fn unequal_legs(study: &mut FailedMove<'_>) -> Option<Reason> {
    let program = study.program_without(Gait::ISO)?;
    let (movement, position) = (&study.variant.movement, study.position);
    study.walks(movement, &program, position).then(|| reason("unequal-legs", msg!("reason-unequal-legs"), Vec::new()))
}

/// Squares on the way, or the last one, are closed to the piece.
pub(super) fn zone(study: &mut FailedMove<'_>) -> Option<Reason> {
    let (side, kind) = (study.piece().side(), study.piece().kind());
    let closed = study.variant.movement.closed[side].get(kind.index())?.as_ref()?;
    let mut open: Movement = study.variant.movement.clone();
    open.closed[side][kind.index()] = None;
    let (program, position) = (study.program(), study.position);
    if !study.walks(&open, program, position) {
        return None;
    }
    let topology = &study.variant.movement.topology;
    let mut squares = Vec::new();
    for sq in topology.squares().filter(|it| closed[it.index()]) {
        let mut one = vec![false; closed.len()];
        one[sq.index()] = true;
        open.closed[side][kind.index()] = Some(one.into_boxed_slice());
        if !study.walks(&open, program, position) {
            squares.push(sq);
        }
    }
    let named = squares.iter().copied().find(|it| *it == study.to).or_else(|| squares.first().copied());
    let label = study.variant.label(named.unwrap_or(study.to));
    let marks = squares.into_iter().map(|it| (it, MarkRole::Other)).collect();
    Some(reason("zone", msg!("reason-zone", piece = study.named(), square = label), marks))
}
