//! Why a path is not a move: relaxes the rules one group at a time until it would be. Messages only, no play.

pub mod castling;
pub mod geometry;
pub mod ground;
pub mod passes;
pub mod pieces;
pub mod rest;
pub mod safety;
pub mod study;

use crate::game::current::Current;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::Scene;
use engine::ids::Sq;
use engine::legal::LegalGenerator;
use engine::moves::candidate::Candidate;
use engine::moves::move_list::Moves;
use engine::moves::path::Step;
use engine::moves::spelling::Spellings;
use engine::position::Position;
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};
use engine::variant::{Features, Variant};
use message::{Message, msg};

/// What every question is about.
pub(crate) struct Question<'a> {
    pub(crate) variant: &'a Variant,
    pub(crate) position: &'a mut Position,
    pub(crate) generator: &'a mut LegalGenerator,
}

pub(crate) fn reason(code: &'static str, message: Message, marks: Vec<(Sq, MarkRole)>) -> Reason {
    Reason { code, message, marks }
}

/// The reason why a path is not a move; `None` if it is one.
pub(crate) fn why(
    variant: &Variant,
    position: &mut Position,
    current: &Current,
    generator: &mut LegalGenerator,
    path: &[Step],
) -> Option<Reason> {
    if let Some(verdict) = current.verdict.as_ref().filter(|_| variant.has(Features::ENFORCED)) {
        return Some(reason(
            "game-over",
            msg!("reason-game-over", result = verdict.message.clone()),
            verdict_marks(&verdict.squares),
        ));
    }
    if current.spellings.spelled(path).is_some() {
        return None;
    }
    if let Some(it) = covered(variant, position, path) {
        return Some(it);
    }
    let slice = current.spellings.starting_with(path);
    if !slice.is_empty() {
        return Some(unfinished(variant, current, slice, path));
    }
    // Where a click can only be meant for one slot, it is asked why that cannot be.
    if let (&[square @ Step::Square(_)], Some(slot)) = (path, current.only_slot(position)) {
        return why(variant, position, current, generator, &[slot, square]);
    }
    let mut question = Question { variant, position, generator };
    if let Some(it) = entry(&question, path) {
        return Some(it);
    }
    if let Some(it) = rest::choice(&question, current, path).or_else(|| rest::square(&question, current, path)) {
        return Some(it);
    }
    if let Some(it) = safety::unsafe_move(&mut question, path) {
        return Some(it);
    }
    if let Some(it) = rest::gate(&question, path) {
        return Some(it);
    }
    let Some(Step::Square(from)) = path.first().copied() else {
        return Some(beside_the_board(&question, path));
    };
    let to = path.iter().rev().find_map(|it| match it {
        Step::Square(sq) => Some(*sq),
        _ => None,
    })?;
    if let Some(it) = castling::refused(&mut question, from, to) {
        return Some(it);
    }
    if let Some(it) = passes::refused(&question, from, to) {
        return Some(it);
    }
    if path.len() == 1 {
        // A piece that is picked up and cannot go anywhere: how it moves is not the matter.
        let piece = variant.named(question.position.at(from).kind());
        return Some(reason("no-such-move", msg!("reason-no-move-here", piece = piece), vec![(from, MarkRole::Other)]));
    }
    let scene = Scene { variant, position: question.position };
    let steps = [Step::Square(from), Step::Square(to)];
    let of_source = variant.hooks.sources.iter().find_map(|it| it.why(scene, &steps));
    Some(of_source.unwrap_or_else(|| geometry::refused(&mut question, from, to)))
}

/// Nothing is told of squares that are hidden from the side to move.
fn covered(variant: &Variant, position: &Position, path: &[Step]) -> Option<Reason> {
    let sight = Scene { variant, position }.sight(None);
    let hidden = path.iter().find_map(|it| match it {
        Step::Square(sq) => sight.covers(*sq).then_some(*sq),
        _ => None,
    })?;
    let message = msg!("reason-covered", square = variant.label(hidden));
    Some(reason("covered", message, Vec::new()))
}

