//! What boards of squares and of hexagons are drawn as.

use crate::view::{CellView, LabelView, PlanesView};

pub(super) const LIGHT: u8 = 0;
pub(super) const DARK: u8 = 1;
pub(super) const ODD: u8 = 2;
pub(super) const HOLE: u8 = 3;

/// The cells, the coordinates, and the size of the drawing.
pub(super) struct Drawing {
    pub(super) cells: Vec<CellView>,
    pub(super) labels: Vec<LabelView>,
    pub(super) planes: Option<PlanesView>,
    pub(super) size: (f64, f64),
    pub(super) rows: u16,
    pub(super) columns: u16,
}
