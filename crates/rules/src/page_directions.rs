//! What routines of a page may ask about directions in XBetza. What routines do is in crate `engine`.

pub use engine::page_rules::*;

use crate::move_compiler::compile;
use engine::board::topology::VecId;
use engine::ids::{Player, Sq};
use engine::variant::Variant;

/// Most steps that the moves of a question may have.
const MAX_STEPS: usize = 1 << 12;

/// By square: the squares one leap away, by moves written in XBetza, whatever stands there. Rides leap once.
#[must_use]
pub fn leaps(variant: &Variant, side: Player, moves: &str) -> Vec<Vec<Sq>> {
    let mut topology = variant.movement.topology.clone();
    let mut left = MAX_STEPS;
    let (program, _) = compile(&xbetza::parse(moves).0, side, false, &mut topology, &mut left);
    let steps: Vec<VecId> = program.first_steps();
    let every = (0..topology.len()).map(|it| Sq(it as u16));
    every
        .map(|from| {
            let there = |it: &VecId| Some(topology.step(*it, from)).filter(|it| *it != Sq::NONE);
            if topology.is_hole(from) { Vec::new() } else { steps.iter().filter_map(there).collect() }
        })
        .collect()
}

/// By square: the next square in a direction written in XBetza letters, as the side sees it; `None` if the letters name
/// no single direction.
#[must_use]
pub fn neighbours(variant: &Variant, side: Player, direction: &str) -> Option<Vec<Sq>> {
    if direction.is_empty() || !direction.bytes().all(|it| b"fblrvsh".contains(&it)) {
        return None;
    }
    ["W", "F"].into_iter().find_map(|atom| {
        let table = leaps(variant, side, &format!("{direction}{atom}"));
        let single = table.iter().all(|it| it.len() < 2) && table.iter().any(|it| !it.is_empty());
        single.then(|| table.iter().map(|it| it.first().copied().unwrap_or(Sq::NONE)).collect())
    })
}
