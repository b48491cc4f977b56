//! What a rule may do to plain moves. No rule and no move.

/// What a rule may do to plain moves of a type that begin or end on a square. Several may hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PassMask(u8);

impl PassMask {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// It may change or forbid moves that begin there.
    pub const LEAVE: Self = Self(1);
    /// It may change or forbid moves that end there without capture.
    pub const ENTER: Self = Self(1 << 1);
    /// It may change or forbid captures there.
    pub const TAKE: Self = Self(1 << 2);
    /// It may change or forbid drops there.
    pub const DROP: Self = Self(1 << 3);
    /// It may change or forbid moves of virgin pieces that begin there.
    pub const FIRST: Self = Self(1 << 4);
    /// It adds moves: where the first move of a piece leaves this square, pieces of the hand may enter.
    pub const GATE: Self = Self(1 << 5);
    /// It may change or forbid whatever ends there.
    pub const ARRIVE: Self = Self(1 << 1 | 1 << 2);
    /// It may change or forbid everything.
    pub const ALL: Self = Self(31);

    /// Whether any of the other touches is among these.
    #[inline]
    #[must_use]
    pub const fn any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Both together.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These if the condition holds.
    #[must_use]
    pub const fn when(self, condition: bool) -> Self {
        if condition { self } else { Self::NONE }
    }
}
