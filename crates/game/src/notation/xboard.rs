//! Moves as XBoard's protocol writes them. They are those of other engines, but for boards of ten ranks.

use engine::moves::candidate::Turn;

use crate::notation::listed_moves::MoveList;
use crate::notation::uci;

/// Writes a move: `e2e4`, `e7e8q`, `c4d5,d5e4`, `@@@@` to pass.
pub(super) fn write(list: MoveList<'_>, idx: usize) -> String {
    if list.moves.item(idx).turn == Turn::Pass {
        return "@@@@".into();
    }
    let text = uci::write(list.variant, list.position, list.moves, idx);
    if list.variant.movement.topology.ranks == 10 { from_zero(&text) } else { text }
}

/// The same text with ranks counted from 0.
pub(super) fn from_zero(text: &str) -> String {
    let mut res = String::with_capacity(text.len());
    let mut rest = text;
    let mut before = ' ';
    while let Some(next) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        match rest[..digits].parse::<u32>() {
            Ok(rank) if before.is_ascii_lowercase() && rank > 0 => res.push_str(&(rank - 1).to_string()),
            _ if digits > 0 => res.push_str(&rest[..digits]),
            _ => res.push(next),
        }
        let len = digits.max(if digits > 0 { 0 } else { next.len_utf8() });
        before = next;
        rest = &rest[len..];
    }
    res
}
