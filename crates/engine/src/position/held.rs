//! Walks over what a hand holds. A named type, so that its code is built once, for speed.

use crate::ids::TypeId;

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
