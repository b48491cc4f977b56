//! The record with its variations.

use serde::Serialize;

/// The game tree: the record with its variations.
#[derive(Clone, Debug, Serialize)]
pub struct LinesView {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// All moves in the order of reading: a move, the variations in its place, what follows it. The first has number 1.
    pub moves: Vec<LineMoveView>,
    /// The number of the move that is shown; 0 at the start.
    pub current: usize,
}

/// A move of the record.
#[derive(Clone, Debug, Serialize)]
pub struct LineMoveView {
    /// The move in algebraic notation.
    pub san: String,
    /// Its move number as written before it, `3.` or `3...`; empty where it is left out.
    pub number: String,
    /// How many variations it is nested in; 0 for the main line.
    pub depth: usize,
    /// Whether it is the first move of a variation.
    pub begins: bool,
    /// The number of the move before it, in the order of reading; 0 for the start.
    pub parent: usize,
    /// Whether it is in the line that is shown.
    pub shown: bool,
    /// Annotations such as `!`, `?!`, `⩲`, or `$200` where a number has no sign.
    pub signs: Vec<String>,
    /// Comments before it, without commands such as `[%clk 0:03:00]`, which the record keeps.
    pub before: Vec<String>,
    /// Comments after it, in the same way.
    pub comments: Vec<String>,
}
