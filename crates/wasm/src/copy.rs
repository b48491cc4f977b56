//! Copies of a game, and the keys of its positions.

use std::rc::Rc;

use game::explored;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;

#[wasm_bindgen]
impl Diagram {
    /// Another game with the same moves, variations and routines, at the same position. Free it when it is not needed any more.
    #[wasm_bindgen(js_name = clone)]
    #[must_use]
    pub fn copy(&self) -> Self {
        let copy = Self {
            definition: Rc::clone(&self.definition),
            cells: self.cells.clone(),
            recorded: self.recorded.clone(),
            puzzle: self.puzzle.clone(),
            viewer: self.viewer,
            language: self.language.clone(),
            is_over: self.is_over,
            #[cfg(feature = "full")]
            routines: self.routines.as_ref().map(|it| it.copy()),
            #[cfg(feature = "full")]
            judgement: self.judgement.clone(),
        };
        #[cfg(feature = "full")]
        let copy = copy.recompiled();
        copy
    }

    /// The keys of the positions from the start of the game to the one that is shown: positions that rules of
    /// repetition count as the same share one.
    #[must_use]
    pub fn keys(&self) -> Vec<u64> {
        explored::keys(self.game())
    }
}
