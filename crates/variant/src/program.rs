//! From written moves to programs. The programs and the walker are in crate `play`.

pub mod compile;
mod directions;
mod hexagons;

pub use play::program::*;
