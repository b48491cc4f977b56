//! The routines that a page gives, out of an object of JavaScript. The shape of nothing is trusted.

use js_sys::{Function, Reflect};
use js_values::{List, member};
use message::msg;
use wasm_bindgen::{JsCast, JsValue};

use crate::from_js::MAX_ENTRIES;
use crate::js_error::CodedError;

/// The routines of a page.
#[derive(Clone, Debug)]
pub(crate) struct Hooks {
    /// By their names.
    pub(crate) custom: Vec<(String, Function)>,
    pub(crate) vetoes: Vec<Function>,
    pub(crate) endings: Vec<Function>,
}

/// A routine of the page.
pub(crate) fn routine(value: &JsValue) -> Result<Function, CodedError> {
    let found = value.dyn_ref::<Function>().cloned();
    found.ok_or_else(|| CodedError::new("not-a-routine", msg!("error-not-a-routine")))
}

/// The routines of a page: an object with `custom`, `veto` and `ending`, all optional.
pub(crate) fn hooks(value: &JsValue) -> Result<Hooks, CodedError> {
    let custom = member(value, "custom");
    let names = custom.is_object().then(|| Reflect::own_keys(&custom).ok()).flatten().unwrap_or_default();
    let names = names.iter().filter_map(|it| it.as_string());
    Ok(Hooks {
        custom: names.map(|it| routine(&member(&custom, &it)).map(|found| (it, found))).collect::<Result<_, _>>()?,
        vetoes: routines(&member(value, "veto"))?,
        endings: routines(&member(value, "ending"))?,
    })
}

fn routines(value: &JsValue) -> Result<Vec<Function>, CodedError> {
    if value.is_undefined() {
        return Ok(Vec::new());
    }
    let list = List::of(value);
    let list = list.ok_or_else(|| CodedError::new("not-a-routine", msg!("error-not-a-routine-list")))?;
    list.iter().take(MAX_ENTRIES as usize).map(|it| routine(&it)).collect()
}
