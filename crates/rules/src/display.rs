//! Rules about what a board shows.

pub mod overlay;
