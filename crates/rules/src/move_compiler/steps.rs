//! The steps that an atom stands for on the board: families, turning rides, paths of leaps.

use xbetza::{Atom, Base};

use crate::move_compiler::Compiler;
use crate::move_compiler::directions::{self, DirectionFrame, Displacement};
use crate::move_compiler::hexagons::{self, HexReading};
use crate::move_compiler::leg_spec::LegSpec;
use engine::board::topology::{Topology, VecId, Vector, Wrap};
use engine::ids::Player;
use engine::program::Steps;

impl Compiler<'_> {
    /// The families of steps of an atom; on hexagons all are one.
    pub(super) fn families(&self, atom: &Atom) -> Vec<directions::StepKinds> {
        let mut res = step_families(atom);
        if self.topology.hexes().is_some() {
            res.truncate(1);
        }
        res
    }

    /// How letters are read, on boards of hexagons.
    pub(super) fn hexagons(&self, frame: DirectionFrame, ring: bool) -> Option<HexReading> {
        self.topology.hexes().map(|it| HexReading { flat: it.flat, frame, ring })
    }

    /// The step itself, or the two ways a turning ride may go.
    pub(super) fn all_steps(
        &mut self,
        spec: &LegSpec<'_>,
        step: Displacement,
        first: bool,
        wrap: Wrap,
    ) -> Vec<(Steps, Option<Vec<Displacement>>)> {
        let hexagonal = self.topology.hexes().is_some();
        // A circular ride comes home after a full turn; a crooked one alternates.
        let (turn, count) = match (first, spec.leg.has('q'), spec.leg.has('z')) {
            (true, true, _) => (1, if hexagonal { 6 } else { 8 }),
            (true, false, true) => (if hexagonal { 1 } else { 2 }, 2),
            _ => return vec![(Steps::Straight(self.vec_id(step, wrap)), None)],
        };
        [turn, -turn]
            .into_iter()
            .map(|turn| {
                let next = |it: &Displacement| {
                    Some(if hexagonal { hexagons::turned(*it, turn) } else { directions::rotate(*it, turn) })
                };
                let all: Vec<Displacement> = std::iter::successors(Some(step), next).take(count).collect();
                let ids = all.iter().map(|it| self.vec_id(*it, wrap)).collect();
                (Steps::Turning(ids), Some(all))
            })
            .collect()
    }

    pub(super) fn path(&mut self, step: Displacement, wrap: Wrap) -> Vec<VecId> {
        let step = self.vec_id(step, wrap);
        leap_path(self.topology, step)
    }

    pub(super) fn vec_id(&mut self, (x, y): Displacement, wrap: Wrap) -> VecId {
        let sign = if self.side == Player::White { 1 } else { -1 };
        let (files, ranks) = (self.topology.plane_files as i16, self.topology.ranks as i16);
        let (mut dx, mut dy) = (sign * x, sign * y);
        // Longer than the board: around it as often as it goes, or nowhere, which is the same step for all.
        if wrap != Wrap::None {
            dx %= files;
        }
        if wrap == Wrap::Torus {
            dy %= ranks;
        }
        if dx.abs() >= files || dy.abs() >= ranks {
            (dx, dy) = (files, 0);
        }
        self.topology.vector(Vector::flat(dx, dy, if dx == files { Wrap::None } else { wrap }))
    }
}

/// The squares between start and end of a leap, as steps from its start (XBetza 6.4).
#[must_use]
pub fn leap_path(topology: &mut Topology, leap: VecId) -> Vec<VecId> {
    let Vector { dx: x, dy: y, wrap, .. } = topology.vector_of(leap);
    if topology.hexes().is_some() {
        let times = if hexagons::is_straight((x, y)) { gcd(x.abs(), y.abs()) } else { 1 };
        let between = (1..times).map(|n| Vector::flat(x / times * n, y / times * n, wrap));
        return between.map(|it| topology.vector(it)).collect();
    }
    let (long_x, long_y) = directions::long_direction((x, y));
    let (short, long) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
    let (straight, diagonal) = if short == long { (0, long) } else { (long - short, short) };
    let mut res = Vec::new();
    let (mut at_x, mut at_y) = (0, 0);
    for n in 0..straight + diagonal - 1 {
        if n < straight {
            (at_x, at_y) = (at_x + long_x, at_y + long_y);
        } else {
            (at_x, at_y) = (at_x + x.signum(), at_y + y.signum());
        }
        res.push(topology.vector(Vector::flat(at_x, at_y, wrap)));
    }
    res
}

/// The greatest number that divides both; they are not negative.
fn gcd(a: i16, b: i16) -> i16 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub(super) fn is_oblique(atom: &Atom) -> bool {
    atom.leap().is_some_and(|(short, long)| short != 0 && short != long)
}

/// The families of steps that an atom stands for.
pub(super) fn step_families(atom: &Atom) -> Vec<directions::StepKinds> {
    match atom.base {
        Base::K | Base::Q => vec![directions::StepKinds::Eight(1)],
        Base::R => vec![directions::StepKinds::Four(1, true)],
        Base::B => vec![directions::StepKinds::Four(1, false)],
        _ => match atom.leap() {
            Some((0, n)) => vec![directions::StepKinds::Four(n as i16, true)],
            Some((m, n)) if m == n => vec![directions::StepKinds::Four(n as i16, false)],
            Some((m, n)) => vec![directions::StepKinds::Oblique(m as i16, n as i16)],
            None => Vec::new(),
        },
    }
}
