//! What `scripts/told.mjs` writes into `tests/messages/told.json`: messages with arguments, and what the page says of them.
#![allow(dead_code, reason = "each test target uses a part")]

use std::path::Path;

use message::{Arg, Message};
use serde_json::Value;

/// All that is told.
pub(crate) fn all() -> Vec<Value> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/messages/told.json");
    serde_json::from_str(&std::fs::read_to_string(file).expect("the fixture")).expect("JSON")
}

/// Identifiers and names of arguments live as long as a program; those of a test do so, too.
fn fixed(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

/// A message of the file.
pub(crate) fn message(told: &Value) -> Message {
    let args = told["args"].as_object().expect("arguments");
    let args = args.iter().map(|(name, it)| (fixed(name), arg(it))).collect();
    Message { id: fixed(told["id"].as_str().expect("an identifier")), args }
}

fn arg(told: &Value) -> Arg {
    let list = |it: &Value| it.as_array().expect("a list").iter().map(arg).collect::<Vec<_>>();
    match told {
        Value::String(it) => Arg::Text(it.clone()),
        Value::Number(it) => Arg::Number(it.as_i64().expect("a whole number")),
        _ if told.get("id").is_some() => message(told).into(),
        _ => {
            let (kind, it) = told.as_object().and_then(|it| it.iter().next()).expect("one member");
            match kind.as_str() {
                "piece" => Arg::piece(it.as_str().expect("a name")),
                "word" => Arg::word(it.as_str().expect("a word")),
                "decimal" => Arg::Hundredths((it.as_f64().expect("a number") * 100.0).round() as i64),
                "choice" => Arg::Choice(fixed(it.as_str().expect("a word"))),
                "listed" => Arg::Listed(list(it)),
                "all" => Arg::All(list(it)),
                "any" => Arg::Any(list(it)),
                "sentences" => Arg::Sentences(it.as_array().expect("a list").iter().map(message).collect()),
                _ => panic!("an argument of kind {kind}"),
            }
        }
    }
}
