//! What ends, lengthens or bars walks beside the pieces in the way. Which keys ask for it is decided by rules.

use crate::board::occupant::Occupant;
use crate::board::terrain::{Effects, Terrain};
use crate::board::topology::Topology;
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::mechanics::neighbour_effects::NeighbourEffect;
use crate::position::Position;
use crate::program::Gait;
use crate::program::line_pattern::LineBoard;
use crate::program::line_pattern::LinePatterns;

/// What ends or lengthens rides beside the pieces themselves.
#[derive(Clone, Debug, Default)]
pub struct RideLimits {
    /// By side, then by type number: squares on which a ride of the type ends.
    pub halts: [Vec<Option<Box<[bool]>>>; 2],
    /// Pieces around which rides of their enemies end.
    pub brake: Option<NeighbourEffect>,
    /// Pieces around which their friends do not stand in the way of rides.
    pub hide: Option<NeighbourEffect>,
    /// What the ground does.
    pub terrain: Option<Terrain>,
    /// Squares in front of pieces on which enemies stop.
    pub stops: Option<Stops>,
    /// By type of the mover: which others may be its mounts, or be passed. Empty if nobody is restricted.
    pub mounts: Vec<TypeSet>,
}

/// Zones around pieces: an enemy that enters goes no further.
#[derive(Clone, Debug, Default)]
pub struct Stops {
    /// What is a zone.
    pub zones: LinePatterns,
    /// Types that no zone stops.
    pub exempt: TypeSet,
}

impl RideLimits {
    /// Whether walks have to ask at every square, so that there is no short way for simple moves.
    #[must_use]
    pub fn watches_steps(&self) -> bool {
        self.terrain.is_some() || self.stops.is_some()
    }

    /// Whether a ride of the type that enters a square ends there.
    #[must_use]
    pub fn ends(&self, position: &Position, topology: &Topology, side: Player, kind: TypeId, sq: Sq) -> bool {
        matches!(self.halts[side].get(kind.index()), Some(Some(it)) if it[sq.index()])
            || self.brake.as_ref().is_some_and(|it| it.covers(position, side.other(), sq))
            || self.stops(position, topology, side, kind, sq)
    }

    /// Whether a piece that enters a square may take no further step or leg.
    #[must_use]
    pub fn stops(&self, position: &Position, topology: &Topology, side: Player, kind: TypeId, sq: Sq) -> bool {
        self.terrain.as_ref().is_some_and(|it| it.acts(position, sq, kind, Effects::STOP))
            || self.stops.as_ref().is_some_and(|it| it.hold(position, topology, side, kind, sq))
    }

    /// Whether the ground keeps a step of a leg from a square: shots care for cover, their way back for nothing.
    #[must_use]
    pub fn bars(&self, position: &Position, kind: TypeId, gait: Gait, sq: Sq) -> bool {
        let effect = match gait {
            it if it.contains(Gait::RETURN) => return false,
            it if it.contains(Gait::SHOT) => Effects::COVER,
            _ => Effects::NO_ENTER,
        };
        self.terrain.as_ref().is_some_and(|it| it.acts(position, sq, kind, effect))
    }

    /// Whether rides may cross the piece that stands on a square.
    #[must_use]
    pub fn crosses(&self, position: &Position, sq: Sq, content: Occupant) -> bool {
        content.is_piece() && self.hide.as_ref().is_some_and(|it| it.covers(position, content.side(), sq))
    }

    /// Whether a type may have another as a mount, or pass it.
    #[inline]
    #[must_use]
    pub fn may_mount(&self, mover: TypeId, other: TypeId) -> bool {
        self.mounts.get(mover.index()).is_none_or(|it| it.has(other))
    }
}

impl Stops {
    /// Whether a piece of the type that enters a square stops there.
    #[must_use]
    pub fn hold(&self, position: &Position, topology: &Topology, side: Player, kind: TypeId, sq: Sq) -> bool {
        !self.exempt.has(kind)
            && self.zones.any_source(LineBoard { position, topology, terrain: None }, side.other(), sq, |_| true)
    }

    /// The pieces that stop a piece of the side on a square.
    #[must_use]
    pub fn holders(&self, position: &Position, topology: &Topology, side: Player, sq: Sq) -> Vec<Sq> {
        let mut res = Vec::new();
        self.zones.any_source(LineBoard { position, topology, terrain: None }, side.other(), sq, |it| {
            res.push(it);
            false
        });
        sort::sort(&mut res);
        res.dedup();
        res
    }
}
