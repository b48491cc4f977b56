//! Arrays of JavaScript, entry by entry.

use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;

/// An array that a page handed in. Its length is whatever the page says: compare it with a limit before walking it all.
#[derive(Clone, Copy, Debug)]
pub struct List<'a> {
    array: &'a JsValue,
    len: u32,
}

impl<'a> List<'a> {
    /// A value as an array; `None` if it is something else.
    #[must_use]
    pub fn of(value: &'a JsValue) -> Option<Self> {
        if !Array::is_array(value) {
            return None;
        }
        // A proxy of an array may answer anything. Casts saturate.
        let len = Reflect::get(value, &"length".into()).ok().and_then(|it| it.as_f64());
        Some(Self { array: value, len: len.unwrap_or(0.0) as u32 })
    }

    /// The number of entries.
    #[must_use]
    pub fn len(self) -> u32 {
        self.len
    }

    /// Whether there is no entry.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The entries in their order; `undefined` for holes and for entries whose getter throws.
    pub fn iter(self) -> impl Iterator<Item = JsValue> + use<'a> {
        (0..self.len).map(move |at| Reflect::get_u32(self.array, at).unwrap_or(JsValue::UNDEFINED))
    }
}
