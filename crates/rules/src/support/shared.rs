//! What one rule reads and others need, left with `Builder::share`.

use crate::builder::Builder;
use engine::ids::TypeSet;

/// By side: whether it passes when it has no legal move.
#[derive(Clone, Copy, Debug)]
pub struct PassesWhenStuck(pub [bool; 2]);

/// The types that nothing may capture.
#[derive(Clone, Copy, Debug)]
pub struct Uncapturable(pub TypeSet);

impl Uncapturable {
    /// What the definition says; no type if no rule has said anything.
    #[must_use]
    pub fn of_game(builder: &Builder<'_>) -> TypeSet {
        builder.shared::<Self>().map_or(TypeSet::EMPTY, |it| it.0)
    }
}

/// What captures do to the pieces beside them and to the capturing piece.
#[derive(Clone, Copy, Debug)]
pub struct Explodes {
    /// Whether captures, or moves without one, may explode.
    pub blasts: bool,
    /// Whether movers may leave the board by their own move.
    pub leaves: bool,
}

/// Whether a royal is in check that only an explosion beside it could take.
#[derive(Clone, Copy, Debug)]
pub struct BlastCheck(pub bool);
