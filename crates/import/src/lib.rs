//! What JavaScript calls to turn other formats into definitions, and definitions into their JSON form and back.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
#![deny(clippy::indexing_slicing)]

use definition::{Diagnostic, Document, Place, document_to_json, json_to_text};
use js_sys::{Array, Function};
use js_values::{object, words};
use variants_ini::{ImportNote, Imported, Weight};
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

/// Turns the sections of a `variants.ini` into definitions: `{ name, definition, notes: { line, lost, message }[] }[]`.
#[wasm_bindgen(js_name = importIni, unchecked_return_type = "ImportedDefinition[]")]
#[must_use]
pub fn import_ini(text: &str) -> Array {
    variants_ini::import(text).iter().map(imported).collect()
}

/// The JSON form of a definition that is text. Comments and lines that mean nothing are not in it.
#[wasm_bindgen(js_name = toJson, unchecked_return_type = "object")]
#[must_use]
pub fn to_json(text: &str) -> JsValue {
    js_values::write(&document_to_json(&Document::parse(text), rules::keys()))
}

/// The text of a definition in its JSON form. What no line can say is named in comments at the end.
#[wasm_bindgen(js_name = toText)]
#[must_use]
pub fn to_text(#[wasm_bindgen(unchecked_param_type = "object")] definition: &JsValue) -> String {
    json_to_text(&js_values::read(definition), rules::keys())
}

/// Reads a JSON text: `{ definition }`, or `{ problem }` with what is wrong and where.
#[wasm_bindgen(js_name = parseJson, unchecked_return_type = "ParsedJson")]
#[must_use]
pub fn parse_json(text: &str) -> JsValue {
    match definition_json::parse(text) {
        Ok(it) => object([("definition", js_values::write(&it))]),
        Err(it) => object([("problem", problem(text, &it))]),
    }
}

/// The shapes of the answers, for TypeScript.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "/** Something that a definition cannot say, or that was understood in another way. */
export interface ImportNote {
  /** Line of the text, from 1; absent for what a known parent says. */
  line?: number;
  /** Whether the definition plays differently because of it. */
  lost: boolean;
  message: string;
}

/** A section that became a definition. */
export interface ImportedDefinition {
  name: string;
  definition: string;
  notes: ImportNote[];
}

/** A JSON text that was read: one of the two. */
export interface ParsedJson {
  definition?: unknown;
  problem?: JsonProblem;
}

/** Why a text is not JSON. */
export interface JsonProblem {
  severity: 'error';
  code: 'json';
  message: string;
  /** Where, in UTF-16 units: start and end. */
  span: [number, number];
}";

fn imported(it: &Imported) -> JsValue {
    let notes: Array = it.notes.iter().map(note).collect();
    object([("name", (&it.name).into()), ("definition", (&it.definition).into()), ("notes", notes.into())])
}

/// What is wrong with a JSON text, as the engine's diagnostics are.
fn problem(text: &str, it: &Diagnostic) -> JsValue {
    let at = match it.place {
        Place::Text(span) => text.get(..span.start).map_or(0, |it| it.encode_utf16().count()),
        Place::Json(..) | Place::Whole => 0,
    };
    let span: Array = [at, at].iter().map(|it| JsValue::from_f64(*it as f64)).collect();
    object([
        ("severity", "error".into()),
        ("code", it.code.into()),
        ("message", words::said(&it.message)),
        ("span", span.into()),
    ])
}

fn note(it: &ImportNote) -> JsValue {
    let line = it.line.map_or(JsValue::UNDEFINED, |it| JsValue::from_f64(it as f64));
    let lost = it.weight == Weight::Lost;
    object([("line", line), ("lost", lost.into()), ("message", words::said(&it.message))])
}
