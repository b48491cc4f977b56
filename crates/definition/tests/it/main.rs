//! All tests of this crate in one binary. What a single function does is tested in its documentation.

mod corpus;
mod describe;
mod diagnostics;
mod document;
mod helpers;
mod hexagons;
mod json;
mod limits;
mod look;
mod pieces;
mod properties;
mod settings;
mod squares;
