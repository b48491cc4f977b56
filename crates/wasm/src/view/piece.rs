//! A piece or a wall, where it stands.

use serde::Serialize;

/// A piece on a cell, or a wall.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct PieceView {
    /// Index of the cell.
    pub cell: u16,
    /// Number of the type; 0 for a wall.
    #[serde(rename = "type")]
    pub kind: u16,
    /// `white`, `black`, or `nobody` for a wall and for what lies face down where nobody sees whose it is.
    pub side: &'static str,
}
