//! What a leg may pass: pieces on its squares, and those on the path of a leap.

use crate::board::occupant::Occupant;
use crate::ids::Sq;
use crate::program::walker::Walker;
use crate::program::walker::mover::Mover;
use crate::program::{Branch, Gait};

impl Walker {
    /// Whether the walk may go on behind a piece.
    pub(super) fn passes(&self, piece: &Mover<'_>, leg: &Branch, content: Occupant, n: u16, mounts: &mut u16) -> bool {
        if !piece.may_mount(content) {
            return false;
        }
        if leg.gait.contains(Gait::SKI) && n == 1 || leg.gait.contains(Gait::HOP_ANY) {
            return true;
        }
        if leg.gait.contains(Gait::FLY) {
            *mounts += 1;
            return piece.movement.ranking[content.kind().index()] < piece.movement.flight_bound(piece.kind);
        }
        if leg.gait.intersects(Gait::HOP | Gait::HOP_NEXT) {
            *mounts += 1;
            return *mounts == 1;
        }
        if leg.range.1 == 1 {
            return false;
        }
        leg.gait.contains(Gait::OVER_ALL) || leg.gait.contains(Gait::OVER_FRIENDS) && content.is(piece.side)
    }

    /// Whether the path of a leap from `from` is as the leg wants it.
    pub(super) fn path_allows(&self, piece: &Mover<'_>, leg: &Branch, from: Sq) -> bool {
        let friend_only = leg.gait.contains(Gait::OVER_FRIENDS);
        let any = leg.gait.contains(Gait::OVER_ALL);
        let topology = &piece.movement.topology;
        let mut jumped = false;
        for step in &leg.path {
            let sq = topology.step(*step, from);
            if sq == Sq::NONE && leg.gait.contains(Gait::STEPPED) {
                return false;
            }
            if sq != Sq::NONE
                && leg.gait.contains(Gait::LAME)
                && piece.ride_limits.is_some()
                && piece.closes(sq, leg.gait, true)
            {
                return false;
            }
            let content = if sq == Sq::NONE { Occupant::EMPTY } else { self.trace.at(piece.position, sq) };
            if content.is_empty() {
                continue;
            }
            if leg.gait.intersects(Gait::JUMP | Gait::OVER_FRIENDS | Gait::OVER_ALL) && !piece.may_mount(content) {
                return false;
            }
            let friend = content.is(piece.side);
            jumped |= friend || !friend_only || any;
            if leg.gait.contains(Gait::LAME) && !(any || friend_only && friend) {
                return false;
            }
        }
        jumped || !leg.gait.contains(Gait::JUMP)
    }
}
