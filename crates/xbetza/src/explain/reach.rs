//! How many steps a leg makes, and in words. Where they lead is not decided here.

use super::Grid;
use super::words::{Manner, number};
use crate::{Atom, Base, Leg, RangeForm, Suffix};
use message::{Arg, Message, msg};

/// The range of a leg with its defaults filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    /// At least, at most; `None` = unlimited.
    Steps(u8, Option<u8>),
    /// Up to the middle of the board.
    HalfBoard,
}

impl Reach {
    pub(super) const ONE: Self = Self::Steps(1, Some(1));
    const UNLIMITED: Self = Self::Steps(1, None);

    pub(super) fn of(leg: &Leg, atom: &Atom, suffix: &Suffix, first: bool) -> Self {
        let limit = |it: u8| (it > 0).then_some(it);
        match suffix.range.as_ref().map(|it| it.form) {
            Some(RangeForm::Doubled) => Self::UNLIMITED,
            Some(RangeForm::AtMost(it)) => Self::Steps(1, limit(it)),
            Some(RangeForm::Between(low, high)) => Self::Steps(low.max(1), limit(high)),
            // On other atoms it is read as unlimited.
            Some(RangeForm::HalfBoard) if atom.base == Base::W && atom.extensions.is_empty() => Self::HalfBoard,
            Some(RangeForm::HalfBoard) => Self::UNLIMITED,
            None if first && leg.has('q') => Self::Steps(1, Some(7)),
            None if matches!(atom.base, Base::R | Base::B | Base::Q) => Self::UNLIMITED,
            None if first && leg.has('z') && atom.leap().is_some() => Self::UNLIMITED,
            None => Self::ONE,
        }
    }

    /// As `of`, for a kind of board: a circle of hexagons has six cells, not eight.
    pub(super) fn on(grid: Grid, leg: &Leg, atom: &Atom, suffix: &Suffix, first: bool) -> Self {
        let circle = suffix.range.is_none() && first && leg.has('q') && grid != Grid::Squares;
        if circle { Self::Steps(1, Some(5)) } else { Self::of(leg, atom, suffix, first) }
    }

    /// After the range toggle.
    pub(super) fn toggled(self) -> Self {
        if self == Self::ONE { Self::UNLIMITED } else { Self::ONE }
    }

    pub(super) fn is_one(self) -> bool {
        self == Self::ONE
    }

    /// `up to three squares`.
    pub(super) fn squares(self, manner: Manner) -> Message {
        let cell = manner.cell();
        match self {
            Self::Steps(1, Some(1)) => distance(1, manner),
            Self::Steps(1, Some(n)) => msg!("distance-up-to", count = n, number = number(n), cell = cell),
            Self::Steps(1, None) => msg!("distance-any"),
            Self::Steps(low, None) => msg!("distance-at-least", count = low, number = number(low), cell = cell),
            Self::Steps(low, Some(n)) if low == n => {
                msg!("distance-exactly", count = n, number = number(n), cell = cell)
            }
            Self::Steps(low, Some(n)) => {
                msg!("distance-between", least = number(low), count = n, number = number(n), cell = cell)
            }
            Self::HalfBoard => msg!("distance-half", cell = cell),
        }
    }

    /// `by up to three leaps`: a sentence that chooses by how many, and says the numbers.
    pub(super) fn times(self, leaps: Message) -> Message {
        let (amount, least, count) = match self {
            Self::Steps(1, Some(n)) => ("up-to", 1, n),
            Self::Steps(1, None) => ("any", 1, 0),
            Self::Steps(low, None) => ("at-least", low, low),
            Self::Steps(low, Some(n)) if low == n => ("exactly", low, n),
            Self::Steps(low, Some(n)) => ("between", low, n),
            Self::HalfBoard => ("half", 1, 0),
        };
        let leaps = leaps.with("amount", Arg::Choice(amount)).with("least", number(least));
        leaps.with("count", count).with("number", number(count))
    }
}

/// `two squares`.
pub(super) fn distance(n: usize, manner: Manner) -> Message {
    msg!("distance", count = n, number = number(n), cell = manner.cell())
}
