//! Letters of pieces that are no IDs of the variant, but those of other programs.

use engine::board::occupant::Occupant;
use engine::ids::{Player, TypeId};
use engine::variant::Variant;
use message::{Arg, msg};

use crate::notation::fen::notes::Notes;
use crate::notation::names::{PieceNames, token};

/// Letters for pieces whose names end so, beside the first of the name: programs for Xiangqi and Janggi write the Horse as H
/// or N, and the Elephant as E or B.
const USUAL: [(&str, char); 4] = [("horse", 'h'), ("horse", 'n'), ("elephant", 'e'), ("elephant", 'b')];

/// The piece at the start of a text, and how many bytes it takes. A letter that is no ID means the only piece that is
/// called by it.
pub(super) fn read(variant: &Variant, names: &PieceNames, text: &str, notes: &mut Notes) -> Option<(Occupant, usize)> {
    names.read(variant, text).or_else(|| {
        let (name, len) = token(text).filter(|_| !text.starts_with('{'))?;
        let (sign, letter) = name.strip_prefix('+').map_or(("", name), |it| ("+", it));
        let letter = letter.chars().next()?;
        let kind = called(variant, letter.to_lowercase().next()?)?;
        let side = Player::BOTH[usize::from(letter.is_lowercase())];
        let own = names.text(side, kind);
        let (piece, _) = names.read(variant, &format!("{sign}{own}"))?;
        let piece_name = Arg::piece(&*variant.pieces.types[kind.index()].name);
        notes.add_once(msg!("position-letter", letter = letter.to_string(), piece = piece_name, own = own));
        Some((piece, len))
    })
}

/// The only type that people call by a letter.
fn called(variant: &Variant, letter: char) -> Option<TypeId> {
    let begins = |name: &str| name.chars().flat_map(char::to_lowercase).next() == Some(letter);
    let last = |name: &str| USUAL.contains(&(name.rsplit(' ').next().unwrap_or(name), letter));
    let fits = |name: &str| begins(name) || last(name);
    let mut all = variant.pieces.types.iter().enumerate().skip(1).filter(|it| fits(&it.1.name));
    let (idx, first) = all.next()?;
    all.all(|it| it.1.id == first.id).then_some(TypeId(idx as u8))
}
