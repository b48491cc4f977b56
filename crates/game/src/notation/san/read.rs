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
        let letter = bare.chars().next().filter(char::is_ascii_uppercase)?;
        let table = SanTable::new(variant, position, moves);
        table.meant_with(&typed::promoted(variant, letter), &bare[letter.len_utf8()..])
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
        self.ending(text).into_iter().find(|it| self.write(*it) == text)
    }

    /// Those of some moves whose text fits at any level.
    fn saying(&self, mut moves: Vec<usize>, fits: &dyn Fn(&str) -> bool) -> Vec<usize> {
        moves.retain(|idx| (0..LEVELS - 1).any(|it| fits(self.leveled(*idx, it).0)));
        sort::sort(&mut moves);
        moves
    }

    /// The moves that the fullest reading of a text fits which fits any, signs for the eye and origins aside.
    fn fitting(&self, text: &str) -> Vec<usize> {
        for form in readings(text) {
            let whole = self.loosely(form);
            if whole.is_empty() {
                continue;
            }
            let Some(stem) = form.strip_suffix(MARKS) else { return whole };
            // What is marked so is meant before what needs another mark.
            let mut res = whole.clone();
            res.retain(|it| self.mark(*it).is_empty());
            let mut marked = self.loosely(stem);
            marked.retain(|it| self.mark(*it) == &form[stem.len()..]);
            res.extend(marked);
            sort::sort(&mut res);
            return if res.is_empty() { whole } else { res };
        }
        self.begun_at(text, &[BETWEEN])
    }

    /// The moves with such a text at any level, signs for the eye aside.
    fn loosely(&self, form: &str) -> Vec<usize> {
        let wanted = loose(form);
        self.saying(self.ending(form), &|it| loose(it) == wanted)
    }

    /// The moves that decline a promotion of which a text says nothing.
    fn declined(&self, text: &str) -> Vec<usize> {
        self.first_fitting(text, &|it| self.loosely(&format!("{it}=")))
    }

    /// What the fullest reading of a text fits that fits anything.
    fn first_fitting(&self, text: &str, fits: &dyn Fn(&str) -> Vec<usize>) -> Vec<usize> {
        readings(text).into_iter().map(fits).find(|it| !it.is_empty()).unwrap_or_default()
    }

    /// The moves whose piece becomes what a text says, also where nobody is asked: `e6=M`, `c8Q`, `c8(Q)`. What has no
    /// letter here other programs call as they like.
    fn becoming(&self, text: &str) -> Vec<usize> {
        self.first_fitting(text, &|form| {
            let Some((stem, choice)) = typed::promotion(self.variant, form) else { return Vec::new() };
            let id = |it: TypeId| self.variant.pieces.types.get(it.index()).map_or("", |it| it.id.as_str());
            let wanted = loose(stem);
            let mut all = self.saying(self.ending(stem), &|it| loose(without_choice(it)) == wanted);
            let after = |idx: usize| uci::becomes(self.variant, self.position, self.moves, idx);
            let named = |idx: usize| choice.is_some_and(|it| id(after(idx)) == id(it));
            let is_named = all.iter().any(|it| named(*it));
            let promotes = |idx: usize| after(idx) != self.moves.item(idx).kind && id(after(idx)).starts_with('+');
            all.retain(|it| if is_named { named(*it) } else { promotes(*it) });
            all
        })
    }

    /// The pass that a text writes as a King that goes where it stands.
    fn passing(&self, text: &str) -> Vec<usize> {
        let Some(sq) = uci::passer(self.position) else { return Vec::new() };
        let own = self.id(self.position.at(sq).kind()).to_owned() + &label(self.variant, sq);
        let pass = (0..self.moves.len()).find(|it| self.moves.item(*it).turn == Turn::Pass);
        pass.filter(|_| readings(text).contains(&own.as_str())).into_iter().collect()
    }

    /// The moves of which a text says all but the last squares: `Qxd8` for `Qxd8-d1`.
    fn begun(&self, text: &str) -> Vec<usize> {
        self.begun_at(text, &['-', 'x', BETWEEN])
    }

    /// The moves that go on with such a sign behind what a text says, which is at least a square.
    fn begun_at(&self, text: &str, signs: &[char]) -> Vec<usize> {
        self.first_fitting(text, &|form| {
            let wanted = loose(form);
            let has_square =
                |it: &str| it.as_bytes().windows(2).any(|it| it[0].is_ascii_lowercase() && it[1].is_ascii_digit());
            let begins = |it: &str| has_square(it) && loose(it) == wanted;
            let all = (0..self.moves.len()).collect();
            self.saying(all, &|full| full.match_indices(signs).any(|(at, _)| begins(&full[..at])))
        })
    }

    /// The moves that a text fits whatever it says, or does not say, of what a piece becomes of which nothing is left.
    fn vanishing(&self, text: &str) -> Vec<usize> {
        let all = (0..self.moves.len()).filter(|it| uci::vanishes(self.moves, *it)).collect();
        let wanted: Vec<String> = readings(text).into_iter().map(|it| loose(without_choice(it))).collect();
        self.saying(all, &|it| wanted.contains(&loose(without_choice(it))))
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
pub(super) fn loose(text: &str) -> String {
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
