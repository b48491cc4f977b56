//! The boundary: the object and the functions that JavaScript sees, and the views it receives. Knows no rule.
//!
//! [`Diagram`] is the exported object. Its methods stand in one file per concern, directly over the engine; where a
//! method takes or gives values of JavaScript, a private method beside it does the same in Rust, for native tests.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![deny(clippy::indexing_slicing)]

mod arguments;
mod compiled_definition;
mod copy;
mod diagram;
mod editing;
mod explorer;
mod from_js;
mod game;
mod inspection;
mod js_error;
mod lookup;
#[cfg(feature = "full")]
mod page_rules;
#[cfg(feature = "full")]
mod players_notation;
mod puzzle;
mod puzzle_attempt;
mod record;
#[cfg(feature = "full")]
mod record_formats;
#[cfg(feature = "full")]
mod rules;
mod sight;
#[cfg(feature = "full")]
mod thinking;
mod to_js;
#[cfg(feature = "full")]
mod trace;
pub mod view;
mod words;

#[cfg(test)]
mod tests;

pub use diagram::Diagram;
pub use explorer::CompactExplorer;
pub use js_error::CodedError;
pub use lookup::needs_full;
#[cfg(feature = "full")]
pub use lookup::{check, explain, keys};
#[cfg(feature = "full")]
pub use page_rules::PositionReader;
#[cfg(feature = "full")]
pub use thinking::Work;
#[cfg(not(test))]
pub use words::use_words;

/// Runs once when the module starts. A panic becomes a message in the console, with its text and place.
#[wasm_bindgen::prelude::wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}
