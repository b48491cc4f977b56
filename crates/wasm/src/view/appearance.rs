//! How a definition wants its board to look.

use serde::Serialize;

/// Parameters of appearance. Absent means: the view decides.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AppearanceView {
    /// Shown above the board, in the language of the game if its author said it there.
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
    /// How the board is drawn: `squares`, `plain`, `lines`, `shogi`, `xiangqi`, `janggi`.
    pub skin: Option<String>,
    /// The family of games in whose words it is told: `shogi`, `xiangqi`, `janggi`.
    pub family: Option<&'static str>,
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
