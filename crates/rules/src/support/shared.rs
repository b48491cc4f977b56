//! What one rule reads and others need, left with `Builder::share`. No rule of its own.

use crate::builder::areas::Areas;
use engine::ids::{Player, Sq, TypeId, TypeSet};

/// By side: whether it passes when it has no legal move.
#[derive(Clone, Copy, Debug)]
pub struct PassesWhenStuck(pub [bool; 2]);

/// By side that captures: whether captured pieces change sides.
#[derive(Clone, Copy, Debug, Default)]
pub struct CapturesChangeSides(pub [bool; 2]);

/// By side: whether it may drop pieces from the hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct MayDrop(pub [bool; 2]);

/// Where pieces of the hand may be dropped, for the types and sides that have such an area.
#[derive(Clone, Debug)]
pub struct DropZones(pub Areas);

/// By side: the types that it must drop before it may move.
#[derive(Clone, Copy, Debug, Default)]
pub struct DueDrops(pub [TypeSet; 2]);

/// By side and type: the squares that a tile may ever cover.
#[derive(Clone, Debug)]
pub struct TileSquares(pub [Vec<Vec<Sq>>; 2]);

impl TileSquares {
    /// The squares that a tile of a side may ever cover; none for types that are no tiles.
    #[must_use]
    pub fn of(&self, side: Player, kind: TypeId) -> &[Sq] {
        &self.0[side.index()][kind.index()]
    }
}

/// By side: whether only the loss of its last royal counts. Shared only if the definition says so.
#[derive(Clone, Copy, Debug)]
pub struct LastRoyalOnly(pub [bool; 2]);
