//! Refusals of pseudo-legal moves: royal safety and vetoes.

use super::{Question, pseudo, reason};
use crate::content::Content;
use crate::draft::Turn;
use crate::moves::{Moves, Step};
use crate::patch::Edit;
use crate::reason::{Reason, Role};

/// The reason if the path is pseudo-legal; `None` if it is not even that.
pub(super) fn unsafe_move(question: &mut Question<'_>, path: &[Step]) -> Option<Reason> {
    let (moves, spellings) = pseudo(question.rules, question.position, path.first().copied());
    let idx = spellings.spelled(path).or_else(|| spellings.starting_with(path).first().map(|it| it.idx))?;
    crossing(question, &moves, idx)
        .or_else(|| exposed(question, &moves, idx))
        .or_else(|| vetoed(question, &moves, idx))
}

/// The royal would cross an attacked square.
fn crossing(question: &mut Question<'_>, moves: &Moves, idx: usize) -> Option<Reason> {
    let rules = question.rules;
    if !rules.check_rule {
        return None;
    }
    let item = moves.item(idx);
    let side = question.position.turn();
    for square in moves.crossed(idx) {
        let royal = question.position.at(item.origin);
        let lift = [Edit::Put(item.origin, Content::EMPTY), Edit::Put(*square, royal)];
        question.position.apply(if *square == item.origin { &lift[1..] } else { &lift });
        let attacker = question.judge.attacker(rules, question.position, *square, side.other());
        question.position.undo();
        let Some(attacker) = attacker else { continue };
        let name = rules.name(item.kind);
        let marks = vec![(attacker, Role::Attacker), (*square, Role::Royal)];
        let (code, sentence) = match (item.turn, *square == item.origin) {
            (Turn::Castle, true) => ("castle-from-check", "You cannot castle out of check.".into()),
            (Turn::Castle, false) => (
                "castle-through-check",
                format!("The {name} would cross {}, which is attacked.", rules.label(*square)),
            ),
            _ => (
                "royal-through-check",
                format!("The {name} may not make this first move out of or across check."),
            ),
        };
        return Some(reason(code, sentence, marks));
    }
    None
}

/// A royal could be taken afterwards.
fn exposed(question: &mut Question<'_>, moves: &Moves, idx: usize) -> Option<Reason> {
    let rules = question.rules;
    if !rules.check_rule {
        return None;
    }
    let item = moves.item(idx);
    let side = question.position.turn();
    let before = question.judge.checker(rules, question.position, side).map(|it| it.1);
    question.position.apply(moves.patch(idx));
    let after = question
        .judge
        .in_check(rules, question.position, side)
        .then(|| question.judge.checker(rules, question.position, side))
        .flatten();
    let attacker_kind = after.map(|it| question.position.at(it.1).kind());
    let royal_kind = after.map(|it| question.position.at(it.0).kind());
    question.position.undo();
    let (royal, attacker) = after?;
    let (royal_name, attacker_name) = (rules.name(royal_kind?), rules.name(attacker_kind?));
    let marks = vec![(attacker, Role::Attacker), (royal, Role::Royal)];
    let (here, there) = (rules.label(royal), rules.label(attacker));
    let by = format!("the {attacker_name} on {there}");
    Some(if item.turn == Turn::Castle {
        let sentence = format!("The {royal_name} would be attacked on {here}.");
        reason("castle-into-check", sentence, marks)
    } else if royal == item.to {
        let sentence = format!("Your {royal_name} would be attacked on {here} by {by}.");
        reason("royal-into-check", sentence, marks)
    } else if before == Some(attacker) {
        let sentence = format!("Your {royal_name} is in check and this move does not help.");
        reason("still-in-check", sentence, marks)
    } else {
        let sentence = format!("This would leave your {royal_name} on {here} to {by}.");
        reason("exposes-royal", sentence, marks)
    })
}

/// A rule forbids what the move leads to.
fn vetoed(question: &mut Question<'_>, moves: &Moves, idx: usize) -> Option<Reason> {
    let code = question.judge.refusal(question.rules, question.position, moves, idx)?;
    let name = question.rules.name(moves.item(idx).kind);
    let sentence = match code {
        "drop-check" => "A drop may not give check.".into(),
        "drop-mate" => format!("A {name} may not be dropped to give checkmate."),
        "gate-parry" => "The piece that comes in cannot shield your royal piece.".into(),
        "no-checks" => "No move may give check in this game.".into(),
        "must-capture" => "You must capture if you can.".into(),
        "must-drop" => "First place the pieces you still have in hand.".into(),
        _ => "A rule of this game does not allow that move.".into(),
    };
    Some(reason(code, sentence, Vec::new()))
}
