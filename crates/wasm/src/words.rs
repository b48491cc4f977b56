//! Messages in words: the page formats them by its catalogues, so that no sentence lies in this module.

use message::Message;
#[cfg(not(test))]
use {
    js_sys::{Array, Function, Object, Reflect},
    message::Arg,
    wasm_bindgen::{JsValue, prelude::wasm_bindgen},
};

/// The language that a game is told in: a tag such as `de`, empty for that of the page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Language(pub(crate) String);

impl Language {
    /// A message in words; empty where the page has no catalogue yet.
    pub(crate) fn say(&self, message: &Message) -> String {
        formatted(message, &self.0)
    }
}

/// A message in the language of the page.
pub(crate) fn say(message: &Message) -> String {
    formatted(message, "")
}

/// Tests of this crate run without a page.
#[cfg(test)]
fn formatted(message: &Message, _language: &str) -> String {
    catalogue::english(message)
}

#[cfg(not(test))]
thread_local! {
    static FORMAT: std::cell::RefCell<Option<Function>> = const { std::cell::RefCell::new(None) };
}

/// Takes the function that puts messages into words: of a message and a language.
#[cfg(not(test))]
#[wasm_bindgen(js_name = useWords)]
pub fn use_words(
    #[wasm_bindgen(
        unchecked_param_type = "(message: import('../words/message.js').Message, language: string) => string"
    )]
    format: Function,
) {
    FORMAT.set(Some(format));
}

#[cfg(not(test))]
fn formatted(message: &Message, language: &str) -> String {
    // Words that somebody wrote need no catalogue.
    if let ("said", [(_, Arg::Text(text))]) = (message.id, &message.args[..]) {
        return text.clone();
    }
    // What the page does while it formats may ask again.
    let Some(format) = FORMAT.with_borrow(Clone::clone) else { return String::new() };
    let told = format.call2(&JsValue::UNDEFINED, &object(message), &language.into());
    told.ok().and_then(|it| it.as_string()).unwrap_or_default()
}

/// A message as `message.ts` has it.
#[cfg(not(test))]
pub(crate) fn object(message: &Message) -> JsValue {
    let args = Object::new();
    for (name, arg) in &message.args {
        set(&args, name, &value(arg));
    }
    let res = Object::new();
    set(&res, "id", &message.id.into());
    set(&res, "args", &args);
    res.into()
}

#[cfg(not(test))]
fn value(arg: &Arg) -> JsValue {
    let list = |items: &[Arg]| JsValue::from(items.iter().map(value).collect::<Array>());
    let (name, value) = match arg {
        Arg::Text(it) => return it.into(),
        Arg::Number(it) => return (*it as f64).into(),
        Arg::Message(it) => return object(it),
        Arg::Piece(it) => ("piece", it.into()),
        Arg::Choice(it) => ("choice", (*it).into()),
        Arg::Listed(items) => ("listed", list(items)),
        Arg::All(items) => ("all", list(items)),
        Arg::Any(items) => ("any", list(items)),
        Arg::Sentences(all) => ("sentences", all.iter().map(object).collect::<Array>().into()),
    };
    let res = Object::new();
    set(&res, name, &value);
    res.into()
}

#[cfg(not(test))]
fn set(object: &Object, name: &str, value: &JsValue) {
    // A fresh object takes any member.
    let _ = Reflect::set(object, &name.into(), value);
}
