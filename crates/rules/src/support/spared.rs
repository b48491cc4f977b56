//! What captures beside the way of a move leave alone, whichever rule makes them.

use crate::builder::Builder;
use crate::support::shared::{NeighbourEffects, Uncapturable};
use engine::hooks::Scene;
use engine::ids::{Sq, TypeSet};
use engine::mechanics::neighbour_effects::NeighbourEffect;
use engine::moves::candidate::{Candidate, Turn};
use engine::variant::Features;

/// Pieces that nothing takes.
#[derive(Clone, Debug)]
pub struct Spared {
    /// Types that nothing captures.
    uncapturable: TypeSet,
    /// Who is protected beside whom.
    protect: Option<NeighbourEffect>,
}

impl Spared {
    /// What the definition says.
    #[must_use]
    pub fn of_game(builder: &Builder<'_>) -> Self {
        let protect = builder.shared::<NeighbourEffects>().and_then(|it| it.protect.clone());
        Self { uncapturable: Uncapturable::of_game(builder), protect }
    }

    /// Removes what stands on squares, each once, but for what is spared. It is to be taken back. What goes at the same time
    /// still protects.
    pub fn take(&self, scene: Scene<'_>, candidate: &mut Candidate, mut found: Vec<Sq>) {
        found.retain(|it| !self.has(scene, candidate, *it));
        for sq in found {
            let piece = candidate.at(scene.position, sq);
            if piece.is_piece() {
                candidate.remove(sq, piece);
            }
        }
    }

    /// Whether a candidate leaves alone what stands on a square.
    #[must_use]
    pub fn has(&self, scene: Scene<'_>, candidate: &Candidate, sq: Sq) -> bool {
        let at = |it| candidate.at(scene.position, it);
        let (piece, variant) = (at(sq), scene.variant);
        // Checks are looked for among moves alone, so nothing else may take a royal.
        let unseen = matches!(candidate.turn, Turn::Drop | Turn::Castle);
        unseen && variant.has(Features::CHECK) && variant.royals.types.has(piece.kind())
            || self.uncapturable.has(piece.kind())
            || variant.movement.is_haven(piece, sq)
            || self.protect.as_ref().is_some_and(|it| it.covers_by(piece.side(), sq, at))
    }
}
