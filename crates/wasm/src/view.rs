//! Every type JavaScript sees, declared once. No rule in it.

pub mod analysis;

use serde::Serialize;

/// A step of a path as text: `e4` a square, `N@` a hand slot, `%N` a prison slot,
/// `=Q` the type that is chosen, `#1` a numbered choice. IDs shared by several types carry
/// primes: `=P'` is the second type called P.
pub type StepText = String;

/// A problem of a definition.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DiagnosticView {
    /// `error`, `warning` or `info`.
    pub severity: &'static str,
    /// A stable name.
    pub code: &'static str,
    /// One sentence.
    pub message: String,
    /// A suggestion.
    pub hint: Option<String>,
    /// Offsets into the text, in UTF-16 units, `[start, end]`.
    pub span: Option<[usize; 2]>,
    /// A JSON pointer, for definitions given as objects.
    pub pointer: Option<String>,
}

/// The board: geometry, labels, appearance and piece types. Sent once.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BoardView {
    /// Width of the drawing, in cells.
    pub width: f64,
    /// Height of the drawing, in cells.
    pub height: f64,
    /// Number of rows of the grid.
    pub rows: u16,
    /// Number of columns of the grid.
    pub columns: u16,
    /// The cells, row by row from the top as White sees it.
    pub cells: Vec<CellView>,
    /// Coordinates around the board; empty if the definition turns them off.
    pub labels: Vec<LabelView>,
    /// The piece types by number; `types[0]` is number 1.
    pub types: Vec<TypeView>,
    /// The kinds of terrain by number; `terrain[0]` is number 1.
    pub terrain: Vec<TerrainView>,
    /// Whether pieces engage each other or stop their enemies, so that `relations` has something to tell.
    pub relations: bool,
    /// Whether the game has hands.
    pub hands: bool,
    /// Whether rules are enforced.
    pub enforce: bool,
    /// Whether the game has shuffled starts.
    pub shuffles: bool,
    /// Parameters of appearance, as given.
    pub appearance: AppearanceView,
}

/// One cell.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CellView {
    /// Its step text, unique: `e4`.
    pub name: String,
    /// What people call it; differs from `name` if ranks are counted from 0.
    pub label: String,
    /// Centre, in cells from the left edge and the top edge.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// Outline around the centre, in cells: x, y, x, y, …
    pub outline: Vec<f64>,
    /// 0 light, 1 dark, 2 the third shade, 3 a hole.
    pub shade: u8,
    /// Row and column in the grid, from 0.
    pub row: u16,
    /// See `row`.
    pub column: u16,
    /// Index of the next cell upwards, rightwards, downwards, leftwards as drawn; -1 for none. Holes are skipped.
    pub neighbors: [i32; 4],
}

/// A coordinate at the rim.
#[derive(Clone, Debug, Serialize)]
pub struct LabelView {
    /// The text.
    pub text: String,
    /// Centre, in cells.
    pub x: f64,
    /// See `x`.
    pub y: f64,
}

/// A piece type.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TypeView {
    /// Its number, from 1.
    pub number: u16,
    /// Its name in lower case.
    pub name: String,
    /// Its ID as authors write it, possibly shared.
    pub id: String,
    /// Its ID in steps and positions, unique.
    pub key: String,
    /// Name of the drawing to look for: the image field.
    pub image: String,
    /// Addresses of the author's pictures for White and Black, if there are any.
    pub urls: Option<[String; 2]>,
    /// Its moves as written.
    pub moves: String,
    /// Whether it is royal.
    pub royal: bool,
    /// How many stand on the board at the start, White's and Black's.
    pub counts: [u16; 2],
    /// Number of the type it promotes to in Shogi style; 0 for none.
    pub promoted: u16,
    /// Tiles of White and Black as they look in the hand, before they are turned.
    pub faces: Option<[FaceView; 2]>,
}

/// What a tile looks like: some place on the board where it could lie.
#[derive(Clone, Debug, Serialize)]
pub struct FaceView {
    /// Its cells and what they become; kind 0 is plain ground.
    pub cells: Vec<GroundView>,
    /// The cell on which the piece itself stands then, if it stays.
    pub piece: Option<u16>,
}

