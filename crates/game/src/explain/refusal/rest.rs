//! Refusals of what follows the squares of a path: a choice of a type, a piece that comes in. The squares are elsewhere.

use crate::explain::refusal::{Question, reason};
use crate::game::current::Current;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::Scene;
use engine::moves::candidate::Candidate;
use engine::moves::path::Step;
use engine::program::walker::Flow;
use engine::reason::Reason;
use message::msg;

/// A choice that does not exist behind a path that does.
pub(super) fn choice(question: &Question<'_>, current: &Current, path: &[Step]) -> Option<Reason> {
    let (Step::Become(kind), before) = path.split_last()? else { return None };
    let slice = current.spellings.starting_with(before);
    let variant = question.variant;
    if !matches!(before.first(), Some(Step::Square(_))) {
        // A drop says itself which side may be up.
        let scene = Scene { variant, position: question.position };
        return variant.hooks.sources.iter().find_map(|it| it.why(scene, path));
    }
    let item = current.moves.item(slice.first()?.idx);
    let (piece, choice) = (variant.named(item.kind), variant.named(*kind));
    let promotes =
        slice.iter().any(|it| it.steps.len() > before.len() || current.moves.item(it.idx).becomes != item.kind);
    if promotes && *kind == item.kind {
        return Some(reason("promotion-needed", msg!("reason-promotion-needed", piece = piece), Vec::new()));
    }
    Some(said(question, before, path).unwrap_or_else(|| {
        if promotes {
            reason("promotion-choice", msg!("reason-promotion-choice", piece = piece, choice = choice), Vec::new())
        } else {
            reason("promotion-off", msg!("reason-promotion-off", piece = piece), Vec::new())
        }
    }))
}

/// A piece from beside the board that cannot come in with a move that could be made.
pub(super) fn gate(question: &Question<'_>, path: &[Step]) -> Option<Reason> {
    let at = path.iter().skip(1).position(|it| matches!(it, Step::Hand(_)))? + 1;
    if !matches!(path[0], Step::Square(_)) || candidates(question, &path[..at], &mut |_| true).is_none() {
        return None;
    }
    Some(said(question, &path[..at], path).unwrap_or_else(|| reason("gate-off", msg!("reason-gate-off"), Vec::new())))
}

/// A square, clicked behind a path that goes on with squares of a rule.
pub(super) fn square(question: &Question<'_>, current: &Current, path: &[Step]) -> Option<Reason> {
    let (Step::Square(_), before) = path.split_last()? else { return None };
    let goes_on = before.len() > 1 && !current.spellings.starting_with(before).is_empty();
    if goes_on { said(question, before, path) } else { None }
}

/// What a rule says about the steps that follow a move of these squares.
fn said(question: &Question<'_>, before: &[Step], path: &[Step]) -> Option<Reason> {
    let variant = question.variant;
    let scene = Scene { variant, position: question.position };
    let squares = before.iter().take_while(|it| matches!(it, Step::Square(_))).count();
    let mut res = None;
    candidates(question, before, &mut |candidate| {
        res = variant.hooks.passes.iter().find_map(|it| it.explain()?.why_not(scene, candidate, &path[squares..]));
        res.is_some()
    });
    res
}

/// Goes through the moves of these squares, before any rule rewrites them, until `found` holds.
fn candidates(question: &Question<'_>, before: &[Step], found: &mut dyn FnMut(&Candidate) -> bool) -> Option<()> {
    let (variant, position) = (question.variant, &*question.position);
    let squares: Vec<Step> = before.iter().copied().take_while(|it| matches!(it, Step::Square(_))).collect();
    let Some(Step::Square(from)) = squares.first().copied() else { return None };
    let piece = position.at(from);
    let program = variant.movement.program(piece.side(), piece.kind(), from);
    let mut res = None;
    let mut look = |candidate: &mut Candidate| {
        let fits = candidate.steps == squares || candidate.aliases.contains(&squares);
        if fits && found(candidate) {
            res = Some(());
            return Flow::Break(());
        }
        Flow::Continue(())
    };
    let mut flow = Generator::default().run(variant, position, from, program, &mut look);
    let mut candidate = Candidate::default();
    for source in &variant.hooks.sources {
        if flow.is_continue() {
            flow = source.candidates(Scene { variant, position }, Some(from), &mut candidate, &mut look);
        }
    }
    res
}
