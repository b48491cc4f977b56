//! Pieces beside the board: hands and prisons. How they get there is not asked.

use crate::notation::names::PieceNames;
use engine::ids::{Player, TypeId};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::{Features, Variant};
use message::msg;

use crate::notation::fen::extras::Extras;
use crate::notation::fen::fields::{FenFields, short};
use crate::notation::fen::letters;
use crate::notation::fen::notes::Notes;

/// More pieces of one type than this are not kept.
const MAX_COUNT: usize = 1000;

/// Fills hands and prisons.
pub(super) fn read(
    variant: &Variant,
    names: &PieceNames,
    fields: &FenFields<'_>,
    position: &mut Position,
    notes: &mut Notes,
) {
    match fields.hand {
        Some(text) => {
            let mut counts = counted(variant, names, text, notes);
            for kind in variant.pieces.endless.iter() {
                counts.iter_mut().for_each(|it| it[kind.index()] = 0);
            }
            if !variant.has(Features::HANDS) && counts.iter().flatten().any(|it| *it > 0) {
                notes.add(msg!("position-no-hands"));
            }
            fill(&counts, position, Edit::Hand);
        }
        None if variant.has(Features::HANDS) && variant.pieces.endless.is_empty() => {
            notes.add(msg!("position-hands-empty"))
        }
        None => {}
    }
    for side in Player::BOTH {
        variant.pieces.endless.iter().for_each(|it| position.set_up(Edit::Hand(side, it, 1)));
    }
    if let Some(text) = fields.prison {
        // The case is the colour of the captives, who are kept by the other side.
        let counts = counted(variant, names, text, notes);
        fill(&counts, position, |side, kind, by| Edit::Prison(side.other(), kind, by));
    }
}

/// By side and type number: how many pieces a text names. A part that names none is left out.
fn counted(variant: &Variant, names: &PieceNames, text: &str, notes: &mut Notes) -> [Vec<usize>; 2] {
    let mut res = [vec![0_usize; variant.pieces.types.len()], vec![0; variant.pieces.types.len()]];
    let mut rest = if text == "-" { "" } else { text };
    while !rest.is_empty() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let n: usize = if digits == 0 { 1 } else { rest[..digits].parse().unwrap_or(usize::MAX) };
        let named = &rest[digits..];
        let Some((piece, len)) = letters::read(variant, names, named, notes) else {
            notes.lose(msg!("position-not-in-hand", text = short(named)));
            let len = named.chars().next().map_or(0, char::len_utf8);
            rest = &named[len..];
            continue;
        };
        let count = &mut res[piece.side()][piece.kind().index()];
        match count.checked_add(n).filter(|it| *it <= MAX_COUNT) {
            Some(it) => *count = it,
            None => notes.lose(msg!("position-too-many", text = short(rest))),
        }
        rest = &named[len..];
    }
    res
}

fn fill(counts: &[Vec<usize>; 2], position: &mut Position, edit: fn(Player, TypeId, i8) -> Edit) {
    for side in Player::BOTH {
        for (idx, count) in counts[side].iter().enumerate() {
            let mut left = *count;
            while left > 0 {
                let now = left.min(100);
                position.set_up(edit(side, TypeId(idx as u8), now as i8));
                left -= now;
            }
        }
    }
}

/// Writes the brackets.
pub(super) fn write(variant: &Variant, extras: &Extras, names: &PieceNames, position: &Position, res: &mut String) {
    let kinds = || (1..variant.pieces.types.len()).map(|it| TypeId(it as u8));
    let any =
        |count: &dyn Fn(Player, TypeId) -> u16| kinds().any(|it| Player::BOTH.iter().any(|side| count(*side, it) > 0));
    let mut bracket = |count: &dyn Fn(Player, TypeId) -> u16| {
        res.push('[');
        for side in Player::BOTH {
            for kind in kinds() {
                for _ in 0..count(side, kind) {
                    res.push_str(names.text(side, kind));
                }
            }
        }
        res.push(']');
    };
    let hand =
        |side: Player, kind: TypeId| if variant.pieces.endless.has(kind) { 0 } else { position.hand(side, kind) };
    let prison = |side: Player, kind: TypeId| position.prison(side.other(), kind);
    let has_prison = extras.prisons || any(&prison);
    if variant.has(Features::HANDS) || has_prison || any(&hand) {
        bracket(&hand);
    }
    if has_prison {
        bracket(&prison);
    }
}
