//! A set of squares as bits, so that a million rectangles cost nothing. It knows no names.

use crate::{Board, Square, Symmetry};

/// Squares of a board of at most 64 files and 64 ranks.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Set {
    /// One bit per file; an array of 64 in two parts, for `Default`.
    low: [u64; 32],
    high: [u64; 32],
}

impl Set {
    fn row(&self, rank: usize) -> u64 {
        self.low.iter().chain(&self.high).nth(rank).copied().unwrap_or(0)
    }

    fn rows_mut(&mut self) -> impl Iterator<Item = &mut u64> {
        self.low.iter_mut().chain(&mut self.high)
    }

    fn joined(mut self, other: &Set, join: impl Fn(u64, u64) -> u64) -> Set {
        for (mine, theirs) in self.rows_mut().zip(other.low.iter().chain(&other.high)) {
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
        for row in res.rows_mut().take(usize::from(last) + 1).skip(usize::from(first)) {
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
        self.low.iter().chain(&self.high).all(|&it| it == 0)
    }

    /// Some squares. Those outside 64 files and ranks are left out.
    pub(super) fn of(squares: impl IntoIterator<Item = Square>) -> Set {
        let mut res = Set::default();
        for it in squares {
            if let Some(row) = res.rows_mut().nth(usize::from(it.rank)).filter(|_| it.file < 64) {
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
    pub(super) fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        (0..64u8).flat_map(move |rank| {
            let row = self.row(usize::from(rank));
            (0..64u8).filter(move |file| row >> file & 1 == 1).map(move |file| Square { file, rank })
        })
    }

    /// The names of the first few, for a message.
    pub(super) fn some_names(&self, board: &Board) -> String {
        let mut names: Vec<String> = self.squares().take(5).map(|it| board.label(it)).collect();
        if names.len() == 5 {
            names[4] = "…".to_owned();
        }
        names.join(", ")
    }
}
