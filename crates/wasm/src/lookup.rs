//! Exported functions that need no game: what is wrong with a definition, how a move string reads, which keys there are.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::from_js;
use crate::to_js::{key_list, to_value};

/// Says in English how a piece with these moves goes.
#[wasm_bindgen]
#[must_use]
pub fn explain(xbetza: &str) -> String {
    xbetza::explain(&xbetza::parse(xbetza).0)
}

/// The keys that rules claim, for a manual.
///
/// # Errors
/// Only if the page broke its own objects.
#[wasm_bindgen(unchecked_return_type = "views.KeyView[]")]
pub fn keys() -> Result<JsValue, JsValue> {
    to_value(&key_list::views())
}

/// What is wrong with a definition.
///
/// # Errors
/// `not-a-definition` if it is neither text nor an object.
#[wasm_bindgen(unchecked_return_type = "views.DiagnosticView[]")]
pub fn check(
    #[wasm_bindgen(unchecked_param_type = "string | object")] definition: &JsValue,
) -> Result<JsValue, JsValue> {
    to_value(&from_js::definition(definition)?.compile().diagnostics)
}
