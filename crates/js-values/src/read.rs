//! Copies objects of JavaScript into JSON values.

use definition::Value;
use js_sys::{Number, Reflect};
use wasm_bindgen::JsValue;

use crate::List;

/// Objects inside each other that are looked into; definitions need five.
const MAX_DEPTH: usize = 8;
/// Values that are looked at.
const MAX_VALUES: usize = 200_000;
/// Bytes of all strings.
const MAX_BYTES: usize = 16 << 20;

/// Copies a value. What is too deep, too much or unknown to JSON becomes `null`; members that are `undefined` are left
/// out.
#[must_use]
pub fn read(value: &JsValue) -> Value {
    Copying { values: 0, bytes: 0 }.value(value, 0)
}

/// A number as JavaScript writes it.
fn digits(number: f64) -> String {
    // Only another base than ten might be refused.
    Number::from(number).to_string_with_radix(10).map(String::from).unwrap_or_default()
}

/// How much was copied already.
struct Copying {
    values: usize,
    bytes: usize,
}

impl Copying {
    fn value(&mut self, value: &JsValue, depth: usize) -> Value {
        self.values += 1;
        if let Some(flag) = value.as_bool() {
            return Value::Bool(flag);
        }
        if let Some(number) = value.as_f64() {
            return Value::whole(number).unwrap_or_else(|| Value::String(digits(number)));
        }
        if let Some(text) = value.as_string() {
            return self.string(text).map_or(Value::Null, Value::String);
        }
        if depth == MAX_DEPTH || !value.is_object() || value.is_function() {
            return Value::Null;
        }
        match List::of(value) {
            Some(list) => self.array(list, depth),
            None => self.object(value, depth),
        }
    }

    fn string(&mut self, text: String) -> Option<String> {
        self.bytes = self.bytes.saturating_add(text.len());
        (self.bytes <= MAX_BYTES).then_some(text)
    }

    fn is_full(&self) -> bool {
        self.values >= MAX_VALUES || self.bytes > MAX_BYTES
    }

    fn array(&mut self, list: List<'_>, depth: usize) -> Value {
        let mut items = Vec::new();
        for item in list.iter() {
            if self.is_full() {
                break;
            }
            items.push(self.value(&item, depth + 1));
        }
        Value::Array(items)
    }

    fn object(&mut self, value: &JsValue, depth: usize) -> Value {
        let mut members = Vec::new();
        for key in Reflect::own_keys(value).into_iter().flat_map(|it| it.to_vec()) {
            if self.is_full() {
                break;
            }
            let member = Reflect::get(value, &key).unwrap_or(JsValue::NULL);
            // An absent member is often written as `undefined`.
            let name = key.as_string().filter(|_| !member.is_undefined());
            if let Some(name) = name.and_then(|it| self.string(it)) {
                let member = self.value(&member, depth + 1);
                members.push((name, member));
            }
        }
        Value::Object(members)
    }
}
