//! Values of positions that were worked out: a table of a fixed size.

/// Binary logarithm of the number of values; each takes 24 bytes.
const BITS: u32 = 20;

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    value: u64,
    /// Turns that were left, from 1; 0 is an empty slot.
    left: u32,
}

/// Values by position and turns that are left. Of two values for a pair of slots, the one with more turns left stays.
#[derive(Debug)]
pub(super) struct Known(Vec<Slot>);

impl Known {
    pub(super) fn new() -> Self {
        Self(vec![Slot::default(); 1 << BITS])
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }

    /// The value of a position with so many turns left.
    pub(super) fn get(&self, key: u64, left: u32) -> Option<u64> {
        let at = self.index(key);
        let fits = |it: &&Slot| it.left == left + 1 && it.key == key;
        [&self.0[at], &self.0[at ^ 1]].into_iter().find(fits).map(|it| it.value)
    }

    /// Keeps a value.
    pub(super) fn put(&mut self, key: u64, left: u32, value: u64) {
        let at = self.index(key);
        let at = if self.0[at].left > left + 1 { at ^ 1 } else { at };
        self.0[at] = Slot { key, value, left: left + 1 };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_with_more_turns_left_stay() {
        let mut known = Known::new();
        known.put(8, 5, 70);
        known.put(8, 2, 1);
        known.put(8 + (1 << BITS), 0, 3);
        assert_eq!((known.get(8, 5), known.get(8, 2), known.get(8 + (1 << BITS), 0)), (Some(70), None, Some(3)));
        assert_eq!((known.get(8, 4), known.get(9, 5)), (None, None));
    }
}
