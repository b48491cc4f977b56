//! Values of positions that were worked out: a table that grows with them up to a limit.

/// Binary logarithms of the numbers of values at the beginning and at most; each takes 16 bytes.
const LEAST_BITS: u32 = 12;
const MOST_BITS: u32 = 23;

/// The same for positions before the last turn, which are many, found again at once and met again soon: they stay in a
/// processor's cache.
const NEAR_BITS: u32 = 16;

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    value: u32,
    /// Turns that were left, from 1; 0 is an empty slot.
    left: u32,
}

/// Transposition table of proofs: values by position and turns that are left. Of two values for a pair of slots, the one with
/// more turns left stays.
#[derive(Debug)]
pub(super) struct ProofTable {
    slots: Vec<Slot>,
    /// The last ones with one turn left.
    near: Vec<Slot>,
    /// How many are not empty.
    n_filled: usize,
}

impl ProofTable {
    pub(super) fn new() -> Self {
        let of = |bits: u32| vec![Slot::default(); 1 << bits];
        Self { slots: of(LEAST_BITS), near: of(NEAR_BITS), n_filled: 0 }
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    /// The value of a position with so many turns left.
    pub(super) fn get(&self, key: u64, left: u32) -> Option<u64> {
        if left <= 1 {
            let it = &self.near[near(key)];
            return (it.left == left + 1 && it.key == key).then(|| it.value.into());
        }
        let at = self.index(key);
        let fits = |it: &&Slot| it.left == left + 1 && it.key == key;
        [&self.slots[at], &self.slots[at ^ 1]].into_iter().find(fits).map(|it| it.value.into())
    }

    /// Keeps a value. Numbers of lines that are too large for a slot are not kept.
    pub(super) fn put(&mut self, key: u64, left: u32, value: u64) {
        let Ok(value) = u32::try_from(value) else { return };
        if left <= 1 {
            self.near[near(key)] = Slot { key, value, left: left + 1 };
            return;
        }
        if 2 * self.n_filled >= self.slots.len() && self.slots.len() < 1 << MOST_BITS {
            let larger = vec![Slot::default(); 2 * self.slots.len()];
            self.n_filled = 0;
            for it in std::mem::replace(&mut self.slots, larger) {
                if it.left > 0 {
                    self.set(it);
                }
            }
        }
        self.set(Slot { key, value, left: left + 1 });
    }

    fn set(&mut self, slot: Slot) {
        let at = self.index(slot.key);
        let at = if self.slots[at].left > slot.left { at ^ 1 } else { at };
        self.n_filled += usize::from(self.slots[at].left == 0);
        self.slots[at] = slot;
    }
}

/// The slot of a position before the last turn.
fn near(key: u64) -> usize {
    (key >> 32) as usize & ((1 << NEAR_BITS) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_with_more_turns_left_stay() {
        let (mut known, other) = (ProofTable::new(), 8 + (1 << MOST_BITS));
        known.put(8, 5, 70);
        known.put(8, 3, 1);
        known.put(other, 4, 3);
        assert_eq!((known.get(8, 5), known.get(8, 3), known.get(other, 4)), (Some(70), None, Some(3)));
        assert_eq!((known.get(8, 4), known.get(9, 5)), (None, None));
    }

    #[test]
    fn values_next_to_the_goal_displace_nothing() {
        let (mut known, other) = (ProofTable::new(), 8 + (1 << MOST_BITS));
        known.put(8, 5, 70);
        known.put(8, 3, 1);
        known.put(other, 1, 3);
        assert_eq!((known.get(8, 5), known.get(8, 3), known.get(other, 1)), (Some(70), Some(1), Some(3)));
    }

    #[test]
    fn values_stay_while_the_table_grows() {
        let mut known = ProofTable::new();
        let n = 1 << (LEAST_BITS + 2);
        (0..n).for_each(|it| known.put(it << 1, 2, it));
        assert!((0..n).all(|it| known.get(it << 1, 2) == Some(it)));
        known.put(1, 2, u64::MAX);
        assert_eq!(known.get(1, 2), None);
    }
}
