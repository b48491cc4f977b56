//! Copies of a game, and the keys of its positions.

use wasm_bindgen::prelude::wasm_bindgen;

use super::Diagram;

#[wasm_bindgen]
impl Diagram {
    /// Another game with the same moves, variations and routines, at the same position. Free it when it is not needed any more.
    #[wasm_bindgen(js_name = clone)]
    #[must_use]
    pub fn copy(&self) -> Self {
        Self { session: self.session.copy() }
    }

    /// The keys of the positions from the start of the game to the one that is shown: positions that rules of
    /// repetition count as the same share one.
    #[must_use]
    pub fn keys(&self) -> Vec<u64> {
        self.session.keys()
    }
}
