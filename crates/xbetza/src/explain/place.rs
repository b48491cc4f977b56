//! What may stand where a passing leg ends, in words.

use super::geometry::Course;
use super::hop::Hop;
use super::state::Reaches;
use super::words::either;
use crate::Leg;

/// `an empty square`, `an enemy (capturing it)`: the squares from which a leg may go on.
pub(super) fn places(leg: &Leg, reaches: Reaches) -> Vec<String> {
    let tame = leg.has('t');
    let mut res = Vec::new();
    let mut push = |it: &str| res.push(it.to_owned());
    if leg.has('m') || leg.has('y') {
        push("an empty square");
    }
    if leg.has('c') {
        push(if tame { "an enemy that is not royal (capturing it)" } else { "an enemy (capturing it)" });
    } else if leg.has('k') {
        push(if tame { "no enemy (it may not capture a royal piece)" } else { "an enemy royal piece (capturing it)" });
    }
    if leg.has('d') {
        push(if tame { "a friend that is not royal (capturing it)" } else { "a friend (capturing it)" });
    }
    if leg.has('e') {
        push("an empty square where it captures en passant");
    }
    if leg.has('p') || leg.has('g') {
        push(if tame {
            "a friend (leaving it alone)"
        } else if leg.count('p') > 1 && reaches.may_be_longer() {
            "any piece on the line (leaving it and those before it alone)"
        } else {
            "a piece of either side (leaving it alone)"
        });
    }
    if leg.has('x') {
        push("a friend (which makes the rest of the move in its place)");
    }
    if reaches.may_be_one() {
        match leg.count('w') {
            0 => {}
            1 => push("a friend (leaving it alone)"),
            _ => push("a piece of either side (leaving it alone)"),
        }
    }
    if res.is_empty() {
        res.push("an empty square".to_owned());
    }
    res.dedup();
    res
}

/// `steps one square diagonally to an empty square`.
pub(super) fn passing(course: &Course<'_>, reaches: Reaches) -> String {
    let place = course.place(reaches, false, Hop::None);
    let places = places(course.leg, reaches);
    let victim = match places.as_slice() {
        [it] => it.strip_suffix(" (capturing it)"),
        _ => None,
    };
    if let Some(victim) = victim {
        return format!("captures {victim} {}", place.after_verb());
    }
    let places = either(&places);
    // A place that holds a comma is closed by one.
    let to = if place.text.contains(',') { ", to" } else { " to" };
    if place.jump {
        return format!("jumps {}{to} {places}", place.text);
    }
    let verb = match (reaches.may_be_one(), reaches.may_be_longer()) {
        _ if !course.is_slide() || place.text.starts_with("by ") => "goes",
        (true, false) => "steps",
        (false, true) => "slides",
        _ => "goes",
    };
    format!("{verb} {}{to} {places}", place.text)
}
