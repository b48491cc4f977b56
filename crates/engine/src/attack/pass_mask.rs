//! What a rule may do to leaps, rides and drops. No rule and no move.

use bitflags::bitflags;

bitflags! {
    /// What a rule may do to leaps, rides and drops of a type that begin or end on a square. Several may hold.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct PassMask: u8 {
        /// It may change or forbid moves that begin there.
        const LEAVE = 1 << 0;
        /// It may change or forbid moves that end there without capture.
        const ENTER = 1 << 1;
        /// It may change or forbid captures there.
        const TAKE = 1 << 2;
        /// It may change or forbid drops there.
        const DROP = 1 << 3;
        /// It may change or forbid moves of virgin pieces that begin there.
        const FIRST = 1 << 4;
        /// It adds moves: where the first move of a piece leaves this square, pieces of the hand may enter.
        const GATE = 1 << 5;
        /// In some positions it may change or forbid whatever ends there; `Pass::touched` tells in which.
        const NOW = 1 << 6;
        /// It may change or forbid whatever ends there.
        const ARRIVE = Self::ENTER.bits() | Self::TAKE.bits();
    }
}

impl PassMask {
    /// It may change or forbid every move in any position: all bits but `GATE`, which adds moves, and `NOW`, which asks the
    /// position.
    pub const ANY_CHANGE: Self = Self::all().difference(Self::GATE).difference(Self::NOW);

    /// These if the condition holds.
    ///
    /// ```
    /// use engine::attack::pass_mask::PassMask;
    /// let mask = PassMask::TAKE.when(true) | PassMask::DROP.when(false);
    /// assert!(mask.intersects(PassMask::ARRIVE) && !mask.contains(PassMask::ENTER));
    /// ```
    #[must_use]
    pub const fn when(self, condition: bool) -> Self {
        if condition { self } else { Self::empty() }
    }
}
