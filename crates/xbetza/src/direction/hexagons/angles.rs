//! Which steps the letters of a leg select, by one rule of angles. No board and no walk.

use super::{Across, Along, Lean, Word, words};
use crate::direction::Side;
use crate::{Atom, Base, Leg};

/// Angles in thousandths of a degree, clockwise, from -180 (not included) to 180 degrees.
pub type Angle = i32;

const QUARTER: Angle = 90_000;
const HALF: Angle = 180_000;

/// The six edge steps, clockwise; the first is straight on for flat cells.
const EDGES: [AxialStep; 6] = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)];

/// The axial coordinates of a step, as White makes it.
pub type AxialStep = (i16, i16);

/// What direction letters are read against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AngleReading {
    /// Whether cells have an edge on top.
    pub flat: bool,
    /// The step before; `None` for the first leg.
    pub last: Option<AxialStep>,
    /// The side of the latest turn.
    pub turned: Option<Side>,
    /// The leg continues a leg of the same oblique leap, whose step is turned.
    pub ring: bool,
}

/// A sixth of a turn, clockwise, `times` times.
#[must_use]
pub fn turned(step: AxialStep, times: i32) -> AxialStep {
    (0..times.rem_euclid(6)).fold(step, |(q, r), _| (q + r, -q))
}

/// The leap of an atom into one direction and what it is turned by: straight on, then to either side.
fn leaps(short: i16, long: i16) -> Vec<AxialStep> {
    let mut res = Vec::with_capacity(12);
    for ahead in EDGES {
        for side in [turned(ahead, 1), turned(ahead, -1)] {
            let step = (long * ahead.0 + short * side.0, long * ahead.1 + short * side.1);
            if !res.contains(&step) {
                res.push(step);
            }
        }
    }
    res
}

/// All steps of an atom as White makes them.
#[must_use]
pub fn targets(atom: &Atom) -> Vec<AxialStep> {
    match atom.base {
        Base::K | Base::Q => [leaps(0, 1), leaps(1, 1)].concat(),
        Base::R => leaps(0, 1),
        Base::B => leaps(1, 1),
        _ => atom.leap().map_or_else(Vec::new, |(short, long)| leaps(short as i16, long as i16)),
    }
}

/// The edge direction that a leap goes on along first; of straight leaps the step itself.
#[must_use]
pub fn long_direction(step: AxialStep) -> AxialStep {
    let (q, r) = step;
    if is_straight(step) {
        return (q, r);
    }
    let near = |edge: &AxialStep| dot(*edge, step);
    EDGES.into_iter().max_by_key(near).unwrap_or(step)
}

/// Whether the step runs along edges or corners.
#[must_use]
pub fn is_straight((q, r): AxialStep) -> bool {
    q == 0 || r == 0 || q + r == 0 || q == r || q == -2 * r || r == -2 * q
}

/// Twice the scalar product.
fn dot(a: AxialStep, b: AxialStep) -> i32 {
    let ((aq, ar), (bq, br)) = ((i32::from(a.0), i32::from(a.1)), (i32::from(b.0), i32::from(b.1)));
    2 * aq * bq + 2 * ar * br + aq * br + ar * bq
}

/// Positive if `b` points to the right of `a`.
#[must_use]
pub fn cross(a: AxialStep, b: AxialStep) -> i32 {
    i32::from(b.0) * i32::from(a.1) - i32::from(b.1) * i32::from(a.0)
}

/// The angle of a step, clockwise from twelve o'clock of flat cells.
#[must_use]
pub fn angle((q, r): AxialStep) -> Angle {
    let (q, r) = (f64::from(q), f64::from(r));
    let (right, up) = (1.5 * q, 3f64.sqrt() * (r + q / 2.0));
    (right.atan2(up).to_degrees() * 1000.0).round() as Angle
}

/// The same angle between -180 and 180 degrees.
#[must_use]
pub fn folded(angle: Angle) -> Angle {
    let res = angle.rem_euclid(2 * HALF);
    if res > HALF { res - 2 * HALF } else { res }
}

