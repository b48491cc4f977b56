//! A puzzle and how far the game has come with it.

use serde::Serialize;

use super::click::StepText;

/// A puzzle, and how far the game has come with it.
#[derive(Clone, Debug, Serialize)]
pub struct PuzzleView {
    /// The side that solves it: `white` or `black`.
    pub side: &'static str,
    /// The task, in one sentence; empty while the page has no words for it.
    pub task: String,
    /// `open`, `solved`, `failed`, or `shown` when the solution was asked for.
    pub state: &'static str,
    /// Moves of the solver that are left, if known.
    pub left: Option<usize>,
    /// What the solution answers now; play it.
    pub reply: Option<Vec<StepText>>,
    /// What the solution plays now.
    pub hint: Option<HintView>,
    /// Comments of the author on the position.
    pub remarks: Vec<String>,
    /// Whether a solution is known.
    pub solution: bool,
}

/// A move of the solution.
#[derive(Clone, Debug, Serialize)]
pub struct HintView {
    /// Its canonical path.
    pub path: Vec<StepText>,
    /// The move in algebraic notation.
    pub san: String,
}
