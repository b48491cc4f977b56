//! Walks with moves that friends lend. Who lends to whom is decided by rules.

use crate::program::lending::Loan;
use crate::program::walker::mover::Mover;
use crate::program::walker::trace::Trace;
use crate::program::walker::{Flow, Report, Walker};
use crate::program::{Powers, Program};

impl Walker {
    /// The moves that friends lend or, where those take their place and nobody lends any, the piece's own.
    #[inline(never)]
    pub(super) fn use_loan(&mut self, piece: &Mover<'_>, loan: &Loan, report: Report<'_>) -> Flow {
        let Mover { movement, position, side, origin, .. } = *piece;
        let lenders = loan.lenders.types(position, &movement.topology, side, origin);
        if lenders.is_empty() {
            return loan.own.as_ref().map_or(Flow::Continue(()), |own| self.own_moves(piece, own, report));
        }
        let is_closed = |trace: &Trace| trace.to.is_some_and(|it| loan.closed.get(it.index()) == Some(&true));
        for kind in lenders.iter() {
            let lent = loan.lenders.lent(side, kind);
            self.copy(piece, lent, Powers::all(), &mut |trace| {
                if is_closed(trace) { Flow::Continue(()) } else { report(trace) }
            })?;
        }
        Flow::Continue(())
    }

    /// All moves of another program of the piece itself.
    fn own_moves(&mut self, piece: &Mover<'_>, program: &Program, report: Report<'_>) -> Flow {
        let piece = &Mover { program, ..*piece };
        let begins = piece.movement.may_begin(piece.position.at(piece.origin), piece.origin);
        for ray in program.rays.iter().filter(|it| begins || !it.virgin) {
            self.reset(piece);
            self.trace.initial = ray.virgin;
            self.branch(piece, &ray.leg(), piece.origin, 0, report)?;
        }
        for it in &program.walked {
            self.start(piece, it, begins, report)?;
        }
        Flow::Continue(())
    }
}
