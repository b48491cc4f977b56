//! Tree to words: one English sentence about a piece. The squares of a position are not worked out here.

mod compass;
mod flow;
mod geometry;
mod hexagons;
mod hop;
mod moves;
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

use words::Phrase;

/// Says in one sentence how a piece moves, for somebody who does not know the notation.
///
/// The sentence has neither a capital nor a full stop, so that it fits behind the name of a piece.
/// Forward is the direction in which the owner plays, left and right are the owner's. Distances and
/// directions are those of boards of squares.
///
/// ```
/// let (ast, _) = xbetza::parse("BimfD");
/// assert_eq!(
///     xbetza::explain(&ast),
///     "moves or captures as Bishop, or jumps two squares forward without capturing, first move only",
/// );
/// ```
#[must_use]
pub fn explain(ast: &Ast) -> String {
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
///     xbetza::explain_on(&ast, xbetza::Grid::FlatHexagons),
///     "moves one cell towards 12 o'clock without capturing, \
///      or captures one cell over corners towards 11 or 1 o'clock (also en passant)",
/// );
/// ```
#[must_use]
pub fn explain_on(ast: &Ast, grid: Grid) -> String {
    let text = sentence(ast, grid);
    if grid == Grid::Squares { text } else { hexagons::reworded(&text) }
}

fn sentence(ast: &Ast, grid: Grid) -> String {
    let mut phrases = Vec::new();
    for it in ast.moves() {
        match &it.kind {
            MoveKind::Chain(it) => phrases.extend(chain(it, grid)),
            MoveKind::Bracket(it) => phrases.extend(sequence::bracket(it, grid)),
        }
    }
    let phrases = words::grouped(phrases);
    if phrases.is_empty() {
        return "does not move".to_owned();
    }
    let mut res = String::new();
    let mut separator = "";
    for it in &phrases {
        res.push_str(separator);
        res.push_str(it);
        // Behind a phrase that holds a comma, another comma would not separate.
        separator = if it.contains(',') { "; or " } else { ", or " };
    }
    res
}

/// A chain; nothing if it makes no move.
fn chain(chain: &Chain, grid: Grid) -> Vec<Phrase> {
    match chain.legs.as_slice() {
        [leg] => moves::single(leg, &chain.atom, &chain.suffix, grid),
        legs => sequence::chain(legs, &chain.atom, &chain.suffix, grid).into_iter().collect(),
    }
}
