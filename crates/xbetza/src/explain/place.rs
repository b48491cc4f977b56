//! What may stand where a passing leg ends, in words.

use super::geometry::Course;
use super::hop::Hop;
use super::phrase::WayKind;
use super::state::Reaches;
use super::words::{Manner, either};
use crate::Leg;
use message::{Arg, Message, msg};

/// What a leg may go on from.
#[derive(PartialEq, Eq)]
pub(super) struct Place {
    id: &'static str,
    /// Who is captured there, for a sentence to choose by.
    victim: Option<&'static str>,
}

const EMPTY: Place = Place { id: "on-empty", victim: None };

/// `an empty square`, `an enemy (capturing it)`: the squares from which a leg may go on.
pub(super) fn places(leg: &Leg, reaches: Reaches) -> Vec<Place> {
    let tame = leg.has('t');
    let other = |id| Place { id, victim: None };
    let mut res = Vec::new();
    if leg.has('m') || leg.has('y') {
        res.push(EMPTY);
    }
    if leg.has('c') {
        res.push(if tame {
            Place { id: "on-common-enemy", victim: Some("common-enemy") }
        } else {
            Place { id: "on-enemy", victim: Some("enemy") }
        });
    } else if leg.has('k') {
        res.push(if tame { other("on-royal-spared") } else { Place { id: "on-royal", victim: Some("royal") } });
    }
    if leg.has('d') {
        res.push(if tame {
            Place { id: "on-common-friend", victim: Some("common-friend") }
        } else {
            Place { id: "on-friend", victim: Some("friend") }
        });
    }
    if leg.has('e') {
        res.push(other("on-passant"));
    }
    if leg.has('p') || leg.has('g') {
        res.push(other(if tame {
            "past-friend"
        } else if leg.count('p') > 1 && reaches.may_be_longer() {
            "past-row"
        } else {
            "past-any"
        }));
    }
    if leg.has('x') {
        res.push(other("on-lender"));
    }
    if reaches.may_be_one() {
        match leg.count('w') {
            0 => {}
            1 => res.push(other("past-friend")),
            _ => res.push(other("past-any")),
        }
    }
    if res.is_empty() {
        res.push(EMPTY);
    }
    res.dedup();
    res
}

/// Whether a leg goes on from empty squares alone.
pub(super) fn is_empty(places: &[Place]) -> bool {
    places == [EMPTY]
}

/// The places in words. `how`: `to` where a leg goes, `from` where it goes on.
pub(super) fn said(places: &[Place], how: &'static str, manner: Manner) -> Arg {
    let say = |it: &Place| Message::new(it.id).with("how", Arg::Choice(how)).with("cell", manner.cell()).into();
    either(places.iter().map(say).collect())
}

/// `steps one square diagonally to an empty square`.
pub(super) fn passing(course: &Course<'_>, reaches: Reaches) -> Message {
    let place = course.place(reaches, false, Hop::None);
    let places = places(course.leg, reaches);
    if let [Place { victim: Some(victim), .. }] = places.as_slice() {
        return msg!("leg-captures", victim = Arg::Choice(victim), ways = place.after_verb());
    }
    let places = said(&places, "to", course.manner);
    let how = match (reaches.may_be_one(), reaches.may_be_longer()) {
        _ if place.kind == WayKind::Jump => "jumps",
        _ if place.kind == WayKind::By || !course.is_slide() => "goes",
        (true, false) => "steps",
        (false, true) => "slides",
        _ => "goes",
    };
    msg!("leg-to", how = Arg::Choice(how), way = place.way, places = places)
}
