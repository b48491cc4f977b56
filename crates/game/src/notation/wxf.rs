//! Xiangqi moves with files counted from the mover's right: `C2=5`, `H8+7`, `R++1`, `27=8`.

use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::Turn;
use engine::moves::path::Step;
use engine::variant::Variant;

use crate::notation::listed_moves::MoveList;

/// The texts of a move; none for what is no step of a piece from one square to another.
pub(super) fn texts(list: MoveList<'_>, idx: usize) -> Vec<String> {
    let item = list.moves.item(idx);
    let [Step::Square(from), Step::Square(to)] = list.moves.path(idx) else { return Vec::new() };
    if item.turn != Turn::Walk || from == to || item.becomes != item.kind {
        return Vec::new();
    }
    let (variant, topology) = (list.variant, &list.variant.movement.topology);
    let side = list.position.at(*from).side();
    let letter = letter(variant, item.kind);
    let ahead = |sq: Sq| if side == Player::White { topology.rank(sq) } else { -topology.rank(sq) };
    let forward = ahead(*to) - ahead(*from);
    let goal = match forward {
        0 => format!("={}", file(variant, side, *to)),
        _ => {
            let sign = if forward > 0 { '+' } else { '-' };
            let straight = topology.file(*from) == topology.file(*to);
            let number = if straight { forward.abs() } else { file(variant, side, *to) };
            format!("{sign}{number}")
        }
    };
    // Those on its file, from the front.
    let own = |it: &Sq| {
        let piece = list.position.at(*it);
        piece.is(side) && self::letter(variant, piece.kind()) == letter && topology.file(*it) == topology.file(*from)
    };
    let mut column: Vec<Sq> = list.position.pieces(side).filter(own).collect();
    sort::by_key(&mut column, |it| std::cmp::Reverse(ahead(*it)));
    let place = column.iter().position(|it| it == from).unwrap_or(0);
    let from_file = file(variant, side, *from);
    let plain = format!("{letter}{from_file}{goal}");
    let counted = format!("{}{from_file}{goal}", place + 1);
    match column.len() {
        0 | 1 => vec![plain],
        2 => vec![format!("{letter}{}{goal}", if place == 0 { '+' } else { '-' }), plain, counted],
        _ => vec![counted, plain],
    }
}

/// The number of a file as a side counts them: from its right.
fn file(variant: &Variant, side: Player, sq: Sq) -> i32 {
    let topology = &variant.movement.topology;
    match side {
        Player::White => i32::from(topology.files) - topology.file(sq),
        Player::Black => topology.file(sq) + 1,
    }
}

/// The letter of a type. N and B are called H and E, horse and elephant, where these letters are free.
pub(super) fn letter(variant: &Variant, kind: TypeId) -> String {
    let id = variant.pieces.types[kind.index()].id.as_str();
    let other = match id {
        "N" => "H",
        "B" => "E",
        _ => return id.to_owned(),
    };
    let taken = variant.pieces.types.iter().skip(1).any(|it| it.id == other);
    if taken { id.to_owned() } else { other.to_owned() }
}
