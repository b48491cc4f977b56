//! What the cases share: definitions, values of JavaScript, the codes of errors.

use js_sys::{Array, Error, Function, Reflect};
use variant_diagram_wasm::{Diagram, use_words};
use wasm_bindgen::{JsCast, JsValue};

/// The ordinary game.
pub(crate) const CHESS: &str = include_str!("../chess.txt").trim_ascii_end();

/// What pages do with catalogues, without one: words of others as they are, else the identifier as a sentence.
const SAY: &str = "function say({ id, args }, language) {
    if (id === 'said') return args.text.word ?? args.text;
    if (id === 'sentences') return args.all.sentences.map((it) => say(it, language)).join(' ');
    return language ? `${language}: ${id}.` : `${id}.`;
}";

/// Tells messages by their identifiers.
pub(crate) fn speak() {
    speak_with(SAY);
}

/// Tells messages by a function in JavaScript, until the next diagram.
pub(crate) fn speak_with(say: &str) {
    use_words(js(say).unchecked_into());
}

/// A game of a definition.
pub(crate) fn diagram(definition: &str) -> Diagram {
    speak();
    Diagram::new(&definition.into()).unwrap()
}

/// A value that a page would write in JavaScript.
pub(crate) fn js(code: &str) -> JsValue {
    let function = Function::new_no_args(&format!("return ({code});"));
    function.call0(&JsValue::UNDEFINED).unwrap()
}

/// What a function of a page answers about a value: `ask("it => it.length", &list)`.
pub(crate) fn ask(function: &str, about: &JsValue) -> Result<JsValue, JsValue> {
    js(function).unchecked_into::<Function>().call1(&JsValue::UNDEFINED, about)
}

/// The steps of a path, with blanks between them.
pub(crate) fn path(steps: &str) -> JsValue {
    steps.split_whitespace().map(JsValue::from_str).collect::<Array>().into()
}

/// A member of a member of a value: `get(&view, "cells.0.name")`.
pub(crate) fn get(value: &JsValue, way: &str) -> JsValue {
    way.split('.').fold(value.clone(), |it, name| Reflect::get(&it, &name.into()).unwrap())
}

/// The entries of an array.
pub(crate) fn list(value: &JsValue) -> Vec<JsValue> {
    assert!(Array::is_array(value));
    Array::from(value).iter().collect()
}

/// The strings of an array.
pub(crate) fn texts(value: &JsValue) -> Vec<String> {
    list(value).iter().map(|it| it.as_string().unwrap()).collect()
}

/// A text inside a value.
pub(crate) fn text(value: &JsValue, way: &str) -> String {
    get(value, way).as_string().unwrap()
}

/// A number inside a value.
pub(crate) fn number(value: &JsValue, way: &str) -> f64 {
    get(value, way).as_f64().unwrap()
}

/// The index of a cell by its name.
pub(crate) fn cell(diagram: &Diagram, name: &str) -> f64 {
    let cells = list(&get(&diagram.board().unwrap(), "cells"));
    cells.iter().position(|it| text(it, "name") == name).unwrap() as f64
}

/// The names of cells by their indices.
pub(crate) fn names(diagram: &Diagram, cells: &JsValue) -> Vec<String> {
    let board = diagram.board().unwrap();
    list(cells).iter().map(|it| text(&board, &format!("cells.{}.name", it.as_f64().unwrap()))).collect()
}

/// The error that a request was refused with: a real one, with a sentence, a code, and a place or none.
#[track_caller]
pub(crate) fn error<T, E: Into<JsValue>>(result: Result<T, E>) -> JsValue {
    let error = result.err().map(Into::into).unwrap();
    assert!(error.is_instance_of::<Error>());
    assert!(!text(&error, "message").is_empty());
    assert!(Reflect::has(&error, &"span".into()).unwrap());
    error
}

/// The code of that error.
#[track_caller]
pub(crate) fn code<T, E: Into<JsValue>>(result: Result<T, E>) -> String {
    text(&error(result), "code")
}

/// The part of a text that an error names.
#[track_caller]
pub(crate) fn place<T, E: Into<JsValue>>(result: Result<T, E>) -> [f64; 2] {
    let error = error(result);
    [number(&error, "span.0"), number(&error, "span.1")]
}
