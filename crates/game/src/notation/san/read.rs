//! Reads moves that people typed. How they are written is in `san`.

use engine::ids::TypeId;
use engine::legal::LegalGenerator;
use engine::moves::candidate::Turn;
use engine::moves::move_list::Moves;
use engine::position::Position;
use engine::variant::Variant;

use crate::notation::names::label;
use crate::notation::san::{BETWEEN, LEVELS, SanTable, typed};
use crate::notation::{MAX_TEXT, names, path, uci};

/// The marks of a check and of a mate.
const MARKS: [char; 2] = ['+', '#'];

/// Most signs behind a move: a promotion and a double check.
const MAX_MARKS: usize = 3;

/// The move of a list that a text means: SAN-like, coordinate path, or the form of chess engines.
#[must_use]
pub fn read(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    let text = text.trim();
    read_only(variant, position, moves, text)
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

/// The move of a list that a text in the form for people means: first the one that is written so, then the only one
/// that it may mean.
#[must_use]
pub fn read_only(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    if text.is_empty() || text.len() > MAX_TEXT {
        return None;
    }
    let mut table = SanTable::new(variant, position, moves);
    let tidy = typed::tidied(variant, text);
    let meant = |table: &SanTable<'_>| {
        table.meant(text).or_else(|| Some(tidy.as_str()).filter(|it| *it != text).and_then(|it| table.meant(it)))
    };
    if let Some(it) = meant(&table) {
        return Some(it);
    }
    if let Some(letter) = typed::foreign_letter(variant, &tidy) {
        // What other programs call so is a type whose name begins with the letter.
        return table.meant_with(&typed::named_with(variant, letter), &tidy[letter.len_utf8()..]);
    }
    // A pawn may be called by its ID as well.
    tidy.starts_with(names::type_text(variant, variant.pawn_or_first()).as_str()).then_some(())?;
    table = table.with_letters();
    meant(&table)
}

/// The same for texts of programs that write no sign for a promotion that is declined, none but that of a check behind a
/// move, and promoted forms with the letter of another type: `Bxc3+` takes with check and stays a bishop, `Pc7=G`
/// promotes, and then `Gc8` moves.
#[must_use]
pub fn read_unsigned(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    let bare = text.trim_end_matches(['!', '?']).trim_end_matches(MARKS);
    read_only(variant, position, moves, bare).or_else(|| {
        let rest = bare.strip_prefix(|it: char| it.is_ascii_uppercase())?;
        SanTable::new(variant, position, moves).meant_with(&typed::promoted(variant), rest)
    })
}

/// The move of a list that is written so, with its mark for check or without.
#[must_use]
pub fn read_exact(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    SanTable::new(variant, position, moves).exactly(text)
}

