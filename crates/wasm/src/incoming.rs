//! What JavaScript hands in, read within bounds: definitions, paths, settings of a move diagram. Never trusts a shape.

use definition::Value;
use engine::ids::Player;
use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::definition::Source;
use crate::failure::Refusal;
use crate::session::{Around, Placed};

/// Objects inside each other that are looked into; definitions need five.
const MAX_DEPTH: usize = 8;
/// Values of an object that are looked at.
const MAX_VALUES: usize = 200_000;
/// Bytes of all strings of an object.
const MAX_BYTES: usize = 16 << 20;
/// Steps of a path; no move has so many.
const MAX_STEPS: u32 = 65_536;

/// A definition: text, or an object that says the same.
pub(crate) fn definition(value: &JsValue) -> Result<Source, Refusal> {
    if let Some(text) = value.as_string() {
        return Ok(Source::Text(text));
    }
    if !value.is_object() || value.is_function() {
        return Err(Refusal::new("not-a-definition", "A definition is a text or an object."));
    }
    let mut reader = ValueReader { values: 0, bytes: 0 };
    Ok(Source::Value(reader.value(value, 0)))
}

/// Copies an object. What is too deep, too much or nothing that JSON knows becomes `null`, which is reported later.
struct ValueReader {
    values: usize,
    bytes: usize,
}

impl ValueReader {
    fn value(&mut self, value: &JsValue, depth: usize) -> Value {
        self.values += 1;
        if let Some(flag) = value.as_bool() {
            return Value::Bool(flag);
        }
        if let Some(number) = value.as_f64() {
            return Value::Number(number);
        }
        if let Some(text) = value.as_string() {
            return self.string(text).map_or(Value::Null, Value::String);
        }
        if depth == MAX_DEPTH || !value.is_object() || value.is_function() {
            return Value::Null;
        }
        if Array::is_array(value) { self.array(value, depth) } else { self.object(value, depth) }
    }

    fn string(&mut self, text: String) -> Option<String> {
        self.bytes = self.bytes.saturating_add(text.len());
        (self.bytes <= MAX_BYTES).then_some(text)
    }

    fn is_full(&self) -> bool {
        self.values >= MAX_VALUES || self.bytes > MAX_BYTES
    }

    fn array(&mut self, value: &JsValue, depth: usize) -> Value {
        let count = length(value);
        let mut items = Vec::new();
        for at in 0..count {
            if self.is_full() {
                break;
            }
            let item = Reflect::get_u32(value, at).unwrap_or(JsValue::NULL);
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

/// A path: an array of step texts.
pub(crate) fn path(value: &JsValue) -> Result<Vec<String>, Refusal> {
    let wrong = || Refusal::new("not-a-path", "A path is an array of step texts.");
    if !Array::is_array(value) {
        return Err(wrong());
    }
    let count = length(value);
    if count > MAX_STEPS {
        return Err(Refusal::new("not-a-path", "The path is too long."));
    }
    (0..count)
        .map(|at| {
            let step = Reflect::get_u32(value, at).ok();
            step.and_then(|it| it.as_string()).ok_or_else(wrong)
        })
        .collect()
}

/// What stands around the piece of a move diagram: `{ enemies, moved, side }`, all optional.
pub(crate) fn around(value: &JsValue) -> Around {
    let get = |name: &str| {
        let object = value.is_object();
        let it = object.then(|| Reflect::get(value, &name.into()).ok());
        it.flatten().unwrap_or(JsValue::UNDEFINED)
    };
    let mut enemies = Vec::new();
    let list = get("enemies");
    if Array::is_array(&list) {
        let count = length(&list);
        for at in 0..count.min(MAX_STEPS) {
            let cell = Reflect::get_u32(&list, at).ok().and_then(|it| it.as_f64());
            enemies.extend(cell.and_then(index));
        }
    }
    Around { enemies, moved: get("moved").is_truthy(), black: get("side").as_f64() == Some(1.0) }
}

/// Changes of a position: objects `{ cell, type, side, count }`.
pub(crate) fn placed(value: &JsValue) -> Result<Vec<Placed>, Refusal> {
    if !Array::is_array(value) {
        return Err(Refusal::new("not-a-position", "Changes of a position are an array."));
    }
    let count = length(value).min(MAX_STEPS);
    let read = |at: u32| {
        let it = Reflect::get_u32(value, at).unwrap_or(JsValue::NULL);
        let get = |name: &str| {
            let member = it.is_object().then(|| Reflect::get(&it, &name.into()).ok());
            member.flatten().and_then(|it| it.as_f64())
        };
        Placed {
            cell: get("cell").map(|it| index(it).unwrap_or(usize::MAX)),
            kind: get("type").map_or(0, |it| index(it).unwrap_or(usize::MAX)),
            side: if get("side") == Some(1.0) { Player::Black } else { Player::White },
            // Casts of numbers saturate.
            count: get("count").unwrap_or(0.0) as u8,
        }
    };
    Ok((0..count).map(read).collect())
}

fn length(array: &JsValue) -> u32 {
    array.unchecked_ref::<Array>().length()
}

/// A number of JavaScript as an index; `None` if it is none.
pub(crate) fn index(number: f64) -> Option<usize> {
    (number >= 0.0 && number.fract() == 0.0 && number <= f64::from(u32::MAX)).then_some(number as usize)
}
