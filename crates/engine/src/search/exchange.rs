//! What a chain of captures on one square comes to, by the pieces that attack it along lines.

use crate::attack::tables::Target;
use crate::board::occupant::Occupant;
use crate::ids::{Player, Sq};
use crate::moves::compact_move::CompactMove;
use crate::moves::move_list::Moves;
use crate::moves::patch::Edit;
use crate::position::Position;
use crate::search::evaluation::Evaluator;
use crate::search::score::Value;
use crate::variant::Variant;

/// Captures of a chain that are looked at.
const LONGEST: u32 = 12;

/// Somebody to ask about exchanges.
#[derive(Clone, Copy)]
pub(crate) struct Exchange<'a> {
    pub(crate) variant: &'a Variant,
    pub(crate) evaluator: &'a Evaluator,
}

impl Exchange<'_> {
    /// What a side wins at most, in centipawns, by taking the enemy on a square and letting itself be taken there.
    pub(crate) fn prey(self, position: &mut Position, to: Sq, by: Player) -> Value {
        let swing = self.evaluator.swing(position.at(to));
        self.swap_off(position, (to, swing), by, LONGEST)
    }

    fn swap_off(self, position: &mut Position, (to, swing): (Sq, Value), by: Player, left: u32) -> Value {
        let movement = &self.variant.movement;
        let target = Target { movement, position, square: to, by };
        let cheapest = self.variant.attacks.cheapest(&target, |it| self.evaluator.swing(it));
        let Some((from, next)) = cheapest.filter(|_| left > 0) else { return 0 };
        let taker = position.at(from).moved();
        let puts = [(from, Occupant::EMPTY), (to, taker)];
        let answer = position.suppose(puts, |it| self.swap_off(it, (to, next), by.other(), left - 1));
        (swing - answer).max(0)
    }

    /// What the enemy wins at most where a move ends. `None` if the move is more than one piece that goes or drops there.
    pub(crate) fn risk(self, position: &mut Position, moves: &Moves, it: CompactMove) -> Option<Value> {
        let side = position.turn();
        let (from, to, piece) = match it {
            CompactMove::Unaffected { from, to, .. } => (from, to, position.at(from).moved()),
            CompactMove::Drop { kind, to } => (to, to, Occupant::new(side, kind)),
            CompactMove::Entry { .. } => return None,
            CompactMove::Written(idx) => plain(moves, idx as usize).filter(|it| it.2.is(side))?,
        };
        let puts = [(from, Occupant::EMPTY), (to, piece)];
        Some(position.suppose(puts, |it| self.prey(it, to, side.other())))
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
