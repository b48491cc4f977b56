//! Tree to words: one English sentence about a piece. The squares of a position are not worked out here.

mod compass;
mod flow;
mod geometry;
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

use crate::{Ast, MoveKind};

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
    let mut phrases = Vec::new();
    for it in ast.moves() {
        match &it.kind {
            MoveKind::Chain(it) => phrases.extend(moves::chain(it)),
            MoveKind::Bracket(it) => phrases.extend(sequence::bracket(it)),
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
