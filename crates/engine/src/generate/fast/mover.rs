//! A piece whose unaffected moves are made, and how one of them arrives.

use crate::attack::pass_mask::PassMask;
use crate::attack::pins::Pins;
use crate::board::occupant::Occupant;
use crate::board::topology::VecId;
use crate::ids::{Player, Sq, TypeId};
use crate::moves::unaffected::UnaffectedMove;
use crate::position::Position;
use crate::program::Powers;
use crate::variant::{Features, Variant};

/// A piece whose unaffected moves are made.
pub(super) struct FastMover<'a> {
    pub(super) variant: &'a Variant,
    pub(super) position: &'a Position,
    pub(super) from: Sq,
    pub(super) content: Occupant,
    pub(super) side: Player,
    pub(super) closed: Option<&'a [bool]>,
    /// What rules may do where it arrives; `None` for nothing anywhere.
    pub(super) pass_masks: Option<&'a [PassMask]>,
    /// Whether some squares may not be filled without asking.
    pub(super) guarded: bool,
    /// Whether it is the royal whose safety is asked.
    pub(super) royal: bool,
    /// What may enter where it leaves.
    pub(super) entrants: &'a [TypeId],
}

/// How a leg arrives.
pub(super) struct MoveKind<'a> {
    pub(super) powers: Powers,
    pub(super) initial: bool,
    pub(super) leap: bool,
    pub(super) trail: &'a [VecId],
}

impl FastMover<'_> {
    #[inline]
    pub(super) fn is_closed(&self, sq: Sq) -> bool {
        self.closed.is_some_and(|it| it[sq.index()])
    }

    #[inline]
    pub(super) fn unaffected<'h>(&self, to: Sq, taken: Occupant, how: &MoveKind<'h>) -> UnaffectedMove<'h> {
        let MoveKind { powers, initial, leap, trail } = *how;
        UnaffectedMove { from: self.from, to, piece: self.content, taken, trail, initial, powers, leap }
    }

    /// Whether a leg with these powers ends on a square where `content` stands.
    #[inline]
    pub(super) fn lands(&self, powers: Powers, content: Occupant) -> bool {
        if content.is_empty() {
            powers.contains(Powers::MOVE)
        } else if content.is(self.side) {
            powers.contains(Powers::TAKE_OWN)
        } else {
            content.is_piece()
                && (powers.contains(Powers::TAKE)
                    || powers.contains(Powers::TAKE_ROYAL) && self.variant.royals.types.has(content.kind()))
        }
    }

    /// Whether a move to a square is unaffected.
    #[inline(always)]
    pub(super) fn is_unaffected(&self, pins: &Pins, to: Sq, content: Occupant) -> bool {
        let asked = if content.is_empty() {
            self.asks_to_enter(to)
        } else {
            let pass_masks = self.pass_masks.map_or(PassMask::empty(), |it| it[to.index()]);
            pass_masks.contains(PassMask::TAKE)
                || self.variant.has(Features::CHECK) && self.variant.royals.types.has(content.kind())
        };
        !asked && (!self.guarded || pins.may_fill(to))
    }

    /// Whether some rule must see a move to an empty square.
    #[inline]
    pub(super) fn asks_to_enter(&self, to: Sq) -> bool {
        self.pass_masks.is_some_and(|it| it[to.index()].contains(PassMask::ENTER))
    }
}