/// Parameters of appearance. Absent means: the view decides.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppearanceView {
    /// Shown above the board.
    pub title: Option<String>,
    /// Shown with the title.
    pub author: Option<String>,
    /// Address of the page with the rules.
    pub rule_page: Option<String>,
    /// Preferred size of a cell in pixels.
    pub square_size: Option<u16>,
    /// CSS colours, checked.
    pub light_shade: Option<String>,
    /// See `light_shade`.
    pub dark_shade: Option<String>,
    /// Dark squares before anything was touched.
    pub start_shade: Option<String>,
    /// The third shade.
    pub odd_shade: Option<String>,
    /// The rim.
    pub rim_color: Option<String>,
    /// The coordinates.
    pub coord_color: Option<String>,
    /// Lines between squares.
    pub borders: bool,
    /// 0 coloured squares, 1 dots, 2 grey dots.
    pub use_markers: u8,
    /// Name of a set of colours.
    pub theme: Option<String>,
    /// Name of a piece set.
    pub pieces: Option<String>,
    /// Prefix of ids elsewhere on the page.
    pub satellite: String,
    /// Hide the counts in the piece table.
    pub no_counts: bool,
    /// Arrows and circles over the start position.
    pub arrows: Vec<ArrowView>,
}

/// An arrow, or a circle if `to` is missing. Cells by index.
#[derive(Clone, Debug, Serialize)]
pub struct ArrowView {
    /// Where it begins.
    pub from: usize,
    /// Where it ends.
    pub to: Option<usize>,
    /// A checked CSS colour.
    pub color: Option<String>,
}

/// A piece on a cell.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct PieceView {
    /// Index of the cell.
    pub cell: u16,
    /// Number of the type.
    #[serde(rename = "type")]
    pub kind: u16,
    /// 0 White, 1 Black.
    pub side: u8,
}

/// A slot of a hand.
#[derive(Clone, Debug, Serialize)]
pub struct HandView {
    /// The step that begins a drop.
    pub step: StepText,
    /// Number of the type.
    #[serde(rename = "type")]
    pub kind: u16,
    /// 0 White, 1 Black.
    pub side: u8,
    /// How many.
    pub count: u16,
}

/// Captured pieces of one type.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct CapturedView {
    /// Number of the type.
    #[serde(rename = "type")]
    pub kind: u16,
    /// Whose they were: 0 White's, 1 Black's.
    pub side: u8,
    /// How many.
    pub count: u16,
}

/// The position.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SceneView {
    /// All pieces on the board.
    pub pieces: Vec<PieceView>,
    /// All slots that are not empty.
    pub hands: Vec<HandView>,
    /// Captured pieces that left the game.
    pub captured: Vec<CapturedView>,
    /// 0 White, 1 Black.
    pub turn: u8,
    /// Plies played before this position.
    pub ply: usize,
    /// Plies in the record, ahead of this position included.
    pub plies: usize,
    /// The number of the move that led here, in the order of reading of `lines`; 0 at the start.
    pub place: usize,
    /// The last move.
    pub last: Option<PlayedView>,
    /// Cells that are not plain.
    pub ground: Vec<GroundView>,
    /// Cells of royals in check.
    pub checks: Vec<u16>,
    /// How the game ended, if it has.
    pub verdict: Option<VerdictView>,
    /// Endings that the side to move may claim.
    pub claims: Vec<VerdictView>,
    /// The moves of the line that is shown, in people's notation.
    pub record: Vec<String>,
    /// The number of the shuffled start, if the game began with one.
    pub shuffle: Option<String>,
}

/// The record with its variations.
#[derive(Clone, Debug, Serialize)]
pub struct LinesView {
    /// Remarks before the first move.
    pub comments: Vec<String>,
    /// All moves in the order of reading: a move, the variations in its place, what follows it. The first has number 1.
    pub moves: Vec<LineMoveView>,
    /// The number of the move that is shown; 0 at the start.
    pub current: usize,
}

