//! What one rule reads and others need, left with `Builder::share`.

use crate::builder::Builder;
use crate::builder::areas::Areas;
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::mechanics::neighbour_effects::NeighbourEffect;
use engine::moves::patch::FactId;

/// By side: whether it passes when it has no legal move.
#[derive(Clone, Copy, Debug)]
pub struct PassesWhenStuck(pub [bool; 2]);

/// By side: whether it may pass whatever else it could do.
#[derive(Clone, Copy, Debug, Default)]
pub struct MayPass(pub [bool; 2]);

/// Where captures let a side go on: the fact that says that it does.
#[derive(Clone, Copy, Debug)]
pub struct GoesOn(pub FactId);

/// Where turns have several moves: the fact that counts those of the turn that were made.
#[derive(Clone, Copy, Debug)]
pub struct MovesMade(pub FactId);

/// By side and type: squares that it may enter only by capturing.
#[derive(Clone, Debug)]
pub struct CaptureOnlySquares(pub [Vec<Option<Box<[bool]>>>; 2]);

impl CaptureOnlySquares {
    /// Whether a square is one of them.
    #[must_use]
    pub fn has(&self, side: Player, kind: TypeId, sq: Sq) -> bool {
        self.0[side][kind.index()].as_ref().is_some_and(|it| it[sq.index()])
    }
}

/// Types whose boards of `morph` say what they become wherever they would promote by their number.
#[derive(Clone, Copy, Debug)]
pub struct MorphsInZone(pub TypeSet);

/// What is closed to a piece on squares from which it could never move again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeadSquares {
    /// Nothing.
    Open,
    /// They are closed to drops.
    NoDrops,
    /// They are closed to drops and moves.
    NoMoves,
}

/// By side and type: what squares without a way on are closed to.
#[derive(Clone, Debug)]
pub struct Immobility(pub [Vec<DeadSquares>; 2]);

impl Immobility {
    /// Whether the type may not be dropped where it could never move again.
    #[must_use]
    pub fn bars_drops(&self, side: Player, kind: TypeId) -> bool {
        self.0[side][kind.index()] != DeadSquares::Open
    }

    /// Whether the type may not move to where it could never move again.
    #[must_use]
    pub fn bars_moves(&self, side: Player, kind: TypeId) -> bool {
        self.0[side][kind.index()] == DeadSquares::NoMoves
    }
}
/// The types that nothing may capture.
#[derive(Clone, Copy, Debug)]
pub struct Uncapturable(pub TypeSet);

impl Uncapturable {
    /// What the definition says; no type if no rule has said anything.
    #[must_use]
    pub fn of_game(builder: &Builder<'_>) -> TypeSet {
        builder.shared::<Self>().map_or(TypeSet::EMPTY, |it| it.0)
    }
}

/// What captures do to the pieces beside them and to the capturing piece.
#[derive(Clone, Copy, Debug)]
pub struct Explodes {
    /// Whether captures, or moves without one, may explode.
    pub blasts: bool,
    /// Whether movers may leave the board by their own move.
    pub leaves: bool,
}

/// Whether a royal is in check that only an explosion beside it could take.
#[derive(Clone, Copy, Debug)]
pub struct BlastCheck(pub bool);
/// By side that captures: whether captured pieces change sides.
#[derive(Clone, Copy, Debug, Default)]
pub struct CapturesChangeSides(pub [bool; 2]);

/// Left by rules with which a move captures what stands beside its way.
#[derive(Clone, Copy, Debug)]
pub struct TakesBeside;

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
        &self.0[side][kind.index()]
    }
}

/// What walls are called.
#[derive(Clone, Debug)]
pub struct WallName(pub String);

impl WallName {
    /// What the definition says.
    #[must_use]
    pub fn of_game(builder: &Builder<'_>) -> String {
        builder.shared::<Self>().map_or_else(|| "wall".to_owned(), |it| it.0.clone())
    }
}

/// Left if pieces take walls by moving onto them.
#[derive(Clone, Copy, Debug)]
pub struct TakesWalls;

/// What becomes of walls in the way of a push.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WallPush {
    /// They stop it.
    #[default]
    Stay,
    /// They go along, but not off the board.
    Along,
    /// They go along, off the board too.
    Off,
}

/// By side: whether only the loss of its last royal counts. Shared only if the definition says so.
#[derive(Clone, Copy, Debug)]
pub struct LastRoyalOnly(pub [bool; 2]);

/// The effects that bar or burn pieces, by what they do.
#[derive(Clone, Debug, Default)]
pub struct NeighbourEffects {
    /// An enemy that ends its move there is taken.
    pub burn: Option<NeighbourEffect>,
    /// Enemies there do not move.
    pub freeze: Option<NeighbourEffect>,
    /// Friends there are not captured.
    pub protect: Option<NeighbourEffect>,
    /// Enemies there do not capture.
    pub charm: Option<NeighbourEffect>,
}
