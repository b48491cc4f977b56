//! Tables about squares alone: how near two are, and which shade one has.

use crate::computer::evaluation::weights::PRESSURE;
use engine::ids::{Sq, TypeSet};
use engine::variant::Variant;

/// By pair of squares: how much a piece on the second presses a royal on the first.
pub(super) fn near(variant: &Variant) -> Vec<u8> {
    let topology = &variant.movement.topology;
    let n = topology.len();
    let mut res = vec![0; n * n];
    for a in 0..n {
        for b in 0..n {
            let (from, to) = (Sq(a as u16), Sq(b as u16));
            res[a * n + b] = PRESSURE.get(topology.distance(from, to) as usize).copied().unwrap_or(0);
        }
    }
    res
}

/// By type and square: the shade of the square and 1 if the type is among those, else 0.
pub(super) fn shades(variant: &Variant, bound: &TypeSet) -> Vec<u8> {
    let topology = &variant.movement.topology;
    let mut res = vec![0; variant.pieces.types.len() * topology.len()];
    for kind in bound.iter() {
        for sq in topology.squares().filter(|it| !topology.is_hole(*it)) {
            res[kind.index() * topology.len() + sq.index()] = 1 + topology.shade(sq).min(2);
        }
    }
    res
}
