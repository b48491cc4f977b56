//! Janggi moves: both squares as rank digit, from the top and 0 for ten, and file digit: `P71-72`, `H08-87`.

use engine::ids::Sq;
use engine::moves::candidate::Turn;
use engine::moves::path::Step;

use crate::notation::listed_moves::MoveList;
use crate::notation::wxf::letter;

/// The texts of a move; none on boards with more squares than the digits can name.
pub(super) fn texts(list: MoveList<'_>, idx: usize) -> Vec<String> {
    let topology = &list.variant.movement.topology;
    let item = list.moves.item(idx);
    let [Step::Square(from), Step::Square(to)] = list.moves.path(idx) else { return Vec::new() };
    if item.turn != Turn::Walk || item.becomes != item.kind || topology.files > 9 || topology.ranks > 10 {
        return Vec::new();
    }
    let square = |sq: Sq| {
        let rank = i32::from(topology.ranks) - topology.rank(sq);
        format!("{}{}", rank % 10, topology.file(sq) + 1)
    };
    let (letter, from, to) = (letter(list.variant, item.kind), square(*from), square(*to));
    let quiet = format!("{letter}{from}-{to}");
    if list.moves.victims(idx).is_empty() { vec![quiet] } else { vec![format!("{letter}{from}x{to}"), quiet] }
}
