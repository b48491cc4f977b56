//! From direction letters to displacements. No board and no walk.

use xbetza::Leg;
use xbetza::direction::{Joint, Sense, Side, System, Token, Way, tokens as cut};

/// A displacement in the mover's view: to the right, forward.
pub(crate) type Displacement = (i16, i16);

/// The sense of the latest turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Turned {
    /// Clockwise.
    Right,
    /// Counter-clockwise.
    Left,
}

/// What a direction letter is read against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct DirectionFrame {
    /// The last step; `(0, 1)` before the first leg.
    pub(crate) last: Displacement,
    /// The latest turn.
    pub(crate) turned: Option<Turned>,
    /// Whether this is the first leg.
    pub(crate) first: bool,
}

impl DirectionFrame {
    pub(crate) const START: Self = Self { last: (0, 1), turned: None, first: true };

    /// The frame after a step, and the memory of turns (XBetza 5.7).
    pub(crate) fn after(self, step: Displacement, same_oblique: bool) -> Self {
        let turned = if self.first {
            match first_turn(step) {
                Some(it) => Some(it),
                None => self.turned,
            }
        } else {
            let base = if same_oblique { self.last } else { long_direction(self.last) };
            match cross_sign(base, step) {
                0 => self.turned,
                1 => Some(Turned::Right),
                _ => Some(Turned::Left),
            }
        };
        Self { last: step, turned, first: false }
    }
}

/// A step turns away from its long direction, a diagonal one from the horizontal.
fn first_turn(step: Displacement) -> Option<Turned> {
    let (x, y) = step;
    if x == 0 || y == 0 {
        return None;
    }
    if x.abs() == y.abs() {
        return Some(if (x > 0) == (y > 0) { Turned::Left } else { Turned::Right });
    }
    Some(if cross_sign(long_direction(step), step) > 0 { Turned::Right } else { Turned::Left })
}

/// 1 if `b` points to the right of `a`, -1 to the left, 0 on the same line.
fn cross_sign(a: Displacement, b: Displacement) -> i32 {
    let cross = i32::from(a.0) * i32::from(b.1) - i32::from(a.1) * i32::from(b.0);
    -cross.signum()
}

/// The step itself if orthogonal or diagonal, else the orthogonal direction of its larger component.
pub(crate) fn long_direction(step: Displacement) -> Displacement {
    let (x, y) = step;
    if x == 0 || y == 0 || x.abs() == y.abs() {
        (x.signum(), y.signum())
    } else if x.abs() > y.abs() {
        (x.signum(), 0)
    } else {
        (0, y.signum())
    }
}

/// The eight unit steps, clockwise from forward.
const COMPASS: [Displacement; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

fn compass(step: Displacement) -> usize {
    let unit = long_direction(step);
    COMPASS.iter().position(|it| *it == unit).unwrap_or(0)
}

/// The displacement at `eighths` of a turn from the frame, for an orthogonal or diagonal leap of `size`.
fn bearing(frame: DirectionFrame, eighths: usize, size: i16) -> Displacement {
    let (x, y) = COMPASS[(compass(frame.last) + eighths) % 8];
    (x * size, y * size)
}

/// Turns a displacement by eighths of a circle, converting orthogonal to diagonal steps of the same size.
pub(crate) fn rotate(step: Displacement, eighths: i32) -> Displacement {
    let size = step.0.abs().max(step.1.abs());
    if step.0 == 0 || step.1 == 0 || step.0.abs() == step.1.abs() {
        let (x, y) = COMPASS[(compass(step) as i32 + eighths).rem_euclid(8) as usize];
        (x * size, y * size)
    } else {
        let ring = ring_of(step);
        ring[eighths.rem_euclid(8) as usize]
    }
}

/// The eight images of an oblique step, clockwise from the step itself.
fn ring_of(step: Displacement) -> [Displacement; 8] {
    let (a, b) = (step.0.abs().min(step.1.abs()), step.0.abs().max(step.1.abs()));
    let clockwise = [(a, b), (b, a), (b, -a), (a, -b), (-a, -b), (-b, -a), (-b, a), (-a, b)];
    let at = clockwise.iter().position(|it| *it == step).unwrap_or(0);
    std::array::from_fn(|it| clockwise[(at + it) % 8])
}

/// Which atoms' steps a leg may make, and in which system its letters are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StepKinds {
    /// Orthogonal and diagonal leaps of this size.
    Eight(i16),
    /// Only the orthogonal (`true`) or only the diagonal leaps of this size.
    Four(i16, bool),
    /// The images of an oblique leap, short and long component.
    Oblique(i16, i16),
}

