//! What the side to move may not see.

use engine::ids::Sq;
use game::game::Game;

/// Whether a square is hidden from the side to move.
pub(super) fn hidden(game: &Game, sq: Sq) -> bool {
    game.variant().hidden_setup.as_ref().is_some_and(|it| it.hides(game.position(), sq))
}
