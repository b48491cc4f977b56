//! Questions about moves that are tried out, for programs that search.

use game::explored;
use game::notation::path::step_text;
use wasm_bindgen::prelude::wasm_bindgen;

use super::CompactExplorer;

#[wasm_bindgen(js_class = Trial)]
impl CompactExplorer {
    /// The path of a listed move, by its number; `play` takes it. `undefined` if there is no such number.
    pub fn path(&mut self, number: usize) -> Option<Vec<String>> {
        self.explorer.list();
        let steps = explored::path(&mut self.explorer, number)?;
        Some(steps.into_iter().map(|it| step_text(self.explorer.variant(), it)).collect())
    }

    /// A number that positions share if rules of repetition count them as the same.
    #[must_use]
    pub fn key(&self) -> u64 {
        explored::key(&self.explorer)
    }
}
