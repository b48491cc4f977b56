//! Moves as shogi engines write them: files count from the right, ranks are letters from the top.

use engine::ids::Sq;
use engine::moves::move_list::Moves;
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;

use crate::notation::{MAX_TEXT, path};

/// The move of a list that a text means: `7g7f`, `7g7f+`, `P*5e`, `6f5e6d`.
#[must_use]
pub fn read(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    if text.len() > MAX_TEXT {
        return None;
    }
    let (name, mut rest) = text.split_once('*').map_or(("", text), |(name, rest)| (name, rest));
    let topology = &variant.movement.topology;
    let mut word = if name.is_empty() { String::new() } else { format!("{name}@") };
    while let Some((sq, len)) = square(variant, rest) {
        word.push_str(&topology.name(sq));
        rest = &rest[len..];
    }
    if !matches!(rest, "" | "+" | "=") || word.is_empty() {
        return None;
    }
    word.push_str(rest);
    // Without a sign, a promotion that may be declined is declined.
    path::read(variant, position, moves, &word)
        .or_else(|| rest.is_empty().then(|| path::read(variant, position, moves, &(word + "=")))?)
}

/// Writes a move; `None` if it is none of the kinds that this form has.
#[must_use]
pub fn write(variant: &Variant, moves: &Moves, idx: usize) -> Option<String> {
    let item = moves.item(idx);
    let mut res = String::new();
    let mut promotes = item.becomes != item.kind && variant.promoted(item.kind) == Some(item.becomes);
    for step in moves.path(idx) {
        match step {
            Step::Square(sq) => res.push_str(&name(variant, *sq)),
            Step::Hand(kind) if res.is_empty() => {
                res.push_str(&format!("{}*", crate::notation::names::type_text(variant, *kind)));
                promotes = false;
            }
            Step::Become(kind) if *kind == item.becomes => {}
            _ => return None,
        }
    }
    if promotes {
        res.push('+');
    }
    Some(res)
}

/// `7f` on a board of nine files and ranks is our c4.
fn square(variant: &Variant, text: &str) -> Option<(Sq, usize)> {
    let topology = &variant.movement.topology;
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let file: i32 = text[..digits].parse().ok().filter(|it| *it > 0)?;
    let rank = *text.as_bytes().get(digits).filter(|it| it.is_ascii_lowercase())?;
    let (files, ranks) = (i32::from(topology.files), i32::from(topology.ranks));
    let sq = topology.square(files.checked_sub(file)?, ranks - 1 - i32::from(rank - b'a'))?;
    Some((sq, digits + 1))
}

fn name(variant: &Variant, sq: Sq) -> String {
    let topology = &variant.movement.topology;
    let file = i32::from(topology.files) - topology.file(sq);
    let rank = i32::from(topology.ranks) - 1 - topology.rank(sq);
    format!("{file}{}", char::from(b'a'.saturating_add(u8::try_from(rank).unwrap_or(25))))
}
