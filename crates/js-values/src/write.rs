//! Makes objects of JavaScript.

use definition::Value;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A JSON value as a value of JavaScript.
#[must_use]
pub fn write(value: &Value) -> JsValue {
    match value {
        Value::Null => JsValue::NULL,
        Value::Bool(it) => (*it).into(),
        Value::Number(it) => (*it as f64).into(),
        Value::String(it) => it.into(),
        Value::Array(items) => items.iter().map(write).collect::<Array>().into(),
        Value::Object(members) => {
            let res = Object::new();
            for (name, it) in members {
                // A member of its own, even if it is called `__proto__`.
                let own = object([
                    ("value", write(it)),
                    ("enumerable", true.into()),
                    ("writable", true.into()),
                    ("configurable", true.into()),
                ]);
                Object::define_property(&res, &name.into(), own.unchecked_ref());
            }
            res.into()
        }
    }
}

/// A new object with these members.
#[must_use]
pub fn object<const N: usize>(members: [(&str, JsValue); N]) -> JsValue {
    let res = Object::new();
    for (name, value) in members {
        // A fresh object takes any member.
        let _ = Reflect::set(&res, &name.into(), &value);
    }
    res.into()
}
