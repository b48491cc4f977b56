//! Walks over what stands on a board and what a hand holds. They are named types so that their code is built once, for speed.

use crate::ids::{Sq, TypeId};

/// The squares of a side's pieces, in order.
#[derive(Clone, Debug)]
pub struct Pieces<'p> {
    /// A bit for each square.
    pub(super) words: &'p [u64],
    /// What is left of the word before `next`.
    pub(super) bits: u64,
    /// The first square of that word.
    pub(super) base: u16,
    /// The next word.
    pub(super) next: usize,
}

impl Iterator for Pieces<'_> {
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

/// The types in a hand, with their numbers.
#[derive(Clone, Debug)]
pub struct Held<'p> {
    /// By number of the type.
    pub(super) slots: &'p [i16],
    pub(super) next: usize,
}

impl Iterator for Held<'_> {
    type Item = (TypeId, u16);

    fn next(&mut self) -> Option<(TypeId, u16)> {
        loop {
            let n = *self.slots.get(self.next)?;
            self.next += 1;
            if n > 0 {
                return Some((TypeId((self.next - 1) as u8), n.cast_unsigned()));
            }
        }
    }
}
