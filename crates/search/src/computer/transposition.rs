//! Transposition table: what is known about positions that were searched before, whatever order of moves led there.
//!
//! Positions are told by 64 bits that moves change in few places (Zobrist, *A New Hashing Method with Application for Game
//! Playing*, 1970). The whole number is kept and compared, so that two positions are mixed up about once in 10^19 pairs. A
//! value is exact or a bound, as the window of its search was (CPW, *Transposition Table*; Greenblatt, Eastlake and
//! Crocker, *The Greenblatt Chess Program*, 1967).

use crate::computer::parameters::KEPT_DEPTH;
use crate::computer::score::Value;
use crate::ranking::MoveId;

/// What a kept value says about the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true value is at least this.
    Lower,
    /// It is at most this.
    Upper,
    /// It is this.
    #[default]
    Exact,
}

/// What is known about one position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Known {
    pub(crate) best: MoveId,
    pub(crate) value: Value,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

/// 16 bytes of the table.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    best: MoveId,
    value: i16,
    depth: i8,
    /// The bound, and above it the age, from 1: 0 is an empty slot.
    tag: u8,
}

/// A hash table of positions. Replacement by depth and age: of two that want the same slot the deeper one of the current
/// search stays, as it saves more work; one of an older search goes, as it hardly comes again (Breuker, Uiterwijk and van
/// den Herik, *Replacement Schemes for Transposition Tables*, 1994).
#[derive(Clone, Debug)]
pub(crate) struct Table {
    slots: Vec<Slot>,
    age: u8,
}

impl Table {
    /// A table of `2^bits` positions of 16 bytes each.
    pub(crate) fn new(bits: u32) -> Self {
        Self { slots: vec![Slot::default(); 1 << bits], age: 1 }
    }

    /// A new search begins: what older ones left may be overwritten.
    pub(crate) fn grow_older(&mut self) {
        self.age = if self.age >= 63 { 1 } else { self.age + 1 };
    }

    /// Forgets all positions.
    pub(crate) fn forget(&mut self) {
        self.slots.fill(Slot::default());
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    /// What is known about a position.
    pub(crate) fn get(&self, key: u64) -> Option<Known> {
        let slot = self.slots[self.index(key)];
        let bound = match slot.tag & 3 {
            0 => Bound::Lower,
            1 => Bound::Upper,
            _ => Bound::Exact,
        };
        let known = Known { best: slot.best, value: slot.value.into(), depth: slot.depth.into(), bound };
        (slot.tag != 0 && slot.key == key).then_some(known)
    }

    /// Keeps what was found out.
    pub(crate) fn put(&mut self, key: u64, mut known: Known) {
        let at = self.index(key);
        let slot = self.slots[at];
        let same = slot.key == key && slot.tag != 0;
        let is_worth_more = slot.tag >> 2 == self.age && i32::from(slot.depth) > known.depth + KEPT_DEPTH;
        if is_worth_more && (!same || known.bound != Bound::Exact) {
            return;
        }
        if known.best == MoveId::NONE && same {
            known.best = slot.best;
        }
        let depth = known.depth.clamp(-8, 127) as i8;
        let tag = self.age << 2 | known.bound as u8;
        self.slots[at] = Slot { key, best: known.best, value: known.value as i16, depth, tag };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_is_found_and_deeper_results_stay() {
        let mut table = Table::new(4);
        let known = |value, depth, bound| Known { best: MoveId(7), value, depth, bound };
        assert!(table.get(3).is_none());
        table.put(3, known(-20, 9, Bound::Lower));
        table.put(3 + 16, known(5, 2, Bound::Exact));
        let sut = table.get(3).expect("the deeper one stays");
        assert_eq!((sut.best, sut.value, sut.depth, sut.bound), (MoveId(7), -20, 9, Bound::Lower));
        table.grow_older();
        table.put(3 + 16, known(5, 2, Bound::Exact));
        assert!(table.get(3).is_none());
        assert_eq!(table.get(19).map(|it| it.bound), Some(Bound::Exact));
    }
}