/// The beginning of legal moves: on to a square, or to the choice of a type where nothing else follows.
fn unfinished(
    variant: &Variant,
    current: &Current,
    slice: &[engine::moves::spelling::Spelling],
    path: &[Step],
) -> Reason {
    let next = |it: &engine::moves::spelling::Spelling| it.steps.get(path.len()).copied();
    let promotes = !path.is_empty() && slice.iter().all(|it| matches!(next(it), Some(Step::Become(_))));
    if promotes && matches!(path[0], Step::Square(_)) {
        let piece = variant.named(current.moves.item(slice[0].idx).kind);
        return reason("promotion-needed", msg!("reason-promotion-needed", piece = piece), Vec::new());
    }
    let mut marks: Vec<_> = slice
        .iter()
        .filter_map(|it| match next(it) {
            Some(Step::Square(sq)) => Some((sq, MarkRole::Allowed)),
            _ => None,
        })
        .collect();
    marks.dedup();
    reason("incomplete", msg!("reason-incomplete"), marks)
}

fn verdict_marks(squares: &[Sq]) -> Vec<(Sq, MarkRole)> {
    squares.iter().map(|it| (*it, MarkRole::Royal)).collect()
}

/// Whose turn it is and what stands there.
fn entry(question: &Question<'_>, path: &[Step]) -> Option<Reason> {
    let (variant, position) = (question.variant, &*question.position);
    let topology = &variant.movement.topology;
    if matches!(path.first(), Some(Step::Hand(_) | Step::Prison(_))) {
        // What comes from beside the board has its own order of questions.
        return None;
    }
    for step in path {
        if let Step::Square(sq) = step
            && (sq.index() >= topology.len() || topology.is_hole(*sq))
        {
            let message = if sq.index() >= topology.len() {
                msg!("reason-off-board")
            } else if variant.start.walled.as_ref().is_some_and(|it| it.0.contains(sq)) {
                msg!("reason-walled-square", square = variant.label(*sq))
            } else {
                msg!("reason-no-square", square = variant.label(*sq))
            };
            return Some(reason("off-board", message, Vec::new()));
        }
    }
    let Some(Step::Square(from)) = path.first() else { return None };
    let piece = position.at(*from);
    if piece.is_wall() {
        let named = variant.named(piece.kind());
        let message = msg!("reason-nobodys-piece", piece = named, square = variant.label(*from));
        return Some(reason("wall", message, vec![(*from, MarkRole::Other)]));
    }
    if piece.is_empty() {
        let message = msg!("reason-empty-square", square = variant.label(*from));
        return Some(reason("empty-square", message, vec![(*from, MarkRole::Other)]));
    }
    if variant.has(Features::ENFORCED) && !piece.is(position.turn()) {
        let message = msg!("reason-not-your-turn", side = position.turn());
        return Some(reason("not-your-turn", message, vec![(*from, MarkRole::Other)]));
    }
    None
}

/// A path that begins with a slot: what the sources say, or that nothing comes from beside the board.
fn beside_the_board(question: &Question<'_>, path: &[Step]) -> Reason {
    let scene = Scene { variant: question.variant, position: question.position };
    let said = question.variant.hooks.sources.iter().find_map(|it| it.why(scene, path));
    let said = said.or_else(|| passes::refused_entry(scene, path));
    said.unwrap_or_else(|| match path.first() {
        Some(Step::Pass) => reason("pass-off", msg!("reason-pass-off"), Vec::new()),
        Some(Step::Prison(_)) => reason("exchange-off", msg!("reason-exchange-off"), Vec::new()),
        _ => reason("drop-off", msg!("reason-drop-off"), Vec::new()),
    })
}

/// All pseudo-legal moves that begin like a path, with their spellings.
pub(crate) fn pseudo(variant: &Variant, position: &Position, first: Option<Step>) -> (Moves, Spellings) {
    let mut moves = Moves::default();
    let mark = moves.mark();
    let mut keep = |candidate: &mut Candidate| {
        if candidate.steps.first().copied() == first {
            moves.push(candidate);
        }
        Flow::Continue(())
    };
    let mut generator = Generator::default();
    let _ = match first {
        Some(Step::Square(from)) => generator.from(variant, position, from, &mut keep),
        _ => generator.all(variant, position, &mut keep),
    };
    moves.merge_since(mark);
    let spellings = Spellings::new(&moves);
    (moves, spellings)
}
