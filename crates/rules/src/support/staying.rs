//! Moves of pieces that stay where they are.

use engine::attack::pass_mask::PassMask;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::{Candidate, Turn};
use engine::position::repetition_key::is_unchanged;
use engine::program::walker::Flow;
use engine::variant::Variant;

/// A piece that stays what and where it was is no change, so that two that do the same to another piece make one move.
#[derive(Debug)]
pub struct Staying;

impl Pass for Staying {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        // Unaffected moves go elsewhere.
        PassMask::empty()
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        let stays = candidate.to == candidate.from && candidate.after.moved() == candidate.before.moved();
        stays && candidate.turn == Turn::Walk && !candidate.victims.is_empty() && !candidate.part && !candidate.gone
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if !is_unchanged(scene.variant, scene.position, candidate.from, candidate.after) {
            return next(candidate);
        }
        let changed = candidate.changed.clone();
        candidate.changed.retain(|it| it.0 != candidate.from);
        candidate.gone = true;
        let flow = next(candidate);
        candidate.gone = false;
        candidate.changed = changed;
        flow
    }
}
