//! Pieces beside the board: hands and prisons. How they get there is not asked.

use crate::notation::names::PieceNames;
use engine::ids::{Player, TypeId};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;

use crate::notation::fen::FenError;
use crate::notation::fen::extras::Extras;
use crate::notation::fen::fields::{FenFields, short};

/// More pieces of one type than this are not kept.
const MAX_COUNT: usize = 1000;

/// Fills hands and prisons.
pub(super) fn read(
    variant: &Variant,
    names: &PieceNames,
    fields: &FenFields<'_>,
    position: &mut Position,
    notes: &mut Vec<String>,
) -> Result<(), FenError> {
    match fields.hand {
        Some(text) => {
            let mut counts = counted(variant, names, text)?;
            for kind in variant.endless.iter() {
                counts.iter_mut().for_each(|it| it[kind.index()] = 0);
            }
            if !variant.has_hands && counts.iter().flatten().any(|it| *it > 0) {
                notes.push("This variant has no hands; the pieces in hand stay there.".into());
            }
            fill(&counts, position, Edit::Hand);
        }
        None if variant.has_hands && variant.endless.is_empty() => {
            notes.push("The text names no pieces in hand: the hands are empty.".into())
        }
        None => {}
    }
    for side in Player::BOTH {
        variant.endless.iter().for_each(|it| position.set_up(Edit::Hand(side, it, 1)));
    }
    if let Some(text) = fields.prison {
        // The case is the colour of the captives, who are kept by the other side.
        let counts = counted(variant, names, text)?;
        fill(&counts, position, |side, kind, by| Edit::Prison(side.other(), kind, by));
    }
    Ok(())
}

/// By side and type number: how many pieces a text names.
fn counted(variant: &Variant, names: &PieceNames, text: &str) -> Result<[Vec<usize>; 2], FenError> {
    let mut res = [vec![0; variant.types.len()], vec![0; variant.types.len()]];
    let mut rest = if text == "-" { "" } else { text };
    while !rest.is_empty() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let many = || FenError::new(format!("There cannot be so many pieces: {}.", short(rest)), rest);
        let n: usize = if digits == 0 { 1 } else { rest[..digits].parse().map_err(|_| many())? };
        let (piece, len) = names.read(variant, &rest[digits..]).ok_or_else(|| {
            FenError::new(format!("\"{}\" is no piece that can be in hand.", short(&rest[digits..])), rest)
        })?;
        let count = &mut res[piece.side()][piece.kind().index()];
        *count += n.min(MAX_COUNT + 1);
        if *count > MAX_COUNT {
            return Err(many());
        }
        rest = &rest[digits + len..];
    }
    Ok(res)
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
    let kinds = || (1..variant.types.len()).map(|it| TypeId(it as u8));
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
    let hand = |side: Player, kind: TypeId| if variant.endless.has(kind) { 0 } else { position.hand(side, kind) };
    let prison = |side: Player, kind: TypeId| position.prison(side.other(), kind);
    let has_prison = extras.prisons || any(&prison);
    if variant.has_hands || has_prison || any(&hand) {
        bracket(&hand);
    }
    if has_prison {
        bracket(&prison);
    }
}