/// A move of the record.
#[derive(Clone, Debug, Serialize)]
pub struct LineMoveView {
    /// The move in people's notation.
    pub san: String,
    /// Its number as it is written before it, `3.` or `3...`; empty where it is left out.
    pub number: String,
    /// In how many variations it lies.
    pub depth: usize,
    /// Whether a variation begins with it.
    pub begins: bool,
    /// The number of the move before it, in the order of reading; 0 for the start.
    pub parent: usize,
    /// Whether it is in the line that is shown.
    pub shown: bool,
    /// Signs such as `!`, `?!` or `$10`.
    pub signs: Vec<String>,
    /// Remarks before it.
    pub before: Vec<String>,
    /// Remarks after it.
    pub comments: Vec<String>,
}

/// A move of the solution.
#[derive(Clone, Debug, Serialize)]
pub struct HintView {
    /// Its canonical path.
    pub path: Vec<StepText>,
    /// The move in people's notation.
    pub san: String,
}

/// A puzzle, and how far the game has come with it.
#[derive(Clone, Debug, Serialize)]
pub struct PuzzleView {
    /// Who has to solve it: 0 White, 1 Black.
    pub side: u8,
    /// What has to be done, in a sentence.
    pub task: String,
    /// `open`, `solved`, `failed`, or `shown` when the solution was asked for.
    pub state: &'static str,
    /// Moves that are left, if that is known.
    pub left: Option<usize>,
    /// What the solution answers now; play it.
    pub reply: Option<Vec<StepText>>,
    /// What the solution plays now.
    pub hint: Option<HintView>,
    /// What the author says about the position.
    pub remarks: Vec<String>,
    /// Whether a solution is known.
    pub solution: bool,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
pub struct VerdictView {
    /// `white`, `black` or `draw`.
    pub result: &'static str,
    /// A stable name: `mate`, `stalemate`, `royalTaken`, …
    pub reason: &'static str,
    /// Who, what and why, in English.
    pub sentence: String,
    /// Cells to highlight.
    pub cells: Vec<u16>,
    /// For a draw with an uneven score: the parts of one point that White and Black get, as fractions `[1, 4]`.
    pub share: Option<[[u16; 2]; 2]>,
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
    /// The move in people's notation.
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
pub struct OptionView {
    /// The step.
    pub step: StepText,
    /// The path to ask with, or to play, after the click. Usually the old path and the step;
    /// longer where the engine fills in implied steps.
    pub path: Vec<StepText>,
    /// Index of the cell, for squares.
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
    /// One English phrase: what a click does ("capture the knight").
    pub words: String,
}

/// A mark of a move diagram.
#[derive(Clone, Debug, Serialize)]
pub struct MarkView {
    /// Index of the cell.
    pub cell: u16,
    /// The kind, as in `OptionView`.
    pub mark: &'static str,
    /// What an enemy there would do beside that: `via` if it is taken on the way elsewhere, `mount` if more cells come in reach.
    pub sign: Option<&'static str>,
    /// Cells it is reached over: an enemy on one of them would be in the way.
    pub over: Vec<u16>,
    /// Cells of enemies that are taken on the way to it.
    pub after: Vec<u16>,
}

/// A cell that a side attacks.
#[derive(Clone, Debug, Serialize)]
pub struct ThreatView {
    /// Index of the cell.
    pub cell: u16,
    /// Where the attackers stand.
    pub from: Vec<u16>,
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

/// A kind of terrain.
#[derive(Clone, Debug, Serialize)]
pub struct TerrainView {
    /// Its name.
    pub name: String,
    /// Its letter in texts.
    pub symbol: String,
    /// What it does: `noEnter`, `noLand`, `stop`, `opaque`, `cover`, `mute`, `shield`.
    pub effects: Vec<&'static str>,
    /// The colour of the definition.
    pub color: Option<String>,
}

/// What the ground of a cell is.
#[derive(Clone, Debug, Serialize)]
pub struct GroundView {
    /// Index of the cell.
    pub cell: u16,
    /// Number of its kind of terrain, from 1; 0 is plain ground.
    pub kind: u8,
}

/// A piece that others engage, or that needs to be engaged before it may be captured. Cells by index.
#[derive(Clone, Debug, Serialize)]
pub struct EngagedView {
    /// Where it stands.
    pub cell: u16,
    /// Where the pieces stand that engage it.
    pub by: Vec<u16>,
    /// What they count together.
    pub points: u32,
    /// What they must count before it may be captured.
    pub need: u32,
    /// Whether it may be captured as far as that is asked.
    pub open: bool,
}

/// What a position says about engagement and about zones in which enemies stop.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RelationsView {
    /// All pieces that are engaged or need to be.
    pub engaged: Vec<EngagedView>,
    /// Cells on which pieces of White stop their enemies.
    pub white_stops: Vec<u16>,
    /// The same for Black.
    pub black_stops: Vec<u16>,
    /// Whether the board shows who engages whom on its own.
    pub show_engaged: bool,
    /// Whether it shows where pieces must stop on its own.
    pub show_stops: bool,
}

/// A square that a type treats in its own way.
#[derive(Clone, Debug, Serialize)]
pub struct ZoneView {
    /// Index of the cell.
    pub cell: u16,
    /// `forbidden`, `promotion`, `morph`, `goal`, `loss`, `draw`, `moves`, `haven` or `border`.
    pub zone: &'static str,
}

/// A key of definitions that a rule claims.
#[derive(Clone, Debug, Serialize)]
pub struct KeyView {
    /// The rule, in words; empty for keys that several rules need.
    pub rule: &'static str,
    /// The key.
    pub name: &'static str,
    /// What its value is.
    pub value: &'static str,
    /// What holds without it.
    pub default: &'static str,
    /// What it does, in one sentence.
    pub doc: &'static str,
}

/// The rules of a definition in plain English.
#[derive(Clone, Debug, Serialize)]
pub struct RulesInWords {
    /// The sentences by topic, in the order of reading.
    pub topics: Vec<TopicView>,
    /// The rules whose keys the definition sets, by name.
    pub rules: Vec<&'static str>,
    /// The keys of rules that the definition sets, without colours.
    pub keys: Vec<&'static str>,
}

/// A part of the rules.
#[derive(Clone, Debug, Serialize)]
pub struct TopicView {
    /// Its heading.
    pub title: &'static str,
    /// What is said.
    pub sentences: Vec<SentenceView>,
}

/// One sentence of the rules.
#[derive(Clone, Debug, Serialize)]
pub struct SentenceView {
    /// The rule that says it, by name.
    pub rule: &'static str,
    /// The sentence.
    pub text: String,
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

/// A piece as the routines of a page see it.
#[derive(Clone, Debug, Serialize)]
pub struct UnitView {
    /// Its ID.
    pub id: String,
    /// The number of its type.
    pub number: u16,
    /// `white` or `black`.
    pub side: &'static str,
    /// Whether it has not moved.
    pub virgin: bool,
}

/// A walk that a routine of the page may turn into moves.
#[derive(Clone, Debug, Serialize)]
pub struct CandidateView {
    /// The name of the routine, from `custom=name:…`.
    pub name: String,
    /// The piece that walks.
    pub piece: Option<UnitView>,
    /// Where it stands.
    pub from: String,
    /// Where the walk ends.
    pub to: String,
    /// The last square before `to`, or `from`.
    pub previous: String,
    /// Every square walked, from `from` to `to`.
    pub path: Vec<String>,
    /// What stands on `to`: `empty`, `enemy` or `friend`.
    pub kind: &'static str,
    /// The piece that stands there.
    pub occupant: Option<UnitView>,
    /// Pieces taken by earlier legs.
    pub captured: Vec<String>,
}

/// A move that a veto looks at.
#[derive(Clone, Debug, Serialize)]
pub struct DeedView {
    /// `walk`, `castle`, `drop` or `pass`.
    pub kind: &'static str,
    /// The piece as it was.
    pub piece: Option<UnitView>,
    /// Where it stood.
    pub from: Option<String>,
    /// Where it ends.
    pub to: Option<String>,
    /// The ID of its type afterwards, if that is another.
    pub becomes: Option<String>,
    /// The squares of captured pieces, sorted.
    pub captured: Vec<String>,
}
