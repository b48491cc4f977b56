//! What the rules are, in words: the rules by topic, and how each type moves.

use game::explain::compiled_moves;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::to_js::{piece_types, rules_in_words, to_value};
use crate::view::RulesInWords;

#[wasm_bindgen]
impl Diagram {
    /// The rules in plain English, by topic.
    ///
    /// # Errors
    /// As `diagnostics`.
    #[wasm_bindgen(unchecked_return_type = "views.RulesInWords")]
    pub fn rules(&self) -> Result<JsValue, JsValue> {
        to_value(&self.rules_in_words())
    }

    /// How the types move, each in one sentence, in the order of `board().types`.
    #[must_use]
    pub fn explanations(&self) -> Vec<String> {
        piece_types::explanations(self.variant(), &self.language)
    }

    /// The compiled moves of every type, one per line.
    #[must_use]
    pub fn legs(&self) -> String {
        compiled_moves::legs(self.variant())
    }
}

impl Diagram {
    pub(crate) fn rules_in_words(&self) -> RulesInWords {
        rules_in_words::view(&self.definition.definition, self.variant().hooks.page_rules.as_ref(), &self.language)
    }
}
