//! A definition in its other form: text as JSON, JSON as text.

use definition::{Document, Value, document_to_json, json_to_text};

use crate::CliFailure;
use crate::load::{json, text};

/// The definition as JSON.
pub(crate) fn as_json(file: &str) -> Result<String, CliFailure> {
    let value = document_to_json(&Document::parse(&as_text(file)?), rules::keys());
    let written = serde_json::to_string_pretty(&written(&value));
    written.map(|it| it + "\n").map_err(|it| CliFailure::Failed(format!("{file}: {it}")))
}

/// The definition as text; a text stays as it is.
pub(crate) fn as_text(file: &str) -> Result<String, CliFailure> {
    let text = text(file)?;
    if !text.trim_start().starts_with('{') {
        return Ok(text);
    }
    json(&text)
        .map(|it| json_to_text(&it, rules::keys()))
        .map_err(|it| CliFailure::Failed(format!("{file}: this is no JSON: {it}.")))
}

fn written(value: &Value) -> serde_json::Value {
    match value {
        Value::Null => serde_json::Value::Null,
        Value::Bool(it) => (*it).into(),
        // Whole numbers are written without a fraction.
        Value::Number(it) if it.fract() == 0.0 && it.abs() < 1e15 => (*it as i64).into(),
        Value::Number(it) => (*it).into(),
        Value::String(it) => it.as_str().into(),
        Value::Array(items) => items.iter().map(written).collect(),
        Value::Object(members) => {
            serde_json::Value::Object(members.iter().map(|(name, it)| (name.clone(), written(it))).collect())
        }
    }
}
