//! The boundary: the object and the functions that JavaScript sees, and the views it receives. Knows no rule.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![deny(clippy::indexing_slicing)]

mod convert;
mod definition;
mod exports;
mod failure;
mod incoming;
mod page;
mod quiz;
mod record;
mod search;
mod session;
mod trial;
pub mod view;

#[cfg(test)]
mod tests;

pub use exports::{Diagram, check, explain, keys};
pub use page::Reader;
pub use search::{Search, WinSolver};
pub use trial::Trial;

/// Runs once when the module starts. A panic becomes a message in the console, with its text and place.
#[wasm_bindgen::prelude::wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}
