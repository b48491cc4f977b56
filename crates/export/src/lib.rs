//! What JavaScript calls to write definitions for other programs: as sections of a `variants.ini`, and as parameters of the
//! Interactive Diagram.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![deny(clippy::indexing_slicing)]

use definition::{Definition, Diagnostic, Place, Severity, json_to_text};
use js_sys::{Array, Function};
use js_values::{object, words};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Takes the function that puts messages into words: of a message and a language.
#[wasm_bindgen(js_name = useWords)]
pub fn use_words(
    #[wasm_bindgen(
        unchecked_param_type = "(message: import('../words/message.js').Message, language: string) => string"
    )]
    format: Function,
) {
    words::use_words(format);
}

/// Writes a definition as a section of a `variants.ini`; `file` gives it a name where the definition has none.
#[wasm_bindgen(js_name = toIni, unchecked_return_type = "WrittenDefinition")]
#[must_use]
pub fn to_ini(#[wasm_bindgen(unchecked_param_type = "string | object")] definition: &JsValue, file: &str) -> JsValue {
    let (text, read) = read(definition);
    let told = variants_ini::export(&read, &variants_ini::section_name(&read, file));
    written(&text, &told.section, [&told.refusals, &told.notes])
}

/// Writes a definition as parameters of the Interactive Diagram.
#[wasm_bindgen(js_name = toIdiagram, unchecked_return_type = "WrittenDefinition")]
#[must_use]
pub fn to_idiagram(#[wasm_bindgen(unchecked_param_type = "string | object")] definition: &JsValue) -> JsValue {
    let (text, read) = read(definition);
    let told = idiagram::export(&read);
    written(&text, &told.parameters, [&told.refusals, &told.notes])
}

/// A part of a page with parameters for the Interactive Diagram, and the same game for our script below.
#[wasm_bindgen(js_name = idiagramPage)]
#[must_use]
pub fn idiagram_page(
    parameters: &str,
    #[wasm_bindgen(unchecked_param_type = "string | object")] definition: &JsValue,
) -> String {
    let text = definition.as_string();
    let text = text.unwrap_or_else(|| json_to_text(&js_values::read(definition), rules::keys()));
    idiagram::page(parameters, &text)
}

/// The shapes of the answers, for TypeScript.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "/** Something that another program cannot say, or understands otherwise. */
export interface WritingNote {
  severity: 'error' | 'info';
  code: string;
  message: string;
  /** Where in a definition that is text, in UTF-16 units: start and end. */
  span?: [number, number];
  /** Where in a definition that is an object: a JSON pointer. */
  pointer?: string;
}

/** A definition as another program reads it, exactly or not at all. */
export interface WrittenDefinition {
  /** Empty if something is refused. */
  text: string;
  /** What the other program cannot say, in the order of the definition. */
  refusals: WritingNote[];
  /** What it understands a little differently, without an effect on moves. */
  notes: WritingNote[];
}";

/// A definition, and its text if it is one.
fn read(definition: &JsValue) -> (String, Definition) {
    match definition.as_string() {
        Some(text) => {
            let read = rules::read(&text).0;
            (text, read)
        }
        None => (String::new(), rules::read_json(&js_values::read(definition)).0),
    }
}

fn written(text: &str, result: &str, [refusals, notes]: [&[Diagnostic]; 2]) -> JsValue {
    let of = |all: &[Diagnostic]| -> Array { all.iter().map(|it| note(text, it)).collect() };
    object([("text", result.into()), ("refusals", of(refusals).into()), ("notes", of(notes).into())])
}

fn note(text: &str, it: &Diagnostic) -> JsValue {
    let (place, pointer) = match &it.place {
        Place::Text(at) => (units(text, [at.start, at.end]), JsValue::UNDEFINED),
        Place::Json(pointer, _) => (JsValue::UNDEFINED, pointer.into()),
        Place::Whole => (JsValue::UNDEFINED, JsValue::UNDEFINED),
    };
    let severity = if it.severity == Severity::Error { "error" } else { "info" };
    object([
        ("severity", severity.into()),
        ("code", it.code.into()),
        ("message", words::said(&it.message)),
        ("span", place),
        ("pointer", pointer),
    ])
}

/// Offsets in UTF-16 units, as JavaScript counts.
fn units(text: &str, offsets: [usize; 2]) -> JsValue {
    let count = |at: usize| text.get(..at).map_or(0, |it| it.encode_utf16().count());
    offsets.map(count).iter().map(|it| JsValue::from_f64(*it as f64)).collect::<Array>().into()
}
