//! What may be clicked, what a click does, and why it is refused.

use serde::Serialize;

use super::board::GroundView;
use super::piece::PieceView;

/// A step of a path as text: `e4` a square, `N@` a hand slot, `%N` a prison slot,
/// `=Q` the type that is chosen, `#1` a numbered choice. IDs shared by several types carry
/// primes: `=P'` is the second type called P.
pub type StepText = String;

/// What may follow a path.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct OptionsView {
    /// Whether the path already spells a whole move.
    pub whole: bool,
    /// Whether exactly one move begins like this and it is whole: play it.
    pub play: bool,
    /// What may be clicked next.
    pub options: Vec<OptionView>,
    /// Cells whose pieces the path has already taken.
    pub taken: Vec<u16>,
}

/// One thing that may be clicked next.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct OptionView {
    /// The step that a click adds.
    pub step: StepText,
    /// The path to ask with, or to play, after the click. Usually the old path and the step;
    /// longer where the engine fills in implied steps.
    pub path: Vec<StepText>,
    /// Index of the cell that is marked, for squares. Nothing where a dropped piece falls from there to another one.
    pub cell: Option<u16>,
    /// Number of the type, for choices, slots, and squares where the piece becomes it by arriving.
    #[serde(rename = "type")]
    pub kind_of_piece: Option<u16>,
    /// The kind of the mark: `move-or-capture`, `leap`, `first-move-or-capture`, `move`, `first-move`,
    /// `capture`, `capture-own`, `via`, `castle`, `drop`, `goal`, `morph`, `forbidden`, `mount`, `choice`, `origin`.
    pub mark: &'static str,
    /// How many moves begin with `path`.
    pub count: u32,
    /// Whether clicking plays a move at once.
    pub plays: bool,
    /// Whether the piece may go on from there to another square, with one more click.
    pub goes_on: bool,
    /// What a click does, in one phrase of the language of the game ("capture the knight").
    pub words: String,
}

/// What will happen for certain after a path, whatever is clicked next. Cells by index.
#[derive(Clone, Debug, Serialize)]
pub struct PreviewView {
    /// Cells of pieces that will be captured or leave.
    pub removed: Vec<u16>,
    /// Pieces that go somewhere.
    pub moved: Vec<MovedView>,
    /// What will stand on cells that change.
    pub pieces: Vec<PieceView>,
    /// Cells whose ground changes, and what it becomes.
    pub ground: Vec<GroundView>,
}

/// A move that was played, for animation and highlighting. Cells by index.
#[derive(Clone, Debug, Serialize)]
pub struct PlayedView {
    /// The canonical path.
    pub path: Vec<StepText>,
    /// Pieces that went from one cell to another, in order.
    pub moved: Vec<MovedView>,
    /// Cells of pieces that were captured or left.
    pub removed: Vec<u16>,
    /// Cells where a piece appeared or changed its type.
    pub added: Vec<u16>,
    /// The move in algebraic notation.
    pub san: String,
}

/// A piece that went somewhere.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct MovedView {
    /// From this cell.
    pub from: u16,
    /// To this cell.
    pub to: u16,
}

/// Why a click is not a move.
#[derive(Clone, Debug, Serialize)]
pub struct ReasonView {
    /// A stable name: `blocked`, `exposes-royal`, …
    pub code: &'static str,
    /// One sentence.
    pub sentence: String,
    /// Cells to mark.
    pub marks: Vec<ReasonMarkView>,
}

/// A cell that explains a refusal.
#[derive(Clone, Debug, Serialize)]
pub struct ReasonMarkView {
    /// Index of the cell.
    pub cell: u16,
    /// `blocker`, `attacker`, `royal`, `allowed` or `other`.
    pub role: &'static str,
}

/// A legal move and the number of positions below it.
#[derive(Clone, Debug, Serialize)]
pub struct DivideView {
    /// The move in the notation that was asked for.
    pub text: String,
    /// How many positions there are.
    pub count: f64,
}
