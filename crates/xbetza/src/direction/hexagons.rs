//! How boards of hexagons read direction letters: words here, angles below. No board.

mod angles;

pub use angles::{
    Angle, AngleReading, AxialStep, angle, cross, folded, is_straight, long_direction, resolve, targets, turned,
};

use super::Side;
use crate::{Leg, is_direction_on};

/// A letter of the axis forward and back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Along {
    /// `f`.
    Front,
    /// `b`.
    Back,
    /// `v`.
    Both,
}

/// A letter of the axis left and right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Across {
    /// `l`.
    Left,
    /// `r`.
    Right,
    /// `s`.
    Both,
    /// `q` on a continuation leg: the side of the latest turn.
    Same,
    /// `z` on a continuation leg: the other side.
    Other,
}

/// Which letter of a pair is doubled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lean {
    /// None.
    Middle,
    /// The one of the axis forward and back: `ffr`.
    Along,
    /// The one of the axis left and right: `frr`.
    Across,
}

/// Letters that are read together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// One letter of the axis forward and back; `true` with an `h` behind it.
    Along(Along, bool),
    /// One letter of the axis left and right; `true` with an `h` behind it.
    Across(Across, bool),
    /// A pair, in either order.
    Pair(Along, Across, Lean),
    /// A pair with an `h` behind it: the whole quadrant.
    Quadrant(Along, Across),
}

enum Letter {
    Along(Along),
    Across(Across),
}

fn letter(letter: char) -> Option<Letter> {
    Some(match letter {
        'f' => Letter::Along(Along::Front),
        'b' => Letter::Along(Along::Back),
        'v' => Letter::Along(Along::Both),
        'l' => Letter::Across(Across::Left),
        'r' => Letter::Across(Across::Right),
        's' => Letter::Across(Across::Both),
        'q' => Letter::Across(Across::Same),
        'z' => Letter::Across(Across::Other),
        _ => return None,
    })
}

/// The words of a leg, from the left, and the hand that its moves must have. A lone `h` gives neither.
///
/// ```
/// use xbetza::direction::hexagons::{Across, Along, Lean, Word, words};
/// # let (ast, _) = xbetza::parse("ffrblN");
/// # let xbetza::MoveKind::Chain(chain) = &ast.moves().next().unwrap().kind else { panic!() };
/// # let leg = &chain.legs[0]; // of `ffrblN`
/// let (words, hand) = words(leg, false);
/// assert_eq!(words, [
///     Word::Pair(Along::Front, Across::Right, Lean::Along),
///     Word::Pair(Along::Back, Across::Left, Lean::Middle),
/// ]);
/// assert_eq!(hand, None);
/// ```
#[must_use]
pub fn words(leg: &Leg, continuation: bool) -> (Vec<Word>, Option<Side>) {
    let letters: Vec<char> =
        leg.modifiers.iter().map(|it| it.letter).filter(|it| is_direction_on(*it, continuation)).collect();
    let (mut res, mut hand) = (Vec::new(), None);
    let mut rest = letters.as_slice();
    while let [first, tail @ ..] = rest {
        let used = match (first, tail) {
            ('h', ['l', ..]) => {
                hand = Some(Side::Left);
                2
            }
            ('h', ['r', ..]) => {
                hand = Some(Side::Right);
                2
            }
            ('h', _) => 1,
            _ => word(rest, &mut res),
        };
        rest = &rest[used..];
    }
    (res, hand)
}

/// Takes one word from the front; returns how many letters it has.
fn word(rest: &[char], res: &mut Vec<Word>) -> usize {
    let at = |n: usize| rest.get(n).copied().unwrap_or(' ');
    let crosses = |a: char, b: char| {
        matches!(
            (letter(a), letter(b)),
            (Some(Letter::Along(_)), Some(Letter::Across(_))) | (Some(Letter::Across(_)), Some(Letter::Along(_)))
        )
    };
    let (first, second, third) = (at(0), at(1), at(2));
    let half = |n: usize| at(n) == 'h' && !matches!(at(n + 1), 'l' | 'r');
    let (pair, doubled, n) = if first == second && crosses(second, third) {
        ((second, third), Some(first), 3)
    } else if crosses(first, second) {
        let twice = third == second;
        ((first, second), twice.then_some(second), if twice { 3 } else { 2 })
    } else {
        let n = if half(1) { 2 } else { 1 };
        res.extend(letter(first).map(|it| match it {
            Letter::Along(it) => Word::Along(it, n == 2),
            Letter::Across(it) => Word::Across(it, n == 2),
        }));
        return n;
    };
    let (along, across, swapped) = match (letter(pair.0), letter(pair.1)) {
        (Some(Letter::Along(a)), Some(Letter::Across(b))) => (a, b, false),
        (Some(Letter::Across(b)), Some(Letter::Along(a))) => (a, b, true),
        _ => return n,
    };
    if half(n) {
        res.push(Word::Quadrant(along, across));
        return n + 1;
    }
    let lean = match doubled {
        None => Lean::Middle,
        Some(it) if (it == pair.0) != swapped => Lean::Along,
        Some(_) => Lean::Across,
    };
    res.push(Word::Pair(along, across, lean));
    n
}
