//! Cuts the direction letters of a leg into tokens. Which squares a token selects is not decided here.

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

/// How boards of hexagons read letters.
pub mod hexagons {
    use super::{Side, is_direction_on};
    use crate::Leg;

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
}
