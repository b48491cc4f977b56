//! What people and programs write in other ways: figurines, dashes of word processors, castling with small letters,
//! promotions without a sign, letters of types that a definition calls otherwise.

use engine::ids::TypeId;
use engine::variant::Variant;

use crate::notation::names;

/// What figurines stand for, white ones first: kings, queens, rooks, bishops, knights, pawns.
const FIGURINES: [&str; 6] = ["king", "queen", "rook", "bishop", "knight", "pawn"];

/// Texts of a move that changes nothing.
const NULL_MOVES: [&str; 6] = ["--", "Z0", "@@@@", "0000", "pass", "null"];

/// A text with the signs that moves are written with.
pub(super) fn tidied(variant: &Variant, text: &str) -> String {
    if NULL_MOVES.contains(&text) {
        return "--".to_owned();
    }
    let mut res = String::with_capacity(text.len());
    for it in text.chars() {
        match it {
            '\u{2010}'..='\u{2015}' | '\u{2212}' => res.push('-'),
            '\u{d7}' | '\u{2715}' | '\u{2716}' => res.push('x'),
            '\u{2020}' => res.push('+'),
            '\u{2021}' | '\u{2260}' => res.push('#'),
            '\u{200b}'..='\u{200d}' | '\u{fe0e}' | '\u{fe0f}' | '\u{feff}' => {}
            // The wide forms of the signs of ASCII.
            '\u{ff01}'..='\u{ff5e}' => res.extend(char::from_u32(u32::from(it) - 0xfee0)),
            '\u{2654}'..='\u{265f}' => {
                let name = FIGURINES[(u32::from(it) - 0x2654) as usize % FIGURINES.len()];
                let kind = (1..variant.pieces.types.len())
                    .find(|it| variant.pieces.types[*it].name.eq_ignore_ascii_case(name));
                res.push_str(&kind.map_or_else(String::new, |it| names::type_text(variant, TypeId(it as u8))));
            }
            _ => res.push(it),
        }
    }
    for castling in ["O-O-O", "O-O"] {
        let fits = |(has, it): (char, char)| has == it || it == 'O' && matches!(has, 'o' | '0');
        if res.len() >= castling.len() && res.chars().zip(castling.chars()).all(fits) {
            res.replace_range(..castling.len(), castling);
            return res;
        }
    }
    res
}

/// The letter at the start of a move that is no ID here.
pub(super) fn foreign_letter(variant: &Variant, text: &str) -> Option<char> {
    let letter = text.chars().next().filter(|it| it.is_ascii_uppercase())?;
    let is_other = names::read_type(variant, text).is_none() && variant.movement.topology.n_planes() < 2;
    (is_other && !text.starts_with("O-O")).then_some(letter)
}

/// The types that other programs may call by a letter: a word of their name begins with it. Those that have no other word
/// with a free letter go first: `D` is the dragon king, `H` the dragon horse.
pub(super) fn named_with(variant: &Variant, letter: char) -> Vec<TypeId> {
    let initials = |it: TypeId| variant.pieces.types[it.index()].name.split(' ').filter_map(|it| it.chars().next());
    let upper = |it: char| it.to_ascii_uppercase();
    let is_free = |it: char| !variant.pieces.types.iter().any(|info| info.id.starts_with(it));
    let mut res: Vec<TypeId> = kinds(variant).filter(|it| initials(*it).any(|it| upper(it) == letter)).collect();
    let has_other = |it: &TypeId| initials(*it).map(upper).any(|it| it != letter && is_free(it));
    if res.iter().any(|it| !has_other(it)) {
        res.retain(|it| !has_other(it));
    }
    res
}

/// The promoted forms that other programs may call by a letter: those that move as the type with this letter does, or
/// any of them where no type has it.
pub(super) fn promoted(variant: &Variant, letter: char) -> Vec<TypeId> {
    let own = variant.pieces.types.iter().find(|it| it.id.starts_with(letter));
    let fits = |it: &TypeId| {
        let info = &variant.pieces.types[it.index()];
        info.id.starts_with('+') && own.is_none_or(|own| own.moves == info.moves)
    };
    kinds(variant).filter(fits).collect()
}

fn kinds(variant: &Variant) -> impl Iterator<Item = TypeId> {
    (1..variant.pieces.types.len()).map(|it| TypeId(it as u8))
}

/// What a text says that the piece becomes, and the text before it: `c8Q`, `c8=q`, `c8(Q)`, `c8/Q`, `e6=M`. No type for a
/// letter that means none here.
pub(super) fn promotion<'t>(variant: &Variant, text: &'t str) -> Option<(&'t str, Option<TypeId>)> {
    let bare = text.strip_suffix(')').unwrap_or(text);
    let name_at = bare.rfind('{').filter(|_| bare.ends_with('}'));
    let end = bare[..name_at.unwrap_or(bare.len())].rfind(|it: char| it.is_ascii_digit())? + 1;
    let name = bare[end..].trim_start_matches(['=', '/', '(']);
    let whole = |name: &str| names::read_type(variant, name).filter(|it| it.1 == name.len()).map(|it| it.0);
    let known = whole(name).or_else(|| whole(&name.to_uppercase()));
    let is_letter = name.len() == 1 && name.starts_with(|it: char| it.is_ascii_alphabetic());
    (known.is_some() || is_letter).then_some((&text[..end], known))
}
