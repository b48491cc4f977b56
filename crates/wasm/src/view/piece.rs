//! A piece, where it stands.

use serde::Serialize;

/// A piece on a cell.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct PieceView {
    /// Index of the cell.
    pub cell: u16,
    /// Number of the type.
    #[serde(rename = "type")]
    pub kind: u16,
    /// `white` or `black`.
    pub side: &'static str,
}
