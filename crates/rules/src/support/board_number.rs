//! Boards as numbers, for rules that compare what stands on the board with what stood there.

use engine::board::occupant::Occupant;
use engine::board::topology::Topology;
use engine::ids::Sq;

/// A number of what stands on a board, never 0. Boards that differ have different ones, by any odds.
#[must_use]
pub fn number_of(topology: &Topology, at: impl Fn(Sq) -> Occupant) -> i32 {
    let squares = topology.squares().map(|it| at(it).moved().bits());
    // FNV-1a; the other bits of it are as good.
    let hash =
        squares.fold(0xcbf2_9ce4_8422_2325_u64, |sofar, it| (sofar ^ u64::from(it)).wrapping_mul(0x0100_0000_01b3));
    ((hash ^ hash >> 32) as i32 & i32::MAX).max(1)
}
