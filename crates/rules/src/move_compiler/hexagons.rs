//! What the walk of a leg leaves for the letters of the next one, on boards of hexagons. The letters are read by `xbetza`.

use xbetza::direction::Side;
use xbetza::direction::hexagons::{self, cross, long_direction};
use xbetza::{Atom, Leg};

use crate::move_compiler::directions::{DirectionFrame, Displacement, Turned};

pub(super) use xbetza::direction::hexagons::{is_straight, turned};

/// Whose letters are read, and against what.
#[derive(Clone, Copy, Debug)]
pub(super) struct HexReading {
    /// Whether cells have an edge on top.
    pub(super) flat: bool,
    /// What came before.
    pub(super) frame: DirectionFrame,
    /// The leg continues a leg of the same oblique leap, whose step is turned.
    pub(super) ring: bool,
}

/// The steps of a leg, and whether a letter selects nothing.
pub(super) fn resolve(leg: &Leg, atom: &Atom, reading: HexReading) -> (Vec<Displacement>, bool) {
    let HexReading { flat, frame, ring } = reading;
    let turned = frame.turned.map(|it| match it {
        Turned::Right => Side::Right,
        Turned::Left => Side::Left,
    });
    let last = (!frame.first).then_some(frame.last);
    hexagons::resolve(leg, atom, hexagons::AngleReading { flat, last, turned, ring })
}

/// What the next leg is read against: the step, and the side of the latest turn.
pub(super) fn after(reading: HexReading, step: Displacement) -> DirectionFrame {
    let HexReading { frame, ring, .. } = reading;
    let base = match (frame.first, ring) {
        (true, _) => long_direction(step),
        (false, true) => frame.last,
        (false, false) => long_direction(frame.last),
    };
    let turned = match cross(base, step).signum() {
        0 => frame.turned,
        1 => Some(Turned::Right),
        _ => Some(Turned::Left),
    };
    DirectionFrame { last: step, turned, first: false }
}
