//! Which royal of a side is looked after, where it has several.

use engine::ids::{Player, Sq};
use engine::position::Position;
use engine::variant::Variant;

/// What tells the royals of a side apart. The order of squares is not asked: it is not the same for both sides.
#[derive(Debug)]
pub(super) struct EndangeredRoyal {
    /// By type: how many squares it reaches on the empty board, in the mean.
    reach: Vec<i32>,
    /// By side and square: how far a square lies from the middle of the side's own first rank.
    home: [Vec<i32>; 2],
}

impl EndangeredRoyal {
    pub(super) fn new(variant: &Variant, reach: Vec<i32>) -> Self {
        Self { reach, home: Player::both(|side| home(variant, side)) }
    }

    /// The least mobile royal, which cannot get away by itself; of several of a type the one at home.
    #[inline]
    pub(super) fn of(&self, position: &Position, side: Player) -> Option<Sq> {
        match position.royals(side) {
            [] => None,
            [one] => Some(*one),
            all => all.iter().copied().min_by_key(|sq| {
                let kind = position.at(*sq).kind();
                (self.reach[kind.index()], kind, self.home[side.index()][sq.index()])
            }),
        }
    }
}

/// How far each square lies from the middle of the first rank of a side: ranks count more than files.
fn home(variant: &Variant, side: Player) -> Vec<i32> {
    let topology = &variant.movement.topology;
    let width = i32::from(topology.files);
    let from_middle = |sq: Sq| (2 * topology.file(sq) + 1 - width).abs();
    topology.squares().map(|sq| from_middle(sq) - i32::from(topology.depth(side, sq)) * 2 * width).collect()
}
