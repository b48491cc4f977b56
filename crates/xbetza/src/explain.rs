//! Tree to words: one sentence about a piece, as a message. The squares of a position are not worked out here.

mod compass;
mod flow;
mod geometry;
mod hexagons;
mod hop;
mod models;
mod moves;
mod phrase;
mod place;
mod power;
mod reach;
mod sequence;
mod special;
mod state;
mod turn;
mod verb;
mod words;

use crate::{Ast, Chain, MoveKind};

use message::{Arg, Message, msg};
use phrase::Phrase;
use words::Manner;

pub use models::{Models, NamedMoves};

/// Says in one sentence how a piece moves, for somebody who does not know the notation.
///
/// The sentence has neither a capital nor a full stop, so that it fits behind the name of a piece.
/// Forward is the direction in which the owner plays, left and right are the owner's. Distances and
/// directions are those of boards of squares. A catalogue words it.
///
/// ```
/// let (ast, _) = xbetza::parse("BimfD");
/// assert_eq!(
///     catalogue::english(&xbetza::explain(&ast)),
///     "moves or captures as a bishop, or jumps two squares forward without capturing, first move only",
/// );
/// ```
#[must_use]
pub fn explain(ast: &Ast) -> Message {
    explain_on(ast, Grid::Squares)
}

/// What the cells of a board are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grid {
    /// Squares.
    #[default]
    Squares,
    /// Hexagons with an edge on top.
    FlatHexagons,
    /// Hexagons with a corner on top.
    PointyHexagons,
}

impl Grid {
    /// Whether an edge is on top, of hexagons.
    const fn flat(self) -> Option<bool> {
        match self {
            Self::Squares => None,
            Self::FlatHexagons => Some(true),
            Self::PointyHexagons => Some(false),
        }
    }
}

/// As [`explain`], for a kind of board. On hexagons directions are hours of a clock as the owner sees them.
///
/// ```
/// let (ast, _) = xbetza::parse("fmWfceF");
/// assert_eq!(
///     catalogue::english(&xbetza::explain_on(&ast, xbetza::Grid::FlatHexagons)),
///     "moves one cell towards 12 o'clock without capturing, \
///      or captures one cell over corners towards 11 or 1 o'clock (also en passant)",
/// );
/// ```
#[must_use]
pub fn explain_on(ast: &Ast, grid: Grid) -> Message {
    explain_in(ast, grid, Models::ALL)
}

/// As [`explain_on`], in a game whose readers know some pieces of chess.
#[must_use]
pub fn explain_in(ast: &Ast, grid: Grid, models: Models) -> Message {
    sentence(ast, Manner { grid, models, only_where: false })
}

/// Where a piece goes, without saying that it moves or captures there.
///
/// ```
/// let (ast, _) = xbetza::parse("WN");
/// assert_eq!(
///     catalogue::english(&xbetza::explain_where(&ast, xbetza::Grid::Squares, xbetza::Models::ALL)),
///     "one square orthogonally or as a knight",
/// );
/// ```
#[must_use]
pub fn explain_where(ast: &Ast, grid: Grid, models: Models) -> Message {
    sentence(ast, Manner { grid, models, only_where: true })
}

fn sentence(ast: &Ast, manner: Manner) -> Message {
    let mut phrases = Vec::new();
    for it in ast.moves() {
        match &it.kind {
            MoveKind::Chain(it) => phrases.extend(chain(it, manner)),
            MoveKind::Bracket(it) => phrases.extend(sequence::bracket(it, manner)),
        }
    }
    let said = phrase::grouped(phrases, manner).into_iter().rev();
    let said: Option<Arg> = said.reduce(|after, before| msg!("moves-or", before = before, after = after).into());
    said.map_or_else(|| msg!("moves-never"), special::whole)
}

/// A chain; nothing if it makes no move.
fn chain(chain: &Chain, manner: Manner) -> Vec<Phrase> {
    match chain.legs.as_slice() {
        [leg] => moves::single(leg, &chain.atom, &chain.suffix, manner),
        legs => sequence::chain(legs, &chain.atom, &chain.suffix, manner).into_iter().collect(),
    }
}
