//! Moves of other programs: those of a friend, and those of the piece that moved last.

use crate::ids::TypeId;
use crate::program::walker::mover::Mover;
use crate::program::walker::{Flow, Report, Walker};
use crate::program::{MoveStart, Powers, Program};

impl Walker {
    /// What an imitator may do of the powers of a leg: on the last one what its own powers allow, before it no capture
    /// that they do not.
    pub(super) fn copied(&self, powers: Powers, is_last: bool) -> Powers {
        match self.mask {
            None => powers,
            Some(mask) if is_last => powers & mask,
            Some(mask) => powers.difference(Powers::TAKES.difference(mask)),
        }
    }

    /// The mover makes the moves of a friend's type from its own square.
    pub(super) fn borrow(&mut self, piece: &Mover<'_>, kind: TypeId, report: Report<'_>) -> Flow {
        let program = &piece.movement.programs[piece.side][kind.index()];
        self.copy(piece, program, Powers::all(), report)
    }

    #[inline(never)]
    pub(super) fn imitate(&mut self, piece: &Mover<'_>, turned: bool, powers: Powers, report: Report<'_>) -> Flow {
        let Some(fact) = piece.movement.last_mover else { return Flow::Continue(()) };
        let kind = piece.position.fact(fact);
        if kind <= 0 {
            return Flow::Continue(());
        }
        let side = if turned { piece.side.other() } else { piece.side };
        let Some(program) = piece.movement.programs[side].get(kind as usize) else {
            return Flow::Continue(());
        };
        self.copy(piece, program, powers, report)
    }

    /// Makes the moves of another program, as far as they may be copied.
    pub(super) fn copy(&mut self, piece: &Mover<'_>, program: &Program, powers: Powers, report: Report<'_>) -> Flow {
        if self.copying || self.exhausted() {
            return Flow::Continue(());
        }
        let piece = &Mover { program, ..*piece };
        let virgin = piece.movement.may_begin(piece.position.at(piece.origin), piece.origin);
        let saved = (self.trace.clone(), std::mem::take(&mut self.entered), self.mask, std::mem::take(&mut self.known));
        self.copying = true;
        self.mask = Some(powers);
        let mut flow = Flow::Continue(());
        for ray in &program.rays {
            if ray.virgin && !virgin || !ray.powers.intersects(powers) {
                continue;
            }
            self.reset(piece);
            flow = self.branch(piece, &ray.leg(), piece.origin, 0, report);
            if flow.is_break() {
                break;
            }
        }
        for it in &program.walked {
            let copyable = !it.borrows && matches!(it.start, MoveStart::Legs(_) | MoveStart::Area { .. });
            if flow.is_break() || !copyable {
                continue;
            }
            flow = self.start(piece, it, virgin, report);
        }
        self.copying = false;
        (self.trace, self.entered, self.mask, self.known) = saved;
        flow
    }
}
