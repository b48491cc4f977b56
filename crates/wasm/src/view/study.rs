//! What can be read off a position or a piece: attacks, engagement, move diagrams, zones.

use serde::Serialize;

/// A cell that a side attacks.
#[derive(Clone, Debug, Serialize)]
pub struct ThreatView {
    /// Index of the cell.
    pub cell: u16,
    /// Where the attackers stand.
    pub from: Vec<u16>,
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

/// A square that a type treats in its own way.
#[derive(Clone, Debug, Serialize)]
pub struct ZoneView {
    /// Index of the cell.
    pub cell: u16,
    /// `forbidden`, `promotion`, `morph`, `goal`, `loss`, `draw`, `moves`, `haven` or `border`.
    pub zone: &'static str,
    /// What that means, and how the board shows it, in the language of the game; empty for a border.
    pub words: String,
}
