//! Values of JavaScript and the JSON form of a definition. Bounded, and nothing is trusted.

use definition::Value;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Objects inside each other that are looked into; definitions need five.
const MAX_DEPTH: usize = 8;
/// Values that are looked at.
const MAX_VALUES: usize = 200_000;

/// Copies an object. What is too deep, too much or nothing that JSON knows becomes `null`.
pub(crate) fn read(value: &JsValue) -> Value {
    let mut left = MAX_VALUES;
    copied(value, MAX_DEPTH, &mut left)
}

fn copied(value: &JsValue, depth: usize, left: &mut usize) -> Value {
    if let Some(it) = value.as_bool() {
        return Value::Bool(it);
    }
    if let Some(it) = value.as_f64() {
        return Value::Number(it);
    }
    if let Some(it) = value.as_string() {
        return Value::String(it);
    }
    let mut take = || {
        *left = left.saturating_sub(1);
        *left > 0
    };
    if depth == 0 || !value.is_object() || value.is_function() || !take() {
        return Value::Null;
    }
    if let Some(list) = value.dyn_ref::<Array>() {
        let items = (0..list.length()).take(*left).map(|at| list.get(at));
        return Value::Array(items.map(|it| copied(&it, depth - 1, left)).collect());
    }
    let keys = Reflect::own_keys(value).unwrap_or_default();
    let mut members = Vec::new();
    for key in keys.iter().take(*left) {
        let member = Reflect::get(value, &key).unwrap_or(JsValue::NULL);
        // An absent member is often written as `undefined`.
        if let (Some(name), false) = (key.as_string(), member.is_undefined()) {
            members.push((name, copied(&member, depth - 1, left)));
        }
    }
    Value::Object(members)
}

/// The same as a value of JavaScript.
pub(crate) fn write(value: &Value) -> JsValue {
    match value {
        Value::Null => JsValue::NULL,
        Value::Bool(it) => (*it).into(),
        Value::Number(it) => (*it).into(),
        Value::String(it) => it.into(),
        Value::Array(items) => items.iter().map(write).collect::<Array>().into(),
        Value::Object(members) => {
            let res = Object::new();
            for (name, it) in members {
                // A member of its own, whatever its name is.
                let member = Object::new();
                for (key, value) in [
                    ("value", write(it)),
                    ("enumerable", true.into()),
                    ("writable", true.into()),
                    ("configurable", true.into()),
                ] {
                    let _ = Reflect::set(&member, &key.into(), &value);
                }
                Object::define_property(&res, &name.into(), &member);
            }
            res.into()
        }
    }
}
