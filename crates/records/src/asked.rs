//! What the text of a move asks of a legal move.

/// The size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// How many files it has.
    pub files: u8,
    /// How many ranks it has.
    pub ranks: u8,
}

impl Board {
    /// The square of a file counted from the right and a rank counted from the top, both from 1, as in shogi.
    #[must_use]
    pub fn from_top_right(self, file: u8, rank: u8) -> Option<Square> {
        let is_inside = (1..=self.files).contains(&file) && (1..=self.ranks).contains(&rank);
        is_inside.then(|| Square { file: self.files - file, rank: self.ranks - rank })
    }

    /// A square as counted in shogi: the file from the right, the rank from the top.
    #[must_use]
    pub fn top_right(self, square: Square) -> (u8, u8) {
        (self.files.saturating_sub(square.file), self.ranks.saturating_sub(square.rank))
    }
}

/// A square: file and rank from 0, from the left and the bottom as the side sees them that is set up there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Square {
    /// The file.
    pub file: u8,
    /// The rank.
    pub rank: u8,
}

/// Where a move goes, as its mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Away from the mover.
    Forward,
    /// Towards the mover.
    Back,
    /// On the same rank.
    Sideways,
}

/// Which of several like pieces on one file, as its mover sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The first of them.
    Front,
    /// The one between two others.
    Middle,
    /// The last of them.
    Rear,
    /// The one of this number from the front, from 1.
    Nth(u8),
}

/// Which of several like pieces that may make a move, as its mover sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// The leftmost.
    Left,
    /// The rightmost.
    Right,
    /// The one that goes straight forward.
    Straight,
}

/// Names that a piece may have in a definition.
pub type Names = &'static [&'static str];

/// One thing that a text asks of the move that it stands for. What is not asked does not matter, but for two habits:
/// a piece on the board comes before one in hand, and a move without a promotion before one with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The side that begins the game makes it, or the other one.
    First(bool),
    /// The piece has one of these names before the move.
    Piece(Names),
    /// The piece has one of these names after the move.
    Becomes(Names),
    /// It begins there.
    From(Square),
    /// It ends there.
    To(Square),
    /// It ends where the move before it ended.
    ToLast,
    /// It touches down on these squares between its ends.
    Through(Vec<Square>),
    /// Whether a piece is dropped.
    Drop(bool),
    /// Whether the piece promotes.
    Promotes(bool),
    /// It begins on this file, counted from 1 from the mover's right.
    FromFile(u8),
    /// It goes this way by so many ranks if it stays on its file, to the file of this number if not.
    Goal(Way, u8),
    /// It goes this way.
    Way(Way),
    /// Which of the pieces on its file moves.
    Column(Column),
    /// Which of the pieces that may go there moves.
    Beside(Beside),
}
