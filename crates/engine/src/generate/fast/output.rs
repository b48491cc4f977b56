//! Where the moves of the fast list go, and which are left out.

use crate::attack::pass_mask::PassMask;
use crate::attack::pins::{Pins, Safety};
use crate::board::occupant::Occupant;
use crate::board::topology::Topology;
use crate::generate::fast::mover::FastMover;
use crate::hooks::VetoScope;
use crate::ids::{Player, Sq, TypeId};
use crate::moves::candidate::Candidate;
use crate::moves::compact_move::MoveSink;
use crate::moves::move_list::{ArenaMark, MAX_MOVES, Moves};
use crate::moves::unaffected::{Legality, UnaffectedMove};
use crate::position::Position;
use crate::program::Program;
use crate::program::walker::Flow;
use crate::program::walker::trace::Trace;
use crate::variant::{Features, Variant};

/// Which unaffected moves are kept, where not all are. Not printed: that would bring all there is to a variant along.
pub trait MoveFilter {
    /// Whether the move of a piece from one square to another is kept.
    fn keeps(&self, piece: Occupant, from: Sq, to: Sq) -> bool;
}

/// Where the moves go.
pub(crate) struct FastOutput<'a> {
    /// What is known about the royals of the side to move.
    pub(crate) pins: &'a Pins,
    /// Which moves vetoes may refuse.
    pub(crate) scope: VetoScope,
    /// Moves that must be tried, and the others if they are not only counted.
    pub(crate) moves: &'a mut Moves,
    /// Where the moves of this position begin.
    pub(crate) mark: ArenaMark,
    /// Where those go that are surely legal.
    pub(crate) sink: MoveSink<'a>,
    /// Which unaffected moves are left out.
    pub(crate) left_out: LeftOut<'a>,
}

/// Which unaffected moves are left out.
#[derive(Clone, Copy)]
pub(crate) enum LeftOut<'a> {
    /// None.
    Nothing,
    /// What the filter does not keep, before it is known whether it is legal.
    Filtered(&'a dyn MoveFilter),
    /// What captures nothing and changes nothing, but for one such move where none is known to be legal.
    Quiet(Certainty),
}

/// What is known about the moves that are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Certainty {
    /// Nothing.
    Nothing,
    /// One is not left out, so that it is tried whether it is legal.
    Kept,
    /// One is legal.
    Legal,
}

impl LeftOut<'_> {
    #[inline]
    pub(crate) fn is_quiet(self) -> bool {
        matches!(self, Self::Quiet(_))
    }

    /// Whether quiet moves are left out before any pass sees them: one is tried first, so that it is known that there is one.
    pub(super) fn may_leave_out(self) -> bool {
        matches!(self, Self::Quiet(Certainty::Kept | Certainty::Legal))
    }
}

