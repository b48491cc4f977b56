//! Captures after which the side moves again.

use crate::prelude::*;
use crate::support::shared::GoesOn;
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;

/// Captures after which the side moves again.
pub const RULE: Rule = Rule {
    name: "capture again",
    keys: &[Key::flag("captureAgain").doc(
        "1: after a move that captures, or takes walls, the side moves again, with any piece; with `pass=rest` only if it likes.",
    )],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the key says.
#[derive(Debug)]
struct CaptureAgain {
    /// Whether the side goes on after a capture.
    goes_on: FactId,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    if !builder.settings.flag("captureAgain", false) {
        return None;
    }
    let goes_on = builder.fact(FactSpec { start: 0, transient: true });
    builder.share(GoesOn(goes_on));
    Some(Box::new(CaptureAgain { goes_on }))
}

impl ActiveRule for CaptureAgain {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let named = NamedFact { name: "again", fact: self.goes_on, form: FactForm::Number };
        builder.variant.carried.named_facts.push(named);
        hooks.pass(PassStage::Hands, *self);
    }

    fn words(&self, words: &mut Words<'_>) {
        words.say(Topic::Captures, "A side that captures moves again.");
    }
}

impl Pass for CaptureAgain {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if !candidate.captures() && candidate.n_walls_taken(scene.position) == 0 {
            return next(candidate);
        }
        candidate.fork(|it| {
            it.extra.extend([Edit::Fact(self.goes_on, 1), Edit::Again]);
            next(it)
        })
    }
}
