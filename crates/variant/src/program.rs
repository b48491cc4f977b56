//! From written moves to programs. The programs and the walker are in crate `play`.

pub mod compile;
mod directions;
pub mod flatten;
mod hexagons;
pub mod overlaps;
pub mod short;

pub use play::program::*;
