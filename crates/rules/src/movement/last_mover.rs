//! Remembers which type moved last, for imitators. Nothing else.

use crate::builder::Builder;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::TypeSet;
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::patch::{Edit, FactForm, FactId, NamedFact};
use engine::position::FactSpec;
use engine::program::MoveStart;
use engine::program::walker::Flow;

/// Writes the type of the mover, after any promotion, into a fact.
#[derive(Debug)]
pub struct LastMover {
    /// The fact.
    pub fact: FactId,
    /// Types that imitate: they leave the type they imitated.
    pub imitators: TypeSet,
}

/// Is asked if a type imitates.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let mut imitators = TypeSet::EMPTY;
    for kind in builder.kinds() {
        let program = &builder.variant.movement.programs[0][kind.index()];
        if program.walked.iter().any(|it| matches!(it.start, MoveStart::Imitate { .. })) {
            imitators.insert(kind);
        }
    }
    if imitators.is_empty() {
        return None;
    }
    let fact = builder.fact(FactSpec { start: 0, transient: false });
    builder.variant.movement.last_mover = Some(fact);
    builder.variant.named_facts.push(NamedFact { name: "last", fact, form: FactForm::Type });
    Some(Box::new(LastMover { fact, imitators }))
}

impl Pass for LastMover {
    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let own = i32::from(candidate.after.kind().0);
        let before = scene.position.fact(self.fact);
        let imitates = candidate.turn == Turn::Walk && self.imitators.has(candidate.kind()) && before > 0;
        let value = if imitates { before } else { own };
        candidate.extra.push(Edit::Fact(self.fact, value));
        let flow = next(candidate);
        candidate.extra.pop();
        flow
    }
}
