//! Messages in words: the page formats them by its catalogues, so that no sentence lies in a module.

use std::cell::RefCell;

use js_sys::{Array, Function, Object};
use message::{Arg, Message};
use wasm_bindgen::JsValue;

use crate::object;

thread_local! {
    static FORMAT: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Takes the function that puts messages into words: of a message, a language and a family of games.
pub fn use_words(format: Function) {
    FORMAT.set(Some(format));
}

/// A message in a language by its tag, or in that of the page if it is empty, and in the words of a family of games if it has a
/// name; empty where the page has no catalogue yet.
#[must_use]
pub fn say(message: &Message, language: &str, family: &str) -> String {
    // Words that somebody wrote need no catalogue.
    if let ("said", [(_, Arg::Text(text))]) = (message.id, &message.args[..]) {
        return text.clone();
    }
    // What the page does while it formats may ask again.
    let Some(format) = FORMAT.with_borrow(Clone::clone) else { return String::new() };
    let told = format.call3(&JsValue::UNDEFINED, &told(message), &language.into(), &family.into());
    told.ok().and_then(|it| it.as_string()).unwrap_or_default()
}

/// A message in the language of the page; its name where the page has no words.
#[must_use]
pub fn said(message: &Message) -> JsValue {
    let text = say(message, "", "");
    if text.is_empty() { message.id.into() } else { text.into() }
}

/// A message as `message.ts` has it.
#[must_use]
pub fn told(message: &Message) -> JsValue {
    let args = Object::new();
    for (name, arg) in &message.args {
        // A fresh object takes any member.
        let _ = js_sys::Reflect::set(&args, &(*name).into(), &value(arg));
    }
    object([("id", message.id.into()), ("args", args.into())])
}

fn value(arg: &Arg) -> JsValue {
    let list = |items: &[Arg]| JsValue::from(items.iter().map(value).collect::<Array>());
    let (name, value) = match arg {
        Arg::Text(it) => return it.into(),
        Arg::Number(it) => return (*it as f64).into(),
        Arg::Message(it) => return told(it),
        Arg::Piece(it) => ("piece", it.into()),
        Arg::Hundredths(it) => ("decimal", (*it as f64 / 100.0).into()),
        Arg::Word(it) => ("word", it.into()),
        Arg::Choice(it) => ("choice", (*it).into()),
        Arg::Listed(items) => ("listed", list(items)),
        Arg::All(items) => ("all", list(items)),
        Arg::Any(items) => ("any", list(items)),
        Arg::Sentences(all) => ("sentences", all.iter().map(told).collect::<Array>().into()),
    };
    object([(name, value)])
}
