//! A position: what stands where, who is to move, whether the game is over.

use serde::Serialize;

use super::board::GroundView;
use super::click::{PlayedView, StepText};
use super::piece::PieceView;

/// The position.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SceneView {
    /// All pieces on the board that are seen.
    pub pieces: Vec<PieceView>,
    /// All slots that are not empty.
    pub hands: Vec<HandView>,
    /// Captured pieces that left the game.
    pub captured: Vec<CapturedView>,
    /// The side to move: `white` or `black`.
    pub turn: &'static str,
    /// Plies played before this position.
    pub ply: usize,
    /// Plies in the record, ahead of this position included.
    pub plies: usize,
    /// The number of the move that led here, in the order of reading of `lines`; 0 at the start.
    pub place: usize,
    /// The last move; one without a path is what is noticed of a move that is not told.
    pub last: Option<PlayedView>,
    /// Cells with terrain.
    pub ground: Vec<GroundView>,
    /// Cells of royals in check.
    pub checks: Vec<u16>,
    /// How the game ended, if it has.
    pub verdict: Option<VerdictView>,
    /// Endings that the side to move may claim.
    pub claims: Vec<VerdictView>,
    /// The moves of the line that is shown, in algebraic notation; `…` for those that are not told.
    pub record: Vec<String>,
    /// The number of the shuffled start, if the game began with one and everything is told.
    pub shuffle: Option<String>,
    /// Whether the side to move may pass.
    pub pass: bool,
    /// What of the position no square shows, in a few words without a full stop: the number of the start, dice,
    /// checks to give.
    pub note: Option<String>,
    /// The only side whose moves, hand and reasons are told, `white` or `black`; missing if all is told.
    pub told: Option<&'static str>,
    /// Whether the position as text, or the record, would tell more than is shown.
    pub secret: bool,
}

/// A slot of a hand.
#[derive(Clone, Debug, Serialize)]
pub struct HandView {
    /// The step that begins a drop.
    pub step: StepText,
    /// Number of the type.
    #[serde(rename = "type")]
    pub kind: u16,
    /// `white` or `black`.
    pub side: &'static str,
    /// How many.
    pub count: u16,
    /// Whether there is always one more.
    pub endless: bool,
}

/// Captured pieces of one type.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct CapturedView {
    /// Number of the type.
    #[serde(rename = "type")]
    pub kind: u16,
    /// Whose they were: `white` or `black`.
    pub side: &'static str,
    /// How many.
    pub count: u16,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
pub struct VerdictView {
    /// `white`, `black` or `draw`.
    pub result: &'static str,
    /// A stable name: `mate`, `stalemate`, `royalTaken`, …
    pub reason: &'static str,
    /// Who, what and why.
    pub sentence: String,
    /// The same without who has won, for whoever tells that elsewhere.
    pub why: String,
    /// Cells to highlight.
    pub cells: Vec<u16>,
    /// For a draw with an uneven score: the parts of one point that White and Black get, as fractions `[1, 4]`.
    pub share: Option<[[u16; 2]; 2]>,
}
