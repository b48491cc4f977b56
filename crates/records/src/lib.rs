//! Games as other programs write them: shogi's KIF, KI2, CSA and USI, xiangqi's files, draughts' PDN, lists of positions;
//! and moves as players write them, those of janggi too.
//!
//! Nothing here knows a rule. A move is what its text asks for: a piece, a square, a promotion, the piece in front.
//! Which legal move that is, if one is, is found elsewhere.

use std::ops::Range;

pub mod asked;
mod cursor;
pub mod draughts;
mod epd;
pub mod janggi;
mod lines;
mod recognised;
pub mod record;
pub mod shogi;
pub mod told;
mod tree;
pub mod usi;
pub mod variant_names;
pub mod xiangqi;

#[cfg(test)]
mod tests;

pub use asked::{Asked, Board, Column, Square, Way};
pub use recognised::is_foreign;
pub use record::{Problem, Record, RecordedMove};

/// Reads a game that is written in a format of its own. `None` for a text that is in none of them: records with tags in
/// brackets are read elsewhere, and their moves by [`Style`]. Of several games the first one is read.
#[must_use]
pub fn read(text: &str, board: Board) -> Option<Record> {
    let (text, skipped) = unmarked(text);
    let mut res = shogi::kif::read(text, board)
        .or_else(|| shogi::csa::read(text, board))
        .or_else(|| usi::read(text))
        .or_else(|| xiangqi::file::read(text))
        .or_else(|| epd::read(text, board))?;
    res.shift(skipped);
    Some(res)
}

/// Where the games of a text stand that [`read`] is for: parts of it, one behind the other. What is damaged in one of them
/// is no matter to the others.
#[must_use]
pub fn games(text: &str, board: Board) -> Option<Vec<Range<usize>>> {
    let (inner, skipped) = unmarked(text);
    let mut starts = shogi::kif::games(inner)
        .or_else(|| shogi::csa::games(inner, board))
        .or_else(|| usi::games(inner))
        .or_else(|| xiangqi::file::games(inner))
        .or_else(|| epd::games(inner, board))?;
    starts.iter_mut().for_each(|it| *it += skipped);
    // The first one begins with the text.
    starts.splice(..starts.len().min(1), [0]);
    let ends = starts.iter().copied().skip(1).chain([text.len()]);
    Some(starts.iter().copied().zip(ends).map(|(from, to)| from..to).collect())
}

/// A text without a mark of its encoding, and how long that is.
fn unmarked(text: &str) -> (&str, usize) {
    text.strip_prefix('\u{feff}').map_or((text, 0), |it| (it, '\u{feff}'.len_utf8()))
}

/// How the moves of a record are written that has tags in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// `炮二平五`.
    Chinese,
    /// `C2.5`, `h8+7`.
    Wxf,
    /// `H2-E2`, `h2e2`: ranks count from 0.
    FromZero,
    /// `32-28`, `19x23`: squares have numbers.
    Numbers,
}

impl Style {
    /// The style of most of these moves, if they have one and if it is none that other records have, too. `format` is what
    /// the record says of it.
    #[must_use]
    pub fn of(texts: &[&str], format: &str, board: Board) -> Option<Self> {
        let most = |it: &Self| 2 * texts.iter().filter(|text| it.is_like(text, board)).count() > texts.len();
        let found = [Self::Chinese, Self::Wxf, Self::FromZero, Self::Numbers].into_iter().find(most)?;
        // Without a rank 0 and without a word the ranks count from 1.
        let is_told = format.eq_ignore_ascii_case("ICCS");
        let has_zero = || is_told || texts.iter().any(|it| it.contains('0') && found.is_like(it, board));
        (found != Self::FromZero || has_zero()).then_some(found)
    }

    /// Whether a text looks like a move of this style.
    fn is_like(self, text: &str, board: Board) -> bool {
        match self {
            Self::Numbers => draughts::numbers(text).is_some(),
            _ => self.asked(text, board).is_some(),
        }
    }

    /// What the text of a move asks for; none for squares with numbers, which [`draughts::asked`] reads.
    #[must_use]
    pub fn asked(self, text: &str, board: Board) -> Option<Vec<Asked>> {
        match self {
            Self::Chinese => xiangqi::chinese::asked(text),
            Self::Wxf => xiangqi::wxf::asked(text),
            Self::FromZero => xiangqi::iccs::asked(text, board),
            Self::Numbers => None,
        }
    }
}

/// What the text of a single move asks for, in a format that no usual form is.
#[must_use]
pub fn asked(text: &str, board: Board) -> Option<Vec<Asked>> {
    xiangqi::chinese::asked(text).or_else(|| shogi::kif::asked(text, board)).or_else(|| shogi::csa::asked(text, board))
}
