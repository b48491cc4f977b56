//! Remembers which type moved last, for imitators. Nothing else.

use crate::draft::{Draft, Turn};
use crate::patch::{Edit, FactId};
use crate::program::walk::Flow;
use crate::rules::{Next, Pass, Scene};

/// Writes the type of the mover, after any promotion, into a fact.
#[derive(Debug)]
pub struct LastMover {
    /// The fact.
    pub fact: FactId,
    /// Types that imitate: they leave the type they imitated.
    pub imitators: crate::ids::TypeSet,
}

impl Pass for LastMover {
    fn apply(&self, scene: Scene<'_>, draft: &mut Draft, next: Next<'_>) -> Flow {
        let own = i32::from(draft.after.kind().0);
        let before = scene.position.fact(self.fact);
        let imitates = draft.turn == Turn::Walk && self.imitators.has(draft.kind()) && before > 0;
        let value = if imitates { before } else { own };
        draft.extra.push(Edit::Fact(self.fact, value));
        let flow = next(draft);
        draft.extra.pop();
        flow
    }
}
