//! Groups of neighbouring pieces: those that hang together.

use engine::hooks::Scene;
use engine::ids::{Player, Sq};
use engine::mechanics::neighbour_effects::Leaps;

/// The squares that are reached from some squares over neighbours of which `counts` holds, the first ones in front. `seen`:
/// the squares that were reached before; what is reached is added.
pub fn reached(near: &Leaps, side: Player, from: Vec<Sq>, seen: &mut [bool], counts: &dyn Fn(Sq) -> bool) -> Vec<Sq> {
    let (mut res, mut done) = (from, 0);
    res.iter().for_each(|it| seen[it.index()] = true);
    while let Some(sq) = res.get(done).copied() {
        done += 1;
        for it in near.around(side, sq) {
            if counts(*it) && !std::mem::replace(&mut seen[it.index()], true) {
                res.push(*it);
            }
        }
    }
    res
}

/// The groups of the pieces of a side of which `counts` holds.
pub fn groups<'a>(
    near: &'a Leaps,
    Scene { variant, position }: Scene<'a>,
    side: Player,
    counts: &'a dyn Fn(Sq) -> bool,
) -> impl Iterator<Item = Vec<Sq>> + 'a {
    let mut seen = vec![false; variant.movement.topology.len()];
    position.pieces(side).filter_map(move |start| {
        let is_new = counts(start) && !seen[start.index()];
        is_new.then(|| reached(near, side, vec![start], &mut seen, counts))
    })
}
