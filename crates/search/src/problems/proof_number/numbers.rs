//! Proof numbers of positions, and a table of them.

/// More than any sum: the other side cannot be forced any more.
pub(super) const ENDLESS: u32 = 1 << 30;

/// How much is left to show about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// Positions that must at least be shown to be won, for this one to be: 0 is a proved win.
    pub(super) proof: u32,
    /// Positions that must at least be shown not to be won, for this one not to be: 0 is no win.
    pub(super) disproof: u32,
    /// Plies of a proved win at most.
    pub(super) plies: u16,
}

impl Numbers {
    pub(super) const fn won(plies: u16) -> Self {
        Self { proof: 0, disproof: ENDLESS, plies }
    }

    pub(super) const NOT_WON: Self = Self { proof: ENDLESS, disproof: 0, plies: 0 };

    /// What is not known yet, with a guess how much there is to show.
    pub(super) const fn unknown(proof: u32, disproof: u32) -> Self {
        Self { proof, disproof, plies: 0 }
    }

    pub(super) fn is_known(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// The number that the side to move wants to be small. `attacks`: whether it is the one that shall win.
    pub(super) fn own(self, attacks: bool) -> u32 {
        if attacks { self.proof } else { self.disproof }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    proof: u32,
    disproof: u32,
    plies: u16,
    /// Binary logarithm of the positions that were looked at for it, from 1; 0 is an empty slot.
    work: u16,
}

/// Numbers of positions that were left. Of two for a pair of slots, the one that took more work stays, as it would cost more
/// to find out again (Breuker, Uiterwijk and van den Herik, *Replacement Schemes for Transposition Tables*, 1994).
#[derive(Debug)]
pub(super) struct NumberTable {
    slots: Vec<Slot>,
}

impl NumberTable {
    /// A table of `2^bits` positions of 24 bytes each.
    pub(super) fn new(bits: u32) -> Self {
        Self { slots: vec![Slot::default(); 1 << bits] }
    }

    pub(super) fn get(&self, key: u64) -> Option<Numbers> {
        let at = key as usize & (self.slots.len() - 1);
        let it = [at, at ^ 1].map(|it| &self.slots[it]).into_iter().find(|it| it.key == key && it.work > 0)?;
        Some(Numbers { proof: it.proof, disproof: it.disproof, plies: it.plies })
    }

    pub(super) fn put(&mut self, key: u64, Numbers { proof, disproof, plies }: Numbers, n_nodes: u64) {
        let at = key as usize & (self.slots.len() - 1);
        let is_same = |it: usize| self.slots[it].key == key && self.slots[it].work > 0;
        let lighter = if self.slots[at].work <= self.slots[at ^ 1].work { at } else { at ^ 1 };
        let at = [at, at ^ 1].into_iter().find(|it| is_same(*it)).unwrap_or(lighter);
        let work = (n_nodes + 1).ilog2() as u16 + 1;
        self.slots[at] = Slot { key, proof, disproof, plies, work };
    }
}