/// All moves of a list that a text may mean if it says less than it has to.
#[must_use]
pub fn fitting(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Vec<usize> {
    if text.is_empty() || text.len() > MAX_TEXT {
        return Vec::new();
    }
    SanTable::new(variant, position, moves).fitting(text)
}

impl SanTable<'_> {
    /// The only move of one of these types that a text without its first letter means.
    fn meant_with(&self, kinds: &[TypeId], rest: &str) -> Option<usize> {
        let named = |it: &TypeId| self.meant(&(names::type_text(self.variant, *it) + rest));
        let mut found = kinds.iter().filter_map(named);
        let first = found.next()?;
        found.all(|it| it == first).then_some(first)
    }

    /// The move that a text means.
    fn meant(&self, text: &str) -> Option<usize> {
        let only = |found: Vec<usize>| if let [only] = found[..] { Some(only) } else { None };
        // More or less of the origin than needed, other signs, less or more than has to be said of what happens:
        // accepted if one move fits.
        let exact = readings(text).into_iter().find_map(|it| self.exactly(it));
        exact.or_else(|| {
            let fits: [fn(&Self, &str) -> Vec<usize>; 6] =
                [Self::fitting, Self::declined, Self::vanishing, Self::becoming, Self::passing, Self::begun];
            fits.into_iter().map(|it| it(self, text)).find(|it| !it.is_empty()).and_then(only)
        })
    }

    /// The move that is written so. A last `+` is its mark for check, if it gives check, before it is the sign of another
    /// move's promotion.
    fn exactly(&self, text: &str) -> Option<usize> {
        let whole = self.reading(text);
        let Some(stem) = text.strip_suffix(MARKS) else { return whole };
        let marked = self.reading(stem);
        match (whole, marked) {
            (Some(_), Some(it)) if self.mark(it) == &text[stem.len()..] => marked,
            _ => whole.or(marked),
        }
    }

    /// The move with a text.
    fn reading(&self, text: &str) -> Option<usize> {
        self.ending(|it| text.contains(it)).find(|it| self.write(*it) == text)
    }

    /// The moves that the fullest reading of a text fits which fits any, signs for the eye and origins aside.
    fn fitting(&self, text: &str) -> Vec<usize> {
        let forms = readings(text);
        let Some((form, whole)) = forms.into_iter().map(|it| (it, self.loosely(it))).find(|it| !it.1.is_empty()) else {
            return self.beginning_with(text);
        };
        let Some(stem) = form.strip_suffix(MARKS) else { return whole };
        let mark = &form[stem.len()..];
        // What is marked so is meant before what needs another mark.
        let unmarked = whole.iter().copied().map(|it| (it, ""));
        let marked = self.loosely(stem).into_iter().map(|it| (it, mark));
        let mut res: Vec<usize> = unmarked.chain(marked).filter(|it| self.mark(it.0) == it.1).map(|it| it.0).collect();
        sort::sort(&mut res);
        if res.is_empty() { whole } else { res }
    }

    /// The moves with such a text at any level, signs for the eye aside.
    fn loosely(&self, form: &str) -> Vec<usize> {
        let loose = loose(form);
        let fits = |idx: &usize| (0..LEVELS - 1).any(|it| self::loose(self.leveled(*idx, it).0) == loose);
        let mut res: Vec<usize> = self.ending(|it| loose.contains(&self::loose(it))).filter(fits).collect();
        sort::sort(&mut res);
        res
    }

    /// The moves that decline a promotion of which a text says nothing.
    fn declined(&self, text: &str) -> Vec<usize> {
        let forms = readings(text).into_iter().map(|it| self.loosely(&format!("{it}=")));
        forms.into_iter().find(|it| !it.is_empty()).unwrap_or_default()
    }

    /// The moves whose piece becomes what a text says, also where nobody is asked: `e6=M`, `c8Q`, `c8(Q)`. What has no
    /// letter here other programs call as they like.
    fn becoming(&self, text: &str) -> Vec<usize> {
        let types = &self.variant.types;
        let id = |it: TypeId| types.get(it.index()).map_or("", |it| it.id.as_str());
        let of_reading = |(stem, choice): (&str, Option<TypeId>)| {
            let wanted = loose(stem);
            let says = |idx: usize, level: usize| loose(without_choice(self.leveled(idx, level).0)) == wanted;
            let after = |idx: usize| uci::becomes(self.variant, self.position, self.moves, idx);
            let all: Vec<usize> = self
                .ending(|it| wanted.contains(&loose(it)))
                .filter(|idx| (0..LEVELS - 1).any(|it| says(*idx, it)))
                .collect();
            let named = |idx: &usize| choice.is_some_and(|it| id(after(*idx)) == id(it));
            let unnamed = |idx: &usize| {
                after(*idx) != self.moves.item(*idx).kind && typed::promoted(self.variant).contains(&after(*idx))
            };
            let found: Vec<usize> = all.iter().copied().filter(named).collect();
            if found.is_empty() { all.into_iter().filter(unnamed).collect() } else { found }
        };
        let forms = readings(text).into_iter().filter_map(|it| typed::promotion(self.variant, it));
        forms.map(of_reading).find(|it| !it.is_empty()).unwrap_or_default()
    }

    /// The pass that a text writes as a King that goes where it stands.
    fn passing(&self, text: &str) -> Vec<usize> {
        let Some(sq) = uci::passer(self.position) else { return Vec::new() };
        let own = format!("{}{}", self.id(self.position.at(sq).kind()), label(self.variant, sq));
        let fits = |idx: &usize| self.moves.item(*idx).turn == Turn::Pass && readings(text).contains(&own.as_str());
        (0..self.moves.len()).filter(fits).collect()
    }

    /// The moves of which a text says all but the last squares: `Qxd8` for `Qxd8-d1`.
    fn begun(&self, text: &str) -> Vec<usize> {
        let forms: Vec<String> = readings(text).into_iter().map(loose).collect();
        let begins = |idx: usize, level: usize| {
            let full = self.leveled(idx, level).0;
            let parts = full.match_indices(['-', 'x', BETWEEN]).map(|(at, _)| &full[..at]);
            parts.filter(|it| it.ends_with(|it: char| it.is_ascii_digit())).any(|it| forms.contains(&loose(it)))
        };
        (0..self.moves.len()).filter(|idx| (0..LEVELS - 1).any(|it| begins(*idx, it))).collect()
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
    let before_marks = bare[..unmarked(bare)].trim_end();
    let passing = ["e.p.", "e.p", "ep"].iter().find_map(|it| before_marks.strip_suffix(it)).map(str::trim_end);
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
    text.split_once('=').map_or_else(|| text.strip_suffix('+').unwrap_or(text), |it| it.0)
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
