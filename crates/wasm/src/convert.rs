//! From the engine's values to views, one file per view. No JavaScript and no rule.

mod appearance;
pub(crate) mod board;
mod cells;
mod codes;
pub(crate) mod diagnostics;
mod hexagons;
pub(crate) mod keys;
pub(crate) mod options;
pub(crate) mod relations;
pub(crate) mod rulebook;
pub(crate) mod scene;
pub(crate) mod types;
mod utf16;
mod words;

pub(crate) use cells::Cells;
pub(crate) use codes::code;
pub(crate) use utf16::Utf16;
