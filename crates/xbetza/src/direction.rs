//! Cuts the direction letters of a leg into tokens. Which squares a token selects is not decided here.

pub mod hexagons;

use crate::{Leg, is_direction_on};

/// How an atom reads direction letters in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Four directions, one of them straight on.
    Aligned,
    /// Four directions, none of them straight on.
    Skewed,
    /// Orthogonal and diagonal directions together.
    EightFold,
    /// An oblique atom on a first leg, or after another atom.
    Oblique,
    /// An oblique atom that continues the same atom.
    Ring,
}

/// How a leg is joined to the one before it. It decides where a leg without direction letters goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// By `a`: it turns as it likes, but not straight back.
    Chain,
    /// In brackets: it goes outward, as straight on as its atom can.
    Bracket,
    /// In a group that is repeated: it turns as it likes, but not back.
    Group,
}

/// One direction letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Forward, or straight on.
    F,
    /// Back.
    B,
    /// Left.
    L,
    /// Right.
    R,
    /// Forward and back.
    V,
    /// Left and right.
    S,
}

/// The hand of a chirality token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// `hl`.
    Left,
    /// `hr`.
    Right,
}

/// A turn compared with the latest turn of the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    /// `q`: to the same side again.
    Same,
    /// `z`: to the other side.
    Other,
}

/// Direction letters that are read together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    /// `f`.
    Single(Way),
    /// `ff`.
    Narrow(Way),
    /// `fh`.
    Half(Way),
    /// `fr`: for oblique atoms the second letter names the long side.
    Pair(Way, Way),
    /// `fq`, `bz`: only on continuation legs.
    Turn(Way, Sense),
    /// `hl`, `hr`.
    Chirality(Side),
    /// A single `q` or `z` on a continuation leg.
    Sense(Sense),
}

/// Cuts the direction letters of a leg into tokens, from the left. `continuation` = not the first leg.
///
/// A lone `h` gives no token. Pairs are not formed in the aligned system.
///
/// ```
/// use xbetza::direction::{System, Token, Way, tokens};
/// # let (ast, _) = xbetza::parse("rbfF");
/// # let xbetza::MoveKind::Chain(chain) = &ast.moves().next().unwrap().kind else { panic!() };
/// # let leg = &chain.legs[0]; // of `rbfF`
/// assert_eq!(
///     tokens(leg, System::Skewed, false),
///     [Token::Pair(Way::R, Way::B), Token::Single(Way::F)],
/// );
/// ```
#[must_use]
pub fn tokens(leg: &Leg, system: System, continuation: bool) -> Vec<Token> {
    cut(leg, system != System::Aligned, continuation).0
}

/// The tokens, and the indices of the modifiers that are a lone `h`.
pub(crate) fn cut(leg: &Leg, pairs: bool, continuation: bool) -> (Vec<Token>, Vec<usize>) {
    let letters: Vec<(usize, char)> = (0..)
        .zip(&leg.modifiers)
        .map(|(i, it)| (i, it.letter))
        .filter(|(_, it)| is_direction_on(*it, continuation))
        .collect();
    let mut res = Vec::new();
    let mut lone = Vec::new();
    let mut rest = letters.as_slice();
    while let [(index, letter), tail @ ..] = rest {
        let next = tail.first().map(|it| it.1);
        let (token, n_letters) = token(*letter, next, pairs);
        match token {
            Some(it) => res.push(it),
            None => lone.push(*index),
        }
        rest = &rest[n_letters..];
    }
    (res, lone)
}

/// The token at the front, `None` for a lone `h`, and how many letters it takes.
fn token(letter: char, next: Option<char>, pairs: bool) -> (Option<Token>, usize) {
    let Some(way) = way(letter) else {
        return match (letter, next) {
            ('h', Some('l')) => (Some(Token::Chirality(Side::Left)), 2),
            ('h', Some('r')) => (Some(Token::Chirality(Side::Right)), 2),
            _ => (sense(letter).map(Token::Sense), 1),
        };
    };
    let double = match next {
        Some('h') => Some(Token::Half(way)),
        Some(it) if it == letter => Some(Token::Narrow(way)),
        Some(it) => match (sense(it), self::way(it)) {
            (Some(sense), _) if matches!(way, Way::F | Way::B) => Some(Token::Turn(way, sense)),
            (_, Some(second)) if pairs && is_vertical(way) != is_vertical(second) => Some(Token::Pair(way, second)),
            _ => None,
        },
        None => None,
    };
    match double {
        Some(it) => (Some(it), 2),
        None => (Some(Token::Single(way)), 1),
    }
}

const fn way(letter: char) -> Option<Way> {
    Some(match letter {
        'f' => Way::F,
        'b' => Way::B,
        'l' => Way::L,
        'r' => Way::R,
        'v' => Way::V,
        's' => Way::S,
        _ => return None,
    })
}

const fn sense(letter: char) -> Option<Sense> {
    Some(match letter {
        'q' => Sense::Same,
        'z' => Sense::Other,
        _ => return None,
    })
}

const fn is_vertical(way: Way) -> bool {
    matches!(way, Way::F | Way::B | Way::V)
}
