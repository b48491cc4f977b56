//! A legal move as one number for quick programs.

use engine::ids::{Sq, TypeId};
use engine::moves::candidate::Turn;
use engine::moves::move_list::Moves;
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;
use game::notation::uci::{Change, becomes, castle_end, change, passer};

use super::Cells;

/// What kind of move it is; the type in the code belongs to it. Two moves of a game with the same code are written
/// alike, unless they are `OTHER`.
mod form {
    pub(super) use engine::moves::compact_move::form::{DROP, GATE, MOVE};

    pub(super) const BECOMES: u32 = 1;
    pub(super) const PROMOTES: u32 = 2;
    pub(super) const DEMOTES: u32 = 3;
    pub(super) const DROP_PROMOTED: u32 = 5;
    pub(super) const CASTLE: u32 = 7;
    pub(super) const PASS: u32 = 8;
    pub(super) const OTHER: u32 = 15;
}

/// The code of a move: cell of departure, cell of arrival, type and form, from the lowest bits 10, 10, 8 and 4 wide.
pub(crate) fn code(variant: &Variant, cells: &Cells, position: &Position, moves: &Moves, idx: usize) -> u32 {
    let (mut item, path) = (moves.item(idx), moves.path(idx));
    item.becomes = becomes(variant, position, moves, idx);
    let change = || change(variant, item.kind, item.becomes);
    let (from, to, kind, form) = match (item.turn, path) {
        (Turn::Walk | Turn::TurnUp, [Step::Square(from), Step::Square(to)]) if item.kind == item.becomes => {
            (*from, *to, TypeId::NONE, form::MOVE)
        }
        (
            Turn::Walk | Turn::TurnUp,
            [Step::Square(from), Step::Square(to)] | [Step::Square(from), Step::Square(to), Step::Become(_)],
        ) => match change() {
            Change::None => (*from, *to, TypeId::NONE, form::MOVE),
            Change::Up => (*from, *to, item.becomes, form::PROMOTES),
            Change::Down => (*from, *to, item.becomes, form::DEMOTES),
            Change::Other => (*from, *to, item.becomes, form::BECOMES),
        },
        (Turn::Walk, [Step::Square(from), Step::Square(to), Step::Hand(kind)]) if change() == Change::None => {
            (*from, *to, *kind, form::GATE)
        }
        (Turn::Drop, [Step::Hand(kind), Step::Square(to)] | [Step::Hand(kind), Step::Square(to), Step::Become(_)]) => {
            let promoted = item.becomes != *kind && variant.promoted(*kind) == Some(item.becomes);
            (*to, *to, *kind, if promoted { form::DROP_PROMOTED } else { form::DROP })
        }
        (Turn::Castle, _) if !path.iter().any(|it| matches!(it, Step::Hand(_))) => {
            (item.from, castle_end(variant, item.to, path), TypeId::NONE, form::CASTLE)
        }
        (Turn::Pass, _) => {
            let at = passer(position).unwrap_or(Sq(0));
            (at, at, TypeId::NONE, form::PASS)
        }
        _ => (item.from, item.to, item.becomes, form::OTHER),
    };
    let cell = |sq: Sq| u32::from(cells.cell(sq).unwrap_or(0));
    cell(from) | cell(to) << 10 | u32::from(kind.0) << 20 | form << 28
}
