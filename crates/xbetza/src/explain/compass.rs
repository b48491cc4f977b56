//! Which of the eight places of a direction system the tokens select, and the words for a first leg.

use super::words::{Manner, either, number};
use crate::LeapShape;
use crate::direction::{Sense, Side, System, Token, Way};
use message::{Arg, Message, msg};

/// Places of a system, clockwise: of the eight bearings, or of the eight vectors of an oblique atom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bearings(pub(super) u8);

impl Bearings {
    pub(super) const ALL: Self = Self(0xff);
    pub(super) const ORTHOGONAL: Self = Self(0x55);
    pub(super) const DIAGONAL: Self = Self(0xaa);

    pub(super) const fn has(self, place: u32) -> bool {
        self.0 >> (place % 8) & 1 == 1
    }

    pub(super) fn with(self, places: &[u32]) -> Self {
        Self(places.iter().fold(self.0, |it, place| it | 1 << (place % 8)))
    }

    /// Whether all are among the others.
    pub(super) const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }
}

/// What the tokens of a leg select.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Selection {
    /// Places that do not depend on earlier turns.
    pub(super) fixed: Bearings,
    /// Places on the right side; they are mirrored if the side meant is the left.
    pub(super) by_sense: Vec<(Sense, Bearings)>,
}

impl Selection {
    pub(super) fn is_empty(&self) -> bool {
        self.fixed.0 == 0 && self.by_sense.is_empty()
    }
}

/// What tokens select in a system; an ignored token selects nothing.
pub(super) fn select(tokens: &[Token], system: System) -> Selection {
    let mut res = Selection::default();
    for token in tokens {
        match *token {
            Token::Turn(way, sense) => res.by_sense.extend(turn(way, system).map(|it| (sense, it))),
            Token::Sense(sense) => res.by_sense.push((sense, side(system))),
            it => res.fixed.0 |= fixed(it, system).0,
        }
    }
    res
}

fn turn(way: Way, system: System) -> Option<Bearings> {
    let (front, back) = match system {
        System::Aligned => return None,
        System::Oblique => (0, 3),
        System::Skewed | System::EightFold | System::Ring => (1, 3),
    };
    Some(Bearings::default().with(&[if way == Way::B { back } else { front }]))
}

fn side(system: System) -> Bearings {
    Bearings::default().with(match system {
        System::Skewed => &[1, 3],
        System::Oblique => &[1, 2],
        System::Aligned | System::EightFold | System::Ring => &[2],
    })
}

fn fixed(token: Token, system: System) -> Bearings {
    match token {
        Token::Single(it) | Token::Narrow(it) => single(it, system),
        Token::Half(it) => match system {
            System::Oblique => wide(it),
            System::EightFold | System::Ring => half(it),
            System::Aligned | System::Skewed => single(it, system),
        },
        Token::Pair(first, second) => match system {
            System::Oblique => Bearings(wide(first).0 & single(second, system).0),
            _ => Bearings(single(first, System::Skewed).0 & single(second, System::Skewed).0),
        },
        Token::Chirality(it) if system == System::Oblique => match it {
            Side::Right => Bearings::ORTHOGONAL,
            Side::Left => Bearings::DIAGONAL,
        },
        Token::Chirality(_) | Token::Turn(..) | Token::Sense(_) => Bearings::default(),
    }
}

fn single(way: Way, system: System) -> Bearings {
    let none = Bearings::default();
    let quarter = |it: u32| match system {
        System::Aligned | System::EightFold | System::Ring => none.with(&[2 * it]),
        System::Skewed => none.with(&[2 * it + 7, 2 * it + 1]),
        System::Oblique => none.with(&[2 * it + 7, 2 * it]),
    };
    quarters(way).fold(none, |it, way| Bearings(it.0 | quarter(way).0))
}

