//! What a board shows on its own. Play asks for none of it, but that names of squares and puzzles are read by it.

use std::sync::Arc;

use crate::ids::{Player, Sq, TypeId};
use crate::mechanics::engagement::Engagement;
use crate::mechanics::task::Task;

/// What a board shows on its own.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Number of the lowest rank, for people.
    pub first_rank: i32,
    /// What of a position is shown without being asked for.
    pub overlays: Overlays,
    /// Squares with a meaning of their own.
    pub zones: Vec<ShownZone>,
    /// What drops look like that change the ground.
    pub drop_shapes: Vec<DropShape>,
    /// Who engages whom.
    pub engagement: Option<Arc<Engagement>>,
    /// What a reader is asked to do.
    pub task: Option<Task>,
}

impl Default for Shown {
    fn default() -> Self {
        Self {
            first_rank: 1,
            overlays: Overlays::default(),
            zones: Vec::new(),
            drop_shapes: Vec::new(),
            engagement: None,
            task: None,
        }
    }
}

impl Shown {
    /// The squares of the zones of a side, or of those that are nobody's.
    pub fn zone(&self, side: Option<Player>) -> impl Iterator<Item = Sq> {
        self.zones.iter().filter(move |it| it.side == side).flat_map(|it| it.squares.iter().copied())
    }
}

/// What a board shows of a position on its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overlays {
    /// Who engages whom.
    pub engage: bool,
    /// Where enemies must stop.
    pub stop: bool,
}

/// Squares that a board tells from others. Of a side: where it wants to get. Of nobody: no squares like the others for
/// any piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownZone {
    /// Whose zone it is.
    pub side: Option<Player>,
    /// Its squares.
    pub squares: Vec<Sq>,
}

/// What a piece in the hand looks like that changes the ground where it is dropped: some place where it could lie on the
/// empty board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DropShape {
    /// Whose piece it is.
    pub side: Player,
    /// The type.
    pub kind: TypeId,
    /// What the squares become; 0 is plain ground.
    pub cells: Box<[(Sq, u8)]>,
    /// Where the piece itself stands then, if it stays.
    pub piece: Option<Sq>,
}
