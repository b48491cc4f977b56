//! How a leg hops, in words.

use crate::Leg;

/// How a leg hops, if it is final.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hop {
    None,
    /// `p`, or `g` beside `p`.
    One,
    /// `pp`.
    Any,
    /// `g`.
    Next,
}

impl Hop {
    pub(super) fn of(leg: &Leg) -> Self {
        match (leg.count('p'), leg.has('g')) {
            (2.., _) => Self::Any,
            (1, _) => Self::One,
            (0, true) => Self::Next,
            (0, false) => Self::None,
        }
    }

    pub(super) const fn words(self) -> &'static str {
        match self {
            Self::None => "",
            Self::One => ", jumping over exactly one piece on the way",
            Self::Any => ", jumping over any number of pieces on the way",
            Self::Next => ", jumping over the first piece met and landing right behind it",
        }
    }
}