/// The vectors less than 90° away.
fn wide(way: Way) -> Bearings {
    quarters(way).fold(Bearings::default(), |it, way| it.with(&[2 * way + 6, 2 * way + 7, 2 * way, 2 * way + 1]))
}

fn half(way: Way) -> Bearings {
    quarters(way).fold(Bearings::default(), |it, way| it.with(&[2 * way + 7, 2 * way, 2 * way + 1]))
}

/// The quarter turns that the letter stands for.
fn quarters(way: Way) -> impl Iterator<Item = u32> {
    let it: &[u32] = match way {
        Way::F => &[0],
        Way::R => &[1],
        Way::B => &[2],
        Way::L => &[3],
        Way::V => &[0, 2],
        Way::S => &[1, 3],
    };
    it.iter().copied()
}

/// `forward or sideways`, `diagonally back`, for bearings seen from the owner.
pub(super) fn bearings(places: Bearings) -> Arg {
    if places == Bearings::ALL {
        return msg!("toward-any").into();
    }
    let mut res = Vec::new();
    let mut rest = places;
    for (set, id) in [
        (0x55, "toward-lines"),
        (0xaa, "toward-diagonals"),
        (0x01, "toward-front"),
        (0x10, "toward-back"),
        (0x44, "toward-sides"),
        (0x40, "toward-left"),
        (0x04, "toward-right"),
        (0x82, "toward-diagonal-front"),
        (0x28, "toward-diagonal-back"),
        (0xa0, "toward-diagonal-left"),
        (0x0a, "toward-diagonal-right"),
        (0x80, "toward-front-left"),
        (0x02, "toward-front-right"),
        (0x20, "toward-back-left"),
        (0x08, "toward-back-right"),
    ] {
        if Bearings(set).within(rest) {
            rest.0 &= !set;
            res.push(Message::new(id).into());
        }
    }
    either(res)
}

/// `two squares forward and one to either side`, for the vectors of an oblique atom.
pub(super) fn oblique(places: Bearings, shape: LeapShape, manner: Manner) -> Arg {
    let leap = |it: Message| with_shape(it, shape, manner);
    if places == Bearings::ALL {
        return leap(Message::new("leap-any")).into();
    }
    // For each long direction the two places and the words for them.
    let vertical = |it: [u32; 2]| match (places.has(it[0]), places.has(it[1])) {
        (true, true) => Some("aside-either"),
        (true, false) => Some("toward-left"),
        (false, true) => Some("toward-right"),
        (false, false) => None,
    };
    let sideways = |it: [u32; 2]| match (places.has(it[0]), places.has(it[1])) {
        (true, true) => Some("aside-front-or-back"),
        (true, false) => Some("toward-front"),
        (false, true) => Some("toward-back"),
        (false, false) => None,
    };
    let mut res = Vec::new();
    let mut push = |[first, both, second]: [&'static str; 3], it: [Option<&'static str>; 2]| {
        let mut say = |long: &'static str, short: &'static str| {
            let (ahead, aside) = (Message::new(long), Message::new(short));
            res.push(leap(Message::new("leap-parts")).with("ahead", ahead).with("aside", aside).into());
        };
        match it {
            [Some(it), Some(other)] if it == other => say(both, it),
            [a, b] => {
                a.iter().for_each(|it| say(first, it));
                b.iter().for_each(|it| say(second, it));
            }
        }
    };
    push(["toward-front", "aside-front-or-back", "toward-back"], [vertical([7, 0]), vertical([4, 3])]);
    push(["toward-left", "aside-either", "toward-right"], [sideways([6, 5]), sideways([1, 2])]);
    either(res)
}

/// A sentence about a leap, with its long and its short part.
pub(super) fn with_shape(leap: Message, shape: LeapShape, manner: Manner) -> Message {
    let (short, long) = shape;
    let leap = leap.with("count", long).with("long", number(long)).with("n", short).with("short", number(short));
    leap.with("cell", manner.cell())
}
