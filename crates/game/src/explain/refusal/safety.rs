//! Refusals of pseudo-legal moves: royal safety and vetoes.

use crate::explain::refusal::{Question, pseudo, reason};
use engine::board::occupant::Occupant;
use engine::hooks::{FoundBefore, Trial};
use engine::ids::Sq;
use engine::legal::refusal::bars_way;
use engine::moves::candidate::Turn;
use engine::moves::move_list::{Item, Moves};
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::position::Position;
use engine::reason::{MarkRole, Reason};
use engine::variant::{Features, Variant};
use message::{Message, msg};

/// The reason if the path is pseudo-legal; `None` if it is not even that.
pub(super) fn unsafe_move(question: &mut Question<'_>, path: &[Step]) -> Option<Reason> {
    let (moves, spellings) = pseudo(question.variant, question.position, path.first().copied());
    let idx = spellings.spelled(path).or_else(|| spellings.starting_with(path).first().map(|it| it.idx))?;
    neglects_duty(question, &moves, idx)
        .or_else(|| crossing(question, &moves, idx))
        .or_else(|| burnt(question, &moves, idx))
        .or_else(|| exposed(question, &moves, idx))
        .or_else(|| vetoed(question, &moves, idx))
}

/// The royal would cross an attacked square.
fn crossing(question: &mut Question<'_>, moves: &Moves, idx: usize) -> Option<Reason> {
    let variant = question.variant;
    if !variant.has(Features::CHECK) {
        return None;
    }
    let item = moves.item(idx);
    let side = question.position.turn();
    for square in moves.crossed(idx) {
        let royal = question.position.at(item.origin);
        let lift = [Edit::Put(item.origin, Occupant::EMPTY), Edit::Put(*square, royal)];
        question.position.apply(if *square == item.origin { &lift[1..] } else { &lift });
        let attacker = question.generator.attacker(variant, question.position, *square, side.other());
        question.position.undo();
        let Some(attacker) = attacker else {
            match bars_way(variant, question.position, item.origin, *square) {
                None => continue,
                barred => return barred,
            }
        };
        let piece = variant.named(item.kind);
        let marks = vec![(attacker, MarkRole::Attacker), (*square, MarkRole::Royal)];
        let (code, message) = match (item.turn, *square == item.origin) {
            (Turn::Castle, true) => ("castle-from-check", msg!("reason-castle-from-check")),
            (Turn::Castle, false) => (
                "castle-through-check",
                msg!("reason-castle-through-check", piece = piece, square = variant.label(*square)),
            ),
            _ if variant.movement.topology.plane(*square) != variant.movement.topology.plane(item.to) => (
                "royal-through-check",
                msg!("reason-royal-attacked-on-way", piece = piece, square = variant.label(*square)),
            ),
            _ => ("royal-through-check", msg!("reason-royal-through-check", piece = piece)),
        };
        return Some(reason(code, message, marks));
    }
    None
}

/// The move itself loses an own royal.
fn burnt(question: &mut Question<'_>, moves: &Moves, idx: usize) -> Option<Reason> {
    let variant = question.variant;
    let side = question.position.turn();
    let before = question.position.royals(side).to_vec();
    question.position.apply(moves.patch(idx));
    let lost =
        variant.has(Features::CHECK) && engine::legal::refusal::lost(variant, question.position, side, before.len());
    let item = moves.item(idx);
    let gone = |it: &Sq| *it == item.from || !question.position.royals(side).contains(it);
    let marks: Vec<_> = before.iter().copied().filter(gone).map(|it| (it, MarkRole::Royal)).collect();
    question.position.undo();
    let piece = variant.named(question.position.at(marks.first()?.0).kind());
    lost.then(|| reason("burns-royal", msg!("reason-burns-own-royal", piece = piece), marks))
}

