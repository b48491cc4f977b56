//! All tests of this crate in one binary. What a single function does is tested in its documentation.

#[path = "../support/describe.rs"]
mod describe;
#[path = "../support/same_in_json.rs"]
mod same_in_json;

mod diagnostics;
mod document;
mod helpers;
mod hexagons;
mod json;
mod limits;
mod look;
mod pieces;
mod properties;
mod repair;
mod settings;
mod squares;
mod translations;
