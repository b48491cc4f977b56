//! A move of one leg in words, and what holds for whole moves.

use super::compass::{Bearings, select};
use super::geometry::{Course, Heading};
use super::hop::Hop;
use super::power::PowerWords;
use super::reach::Reach;
use super::special::{borrowing, special, tame};
use super::state::{Reaches, StepClass};
use super::verb::verb;
use super::words::Phrase;
use super::{Grid, hexagons};
use crate::{Atom, Base, Leg, Suffix, direction};

/// What holds for a whole move: `, first move only`.
pub(super) fn whole<'a>(first: &Leg, mut all: impl Iterator<Item = &'a Leg>) -> String {
    let mut res = String::new();
    if all.any(|it| it.has('\'')) {
        res.push_str(", exempt from the rules that change or stop the piece by square or by victim");
    }
    if first.has('i') {
        res.push_str(", first move only");
    }
    res
}

/// The places of a first leg, `None` if its letters select nothing.
pub(super) fn first_places(leg: &Leg, class: StepClass) -> Option<Bearings> {
    let system = class.first_system();
    let tokens = direction::tokens(leg, system, false);
    if tokens.is_empty() {
        return Some(match class {
            StepClass::Orthogonal => Bearings::ORTHOGONAL,
            StepClass::Diagonal => Bearings::DIAGONAL,
            StepClass::Both | StepClass::Oblique(_) => Bearings::ALL,
        });
    }
    let res = select(&tokens, system).fixed;
    (res.0 != 0).then_some(res)
}

/// A move of one leg.
pub(super) fn single(leg: &Leg, atom: &Atom, suffix: &Suffix, grid: Grid) -> Vec<Phrase> {
    let tail = whole(leg, std::iter::once(leg));
    if atom.base == Base::At {
        return Vec::new();
    }
    let Some(class) = StepClass::of(atom) else {
        return special(atom.base, leg, suffix, &tail);
    };
    let cells = grid.flat().map(|flat| hexagons::first(leg, atom, flat));
    let heading = match &cells {
        Some(Some(it)) => Heading::HexDirections(it, true),
        Some(None) => return Vec::new(),
        None => match first_places(leg, class) {
            Some(it) => Heading::First(it),
            None => return Vec::new(),
        },
    };
    let course = Course { leg, atom, suffix, class, heading };
    let reaches = Reaches::only(Reach::on(grid, leg, atom, suffix, true));
    let powers = PowerWords { leg, atom, suffix, reaches, first: true };
    let hop = Hop::of(leg);
    let powers = powers.words(hop);
    let swaps = leg.has('u');
    let mut res = Vec::new();
    if let Some(it) = verb(leg, swaps) {
        res.push(Phrase::Simple {
            verb: it.text,
            geometry: course.place(reaches, !swaps, hop),
            tail: format!("{}{powers}{}{tail}", it.after, tame(leg)),
        });
    }
    if leg.has('x') {
        let place = course.place(reaches, false, hop);
        res.push(borrowing(place, &format!("{powers}{tail}")));
    }
    res
}
