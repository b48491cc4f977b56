//! Remembers which type moved last, for imitators.

use crate::prelude::*;
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;
use engine::program::MoveStart;

/// The memory of imitators. It has no key: a type that imitates asks for it.
pub const RULE: Rule = Rule { name: "last mover", keys: &[], asked: Asked::Always, read, codes: &[] };

/// Types that imitate.
#[derive(Debug)]
struct Imitators(TypeSet);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let programs = &builder.variant.movement.programs[0];
    let imitates =
        |kind: TypeId| programs[kind.index()].walked.iter().any(|it| matches!(it.start, MoveStart::Imitate { .. }));
    let imitators = builder.types_with(&imitates);
    if imitators.is_empty() { None } else { Some(Box::new(Imitators(imitators))) }
}

impl ActiveRule for Imitators {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let fact = builder.fact(FactSpec { start: 0, transient: false });
        builder.variant.movement.last_mover = Some(fact);
        builder.variant.carried.named_facts.push(NamedFact { name: "last", fact, form: FactForm::Type });
        hooks.pass(PassStage::Note, LastMover { fact, imitators: self.0 });
    }
}

/// Writes the type of the mover, after any promotion, into a fact.
#[derive(Debug)]
struct LastMover {
    fact: FactId,
    /// Types that leave the type they imitated.
    imitators: TypeSet,
}

impl Pass for LastMover {
    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let own = i32::from(candidate.after.kind().0);
        let before = scene.position.fact(self.fact);
        let imitates = candidate.turn == Turn::Walk && self.imitators.has(candidate.kind()) && before > 0;
        let value = if imitates { before } else { own };
        candidate.fork(|it| {
            it.extra.push(Edit::Fact(self.fact, value));
            next(it)
        })
    }
}
