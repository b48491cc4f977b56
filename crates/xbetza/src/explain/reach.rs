//! How many steps a leg makes, and in words. Where they lead is not decided here.

use super::Grid;
use super::words::number;
use crate::{Atom, Base, Leg, RangeForm, Suffix};

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
    pub(super) fn squares(self) -> String {
        let squares = |n: u8| match n {
            1 => "one square".to_owned(),
            n => format!("{} squares", number(n.into())),
        };
        match self {
            Self::Steps(1, Some(1)) => squares(1),
            Self::Steps(1, Some(n)) => format!("up to {}", squares(n)),
            Self::Steps(1, None) => "any distance".to_owned(),
            Self::Steps(low, None) => format!("at least {}", squares(low)),
            Self::Steps(low, Some(n)) if low == n => format!("exactly {}", squares(n)),
            Self::Steps(low, Some(n)) => format!("{} to {}", number(low.into()), squares(n)),
            Self::HalfBoard => "up to the middle of the board (but always at least one square)".to_owned(),
        }
    }

    /// `up to three leaps`, with the words for one and for several of the thing.
    pub(super) fn times(self, one: &str, several: &str) -> String {
        match self {
            Self::Steps(1, Some(1)) => format!("one {one}"),
            Self::Steps(1, Some(n)) => format!("up to {} {several}", number(n.into())),
            Self::Steps(1, None) => format!("any number of {several}"),
            Self::Steps(low, None) => format!("at least {} {several}", number(low.into())),
            Self::Steps(low, Some(n)) if low == n => {
                format!("exactly {} {several}", number(n.into()))
            }
            Self::Steps(low, Some(n)) => {
                format!("{} to {} {several}", number(low.into()), number(n.into()))
            }
            Self::HalfBoard => format!("{several} up to the middle of the board"),
        }
    }
}
