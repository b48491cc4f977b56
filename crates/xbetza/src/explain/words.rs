//! Words that all of a description shares: how it is told, numbers, lists. Knows nothing of pieces.

use super::{Grid, Models};
use message::{Arg, Message, msg};

/// How all of a description is told.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// What the cells of the board are.
    pub(super) grid: Grid,
    /// The pieces to which others may be likened.
    pub(super) models: Models,
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

/// Ways with one verb: `one square forward, as a rook or as a knight`; one of them as it is.
pub(super) fn ways(all: Vec<Arg>) -> Arg {
    let joined = all.into_iter().rev().fold(None, |others: Option<(Arg, &'static str)>, way| {
        Some(match others {
            None => (way, "ways-or"),
            Some((others, id)) => (Message::about(id, "way", way).with("others", others).into(), "ways-more"),
        })
    });
    joined.map_or(Arg::Any(Vec::new()), |it| it.0)
}

/// `about 45°`.
pub(super) fn angle(degrees: i32, about: bool) -> Message {
    msg!("angle", degrees = degrees, about = about)
}

/// A phrase within the sentences around it.
pub(super) fn around(phrase: Arg, riders: Vec<Message>) -> Arg {
    riders.into_iter().fold(phrase, |phrase, it| it.with("moves", phrase).into())
}
