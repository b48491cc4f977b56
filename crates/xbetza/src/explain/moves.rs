//! A move of one leg in words, and what holds for whole moves.

use super::compass::{Bearings, select};
use super::geometry::{Course, Heading};
use super::hexagons;
use super::hop::Hop;
use super::phrase::Phrase;
use super::power::PowerWords;
use super::reach::Reach;
use super::special::special;
use super::state::{Reaches, StepClass};
use super::verb::{Verb, tame, verb};
use super::words::Manner;
use crate::{Atom, Base, Leg, Suffix, direction};
use message::Message;

/// What holds for a whole move: that it is the first one of the piece. `first`: how that is said.
pub(super) fn whole<'a>(
    leg: &Leg,
    mut all: impl Iterator<Item = &'a Leg>,
    first: &'static str,
    manner: Manner,
) -> Vec<Message> {
    let mut res = Vec::new();
    if all.any(|it| it.has('\'')) {
        res.push(Message::new("move-exempt").with("cell", manner.cell()));
    }
    if leg.has('i') {
        res.push(Message::new(if res.is_empty() { first } else { "move-first-only" }));
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
pub(super) fn single(leg: &Leg, atom: &Atom, suffix: &Suffix, manner: Manner) -> Vec<Phrase> {
    let tail = whole(leg, std::iter::once(leg), "move-first-only", manner);
    if atom.base == Base::At {
        return Vec::new();
    }
    let Some(class) = StepClass::of(atom) else {
        return special(atom.base, leg, suffix, tail, manner);
    };
    let cells = manner.grid.flat().map(|flat| hexagons::first(leg, atom, flat, manner));
    let heading = match &cells {
        Some(Some(it)) => Heading::HexDirections(it, true),
        Some(None) => return Vec::new(),
        None => match first_places(leg, class) {
            Some(it) => Heading::First(it),
            None => return Vec::new(),
        },
    };
    let course = Course { leg, atom, suffix, class, heading, manner };
    let reaches = Reaches::only(Reach::on(manner.grid, leg, atom, suffix, true));
    let hop = Hop::of(leg);
    let powers = PowerWords { leg, atom, suffix, reaches, first: true, manner }.riders(hop);
    let swaps = leg.has('u');
    let mut res = Vec::new();
    if let Some(verb) = verb(leg, swaps) {
        let riders = powers.iter().cloned().chain(tame(leg)).chain(tail.iter().cloned()).collect();
        res.push(Phrase::Simple { verb, geometry: course.place(reaches, !swaps, hop), riders });
    }
    if leg.has('x') {
        let (geometry, riders) = (course.place(reaches, false, hop), powers.into_iter().chain(tail).collect());
        res.push(Phrase::Simple { verb: Verb::Borrows, geometry, riders });
    }
    res
}
