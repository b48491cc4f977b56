//! Directions on boards of hexagons in words: hours of a clock for a first leg, angles for the next ones.

use super::state::StepClass;
use super::words::{either, number};
use crate::direction::hexagons::{AngleReading, AxialStep, angle, folded, long_direction, resolve, targets};
use crate::direction::{Side, System, Token, tokens};
use crate::{Atom, Leg};

/// The directions of a leg.
#[derive(Clone, Debug)]
pub(super) struct HexDirections {
    /// `towards 12 o'clock`; of a leap with two parts all of it; empty if the letters leave nothing out.
    pub(super) text: String,
    /// It goes straight back and nowhere else.
    pub(super) back: bool,
}

/// A first leg; `None` if its letters select nothing.
pub(super) fn first(leg: &Leg, atom: &Atom, flat: bool) -> Option<HexDirections> {
    let (steps, _) = resolve(leg, atom, AngleReading { flat, last: None, turned: None, ring: false });
    if steps.is_empty() {
        return None;
    }
    let text = match StepClass::of(atom)? {
        _ if steps.len() == targets(atom).len() => String::new(),
        StepClass::Oblique((short, long)) => {
            let parts: Vec<String> = sorted(steps, flat).into_iter().map(|it| parts(it, (short, long), flat)).collect();
            either(&parts)
        }
        _ => {
            let hours: Vec<String> = sorted(steps, flat).into_iter().map(|it| hour(it, flat).to_string()).collect();
            format!("towards {} o'clock", either(&hours))
        }
    };
    Some(HexDirections { text, back: false })
}

/// `two squares towards 12 o'clock and one towards 2 o'clock`.
fn parts(step: AxialStep, (short, long): (u16, u16), flat: bool) -> String {
    let ahead = long_direction(step);
    let along = (long as i16 * ahead.0, long as i16 * ahead.1);
    let aside = (step.0 - along.0, step.1 - along.1);
    format!(
        "{} squares towards {} o'clock and {} towards {} o'clock",
        number(long.into()),
        hour(ahead, flat),
        number(short.into()),
        hour(aside, flat)
    )
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
    let mut texts: Vec<(Vec<&str>, String)> = Vec::new();
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
        let text = turns(leg, &angles, all);
        match texts.iter_mut().find(|it| it.1 == text) {
            Some(it) if it.0.contains(&name) => {}
            Some(it) => it.0.push(name),
            None => texts.push((vec![name], text)),
        }
    }
    let text = match texts.as_slice() {
        [] => return None,
        [(_, it)] => it.clone(),
        several => {
            let texts: Vec<String> =
                several.iter().map(|(after, it)| format!("{it} (after {})", either(after))).collect();
            either(&texts)
        }
    };
    Some(HexDirections { text, back })
}

/// Steps that stand for all that a leg may have ended with: the step, whether the next leg turns it, and its name.
fn lasts(before: &Atom, atom: &Atom) -> Vec<(AxialStep, bool, &'static str)> {
    let (edge, corner) = (((0, 1), false, "a step over an edge"), ((1, 1), false, "a step over a corner"));
    match StepClass::of(before) {
        Some(StepClass::Orthogonal) => vec![edge],
        Some(StepClass::Diagonal) => vec![corner],
        Some(StepClass::Both) => vec![edge, corner],
        Some(StepClass::Oblique(_)) => {
            let ring = before.leap() == atom.leap();
            let name = if ring { "the same leap" } else { "another leap" };
            targets(before).first().map(|it| (*it, ring, name)).into_iter().collect()
        }
        None => Vec::new(),
    }
}

/// `turning 60° to either side`.
fn turns(leg: &Leg, angles: &[i32], all: usize) -> String {
    let has = |it: i32| angles.contains(&it);
    if angles.len() == all {
        return "in any direction".to_owned();
    }
    if angles.len() + 1 == all && !has(180_000) {
        return "in any direction but straight back".to_owned();
    }
    let sense = tokens(leg, System::EightFold, true).into_iter().find_map(|it| match it {
        Token::Turn(_, sense) | Token::Sense(sense) => Some(sense),
        _ => None,
    });
    let mut parts = Vec::new();
    if has(0) {
        parts.push("straight on".to_owned());
    }
    let degrees = |it: i32| format!("{}{}°", if it % 30_000 == 0 { "" } else { "about " }, (it.abs() + 500) / 1000);
    let of = |fits: &dyn Fn(i32) -> bool| {
        let mut found: Vec<i32> = angles.iter().copied().filter(|it| *it % 180_000 != 0 && fits(*it)).collect();
        sort::by_key(&mut found, |it| it.abs());
        found.into_iter().map(degrees).collect::<Vec<_>>()
    };
    let both = of(&|it| it > 0 && has(-it));
    let (left, right) = (of(&|it| it < 0 && !has(-it)), of(&|it| it > 0 && !has(-it)));
    let (left_name, right_name) = match sense {
        Some(_) => ("to the other side than the turn before", "to the same side as the turn before"),
        None => ("left", "right"),
    };
    for (angles, side) in [(both, "to either side"), (left, left_name), (right, right_name)] {
        if !angles.is_empty() {
            parts.push(format!("turning {} {side}", either(&angles)));
        }
    }
    if has(180_000) {
        parts.push("straight back".to_owned());
    }
    either(&parts)
}

/// The words that boards of squares and of hexagons do not share.
pub(super) fn reworded(text: &str) -> String {
    text.replace("up to the middle of the board (but always at least one square)", "up to the middle of its line")
        .replace("the end of the rank", "the end of its line")
        .replace("square", "cell")
}
