//! Words that all of a description shares: how it is told, numbers, lists. Knows nothing of pieces.

use super::Grid;
use message::{Arg, Message, msg};

/// How all of a description is told.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// What the cells of the board are.
    pub(super) grid: Grid,
    /// Only where a piece goes is told, not that it moves or captures there.
    pub(super) only_where: bool,
}

impl Manner {
    /// What a cell is called, for a sentence to choose by.
    pub(super) const fn cell(self) -> Arg {
        Arg::Choice(match self.grid {
            Grid::Squares => "square",
            Grid::FlatHexagons | Grid::PointyHexagons => "cell",
        })
    }
}

/// `three`, as a language writes it in a sentence.
pub(super) fn number(n: impl Into<Arg>) -> Message {
    Message::about("number-word", "n", n)
}

/// `a, b or c`; one of them as it is.
pub(super) fn either(mut items: Vec<Arg>) -> Arg {
    if items.len() == 1 { items.swap_remove(0) } else { Arg::Any(items) }
}

/// `about 45°`.
pub(super) fn angle(degrees: i32, about: bool) -> Message {
    msg!("angle", degrees = degrees, about = about)
}

/// A phrase within the sentences around it.
pub(super) fn around(phrase: Arg, riders: Vec<Message>) -> Arg {
    riders.into_iter().fold(phrase, |phrase, it| it.with("moves", phrase).into())
}
