//! Reads moves that people typed. How they are written is in `san`.

use engine::legal::LegalGenerator;
use engine::moves::move_list::Moves;
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;

use crate::notation::san::{LEVELS, SanTable};
use crate::notation::{names, path, uci};

/// Longer texts are no moves.
const MAX_LEN: usize = 200;

/// Most signs behind a move: a promotion and a double check.
const MAX_MARKS: usize = 3;

/// The move of a list that a text means: SAN-like, coordinate path, or the form of chess engines.
#[must_use]
pub fn read(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    let text = text.trim();
    read_only(variant, position, moves, text)
        .or_else(|| {
            // A pawn may be called by its ID as well.
            let rest = text.strip_prefix(names::type_text(variant, variant.pawn_or_first()).as_str())?;
            let idx = read_only(variant, position, moves, rest)?;
            let Some(Step::Square(origin)) = moves.path(idx).first() else { return None };
            (position.at(*origin).kind() == variant.pawn_or_first()).then_some(idx)
        })
        .or_else(|| path::read(variant, position, moves, text))
        .or_else(|| uci::read(variant, position, moves, text))
}

/// As [`read`], among the legal moves of the position; the moves are returned with the index.
#[must_use]
pub fn read_text(variant: &Variant, position: &mut Position, text: &str) -> Option<(Moves, usize)> {
    let mut moves = Moves::default();
    LegalGenerator::default().legal(variant, position, &mut moves);
    let idx = read(variant, position, &moves, text)?;
    Some((moves, idx))
}

/// The move of a list that a text in the form for people means.
#[must_use]
pub fn read_only(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    if text.is_empty() || text.len() > MAX_LEN {
        return None;
    }
    let table = SanTable::new(variant, position, moves);
    let exact = readings(text).into_iter().find_map(|form| table.reading(form));
    let only = |found: Vec<usize>| if let [only] = found[..] { Some(only) } else { None };
    // More or less of the origin than needed, other signs: accepted if one move fits.
    exact.or_else(|| only(table.fitting(text))).or_else(|| only(table.vanishing(text)))
}

/// All moves of a list that a text may mean if it says less than it has to.
#[must_use]
pub fn fitting(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Vec<usize> {
    if text.is_empty() || text.len() > MAX_LEN {
        return Vec::new();
    }
    SanTable::new(variant, position, moves).fitting(text)
}

impl SanTable<'_> {
    /// The move with a text.
    fn reading(&self, text: &str) -> Option<usize> {
        self.ending(|it| text.contains(it)).find(|it| self.write(*it) == text)
    }

    /// The moves that the fullest reading of a text fits which fits any, signs for the eye and origins aside.
    fn fitting(&self, text: &str) -> Vec<usize> {
        let of_reading = |form: &str| {
            let loose = loose(form);
            let fits = |idx: &usize| (0..LEVELS - 1).any(|it| self::loose(self.leveled(*idx, it).0) == loose);
            let mut res: Vec<usize> = self.ending(|it| loose.contains(&self::loose(it))).filter(fits).collect();
            sort::sort(&mut res);
            res
        };
        let found = readings(text).into_iter().map(of_reading).find(|it| !it.is_empty());
        found.unwrap_or_else(|| self.beginning_with(text))
    }

    /// The moves that a text fits whatever it says, or does not say, of what a piece becomes of which nothing is left.
    fn vanishing(&self, text: &str) -> Vec<usize> {
        let wanted: Vec<String> = readings(text).into_iter().map(|it| loose(without_choice(it))).collect();
        let fits = |idx: usize, level: usize| wanted.contains(&loose(without_choice(self.leveled(idx, level).0)));
        let all = (0..self.moves.len()).filter(|it| uci::vanishes(self.moves, *it));
        all.filter(|idx| (0..LEVELS - 1).any(|it| fits(*idx, it))).collect()
    }

    /// The turns of two parts of which a text says the first part.
    fn beginning_with(&self, text: &str) -> Vec<usize> {
        let of_reading = |form: &str| {
            let loose = loose(form);
            let begins = |idx: usize, text: &str| self.first_part(idx, text).is_some_and(|it| self::loose(it) == loose);
            let fits = |idx: &usize| (0..LEVELS - 1).any(|it| begins(*idx, self.leveled(*idx, it).0));
            (0..self.moves.len()).filter(fits).collect::<Vec<_>>()
        };
        readings(text).into_iter().map(of_reading).find(|it| !it.is_empty()).unwrap_or_default()
    }
}

/// What a text may say, fullest first: all of it, then without remarks on the quality of the move, without marks for
/// check one by one, without `e.p.`. The last `+` may be the sign of a promotion.
fn readings(text: &str) -> Vec<&str> {
    let bare = text.trim_end_matches(['!', '?']).trim_end();
    let unmarked = |it: &str| it.trim_end_matches(['+', '#']).len();
    let passing = bare[..unmarked(bare)].trim_end().strip_suffix("e.p.").map(str::trim_end);
    let mut res = vec![text];
    for it in [bare].into_iter().chain(passing) {
        let ends = (unmarked(it)..=it.len()).rev().take(MAX_MARKS + 1);
        res.extend(ends.map(|end| &it[..end]));
    }
    res.dedup();
    res
}

/// The text of a move without what its piece becomes.
fn without_choice(text: &str) -> &str {
    text.split_once('=').map_or(text, |it| it.0)
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
