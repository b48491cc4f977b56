//! Rules about what a board shows.

pub mod fog;
pub mod overlay;
