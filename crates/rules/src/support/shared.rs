//! What one rule reads and others need, left with `Builder::share`. No rule of its own.

use engine::ids::{Player, Sq, TypeId};

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
