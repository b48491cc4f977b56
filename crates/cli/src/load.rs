//! Definitions from files, as text or JSON, with what is wrong with them. Nothing is printed.

use std::io::Read;
use std::sync::Arc;

use definition::{Definition, Diagnostic, Place, Severity, Value};
use engine::variant::Variant;

use crate::CliFailure;

/// Larger files are not read.
const MAX_LEN: u64 = 4 << 20;

/// A definition that was read and compiled.
#[derive(Debug)]
pub(crate) struct Loaded {
    /// The text of the file.
    pub(crate) text: String,
    /// What it says.
    pub(crate) definition: Definition,
    /// What it compiles to.
    pub(crate) variant: Arc<Variant>,
    /// What is wrong with it.
    pub(crate) diagnostics: Vec<Diagnostic>,
}

/// Reads a definition; `-` is standard input.
pub(crate) fn load(file: &str) -> Result<Loaded, CliFailure> {
    let text = text(file)?;
    let is_json = file.to_ascii_lowercase().ends_with(".json");
    let (definition, mut diagnostics) = if is_json { from_json(&text) } else { rules::read(&text) };
    let (variant, more) = game::setup::compile(&definition);
    diagnostics.extend(more);
    let variant = Arc::new(variant);
    diagnostics.extend(game::puzzle::check(&variant));
    let diagnostics = definition::in_order(diagnostics);
    Ok(Loaded { text, definition, variant, diagnostics })
}

/// The text of a file; `-` is standard input.
pub(crate) fn text(file: &str) -> Result<String, CliFailure> {
    read(file).map_err(|it| CliFailure::Failed(format!("{file}: {it}")))
}

fn read(file: &str) -> Result<String, String> {
    let mut bytes = Vec::new();
    let source: Box<dyn Read> = if file == "-" {
        Box::new(std::io::stdin())
    } else {
        Box::new(std::fs::File::open(file).map_err(|it| it.to_string())?)
    };
    source.take(MAX_LEN + 1).read_to_end(&mut bytes).map_err(|it| it.to_string())?;
    if bytes.len() as u64 > MAX_LEN {
        return Err("the file is too large for a definition".into());
    }
    String::from_utf8(bytes).map_err(|_| "the file is not UTF-8 text".into())
}

/// A JSON text as a value.
pub(crate) fn json(text: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str(text).map(value)
}

fn from_json(text: &str) -> (Definition, Vec<Diagnostic>) {
    match json(text) {
        Ok(it) => rules::read_json(&it),
        Err(error) => {
            let line: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
            let at = (line + error.column().saturating_sub(1)).min(text.len());
            let diagnostic = Diagnostic {
                severity: Severity::Error,
                code: "json",
                message: format!("This is no JSON: {error}."),
                hint: None,
                place: Place::Text(definition::Span::new(at, at)),
            };
            (Definition::default(), vec![diagnostic])
        }
    }
}

fn value(json: serde_json::Value) -> Value {
    match json {
        serde_json::Value::Null => Value::Null,
        serde_json::Value::Bool(it) => Value::Bool(it),
        serde_json::Value::Number(it) => Value::Number(it.as_f64().unwrap_or(0.0)),
        serde_json::Value::String(it) => Value::String(it),
        serde_json::Value::Array(it) => Value::Array(it.into_iter().map(value).collect()),
        serde_json::Value::Object(it) => Value::Object(it.into_iter().map(|(key, it)| (key, value(it))).collect()),
    }
}
