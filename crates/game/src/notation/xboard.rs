//! Moves as XBoard's protocol writes them. They are those of other engines, but for boards of ten ranks.

use engine::moves::candidate::Turn;

use crate::notation::listed_moves::MoveList;
use crate::notation::uci;

/// The texts that a move may have: `e2e4`, `e7e8q`, `c4d5,d5e4`, `@@@@` to pass.
pub(super) fn texts(list: MoveList<'_>, writer: &uci::Writer, idx: usize) -> Vec<String> {
    if list.moves.item(idx).turn == Turn::Pass {
        return vec!["@@@@".into()];
    }
    writer.texts(list, idx).map(|it| counted(list, &it)).collect()
}

/// A text whose ranks count from 1, as XBoard counts them.
#[must_use]
pub fn counted(list: MoveList<'_>, text: &str) -> String {
    if list.variant.movement.topology.ranks == 10 { from_zero(text) } else { text.to_owned() }
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
