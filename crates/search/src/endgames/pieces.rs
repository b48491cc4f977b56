//! The pieces of an ending, without their squares.

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::position::Position;

/// Most pieces on the board.
pub const MAX_PIECES: usize = 4;

/// A type and its side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Player,
    /// Its type.
    pub kind: TypeId,
}

impl Piece {
    /// What an occupant of a square is.
    #[must_use]
    pub fn of(occupant: Occupant) -> Self {
        Self { side: occupant.side(), kind: occupant.kind() }
    }

    /// Such a piece that has moved.
    #[must_use]
    pub const fn occupant(self) -> Occupant {
        Occupant::new(self.side, self.kind)
    }
}

/// The pieces of an ending, sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pieces(Vec<Piece>);

impl Pieces {
    /// These pieces.
    #[must_use]
    pub fn new(pieces: impl IntoIterator<Item = Piece>) -> Self {
        let mut res: Vec<Piece> = pieces.into_iter().collect();
        sort::sort(&mut res);
        Self(res)
    }

    /// Those of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self::new(placed(position).into_iter().map(|it| it.0))
    }

    /// One after another.
    pub fn iter(&self) -> impl Iterator<Item = Piece> + '_ {
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

/// The pieces of a position with their squares.
#[must_use]
pub fn placed(position: &Position) -> Vec<(Piece, Sq)> {
    Player::BOTH.into_iter().flat_map(|it| position.pieces(it)).map(|it| (Piece::of(position.at(it)), it)).collect()
}
