//! Squares that are hidden from a side as long as it sets up. Who sets up when is a rule.

use crate::hooks::{Capabilities, Cover, Scene};
use crate::ids::{Player, Sq, TypeSet};
use crate::mechanics::sight::Sight;
use crate::position::Position;

/// What hides the other side's set-up.
#[derive(Clone, Debug)]
pub struct HiddenSetup {
    /// By side: the types that it has to place.
    pub waiting: [TypeSet; 2],
    /// By side: the squares on which only this side places pieces.
    pub squares: [Box<[bool]>; 2],
}

impl Cover for HiddenSetup {
    fn cover(&self, scene: Scene<'_>, side: Player, sight: &mut Sight) -> bool {
        let waits = Player::BOTH.into_iter().any(|it| waits(self.waiting[it.index()], scene.position, it));
        if waits {
            let squares = self.squares[side.other()].iter().enumerate();
            squares.filter(|it| *it.1).for_each(|it| sight.cover(Sq(it.0 as u16)));
        }
        waits
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::SHARED
    }
}

/// Whether a side has pieces of any of the types in hand.
#[must_use]
pub fn waits(types: TypeSet, position: &Position, side: Player) -> bool {
    position.hand_of(side).any(|it| types.has(it.0))
}
