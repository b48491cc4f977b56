//! Moves by which a side takes its own royals off the board.

use engine::board::occupant::Occupant;
use engine::hooks::Scene;
use engine::moves::candidate::Candidate;

/// Whether the mover's side would lose royals that it may not lose: such a move does not exist, so it is no threat either.
#[must_use]
pub fn loses_royal(scene: Scene<'_>, candidate: &Candidate) -> bool {
    let (variant, side) = (scene.variant, candidate.side());
    let own = |it: Occupant| it.is(side) && variant.royals.types.has(it.kind());
    let n_taken =
        candidate.captured().filter(|it| own(it.piece)).count() + usize::from(candidate.gone && own(candidate.after));
    let n_royals = scene.position.royals(side).len();
    n_taken > 0 && (!variant.royals.last_only[side] || n_taken >= n_royals)
}
