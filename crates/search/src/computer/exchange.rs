//! Static exchange evaluation: what a chain of captures on one square comes to, by the pieces that attack it along lines,
//! the cheapest first (CPW, *Static Exchange Evaluation*; Reul, *Static Exchange Evaluation with αβ-Approach*, 2010).
//!
//! ```text
//!   Bishop takes Pawn?   +100 − 300 + 0: the Pawn is guarded and the Bishop costs more, so Black takes back and wins 200.
//!   Rook takes Rook?     +500 at once: whatever takes back cannot win more than the taker, so nobody needs to be asked.
//! ```
//!
//! Sound as an estimate: whoever is to take may stop, so a chain is worth to it what its best stopping point is. Pins,
//! checks and what else happens on the board are not seen; rules under which an exchange means something else switch it
//! off (`Technique::ExchangeEstimate`). With the bound known, most questions need no attacker or one.

use crate::computer::evaluation::Evaluator;
use crate::computer::parameters::LONGEST_EXCHANGE;
use crate::computer::score::Value;
use engine::attack::tables::Target;
use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq};
use engine::moves::compact_move::CompactMove;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;

/// Somebody to ask about exchanges.
#[derive(Clone, Copy)]
pub(crate) struct Exchange<'a> {
    pub(crate) variant: &'a Variant,
    pub(crate) evaluator: &'a Evaluator,
}

/// What is asked about the next capture of a chain.
#[derive(Clone, Copy)]
struct Swap {
    /// How far the balance moves when the piece is captured.
    swing: Value,
    /// Whether the side that captures wins more than this.
    than: Value,
    /// Captures that are still looked at.
    left: u32,
}

impl Exchange<'_> {
    /// Whether a side wins more than so many centipawns by taking the enemy on a square and letting itself be taken there.
    pub(crate) fn wins_more(self, position: &mut Position, to: Sq, by: Player, than: Value) -> bool {
        let swing = self.evaluator.swing(position.at(to));
        self.swap_off(position, to, by, Swap { swing, than, left: LONGEST_EXCHANGE })
    }

    /// The same for a piece of which the swing is known, and so many captures at most. No more attackers are looked for than
    /// the answer needs.
    fn swap_off(self, position: &mut Position, to: Sq, by: Player, Swap { swing, than, left }: Swap) -> bool {
        // Nobody has to take, so that nothing is lost.
        if than < 0 {
            return true;
        }
        if swing <= than || left == 0 {
            return false;
        }
        let movement = &self.variant.movement;
        let target = Target { movement, position, square: to, by };
        let Some((from, next)) = self.variant.tables.attacks.cheapest(&target, |it| self.evaluator.swing(it)) else {
            return false;
        };
        let answers_with = swing - than - 1;
        // The enemy can win no more than the taker.
        if next <= answers_with {
            return true;
        }
        let taker = position.at(from).moved();
        let puts = [(from, Occupant::EMPTY), (to, taker)];
        let answer = Swap { swing: next, than: answers_with, left: left - 1 };
        !position.suppose(puts, |it| self.swap_off(it, to, by.other(), answer))
    }

    /// Whether the enemy wins more than so many centipawns where a move ends. `None` if the move is more than one piece that
    /// goes or drops there.
    pub(crate) fn risks_more(
        self,
        position: &mut Position,
        moves: &Moves,
        it: CompactMove,
        than: Value,
    ) -> Option<bool> {
        let side = position.turn();
        let (from, to, piece) = match it {
            CompactMove::Unaffected { from, to, .. } => (from, to, position.at(from).moved()),
            CompactMove::Drop { kind, to } => (to, to, Occupant::new(side, kind)),
            CompactMove::Entry { .. } => return None,
            CompactMove::Written(idx) => plain(moves, idx as usize).filter(|it| it.2.is(side))?,
        };
        let puts = [(from, Occupant::EMPTY), (to, piece)];
        Some(position.suppose(puts, |it| self.wins_more(it, to, side.other(), than)))
    }
}

/// Where a written move begins and ends, and as what, if it changes nothing else of the board.
fn plain(moves: &Moves, idx: usize) -> Option<(Sq, Sq, Occupant)> {
    let (mut from, mut arrives) = (None, None);
    for edit in moves.patch(idx) {
        match *edit {
            Edit::Put(sq, Occupant::EMPTY) if from.is_none() => from = Some(sq),
            Edit::Put(sq, it) if arrives.is_none() => arrives = Some((sq, it)),
            Edit::Put(..) | Edit::Ground(..) | Edit::Again => return None,
            _ => {}
        }
    }
    let (to, piece) = arrives?;
    Some((from.unwrap_or(to), to, piece))
}
