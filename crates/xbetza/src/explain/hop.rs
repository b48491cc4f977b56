//! How a leg hops, in words.

use crate::Leg;
use message::{Message, msg};

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

    /// As it is said of a whole move.
    pub(super) fn rider(self) -> Option<Message> {
        Some(match self {
            Self::None => return None,
            Self::One => Message::new("move-hops-one"),
            Self::Any => Message::new("move-hops-any"),
            Self::Next => Message::new("move-hops-next"),
        })
    }

    /// The same, said of one of two ranges.
    pub(super) fn over(self, way: Message) -> Message {
        match self {
            Self::None => way,
            Self::One => msg!("way-hops-one", way = way),
            Self::Any => msg!("way-hops-any", way = way),
            Self::Next => msg!("way-hops-next", way = way),
        }
    }
}
