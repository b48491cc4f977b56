//! Squares that are hidden from a side as long as it sets up. Who sets up when is a rule.

use crate::ids::{Player, Sq, TypeSet};
use crate::position::Position;

/// What hides the other side's set-up.
#[derive(Clone, Debug)]
pub struct HiddenSetup {
    /// By side: the types that it has to place.
    pub waiting: [TypeSet; 2],
    /// By side: the squares on which only this side places pieces.
    pub squares: [Box<[bool]>; 2],
}

impl HiddenSetup {
    /// The squares hidden from the side to move; `None` if it has nothing left to place.
    #[must_use]
    pub fn hidden(&self, position: &Position) -> Option<&[bool]> {
        let side = position.turn();
        waits(self.waiting[side.index()], position, side).then(|| &*self.squares[side.other().index()])
    }

    /// Whether a square is hidden from the side to move.
    #[must_use]
    pub fn hides(&self, position: &Position, sq: Sq) -> bool {
        self.hidden(position).and_then(|it| it.get(sq.index()).copied()).unwrap_or(false)
    }
}

/// Whether a side has pieces of any of the types in hand.
#[must_use]
pub fn waits(types: TypeSet, position: &Position, side: Player) -> bool {
    position.hand_of(side).any(|it| types.has(it.0))
}
