//! Turns that have to change the board. Of a turn of several moves, what the board was before it is kept in the position.

use crate::movement::turns::TurnLength;
use crate::prelude::*;
use crate::support::board_change::change;
use engine::attack::pins::Pins;
use engine::hooks::{Trial, Veto, VetoScope};
use engine::moves::patch::FactId;

/// A number of what stands on the board, never 0. Boards that differ have different ones, by any odds.
fn number_of(variant: &Variant, position: &Position) -> i32 {
    let squares = variant.movement.topology.squares().map(|it| position.at(it).moved().bits());
    // FNV-1a; the other bits of it are as good.
    let hash =
        squares.fold(0xcbf2_9ce4_8422_2325_u64, |sofar, it| (sofar ^ u64::from(it)).wrapping_mul(0x0100_0000_01b3));
    ((hash ^ hash >> 32) as i32 & i32::MAX).max(1)
}

/// Notes with the first move of a turn what the board was.
#[derive(Debug)]
pub(super) struct BoardBefore(pub(super) FactId);

impl Pass for BoardBefore {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::ANY_CHANGE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.depth == 0
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Scene { variant, position } = scene;
        if position.fact(self.0) != 0 {
            return next(candidate);
        }
        candidate.extra.push(Edit::Fact(self.0, number_of(variant, position)));
        let flow = next(candidate);
        candidate.extra.pop();
        flow
    }
}

/// Refuses the last move of a turn, or the pass that ends it, if the board is what it was.
#[derive(Debug)]
pub(super) struct TurnChanges {
    pub(super) length: TurnLength,
    pub(super) board: FactId,
}

impl Veto for TurnChanges {
    fn scope(&self, Scene { position, .. }: Scene<'_>, _pins: &mut Pins) -> VetoScope {
        // The first move of a turn changes the board.
        if position.fact(self.board) == 0 { VetoScope::default() } else { VetoScope::ALL }
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let mover = trial.after.mover();
        let ends = trial.after.turn() != mover && !self.length.goes_on(trial.after, mover);
        let is_same = || number_of(trial.variant, trial.after) == trial.after.fact(self.board);
        (ends && is_same()).then_some("turn-change")
    }

    fn reason(&self, _trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        Some(unchanged(code))
    }
}

fn unchanged(code: &'static str) -> Reason {
    Reason { code, message: msg!("reason-turn-change"), marks: Vec::new() }
}

/// Drops walks that end where they began and do nothing on their way, where turns are single moves.
#[derive(Debug)]
pub(super) struct ChangingMoves;

impl Pass for ChangingMoves {
    fn mask(&self, variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> PassMask {
        // A leap or a ride leads elsewhere.
        PassMask::ANY_CHANGE.when(!variant.movement.program(side, kind, sq).walked.is_empty())
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        let is_board = |it: &Edit| matches!(it, Edit::Hand(..) | Edit::Prison(..) | Edit::Ground(..));
        candidate.turn == Turn::Walk && candidate.to == candidate.from && !candidate.extra.iter().any(is_board)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if change(scene, candidate) == 0 { Flow::Continue(()) } else { next(candidate) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for ChangingMoves {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        (self.concerns(candidate) && change(scene, candidate) == 0).then(|| unchanged("turn-change"))
    }
}
