//! Directions on boards of hexagons in words: hours of a clock for a first leg, angles for the next ones.

use super::compass::with_shape;
use super::state::StepClass;
use super::turn::{self, Toward, Turns};
use super::words::{self, Manner, either};
use crate::direction::hexagons::{AngleReading, AxialStep, angle, folded, long_direction, resolve, targets};
use crate::direction::{Side, System, Token, tokens};
use crate::{Atom, LeapShape, Leg};
use message::{Arg, Message, msg};

/// The directions of a leg.
#[derive(Clone, Debug)]
pub(super) struct HexDirections {
    /// `towards 12 o'clock`; of a leap with two parts all of it; `None` if the letters leave nothing out.
    pub(super) toward: Option<Arg>,
    /// They begin with a turn.
    pub(super) turning: bool,
    /// It goes straight back and nowhere else.
    pub(super) back: bool,
}

/// A first leg; `None` if its letters select nothing.
pub(super) fn first(leg: &Leg, atom: &Atom, flat: bool, manner: Manner) -> Option<HexDirections> {
    let (steps, _) = resolve(leg, atom, AngleReading { flat, last: None, turned: None, ring: false });
    if steps.is_empty() {
        return None;
    }
    let toward = match StepClass::of(atom)? {
        _ if steps.len() == targets(atom).len() => None,
        StepClass::Oblique(shape) => {
            let parts = sorted(steps, flat).into_iter().map(|it| parts(it, shape, flat, manner).into());
            Some(either(parts.collect()))
        }
        _ => {
            let hours = sorted(steps, flat).into_iter().map(|it| hour(it, flat).into());
            Some(msg!("toward-hours", hours = either(hours.collect())).into())
        }
    };
    Some(HexDirections { toward, turning: false, back: false })
}

/// `two squares towards 12 o'clock and one towards 2 o'clock`.
fn parts(step: AxialStep, shape: LeapShape, flat: bool, manner: Manner) -> Message {
    let long = shape.1 as i16;
    let ahead = long_direction(step);
    let aside = (step.0 - long * ahead.0, step.1 - long * ahead.1);
    let leap = with_shape(Message::new("leap-hours"), shape, manner);
    leap.with("ahead", hour(ahead, flat)).with("aside", hour(aside, flat))
}

/// From six o'clock round.
fn sorted(mut steps: Vec<AxialStep>, flat: bool) -> Vec<AxialStep> {
    sort::by_key(&mut steps, |it| bearing(*it, flat));
    steps
}

/// The angle from twelve o'clock.
fn bearing(step: AxialStep, flat: bool) -> i32 {
    folded(angle(step) + if flat { 0 } else { 30_000 })
}

fn hour(step: AxialStep, flat: bool) -> i32 {
    match (bearing(step, flat) + 360_000) / 30_000 % 12 {
        0 => 12,
        it => it,
    }
}

/// A continuation leg, after one of several atoms; `None` if its letters select nothing.
pub(super) fn then(leg: &Leg, atom: &Atom, before: &[&Atom], flat: bool) -> Option<HexDirections> {
    let mut told: Vec<Turns> = Vec::new();
    let mut back = true;
    for (last, ring, name) in before.iter().flat_map(|it| lasts(it, atom)) {
        // The side of the turn before is not known: shown as if it had been a right turn.
        let reading = AngleReading { flat, last: Some(last), turned: Some(Side::Right), ring };
        let (steps, _) = resolve(leg, atom, reading);
        if steps.is_empty() {
            continue;
        }
        let base = angle(if ring { last } else { long_direction(last) });
        let angles: Vec<i32> = steps.iter().map(|it| folded(angle(*it) - base)).collect();
        back &= angles == [180_000];
        let all = if ring { 6 } else { targets(atom).len() };
        turn::add(&mut told, vec![name], turns(leg, &angles, all));
    }
    let Toward { words, turning } = turn::said(told)?;
    Some(HexDirections { toward: Some(words), turning, back })
}

/// Steps that stand for all that a leg may have ended with: the step, whether the next leg turns it, and its name.
fn lasts(before: &Atom, atom: &Atom) -> Vec<(AxialStep, bool, &'static str)> {
    let (edge, corner) = (((0, 1), false, "after-edge"), ((1, 1), false, "after-corner"));
    match StepClass::of(before) {
        Some(StepClass::Orthogonal) => vec![edge],
        Some(StepClass::Diagonal) => vec![corner],
        Some(StepClass::Both) => vec![edge, corner],
        Some(StepClass::Oblique(_)) => {
            let ring = before.leap() == atom.leap();
            let name = if ring { "after-same-leap" } else { "after-other-leap" };
            targets(before).first().map(|it| (*it, ring, name)).into_iter().collect()
        }
        None => Vec::new(),
    }
}

/// Angles as directions: `turning 60° to either side`.
fn turns(leg: &Leg, angles: &[i32], all: usize) -> Toward {
    let has = |it: i32| angles.contains(&it);
    if angles.len() == all {
        return Toward { words: msg!("toward-any").into(), turning: false };
    }
    if angles.len() + 1 == all && !has(180_000) {
        return Toward { words: msg!("toward-any-but-back").into(), turning: false };
    }
    let sense = tokens(leg, System::EightFold, true).into_iter().find_map(|it| match it {
        Token::Turn(_, sense) | Token::Sense(sense) => Some(sense),
        _ => None,
    });
    let mut parts = Vec::new();
    if has(0) {
        parts.push(msg!("toward-straight").into());
    }
    let degrees = |it: i32| words::angle((it.abs() + 500) / 1000, it % 30_000 != 0).into();
    let of = |fits: &dyn Fn(i32) -> bool| {
        let mut found: Vec<i32> = angles.iter().copied().filter(|it| *it % 180_000 != 0 && fits(*it)).collect();
        sort::by_key(&mut found, |it| it.abs());
        found.into_iter().map(degrees).collect::<Vec<_>>()
    };
    let both = of(&|it| it > 0 && has(-it));
    let (left, right) = (of(&|it| it < 0 && !has(-it)), of(&|it| it > 0 && !has(-it)));
    let (left_name, right_name) = if sense.is_some() { ("other", "same") } else { ("left", "right") };
    for (angles, side) in [(both, "either"), (left, left_name), (right, right_name)] {
        if !angles.is_empty() {
            parts.push(turn::toward_side(angles, side).into());
        }
    }
    let turning = !has(0) && !parts.is_empty();
    if has(180_000) {
        parts.push(msg!("toward-start").into());
    }
    Toward { words: either(parts), turning }
}
