//! What a game knows about its current position.

use engine::ids::Sq;
use engine::moves::move_list::Moves;
use engine::moves::spelling::Spellings;
use engine::verdict::Verdict;

/// What is known about the current position.
#[derive(Clone, Debug, Default)]
pub struct Current {
    /// The legal moves; in free play the pseudo-legal moves of both sides.
    pub moves: Moves,
    /// Their spellings.
    pub spellings: Spellings,
    /// How the game ended, if it has.
    pub verdict: Option<Verdict>,
    /// Endings that the side to move may claim.
    pub claims: Vec<Verdict>,
    /// Royals of the side to move that are in check.
    pub checks: Vec<Sq>,
}
