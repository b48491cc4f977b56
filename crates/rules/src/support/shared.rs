//! What one rule reads and others need, left with `Builder::share`.

use crate::builder::Builder;

use engine::ids::{Player, Sq, TypeId, TypeSet};

/// By side: whether it passes when it has no legal move.
#[derive(Clone, Copy, Debug)]
pub struct PassesWhenStuck(pub [bool; 2]);

/// Turns may have two parts.
#[derive(Clone, Copy, Debug)]
pub struct TwoPartTurns;

/// First moves mean something even if no move of a piece asks for them.
#[derive(Clone, Copy, Debug)]
pub struct FirstMovesCount;

/// By side and type: squares that it may enter only by capturing.
#[derive(Clone, Debug)]
pub struct CaptureOnlySquares(pub [Vec<Option<Box<[bool]>>>; 2]);

impl CaptureOnlySquares {
    /// Whether a square is one of them.
    #[must_use]
    pub fn has(&self, side: Player, kind: TypeId, sq: Sq) -> bool {
        self.0[side.index()][kind.index()].as_ref().is_some_and(|it| it[sq.index()])
    }
}

/// What is closed to a piece on squares from which it could never move again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeadSquares {
    /// Nothing.
    Open,
    /// They are closed to drops.
    NoDrops,
    /// They are closed to drops and moves.
    NoMoves,
}

/// By side and type: what squares without a way on are closed to.
#[derive(Clone, Debug)]
pub struct Immobility(pub [Vec<DeadSquares>; 2]);

impl Immobility {
    /// Whether the type may not be dropped where it could never move again.
    #[must_use]
    pub fn bars_drops(&self, side: Player, kind: TypeId) -> bool {
        self.0[side.index()][kind.index()] != DeadSquares::Open
    }

    /// Whether the type may not move to where it could never move again.
    #[must_use]
    pub fn bars_moves(&self, side: Player, kind: TypeId) -> bool {
        self.0[side.index()][kind.index()] == DeadSquares::NoMoves
    }
}
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
