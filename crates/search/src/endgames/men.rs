//! The men of an ending, without their squares.

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::position::Position;

/// Most men on the board.
pub const MAX_MEN: usize = 4;

/// A type and its side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man {
    /// Whose it is.
    pub side: Player,
    /// Its type.
    pub kind: TypeId,
}

impl Man {
    /// What a piece on the board is.
    #[must_use]
    pub fn of(piece: Occupant) -> Self {
        Self { side: piece.side(), kind: piece.kind() }
    }

    /// Such a man that has moved.
    #[must_use]
    pub const fn piece(self) -> Occupant {
        Occupant::new(self.side, self.kind)
    }
}

/// The men of an ending, sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Men(Vec<Man>);

impl Men {
    /// These men.
    #[must_use]
    pub fn new(men: impl IntoIterator<Item = Man>) -> Self {
        let mut res: Vec<Man> = men.into_iter().collect();
        sort::sort(&mut res);
        Self(res)
    }

    /// Those of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self::new(placed(position).into_iter().map(|it| it.0))
    }

    /// One after another.
    pub fn iter(&self) -> impl Iterator<Item = Man> + '_ {
        self.0.iter().copied()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The men of a position with their squares.
#[must_use]
pub fn placed(position: &Position) -> Vec<(Man, Sq)> {
    Player::BOTH.into_iter().flat_map(|it| position.pieces(it)).map(|it| (Man::of(position.at(it)), it)).collect()
}
