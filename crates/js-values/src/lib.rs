//! Values of JavaScript: read within bounds, and made. Knows definitions as JSON values only, and messages.
//!
//! Pages hand in anything: getters that throw, proxies, objects that hold themselves, arrays of four thousand million
//! entries. Reading calls no JavaScript that could throw past Rust, and stops at a fixed depth and amount.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![deny(clippy::indexing_slicing)]

mod list;
mod read;
pub mod words;
mod write;

use js_sys::Reflect;
use wasm_bindgen::JsValue;

pub use list::List;
pub use read::read;
pub use write::{object, write};

/// A member of an object. `undefined` if the value is no object, if the member is absent or `null`, or if its getter
/// throws.
#[must_use]
pub fn member(value: &JsValue, name: &str) -> JsValue {
    let found = value.is_object().then(|| Reflect::get(value, &name.into()).ok()).flatten();
    found.filter(|it| !it.is_null()).unwrap_or(JsValue::UNDEFINED)
}
