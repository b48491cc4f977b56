//! Captures after which the side moves again.

use crate::prelude::*;
use engine::moves::patch::FactId;

/// Lets the side go on after a capture, and notes that it does.
#[derive(Debug)]
pub(super) struct CaptureAgain(pub(super) FactId);

impl Pass for CaptureAgain {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if !candidate.captures() && candidate.n_walls_taken(scene.position) == 0 {
            return next(candidate);
        }
        candidate.fork(|it| {
            it.extra.extend([Edit::Fact(self.0, 1), Edit::Again]);
            next(it)
        })
    }
}