/// A royal could be taken afterwards.
fn exposed(question: &mut Question<'_>, moves: &Moves, idx: usize) -> Option<Reason> {
    let variant = question.variant;
    if !variant.has(Features::CHECK) {
        return None;
    }
    let item = moves.item(idx);
    let side = question.position.turn();
    let before = question.generator.checker(variant, question.position, side).map(|it| it.1);
    question.position.apply(moves.patch(idx));
    let after = question
        .generator
        .in_check(variant, question.position, side)
        .then(|| question.generator.checker(variant, question.position, side))
        .flatten();
    let attacker_kind = after.map(|it| question.position.at(it.1).kind());
    let royal_kind = after.map(|it| question.position.at(it.0).kind());
    question.position.undo();
    let (royal, attacker) = after?;
    let (piece, by) = (variant.named(royal_kind?), variant.named(attacker_kind?));
    let marks = vec![(attacker, MarkRole::Attacker), (royal, MarkRole::Royal)];
    let (here, there) = (variant.label(royal), variant.label(attacker));
    Some(if item.turn == Turn::Pass {
        reason("pass-in-check", msg!("reason-pass-in-check", piece = piece), marks)
    } else if item.turn == Turn::Castle {
        reason("castle-into-check", msg!("reason-castle-into-check", piece = piece, square = here), marks)
    } else if royal == item.to {
        let message = msg!("reason-royal-into-check", piece = piece, square = here, attacker = by, from = there);
        reason("royal-into-check", message, marks)
    } else if before == Some(attacker) {
        reason("still-in-check", msg!("reason-still-in-check", piece = piece), marks)
    } else {
        let message = msg!("reason-exposes-royal", piece = piece, square = here, attacker = by, from = there);
        reason("exposes-royal", message, marks)
    })
}

/// A rule forbids what the move leads to, or another move must be preferred.
fn vetoed(question: &mut Question<'_>, moves: &Moves, idx: usize) -> Option<Reason> {
    let (variant, position) = (question.variant, &mut *question.position);
    let (item, patch, victims) = (moves.item(idx), moves.patch(idx), moves.victims(idx));
    position.apply(patch);
    let found_before = &mut FoundBefore::default();
    let mut trial = Trial { variant, after: position, item: &item, patch, victims, found_before };
    let found = variant.hooks.vetoes.iter().find_map(|veto| {
        let code = veto.refuses(&mut trial)?;
        Some((code, veto.reason(&mut trial, code)))
    });
    position.undo();
    found.map(|(code, said)| {
        said.unwrap_or_else(|| reason(code, message(variant, position, &item, code), marks(position, &item, code)))
    })
}

/// What to show of a refusal that is no more than a code.
fn marks(position: &Position, item: &Item, code: &str) -> Vec<(Sq, MarkRole)> {
    match code {
        "drop-check" | "drop-mate" => {
            position.royals(position.turn().other()).iter().map(|it| (*it, MarkRole::Royal)).collect()
        }
        "gate-parry" => position.royals(position.turn()).iter().map(|it| (*it, MarkRole::Royal)).collect(),
        "lion-counter" | "lion-distant" | "anti-trade" => vec![(item.to, MarkRole::Other)],
        _ => Vec::new(),
    }
}

/// What a code says about a move.
fn message(variant: &Variant, position: &Position, item: &Item, code: &str) -> Message {
    let piece = variant.named(item.kind);
    let there = position.at(item.to);
    let victim = if there.is_empty() { msg!("some-piece").into() } else { variant.named(there.kind()) };
    match code {
        "anti-trade" => msg!("reason-anti-trade"),
        "lion-counter" => msg!("reason-lion-counter", victim = victim),
        "lion-distant" => msg!("reason-lion-distant", victim = victim, square = variant.label(item.to)),
        "drop-check" => msg!("reason-drop-check"),
        "drop-mate" => msg!("reason-drop-mate", piece = piece),
        "gate-parry" => msg!("reason-gate-parry"),
        "royal-evade" => msg!("reason-royal-evade", piece = piece),
        "must-drop" => msg!("reason-hand-first"),
        _ => msg!("reason-forbidden"),
    }
}

/// A legal move that must be preferred exists.
fn neglects_duty(question: &mut Question<'_>, moves: &Moves, idx: usize) -> Option<Reason> {
    let (variant, position) = (question.variant, &mut *question.position);
    let mut legal = Moves::default();
    question.generator.legal(variant, position, &mut legal);
    let duty = variant.hooks.duties.iter().find(|it| {
        let rank = it.rank(variant, position, moves, idx);
        let best = (0..legal.len()).filter_map(|idx| it.rank(variant, position, &legal, idx)).max();
        rank.is_some() && rank < best
    })?;
    let mut allowed: Vec<_> = (0..legal.len()).map(|it| (legal.item(it).origin, MarkRole::Allowed)).collect();
    sort::sort(&mut allowed);
    allowed.dedup();
    Some(duty.reason(variant, allowed))
}
