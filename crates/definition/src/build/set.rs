//! A set of squares as bits, so that a million rectangles cost nothing. It knows no names.

use message::Arg;

use crate::{Board, Square, Symmetry};

/// Files and ranks of the largest board.
const SIZE: usize = 64;

/// Squares of a board of at most 64 files and 64 ranks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Set {
    /// By rank: one bit per file.
    rows: [u64; SIZE],
}

impl Default for Set {
    fn default() -> Self {
        Self { rows: [0; SIZE] }
    }
}

impl Set {
    fn joined(mut self, other: &Set, join: impl Fn(u64, u64) -> u64) -> Set {
        for (mine, theirs) in self.rows.iter_mut().zip(&other.rows) {
            *mine = join(*mine, *theirs);
        }
        self
    }

    /// All squares between two corners.
    pub(super) fn rectangle(a: Square, b: Square) -> Set {
        let mut res = Set::default();
        let (low, high) = (a.file.min(b.file), a.file.max(b.file));
        let mask = (low..=high.min(63)).fold(0, |it, file| it | 1u64 << file);
        let (first, last) = (a.rank.min(b.rank), a.rank.max(b.rank));
        for row in res.rows.iter_mut().take(usize::from(last) + 1).skip(usize::from(first)) {
            *row = mask;
        }
        res
    }

    pub(super) fn or(self, other: &Set) -> Set {
        self.joined(other, |a, b| a | b)
    }

    pub(super) fn and(self, other: &Set) -> Set {
        self.joined(other, |a, b| a & b)
    }

    pub(super) fn minus(self, other: &Set) -> Set {
        self.joined(other, |a, b| a & !b)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rows.iter().all(|it| *it == 0)
    }

    /// How many squares there are.
    pub(super) fn len(&self) -> u32 {
        self.rows.iter().map(|it| it.count_ones()).sum()
    }

    /// Some squares. Those outside 64 files and ranks are left out.
    pub(super) fn of(squares: impl IntoIterator<Item = Square>) -> Set {
        let mut res = Set::default();
        for it in squares {
            if let Some(row) = res.rows.get_mut(usize::from(it.rank)).filter(|_| it.file < 64) {
                *row |= 1 << it.file;
            }
        }
        res
    }

    /// Black's image of White's squares; nothing without symmetry.
    pub(super) fn image(&self, board: &Board) -> Set {
        if board.symmetry == Symmetry::None {
            return Set::default();
        }
        Set::of(self.squares().filter_map(|it| board.image(it)))
    }

    /// The squares that have no image because the board is not like that.
    pub(super) fn without_image(&self, board: &Board) -> Set {
        Set::of(self.squares().filter(|it| board.image(*it).is_none()))
    }

    /// From White's first rank on, each from file a.
    pub(super) fn squares(&self) -> SetSquares<'_> {
        SetSquares { rows: &self.rows, rank: 0, left: self.rows[0] }
    }

    /// The names of the first few, for a message.
    pub(super) fn some_names(&self, board: &Board) -> Arg {
        let mut names: Vec<String> = self.squares().take(5).map(|it| board.label(it)).collect();
        if names.len() == 5 {
            names[4] = "…".to_owned();
        }
        Arg::listed(names)
    }
}

/// The squares of a set in order.
pub(super) struct SetSquares<'a> {
    rows: &'a [u64; SIZE],
    rank: usize,
    /// What is left of the rank.
    left: u64,
}

impl Iterator for SetSquares<'_> {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        while self.left == 0 {
            self.rank += 1;
            self.left = *self.rows.get(self.rank)?;
        }
        let file = self.left.trailing_zeros() as u8;
        self.left &= self.left - 1;
        Some(Square { file, rank: self.rank as u8 })
    }
}