/// The displacements of a leg, and whether a letter selects nothing.
pub(crate) fn resolve(
    leg: &Leg,
    steps: StepKinds,
    frame: DirectionFrame,
    joint: Joint,
    same_oblique: bool,
) -> (Vec<Displacement>, bool) {
    let mut res = Vec::new();
    let mut lost = false;
    match steps {
        StepKinds::Oblique(short, long) => {
            let ring = same_oblique && !frame.first;
            let system = if ring { System::Ring } else { System::Oblique };
            let tokens = cut(leg, system, !frame.first);
            if ring {
                let images = ring_of(frame.last);
                for eighths in eight_fold(&tokens, frame.turned, System::EightFold, true, &mut lost) {
                    res.push(images[eighths]);
                }
            } else {
                res = oblique(&tokens, (short, long), frame, &mut lost);
            }
        }
        StepKinds::Eight(size) => {
            let tokens = cut(leg, System::EightFold, !frame.first);
            let all = eight_fold(&tokens, frame.turned, System::EightFold, !frame.first, &mut lost);
            res.extend(all.into_iter().map(|it| bearing(frame, it, size)));
        }
        StepKinds::Four(size, orthogonal) => {
            let along = compass(frame.last).is_multiple_of(2) == orthogonal;
            let system = match (joint == Joint::Chain && !frame.first, along) {
                (true, _) => System::EightFold,
                (false, true) => System::Aligned,
                (false, false) => System::Skewed,
            };
            let tokens = cut(leg, system, !frame.first);
            let outward = joint == Joint::Bracket && system == System::Aligned && !frame.first && tokens.is_empty();
            let all = match outward {
                true => vec![0],
                false => eight_fold(&tokens, frame.turned, system, !frame.first, &mut lost),
            };
            res.extend(all.into_iter().map(|it| bearing(frame, it, size)));
        }
    }
    let mut seen = Vec::with_capacity(res.len());
    for it in res {
        if !seen.contains(&it) {
            seen.push(it);
        }
    }
    (seen, lost)
}

/// Bearings in eighths of a turn (XBetza 5.3, 5.5, 5.6).
fn eight_fold(
    tokens: &[Token],
    turned: Option<Turned>,
    system: System,
    continues: bool,
    lost: &mut bool,
) -> Vec<usize> {
    if tokens.is_empty() {
        let all: &[usize] = match (system, continues) {
            (System::Aligned, false) => &[0, 2, 4, 6],
            (System::Skewed, false) => &[1, 3, 5, 7],
            (_, false) => &[0, 1, 2, 3, 4, 5, 6, 7],
            (System::Aligned, true) => &[0, 2, 6],
            (System::Skewed, true) => &[1, 7],
            (_, true) => &[0, 1, 2, 3, 5, 6, 7],
        };
        return all.to_vec();
    }
    let skewed = system == System::Skewed;
    let mut res = Vec::new();
    // Bearings, unless the leg has no steps there, and perhaps those beside them.
    let around = |bearings: &[usize], beside: bool, res: &mut Vec<usize>| {
        for it in bearings {
            for (turn, wanted) in [(7, beside), (0, !skewed), (1, beside)] {
                if wanted {
                    res.push((it + turn) % 8);
                }
            }
        }
    };
    for token in tokens {
        match *token {
            Token::Single(way) | Token::Narrow(way) => around(ways(way), skewed, &mut res),
            Token::Half(way) => around(ways(way), system != System::Aligned, &mut res),
            Token::Pair(a, b) => {
                for first in ways(a) {
                    for second in ways(b) {
                        res.push(between(*first, *second));
                    }
                }
            }
            Token::Turn(way, sense) => {
                if system == System::Aligned {
                    *lost = true;
                    continue;
                }
                for side in sides(turned, sense) {
                    for it in ways(way) {
                        res.push(between(*it, *side));
                    }
                }
            }
            Token::Sense(sense) => around(sides(turned, sense), skewed, &mut res),
            Token::Chirality(_) => *lost = true,
        }
    }
    res
}

