//! What became of a move that somebody typed, for people who write definitions.

use game::explain::trace;
use game::sight;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::js_error::CodedError;

#[wasm_bindgen]
impl Diagram {
    /// Whether a text is a legal move; if not, why, and which rules drop the walks that it could be, one a line.
    ///
    /// # Errors
    /// `covered` or `not-your-turn` where the game is shown to one side: what it does not see would be told.
    pub fn trace(&mut self, text: &str) -> Result<String, CodedError> {
        if self.viewer.is_some() {
            return Err(self.refused(sight::withheld(self.game(), &self.sight())));
        }
        let told = trace::of_text(&mut self.recorded, text);
        Ok(told.iter().map(|it| self.language.say(it) + "\n").collect())
    }
}
