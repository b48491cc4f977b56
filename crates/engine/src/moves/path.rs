//! The steps of a path: what a player points at. Which paths are moves is not decided here.

use crate::ids::{Sq, TypeId};

/// One click of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// A square of the board.
    Square(Sq),
    /// A slot of the mover's hand.
    Hand(TypeId),
    /// A slot of a prison.
    Prison(TypeId),
    /// The type that is chosen.
    Become(TypeId),
    /// One of several effects that are spelled alike.
    Choice(u16),
    /// The side passes.
    Pass,
}
