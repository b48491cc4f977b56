//! The JSON form of a definition as text, read and written. What its members mean is known to crate `definition`.

use definition::{Diagnostic, Place, Severity, Span, Value};
use message::{Arg, Message, msg};

/// Whether a text is meant as JSON: it begins with a brace, as no definition in the usual form does.
#[must_use]
pub fn is_json(text: &str) -> bool {
    text.trim_start_matches(|it: char| it.is_whitespace() || it == '\u{feff}').starts_with('{')
}

/// Reads a JSON text. Numbers that are not whole become strings.
///
/// # Errors
/// A diagnostic with the place, as a byte offset, at which the text stops being JSON.
///
/// ```
/// use definition::{Place, Span};
/// let error = definition_json::parse("{\n  \"files\": ,\n}").unwrap_err();
/// assert_eq!(catalogue::english(&error.message), "This is not JSON: expected value.");
/// assert_eq!(error.place, Place::Text(Span::new(13, 13)));
///
/// use definition::Value;
/// let items = vec![Value::Number(8), Value::String("0.5".into())];
/// assert_eq!(definition_json::parse("[8.0, 0.5]").unwrap(), Value::Array(items));
/// ```
pub fn parse(text: &str) -> Result<Value, Box<Diagnostic>> {
    serde_json::from_str(text).map(value).map_err(|it| Box::new(diagnostic(text, &it)))
}

/// Writes a value over several lines, with a line end behind it.
///
/// ```
/// use definition::Value;
/// let value = Value::Object(vec![("files".into(), Value::Number(8))]);
/// assert_eq!(definition_json::write(&value), "{\n  \"files\": 8\n}\n");
/// ```
#[must_use]
pub fn write(value: &Value) -> String {
    format!("{:#}\n", written(value))
}

fn diagnostic(text: &str, error: &serde_json::Error) -> Diagnostic {
    let line: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    let at = (line + error.column().saturating_sub(1)).min(text.len());
    let at = (0..=at).rev().find(|it| text.is_char_boundary(*it)).unwrap_or(0);
    Diagnostic {
        severity: Severity::Error,
        code: "json",
        message: message(error),
        hint: None,
        fix: None,
        place: Place::Text(Span::new(at, at)),
    }
}

/// What the reader of JSON says of a text, and the word by which the message chooses it.
const SAID: [(&str, &str); 20] = [
    ("EOF while parsing a list", "end-in-list"),
    ("EOF while parsing an object", "end-in-object"),
    ("EOF while parsing a string", "end-in-string"),
    ("EOF while parsing a value", "end-in-value"),
    ("expected `:`", "colon"),
    ("expected `,` or `]`", "list-comma"),
    ("expected `,` or `}`", "object-comma"),
    ("expected ident", "ident"),
    ("expected value", "value"),
    ("invalid escape", "escape"),
    ("invalid number", "number"),
    ("number out of range", "number-range"),
    ("invalid unicode code point", "code-point"),
    ("control character (\\u0000-\\u001F) found while parsing a string", "control"),
    ("key must be a string", "key"),
    ("lone leading surrogate in hex escape", "surrogate"),
    ("trailing comma", "trailing-comma"),
    ("trailing characters", "trailing"),
    ("unexpected end of hex escape", "escape-end"),
    ("recursion limit exceeded", "depth"),
];

fn message(error: &serde_json::Error) -> Message {
    let said = error.to_string();
    // The place is told apart.
    let said = said.split(" at line ").next().unwrap_or("");
    let what = SAID.iter().find(|it| it.0 == said).map_or("other", |it| it.1);
    msg!("json", what = Arg::Choice(what), said = said)
}

fn value(json: serde_json::Value) -> Value {
    match json {
        serde_json::Value::Null => Value::Null,
        serde_json::Value::Bool(it) => Value::Bool(it),
        serde_json::Value::Number(it) => {
            it.as_f64().and_then(Value::whole).unwrap_or_else(|| Value::String(it.to_string()))
        }
        serde_json::Value::String(it) => Value::String(it),
        serde_json::Value::Array(it) => Value::Array(it.into_iter().map(value).collect()),
        serde_json::Value::Object(it) => Value::Object(it.into_iter().map(|(key, it)| (key, value(it))).collect()),
    }
}

fn written(value: &Value) -> serde_json::Value {
    match value {
        Value::Null => serde_json::Value::Null,
        Value::Bool(it) => (*it).into(),
        Value::Number(it) => (*it).into(),
        Value::String(it) => it.as_str().into(),
        Value::Array(items) => items.iter().map(written).collect(),
        Value::Object(members) => {
            serde_json::Value::Object(members.iter().map(|(name, it)| (name.clone(), written(it))).collect())
        }
    }
}
