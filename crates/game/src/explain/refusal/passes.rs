//! Refusals by rules that rewrite moves: which pass dropped the walk, and what it says.

use crate::explain::refusal::{Question, reason};
use engine::generate::pseudo_legal::Generator;
use engine::hooks::Scene;
use engine::ids::Sq;
use engine::moves::candidate::Draft;
use engine::program::walker::Flow;
use engine::reason::Reason;
use engine::variant::Rules;

/// The reason of the pass that drops every walk to the square; `None` if no walk goes there.
pub(super) fn refused(question: &Question<'_>, from: Sq, to: Sq) -> Option<Reason> {
    let (rules, position) = (question.rules, &*question.position);
    let piece = position.at(from);
    let program = rules.movement.program(piece.side(), piece.kind(), from);
    let scene = Scene { rules, position };
    let mut res = None;
    let _ = Generator::default().run(rules, position, from, program, |draft| {
        if draft.to == to && res.is_none() {
            res = dropped(rules, scene, 0, draft);
        }
        if res.is_some() { Flow::Break(()) } else { Flow::Continue(()) }
    });
    res
}

/// What the first pass that drops a draft says; `None` if no pass drops it.
fn dropped(rules: &Rules, scene: Scene<'_>, idx: usize, draft: &mut Draft) -> Option<Reason> {
    let pass = rules.passes.get(idx)?;
    if !pass.concerns(draft) {
        return dropped(rules, scene, idx + 1, draft);
    }
    let mut goes_on = false;
    let mut res = None;
    let _ = pass.apply(scene, draft, &mut |draft| {
        goes_on = true;
        res = res.take().or_else(|| dropped(rules, scene, idx + 1, draft));
        Flow::Continue(())
    });
    if goes_on {
        return res;
    }
    Some(pass.why(scene, draft).unwrap_or_else(|| {
        let name = rules.name(draft.kind());
        reason("capture-forbidden", format!("A rule of this game keeps the {name} from doing that."), Vec::new())
    }))
}