impl FastOutput<'_> {
    #[inline(always)]
    pub(super) fn full(&self) -> Flow {
        let full = self.sink.len() >= MAX_MOVES || self.moves.is_full_since(self.mark);
        if full { Flow::Break(()) } else { Flow::Continue(()) }
    }

    /// Whether nobody asks for an unaffected move with which nothing enters.
    #[inline]
    pub(super) fn is_filtered_out(&self, piece: &FastMover<'_>, to: Sq) -> bool {
        match self.left_out {
            LeftOut::Filtered(it) => piece.entrants.is_empty() && !it.keeps(piece.content, piece.from, to),
            LeftOut::Nothing | LeftOut::Quiet(_) => false,
        }
    }

    /// Whether the arrival of a piece is left out, where some are.
    #[inline(never)]
    pub(super) fn leaves_out_arrival(
        &mut self,
        piece: &FastMover<'_>,
        to: Sq,
        taken: Occupant,
        is_unaffected: bool,
    ) -> bool {
        match self.left_out {
            LeftOut::Quiet(_) if taken.is_empty() && !piece.asks_to_enter(to) => {
                self.leave_out(piece, to);
                true
            }
            LeftOut::Filtered(_) => is_unaffected && self.is_filtered_out(piece, to),
            LeftOut::Nothing | LeftOut::Quiet(_) => false,
        }
    }

    pub(super) fn try_later(&mut self, position: &Position, candidate: &Candidate) -> Flow {
        if let LeftOut::Quiet(known) = &mut self.left_out
            && candidate.only_moves(position)
        {
            if *known != Certainty::Nothing {
                return Flow::Continue(());
            }
            *known = Certainty::Kept;
        }
        self.moves.push(candidate);
        self.full()
    }

    /// Whether a move from a square to another is left out before any pass sees it, where quiet ones are.
    pub(super) fn leaves_out(&self, variant: &Variant, piece: Occupant, from: Sq, to: Sq) -> bool {
        let masks = variant.tables.pass_masks.row(piece.side(), piece.kind());
        let asked = masks[from.index()] & PassMask::LEAVE | masks[to.index()] & PassMask::ENTER;
        asked.is_empty()
    }

    /// Whether a walk is left out.
    pub(super) fn leaves_out_walk(&self, variant: &Variant, trace: &Trace) -> bool {
        let captures = || trace.victims.iter().any(|it| !it.unloaded);
        self.left_out.may_leave_out()
            && !captures()
            && matches!((trace.from, trace.to), (Some(from), Some(to)) if self.leaves_out(variant, trace.piece, from, to))
    }

    /// Sends a candidate through the passes, unless it is left out.
    pub(super) fn pass(&mut self, variant: &Variant, position: &Position, candidate: &mut Candidate) -> Flow {
        let Candidate { before, from, to, .. } = *candidate;
        if self.left_out.may_leave_out() && !candidate.captures() && self.leaves_out(variant, before, from, to) {
            return Flow::Continue(());
        }
        variant.run_passes(0, position, candidate, &mut |candidate| self.try_later(position, candidate))
    }

    /// Leaves out the move of a piece to an empty square.
    #[inline]
    pub(super) fn leave_out(&mut self, piece: &FastMover<'_>, to: Sq) {
        if matches!(self.left_out, LeftOut::Quiet(Certainty::Legal)) {
            return;
        }
        let may_fill = !piece.guarded || self.pins.may_fill(to);
        if !piece.royal && may_fill && !self.pins.is_no_answer(to) {
            self.left_out = LeftOut::Quiet(Certainty::Legal);
        }
    }

    /// Takes an unaffected move.
    #[inline]
    pub(super) fn unaffected(&mut self, topology: &Topology, it: &UnaffectedMove<'_>, piece: &FastMover<'_>) {
        if piece.royal {
            self.moves.push_unaffected(topology, it, Legality::IfRoyalIsSafe);
        } else if self.pins.is_no_answer(it.to) {
            // The check stays.
        } else if !self.sink.unaffected(topology, it, piece.entrants) {
            self.moves.push_unaffected(topology, it, Legality::Certain);
            for kind in piece.entrants {
                self.moves.push_entry(topology, it, *kind, Legality::Certain);
            }
        }
    }

    pub(super) fn drop(&mut self, side: Player, kind: TypeId, sq: Sq) -> Flow {
        if self.pins.is_no_answer(sq) {
            return Flow::Continue(());
        }
        if self.left_out.is_quiet() {
            self.left_out = LeftOut::Quiet(Certainty::Legal);
            return Flow::Continue(());
        }
        if !self.sink.drop(kind, sq) {
            self.moves.push_drop(side, kind, sq);
        }
        self.full()
    }

    /// The types that may enter where a piece leaves, if nobody watches its moves. `None` if somebody does.
    #[inline(always)]
    pub(super) fn legality<'e>(
        &self,
        variant: &Variant,
        piece: Occupant,
        from: Sq,
        program: &Program,
        entrants: &'e [TypeId],
    ) -> Option<&'e [TypeId]> {
        let royal = variant.has(Features::CHECK) && variant.royals.types.has(piece.kind());
        let unwatched = if royal {
            self.pins.royal() == Some(from) && !self.scope.royals
        } else {
            !self.scope.walks && self.pins.may_leave(from)
        };
        let pass_masks = variant.tables.pass_masks.row(piece.side(), piece.kind())[from.index()];
        let leaving = if piece.is_virgin() { PassMask::LEAVE | PassMask::FIRST } else { PassMask::LEAVE };
        let trusted = unwatched
            && self.pins.safety() != Safety::Unknown
            && (matches!(self.sink, MoveSink::Write) || !program.overlaps)
            && variant.movement.ride_limits.is_none()
            && !pass_masks.intersects(leaving);
        if !trusted {
            return None;
        }
        if entrants.is_empty() || !piece.is_virgin() || !pass_masks.contains(PassMask::GATE) {
            return Some(&[]);
        }
        let known = |kind: &TypeId| {
            !self.scope.drops.has(*kind)
                && !variant.tables.pass_masks.row(piece.side(), *kind)[from.index()].contains(PassMask::DROP)
        };
        (!royal && entrants.iter().all(known)).then_some(entrants)
    }
}
