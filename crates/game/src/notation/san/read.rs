//! Reads moves that people typed. How they are written is in `san`.

use engine::ids::TypeId;
use engine::legal::Judge;
use engine::moves::move_list::Moves;
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;

use crate::notation::san::{LEVELS, SanTable};
use crate::notation::{names, path, uci};

/// The move of a list that a text means: SAN-like, coordinate path, or the form of chess engines.
#[must_use]
pub fn read(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    let text = text.trim();
    read_only(variant, position, moves, text)
        .or_else(|| {
            // A pawn may be called by its ID as well.
            let rest = text.strip_prefix(names::type_text(variant, TypeId(1)).as_str())?;
            let idx = read_only(variant, position, moves, rest)?;
            let Some(Step::Square(origin)) = moves.path(idx).first() else { return None };
            (position.at(*origin).kind() == TypeId(1)).then_some(idx)
        })
        .or_else(|| path::read(variant, position, moves, text))
        .or_else(|| uci::read(variant, position, moves, text))
}

/// As [`read`], among the legal moves of the position; the moves are returned with the index.
#[must_use]
pub fn read_text(variant: &Variant, position: &mut Position, text: &str) -> Option<(Moves, usize)> {
    let mut moves = Moves::default();
    Judge::default().legal(variant, position, &mut moves);
    let idx = read(variant, position, &moves, text)?;
    Some((moves, idx))
}

/// The move of a list that a text in the form for people means.
#[must_use]
pub fn read_only(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    if text.is_empty() || text.len() > 200 {
        return None;
    }
    let sheet = SanTable::new(variant, position, moves);
    let written = sheet.write_all();
    let shorter = without_mark(text);
    for form in [text, shorter] {
        if let Some(idx) = written.iter().position(|it| it == form) {
            return Some(idx);
        }
    }
    // More or less of the origin than needed, other signs: accepted if one move fits.
    for form in [text, shorter] {
        let loose = loose(form);
        let fits: Vec<usize> = (0..moves.len())
            .filter(|idx| (0..LEVELS - 1).any(|it| self::loose(&sheet.level(it).texts[*idx]) == loose))
            .collect();
        if let [only] = fits[..] {
            return Some(only);
        }
    }
    None
}

/// All moves of a list that a text may mean if it says less than it has to.
#[must_use]
pub fn fitting(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Vec<usize> {
    if text.is_empty() || text.len() > 200 {
        return Vec::new();
    }
    let sheet = SanTable::new(variant, position, moves);
    let loose = loose(without_mark(text));
    let fits = |idx: &usize| (0..LEVELS - 1).any(|it| self::loose(&sheet.level(it).texts[*idx]) == loose);
    (0..moves.len()).filter(fits).collect()
}

/// Without marks for check and remarks on the quality of the move.
fn without_mark(text: &str) -> &str {
    text.trim_end_matches(['!', '?']).trim_end_matches(['+', '#']).trim_end_matches("e.p.").trim_end()
}

/// Without signs that only help the eye.
fn loose(text: &str) -> String {
    if text.starts_with("0-0") || text.starts_with("O-O") {
        return text.replace('0', "O");
    }
    let mut in_braces = false;
    let keep = |it: &char| {
        in_braces = if in_braces { *it != '}' } else { *it == '{' };
        in_braces || !matches!(it, 'x' | '-' | ':' | ' ')
    };
    text.chars().filter(keep).collect()
}
