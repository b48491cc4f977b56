//! The piece that walks, and where its legs end.

use crate::board::occupant::Occupant;
use crate::ids::{Player, Sq, TypeId};
use crate::position::Position;
use crate::program::movement::Movement;
use crate::program::ride_limits::RideLimits;
use crate::program::{Branch, Gait, Program};

/// What stays the same during the moves of one piece.
#[derive(Clone, Copy)]
pub(super) struct Mover<'a> {
    pub(super) movement: &'a Movement,
    /// Whose moves it makes: its own, or those that it copies.
    pub(super) program: &'a Program,
    pub(super) ride_limits: Option<&'a RideLimits>,
    pub(super) position: &'a Position,
    pub(super) side: Player,
    pub(super) kind: TypeId,
    pub(super) origin: Sq,
}

/// A square where a leg could end.
#[derive(Clone, Copy)]
pub(super) struct Landing<'a> {
    pub(super) leg: &'a Branch,
    /// Where the leg started.
    pub(super) from: Sq,
    pub(super) to: Sq,
    /// Steps of the leg.
    pub(super) n: u16,
    /// What stands on `to`.
    pub(super) content: Occupant,
}

/// What a leg does where it ends.
#[derive(Clone, Copy, Default)]
pub(super) struct LandingEffect {
    /// The square of what is taken.
    pub(super) victim: Option<Sq>,
    /// Whether following legs change their range.
    pub(super) toggled: bool,
}

impl LandingEffect {
    pub(super) const QUIET: Self = Self { victim: None, toggled: false };
    pub(super) const TOGGLED: Self = Self { victim: None, toggled: true };

    pub(super) const fn taking(square: Sq) -> Self {
        Self { victim: Some(square), toggled: false }
    }
}

impl Mover<'_> {
    /// Whether a square is closed to a step of the piece.
    pub(super) fn closes(&self, sq: Sq, gait: Gait, exempt: bool) -> bool {
        !exempt && self.movement.is_closed(self.side, self.kind, sq)
            || self.ride_limits.is_some_and(|it| it.bars(self.position, self.kind, gait, sq))
    }

    /// Whether a ride over several squares may cross what stands on a square though the piece itself cannot.
    pub(super) fn crosses(&self, leg: &Branch, sq: Sq, content: Occupant) -> bool {
        leg.range.1 > 1 && self.ride_limits.is_some_and(|it| it.crosses(self.position, sq, content))
    }

    /// Whether a ride ends on a square whatever stands there. Shots do not enter what they cross.
    pub(super) fn ends_ride(&self, sq: Sq, gait: Gait) -> bool {
        let topology = &self.movement.topology;
        !gait.intersects(Gait::SHOT | Gait::RETURN)
            && self.ride_limits.is_some_and(|it| it.ends(self.position, topology, self.side, self.kind, sq))
    }

    /// Whether no leg may follow one that ended on a square.
    pub(super) fn stops(&self, sq: Sq, gait: Gait) -> bool {
        let topology = &self.movement.topology;
        !gait.intersects(Gait::SHOT | Gait::RETURN)
            && self.ride_limits.is_some_and(|it| it.stops(self.position, topology, self.side, self.kind, sq))
    }

    /// Whether the piece may have another as a mount, or pass it.
    pub(super) fn may_mount(&self, other: Occupant) -> bool {
        self.ride_limits.is_none_or(|it| it.may_mount(self.kind, other.kind()))
    }
}
