//! Moves that undo the last one.

use crate::prelude::*;
use crate::support::board_change::change;
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;

/// Moves that undo the last one.
pub const RULE: Rule = Rule { name: "ko", keys: &[Key::flag("ko")], asked: Asked::ByKey, read, codes: &["ko"] };

/// That the key is set.
#[derive(Debug)]
struct KoSetting;

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    if builder.settings.flag("ko", false) { Some(Box::new(KoSetting)) } else { None }
}

impl ActiveRule for KoSetting {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let last = builder.fact(FactSpec { start: 0, transient: false });
        builder.variant.carried.named_facts.push(NamedFact { name: "ko", fact: last, form: FactForm::Number });
        hooks.pass(PassStage::Turn, Ko { last });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::Moving, msg!("ko"));
    }
}

/// Drops moves that change back what the last one changed, and notes what they change.
#[derive(Debug)]
struct Ko {
    /// What the last move changed; 0 if nobody has moved.
    last: FactId,
}

impl Pass for Ko {
    fn concerns(&self, candidate: &Candidate) -> bool {
        // A pass changes nothing, so that what was before it stays forbidden.
        candidate.turn != Turn::Pass
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        match change(scene, candidate) {
            0 => next(candidate),
            it if it == scene.position.fact(self.last) => Flow::Continue(()),
            it => candidate.fork(|candidate| {
                candidate.extra.push(Edit::Fact(self.last, it));
                next(candidate)
            }),
        }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Ko {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        Some(Reason { code: "ko", message: msg!("reason-ko"), marks: vec![(candidate.to, MarkRole::Other)] })
            .filter(|_| change(scene, candidate) == scene.position.fact(self.last))
    }
}
