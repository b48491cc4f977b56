//! What a variant has and asks for, as yes or no.

use bitflags::bitflags;

bitflags! {
    /// What a variant has and asks for, as far as others than the rule that brings it must know.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Features: u16 {
        /// Turn order and legality hold.
        const ENFORCED = 1 << 0;
        /// A side may not leave its royals to be taken.
        const CHECK = 1 << 1;
        /// The game may be won by taking royals: a side that has none where a position is set up has lost them.
        const ROYALS_FALL = 1 << 2;
        /// There are hands.
        const HANDS = 1 << 3;
        /// Captured pieces go to a prison.
        const PRISONS = 1 << 4;
        /// Moves may put walls: those that a position text has are like these, and no holes of its board.
        const WALLS = 1 << 5;
        /// Some rule asks what a piece was promoted from.
        const ASKS_BASE = 1 << 6;
        /// It may make a difference that a piece has never moved.
        const ASKS_VIRGINS = 1 << 7;
        /// Moves of different pieces may have the same effect.
        const CROSS_OVERLAPS = 1 << 8;
        /// Moves of one piece may have the same effect, for any type.
        const OVERLAPS = 1 << 9;
    }
}

impl Features {
    /// The same where something holds, none of them elsewhere.
    #[must_use]
    pub const fn when(self, holds: bool) -> Self {
        if holds { self } else { Self::empty() }
    }
}

/// Those of a variant without a rule.
impl Default for Features {
    fn default() -> Self {
        Self::ENFORCED | Self::CHECK | Self::ASKS_VIRGINS
    }
}
