//! Sets of squares, one bit for each.

use crate::ids::Sq;

/// A set of squares of one board, of any size.
///
/// ```
/// use engine::board::square_set::SquareSet;
/// use engine::ids::Sq;
/// let mut set = SquareSet::empty(100);
/// assert!(set.insert(Sq(99)) && set.insert(Sq(3)) && !set.insert(Sq(3)));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Sq(3), Sq(99)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareSet(Box<[u64]>);

impl SquareSet {
    /// The empty set, for a board of so many squares.
    #[must_use]
    pub fn empty(n_squares: usize) -> Self {
        Self(vec![0; n_squares.div_ceil(64)].into_boxed_slice())
    }

    /// Puts a square of the board into the set. Whether it was not there before.
    #[inline]
    pub fn insert(&mut self, sq: Sq) -> bool {
        let (word, bit) = (&mut self.0[sq.index() / 64], 1 << (sq.index() % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    /// Takes a square of the board out of the set.
    #[inline]
    pub fn remove(&mut self, sq: Sq) {
        self.0[sq.index() / 64] &= !(1 << (sq.index() % 64));
    }

    /// The squares of the set, in order.
    #[must_use]
    pub fn iter(&self) -> Squares<'_> {
        Squares { words: &self.0, bits: 0, base: 0, next: 0 }
    }
}

impl<'s> IntoIterator for &'s SquareSet {
    type Item = Sq;
    type IntoIter = Squares<'s>;

    fn into_iter(self) -> Squares<'s> {
        self.iter()
    }
}

/// The squares of a set, in order. A named type, so that its code is built once, for speed.
#[derive(Clone, Debug)]
pub struct Squares<'s> {
    words: &'s [u64],
    /// What is left of the word before `next`.
    bits: u64,
    /// The first square of that word.
    base: u16,
    /// The next word.
    next: usize,
}

impl Iterator for Squares<'_> {
    type Item = Sq;

    fn next(&mut self) -> Option<Sq> {
        while self.bits == 0 {
            self.bits = *self.words.get(self.next)?;
            self.base = (self.next * 64) as u16;
            self.next += 1;
        }
        let bit = self.bits.trailing_zeros();
        self.bits &= self.bits - 1;
        Some(Sq(self.base + bit as u16))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_of_all_words_come_in_order() {
        let mut set = SquareSet::empty(130);
        for n in [129, 0, 63, 64, 65, 0] {
            set.insert(Sq(n));
        }
        set.remove(Sq(65));
        assert_eq!(set.iter().map(|it| it.0).collect::<Vec<_>>(), [0, 63, 64, 129]);
    }
}