/// The steps of a leg, and whether a letter selects nothing.
#[must_use]
pub fn resolve(leg: &Leg, atom: &Atom, reading: AngleReading) -> (Vec<AxialStep>, bool) {
    let ring = reading.last.filter(|_| reading.ring);
    let all = ring.map_or_else(|| targets(atom), |last| (0..6).map(|it| turned(last, it)).collect());
    let first = reading.last.is_none();
    let ahead = match reading.last {
        None if reading.flat => 0,
        None => -30_000,
        Some(last) => angle(if ring.is_some() { last } else { long_direction(last) }),
    };
    let angles: Vec<Angle> = all.iter().map(|it| folded(angle(*it) - ahead)).collect();
    let (words, hand) = words(leg, !first);
    let mut lost = false;
    let mut chosen = vec![false; all.len()];
    if words.is_empty() {
        for (it, angle) in chosen.iter_mut().zip(&angles) {
            *it = first || *angle != HALF;
        }
    }
    for word in words {
        let before = chosen.iter().filter(|it| **it).count();
        let mut hit = false;
        for (idx, picked) in select(word, &angles, reading.turned).into_iter().enumerate() {
            chosen[idx] |= picked;
            hit |= picked;
        }
        lost |= !hit && before == 0;
    }
    if let Some(hand) = hand {
        let wanted = if hand == Side::Right { 1 } else { -1 };
        for (it, step) in chosen.iter_mut().zip(&all) {
            *it &= cross(long_direction(*step), *step).signum() == wanted;
        }
        lost |= !chosen.contains(&true);
    }
    (all.into_iter().zip(chosen).filter(|it| it.1).map(|it| it.0).collect(), lost)
}

/// Which of the angles a word selects.
fn select(word: Word, angles: &[Angle], turned: Option<Side>) -> Vec<bool> {
    let mut res = Picked { angles, picked: vec![false; angles.len()] };
    match word {
        Word::Along(way, half) => along(way).iter().for_each(|axis| res.axis(*axis, half)),
        Word::Across(way, half) => across(way, turned).iter().for_each(|axis| res.axis(*axis, half)),
        Word::Pair(a, b, _) | Word::Quadrant(a, b) => {
            for ahead in along(a) {
                for side in across(b, turned) {
                    // From the axis ahead towards the side, an eighth of a turn or half as much more or less.
                    let eighths = match word {
                        Word::Pair(.., Lean::Middle) => Some(QUARTER / 2),
                        Word::Pair(.., Lean::Along) => Some(QUARTER / 4),
                        Word::Pair(.., Lean::Across) => Some(QUARTER * 3 / 4),
                        _ => None,
                    };
                    let towards = eighths.map(|it| ahead + folded(side - ahead).signum() * it);
                    res.add(|it| off(it, *ahead) < QUARTER && off(it, *side) < QUARTER, towards);
                }
            }
        }
    }
    res.picked
}

/// The smaller angle between two directions.
fn off(angle: Angle, axis: Angle) -> Angle {
    folded(angle - axis).abs()
}

/// What words have selected so far.
struct Picked<'a> {
    angles: &'a [Angle],
    picked: Vec<bool>,
}

impl Picked<'_> {
    /// Adds the angles that fit; with an axis only the nearest to it.
    fn add(&mut self, fits: impl Fn(Angle) -> bool, towards: Option<Angle>) {
        let inside = self.angles.iter().copied().filter(|it| fits(*it));
        let best = towards.and_then(|axis| inside.map(|it| off(it, axis)).min());
        for (it, angle) in self.picked.iter_mut().zip(self.angles) {
            *it |= fits(*angle) && towards.is_none_or(|axis| Some(off(*angle, axis)) == best);
        }
    }

    /// Adds what a single letter selects: the nearest to its axis, or the half plane around it.
    fn axis(&mut self, axis: Angle, half: bool) {
        if half {
            self.add(|it| off(it, axis) < QUARTER, None);
        } else {
            self.add(|_| true, Some(axis));
        }
    }
}

/// The axes of a letter.
const fn along(way: Along) -> &'static [Angle] {
    match way {
        Along::Front => &[0],
        Along::Back => &[HALF],
        Along::Both => &[0, HALF],
    }
}

/// The axes of a letter; before the first turn `q` and `z` stand for either side.
const fn across(way: Across, turned: Option<Side>) -> &'static [Angle] {
    match (way, turned) {
        (Across::Right, _) | (Across::Same, Some(Side::Right)) | (Across::Other, Some(Side::Left)) => &[QUARTER],
        (Across::Left, _) | (Across::Same, Some(Side::Left)) | (Across::Other, Some(Side::Right)) => &[-QUARTER],
        (Across::Both, _) | (_, None) => &[QUARTER, -QUARTER],
    }
}
