//! From the engine's values to views, one file per view. No rule.

mod appearance;
pub(crate) mod board;
mod cells;
pub(crate) mod click_options;
pub(crate) mod diagnostics;
mod drawing;
pub(crate) mod game_tree;
mod hex_board;
#[cfg(feature = "full")]
pub(crate) mod key_list;
pub(crate) mod move_code;
pub(crate) mod piece_types;
#[cfg(feature = "full")]
pub(crate) mod players_notation;
pub(crate) mod position;
pub(crate) mod relations;
#[cfg(feature = "full")]
pub(crate) mod rules_in_words;
mod utf16;
pub(crate) mod zones;

use engine::ids::Player;
use serde::Serialize;
use wasm_bindgen::JsValue;

pub(crate) use cells::Cells;
pub(crate) use utf16::Utf16;

/// A side as JavaScript knows it.
pub(crate) fn side_name(side: Player) -> &'static str {
    match side {
        Player::White => "white",
        Player::Black => "black",
    }
}

/// A view as a plain object.
///
/// # Errors
/// Only if the page broke the constructors of its own objects.
pub(crate) fn to_value<T: Serialize + ?Sized>(view: &T) -> Result<JsValue, JsValue> {
    Ok(serde_wasm_bindgen::to_value(view)?)
}
