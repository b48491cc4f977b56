//! What the search and the solver found.

use serde::Serialize;

use super::StepText;

/// A line of best moves.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AnalysedLineView {
    /// Plies that were looked at.
    pub depth: u32,
    /// Centipawns for the side to move, unless the game is decided.
    pub centipawns: Option<i32>,
    /// The side to move wins in that many of its moves.
    pub wins_in: Option<u32>,
    /// The side to move loses in that many moves of the other side.
    pub loses_in: Option<u32>,
    /// The moves, the best one first.
    pub moves: Vec<AnalysedMoveView>,
}

/// A move of a line.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AnalysedMoveView {
    /// Its canonical path.
    pub path: Vec<StepText>,
    /// In people's notation.
    pub san: String,
    /// As the players of the game write it, where they have a way of their own.
    pub players: Option<String>,
}

/// Forced wins.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SolutionView {
    /// All first moves that win in time, the quickest first.
    pub keys: Vec<VariationView>,
    /// Whether all variations are there; very long solutions are cut.
    pub complete: bool,
}

/// The keys of a problem.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProblemView {
    /// All first moves that solve it, in the order of the moves.
    pub keys: Vec<ProblemKeyView>,
    /// Help play: how many lines there are. Else how many keys.
    pub solutions: f64,
}

/// A first move that solves a problem.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProblemKeyView {
    /// Its canonical path.
    pub path: Vec<StepText>,
    /// In people's notation.
    pub san: String,
    /// Help play: how many lines begin with it. Else 1.
    pub lines: f64,
}

/// A move of a solution and what follows.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct VariationView {
    /// Its canonical path.
    pub path: Vec<StepText>,
    /// In how many moves of the winner, this one included, the game is won; 0 for moves of the other side.
    pub wins_in: u32,
    /// After a move of the winner: all answers. After an answer: the quickest win.
    pub next: Vec<VariationView>,
}

/// All there is to a problem.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StudyView {
    /// First moves that solve it, with all variations. More than one are cooks, but in help play.
    pub keys: Vec<StudiedMoveView>,
    /// Whether all variations are there; very long solutions are cut.
    pub complete: bool,
    /// What would happen if the other side were to move: its moves that can be answered, with what answers them.
    pub set_play: Vec<StudiedMoveView>,
    /// First moves that fail to a single answer, each with it.
    pub tries: Vec<StudiedMoveView>,
    /// How many answers may be met in several ways.
    pub duals: u32,
}

/// A move of a problem and what follows.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StudiedMoveView {
    /// Its canonical path.
    pub path: Vec<StepText>,
    /// In people's notation, with a mark for check and mate.
    pub san: String,
    /// In how many moves of the winner, this one included, it does it; 0 for moves of the other side.
    pub wins_in: u32,
    /// After a move of the winner: all answers. After an answer: all moves that do it in time; more than one are duals.
    pub next: Vec<StudiedMoveView>,
}

/// What the tables of an ending say.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EndingView {
    /// The IDs of White's pieces.
    pub white_pieces: Vec<String>,
    /// The IDs of Black's pieces.
    pub black_pieces: Vec<String>,
    /// Positions with White to move.
    pub white: EndingSideView,
    /// Positions with Black to move.
    pub black: EndingSideView,
    /// What the position of the game is worth, unless the pieces were named.
    pub result: Option<EndingResultView>,
    /// Its moves, the best first.
    pub moves: Vec<EndingMoveView>,
}

/// The positions of an ending with one side to move.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EndingSideView {
    /// How many it wins.
    pub wins: f64,
    /// How many nobody wins.
    pub draws: f64,
    /// How many it loses.
    pub losses: f64,
    /// Its longest win.
    pub longest_win: Option<LongestEndingView>,
    /// Its longest loss.
    pub longest_loss: Option<LongestEndingView>,
}

/// A position from which a win takes longest.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LongestEndingView {
    /// Moves of the winner.
    pub moves: u32,
    /// The position.
    pub fen: String,
    /// Best play of both sides, in people's notation.
    pub line: Vec<String>,
}

/// A move of the position.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EndingMoveView {
    /// Its canonical path.
    pub path: Vec<StepText>,
    /// In people's notation.
    pub san: String,
    /// What it is worth to the side that makes it; nothing if the tables do not tell.
    pub result: Option<EndingResultView>,
}

/// What a position or a move is worth to the side to move: a draw if it neither wins nor loses.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EndingResultView {
    /// It wins in that many of its moves.
    pub wins_in: Option<u32>,
    /// It loses in that many moves of the other side.
    pub loses_in: Option<u32>,
}

/// A game of the search against itself.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlayedGameView {
    /// Its number, from 1.
    pub number: f64,
    /// Who won.
    pub result: &'static str,
    /// How it ended: the name of a verdict, `no moves`, or `300 plies`.
    pub ending: String,
    /// Legal moves of all positions together.
    pub branching: f64,
    /// Most legal moves of a position.
    pub most: f64,
    /// Moves that captured.
    pub captures: f64,
    /// The moves in people's notation.
    pub moves: Vec<String>,
    /// The game as text, with where it began.
    pub record: String,
}
