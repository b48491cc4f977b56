//! What the small letters and the suffix of one leg say, apart from its directions. No steps are made here.

use xbetza::{Atom, Base, Leg, RangeForm, Suffix};

use engine::board::topology::Wrap;
use engine::program::{Gait, Powers, UNLIMITED};

pub(super) fn wrap_of(leg: &Leg) -> Wrap {
    match leg.count('o') {
        0 => Wrap::None,
        1 => Wrap::Cylinder,
        _ => Wrap::Torus,
    }
}

/// Least and most steps, and whether the middle of the board is the limit.
pub(super) fn range_of(atom: &Atom, suffix: &Suffix, leg: &Leg, first: bool, toggled: bool) -> ((u16, u16), bool) {
    let rider = matches!(atom.base, Base::R | Base::B | Base::Q);
    let unlimited = |n: u8| if n == 0 { UNLIMITED } else { u16::from(n) };
    let (least, most, half) = match suffix.range.as_ref().map(|it| it.form) {
        Some(RangeForm::Doubled) => (1, UNLIMITED, false),
        Some(RangeForm::AtMost(n)) => (1, unlimited(n), false),
        Some(RangeForm::Between(n, m)) => (u16::from(n).max(1), unlimited(m), false),
        Some(RangeForm::HalfBoard) => (1, UNLIMITED, atom.base == Base::W && atom.extensions.is_empty()),
        None if first && leg.has('q') => (1, 7, false),
        None if rider || first && leg.has('z') => (1, UNLIMITED, false),
        None => (1, 1, false),
    };
    if !toggled {
        ((least, most), half)
    } else if most == 1 {
        ((1, UNLIMITED), false)
    } else {
        ((1, 1), false)
    }
}

/// The powers of a last leg (XBetza 6.1, third column).
pub(super) fn final_powers(leg: &Leg) -> Powers {
    let mut res = Powers::empty();
    for (letter, power) in [
        ('m', Powers::MOVE),
        ('c', Powers::TAKE),
        ('d', Powers::TAKE_OWN),
        ('e', Powers::TAKE_PASSING),
        ('k', Powers::TAKE_ROYAL),
        ('x', Powers::RELAY),
    ] {
        if leg.has(letter) {
            res |= power;
        }
    }
    if res.is_empty() { Powers::MOVE_OR_TAKE } else { res }
}

/// The powers of a passing leg.
pub(super) fn passing_powers(leg: &Leg, most: u16) -> Powers {
    let mut res = Powers::empty();
    for (letter, power) in [
        ('m', Powers::MOVE),
        ('c', Powers::TAKE),
        ('d', Powers::TAKE_OWN),
        ('e', Powers::TAKE_PASSING),
        ('k', Powers::TAKE_ROYAL),
        ('p', Powers::STAND),
        ('g', Powers::STAND_TOGGLE),
        ('y', Powers::MOVE_TOGGLE),
        ('x', Powers::RELAY),
    ] {
        if leg.has(letter) {
            res |= power;
        }
    }
    if leg.has('w') && most == 1 {
        res |= if leg.count('w') > 1 { Powers::PASS_ANY } else { Powers::PASS_FRIEND };
    }
    if res.contains(Powers::MOVE_TOGGLE) {
        res -= Powers::MOVE;
    }
    if res.is_empty() { Powers::MOVE } else { res }
}

/// The refinements that do not depend on atom and place.
pub(super) fn common_gait(leg: &Leg) -> Gait {
    let mut res = Gait::empty();
    match leg.count('w') {
        0 => {}
        1 => res |= Gait::OVER_FRIENDS,
        _ => res |= Gait::OVER_ALL,
    }
    if leg.has('t') {
        res |= Gait::TAME;
    }
    if leg.has('u') {
        res |= Gait::UNLOAD;
    }
    res
}

/// What `n` and `j` mean on this atom.
pub(super) fn leap_gait(leg: &Leg, atom: &Atom) -> Gait {
    let slides =
        atom.extensions.is_empty() && matches!(atom.base, Base::W | Base::F | Base::K | Base::R | Base::B | Base::Q);
    let mut res = Gait::empty();
    if leg.has('n') {
        res |= if slides { Gait::TRAIL } else { Gait::LAME };
        if !slides && leaves_rights(leg) {
            res |= Gait::PATH_TRAIL;
        }
    }
    if leg.has('j') {
        res |= if slides { Gait::SKI } else { Gait::JUMP };
    }
    res
}

/// `nn`, or an `i` before the `n`.
pub(super) fn leaves_rights(leg: &Leg) -> bool {
    let at = |letter| leg.modifiers.iter().position(|it| it.letter == letter);
    leg.count('n') > 1 || at('i').is_some_and(|i| at('n').is_some_and(|n| i < n))
}

pub(super) fn hop_gait(leg: &Leg, most: u16) -> Gait {
    match leg.count('p') {
        0 if leg.has('g') => Gait::HOP_NEXT,
        0 => Gait::empty(),
        1 => Gait::HOP,
        _ if most == 1 => Gait::HOP,
        _ => Gait::HOP_ANY,
    }
}
