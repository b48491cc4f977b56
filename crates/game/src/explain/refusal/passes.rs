//! Refusals by rules that rewrite moves: which pass dropped the walk, and what it says.

use crate::explain::refusal::{Question, reason};
use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Capabilities, Scene};
use engine::ids::Sq;
use engine::moves::candidate::Candidate;
use engine::moves::path::Step;
use engine::program::walker::Flow;
use engine::reason::Reason;
use engine::variant::Variant;
use message::msg;

/// The reason of the pass that drops every walk or castling to the square; `None` if none goes there.
pub(super) fn refused(question: &Question<'_>, from: Sq, to: Sq) -> Option<Reason> {
    let scene = Scene { variant: question.variant, position: &*question.position };
    let mut res = None;
    each_walk(scene, from, to, &mut |candidate| {
        if res.is_none() {
            res = dropped(scene.variant, scene, 0, candidate);
        }
        if res.is_some() { Flow::Break(()) } else { Flow::Continue(()) }
    });
    res
}

/// Calls `each` with every candidate from a square to another, before any pass has seen it: walks, castlings, and what
/// sources make.
pub(crate) fn each_walk(scene: Scene<'_>, from: Sq, to: Sq, each: &mut dyn FnMut(&mut Candidate) -> Flow) {
    let Scene { variant, position } = scene;
    let piece = position.at(from);
    let program = variant.movement.program(piece.side(), piece.kind(), from);
    let mut ask = |candidate: &mut Candidate| {
        if candidate.to == to || candidate.partner() == Some(to) { each(candidate) } else { Flow::Continue(()) }
    };
    let _ = Generator::default().run(variant, position, from, program, &mut ask);
    if piece.is(position.turn()) {
        for source in variant.hooks.sources.iter().filter(|it| !it.capabilities().contains(Capabilities::FINISHES)) {
            let _ = source.candidates(scene, Some(from), &mut Candidate::default(), &mut ask);
        }
    }
}

/// The reason of the pass that drops every move of a source that is spelled so and begins beside the board; `None` if
/// there is no such move.
pub(super) fn refused_entry(scene: Scene<'_>, path: &[Step]) -> Option<Reason> {
    let mut res = None;
    for source in scene.variant.hooks.sources.iter().filter(|it| !it.capabilities().contains(Capabilities::FINISHES)) {
        let _ = source.candidates(scene, None, &mut Candidate::default(), &mut |candidate| {
            if candidate.steps == path && res.is_none() {
                res = dropped(scene.variant, scene, 0, candidate);
            }
            if res.is_some() { Flow::Break(()) } else { Flow::Continue(()) }
        });
    }
    res
}

/// What the first pass that drops a candidate says; `None` if no pass drops it.
fn dropped(variant: &Variant, scene: Scene<'_>, idx: usize, candidate: &mut Candidate) -> Option<Reason> {
    let pass = variant.hooks.passes.get(idx)?;
    if !pass.concerns(candidate) {
        return dropped(variant, scene, idx + 1, candidate);
    }
    let (to, mut goes_on, mut stays) = (candidate.to, false, false);
    let mut res = None;
    let _ = pass.apply(scene, candidate, &mut |candidate| {
        goes_on = true;
        stays |= candidate.to == to;
        res = res.take().or_else(|| dropped(variant, scene, idx + 1, candidate));
        Flow::Continue(())
    });
    if goes_on {
        // A move that a pass takes further does not end where it was said to.
        return if stays { res } else { res.or_else(|| pass.explain()?.why(scene, candidate)) };
    }
    Some(pass.explain().and_then(|it| it.why(scene, candidate)).unwrap_or_else(|| {
        let piece = variant.named(candidate.kind());
        reason("capture-forbidden", msg!("reason-kept-by-rule", piece = piece), Vec::new())
    }))
}