/// The bearings of a direction letter, in eighths of a turn.
const fn ways(way: Way) -> &'static [usize] {
    match way {
        Way::F => &[0],
        Way::R => &[2],
        Way::B => &[4],
        Way::L => &[6],
        Way::V => &[0, 4],
        Way::S => &[2, 6],
    }
}

/// The diagonal between two orthogonal bearings.
fn between(a: usize, b: usize) -> usize {
    match (a.min(b), a.max(b)) {
        (0, 6) => 7,
        (low, high) => usize::midpoint(low, high),
    }
}

/// The bearings, right or left, that a sense stands for.
const fn sides(turned: Option<Turned>, sense: Sense) -> &'static [usize] {
    match (turned, sense) {
        (None, _) => &[2, 6],
        (Some(Turned::Right), Sense::Same) | (Some(Turned::Left), Sense::Other) => &[2],
        (Some(Turned::Left), Sense::Same) | (Some(Turned::Right), Sense::Other) => &[6],
    }
}

/// Displacements of an oblique leap against an orthogonal or diagonal frame (XBetza 5.4).
fn oblique(tokens: &[Token], shape: Displacement, frame: DirectionFrame, lost: &mut bool) -> Vec<Displacement> {
    let all = ring_of(shape);
    let at = compass(frame.last);
    // How far a displacement goes towards a bearing.
    let along = |step: Displacement, eighths: usize| {
        let (x, y) = COMPASS[(at + eighths) % 8];
        x * step.0 + y * step.1
    };
    // The two displacements nearest to a bearing, and those less than a right angle from it.
    let narrow =
        |it: Displacement, eighths: usize| all.iter().all(|other| along(*other, eighths) <= along(it, eighths));
    let wide = |it: Displacement, eighths: usize| along(it, eighths) > 0;
    let mut res = Vec::new();
    let mut add = |fits: &dyn Fn(Displacement) -> bool| {
        for it in all {
            if fits(it) {
                res.push(it);
            }
        }
    };
    if tokens.is_empty() {
        add(&|it| frame.first || !narrow(it, 4));
        return res;
    }
    for token in tokens {
        match *token {
            Token::Single(way) | Token::Narrow(way) => ways(way).iter().for_each(|way| add(&|it| narrow(it, *way))),
            Token::Half(way) => ways(way).iter().for_each(|way| add(&|it| wide(it, *way))),
            Token::Pair(a, b) => {
                for first in ways(a) {
                    for second in ways(b) {
                        add(&|it| narrow(it, *second) && wide(it, *first));
                    }
                }
            }
            Token::Turn(way, sense) => {
                for side in sides(frame.turned, sense) {
                    for way in ways(way) {
                        add(&|it| narrow(it, *way) && wide(it, *side));
                    }
                }
            }
            Token::Sense(sense) => sides(frame.turned, sense).iter().for_each(|side| add(&|it| narrow(it, *side))),
            Token::Chirality(side) => {
                let wanted = if side == Side::Right { 1 } else { -1 };
                add(&|it| cross_sign(long_direction(it), it) == wanted);
            }
        }
    }
    if res.is_empty() {
        *lost = true;
    }
    res
}
