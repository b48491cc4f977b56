//! Exported functions that need no game: what is wrong with a definition, how a move string reads, which keys there are.

#[cfg(feature = "full")]
use game::explain::board_kind;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::from_js;
use crate::js_error::CodedError;
#[cfg(feature = "full")]
use crate::to_js::{key_list, to_value};
#[cfg(feature = "full")]
use crate::words;

/// Says in English how a piece with these moves goes on a kind of board: `square` (the default), `hex` or `flat` (an edge
/// on top), `pointy` or `brick` (a corner on top).
///
/// # Errors
/// `no-such-board`.
#[cfg(feature = "full")]
#[wasm_bindgen]
pub fn explain(xbetza: &str, board: Option<String>) -> Result<String, CodedError> {
    let grid = board_kind::grid(board.as_deref().unwrap_or("square"));
    let grid = grid.map_err(|it| CodedError::new("no-such-board", it))?;
    Ok(words::say(&xbetza::explain_on(&xbetza::parse(xbetza).0, grid)))
}

/// The keys that rules claim, for a manual.
///
/// # Errors
/// Only if the page broke its own objects.
#[cfg(feature = "full")]
#[wasm_bindgen(unchecked_return_type = "views.KeyView[]")]
pub fn keys() -> Result<JsValue, JsValue> {
    to_value(&key_list::views())
}

/// Whether a definition says something that only rules of the full module read, or the text of a game is in a format that
/// only it reads.
///
/// # Errors
/// `not-a-definition` if it is neither text nor an object.
#[wasm_bindgen(js_name = needsFull)]
pub fn needs_full(
    #[wasm_bindgen(unchecked_param_type = "string | object")] definition: &JsValue,
    record: Option<String>,
) -> Result<bool, CodedError> {
    let is_foreign = !cfg!(feature = "full") && record.is_some_and(|it| records::is_foreign(&it));
    Ok(is_foreign || from_js::definition(definition)?.needs_full())
}

/// What is wrong with a definition.
///
/// # Errors
/// `not-a-definition` if it is neither text nor an object.
#[cfg(feature = "full")]
#[wasm_bindgen(unchecked_return_type = "views.DiagnosticView[]")]
pub fn check(
    #[wasm_bindgen(unchecked_param_type = "string | object")] definition: &JsValue,
) -> Result<JsValue, JsValue> {
    to_value(&from_js::definition(definition)?.compile().diagnostics(&words::Language::default()))
}
