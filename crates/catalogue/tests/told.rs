//! What the page says of messages is said here, too: `tests/messages/told.json`, which `scripts/told.mjs` writes.

use std::collections::HashMap;
use std::path::Path;

use catalogue::Catalogue;
use message::{Arg, Message};
use serde_json::Value;

/// Identifiers and names of arguments live as long as a program; those of a test do so, too.
fn fixed(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

fn message(told: &Value) -> Message {
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

#[test]
fn messages_are_said_as_the_page_says_them() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/messages/told.json");
    let told: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(file).expect("the fixture")).expect("JSON");
    assert!(told.len() > 500);
    let mut catalogues: HashMap<[&str; 2], Catalogue> = HashMap::new();
    let mut other = Vec::new();
    for it in &told {
        let language = it["language"].as_str().expect("a language");
        let family = it["family"].as_str();
        let catalogue = catalogues.entry([language, family.unwrap_or_default()]).or_insert_with(|| {
            let found = family.map_or_else(|| Catalogue::of(language), |it| Catalogue::of_family(language, it));
            found.unwrap_or_else(|| panic!("no catalogue of {language}, {family:?}"))
        });
        let (said, expected) = (catalogue.text(&message(it)), it["text"].as_str().expect("a text"));
        if said != expected {
            other.push(format!("{language}, {family:?}: {said} instead of {expected}"));
        }
    }
    assert_eq!(other, Vec::<String>::new());
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let german = Catalogue::of("de").expect("German");
    assert_eq!(german.text(&Message::new("no-such-message")), "no-such-message");
    assert_eq!(german.text(&Message::said("As it is.")), "As it is.");
    assert!(Catalogue::of("xx").is_none() && Catalogue::of_family("de", "go").is_none());
}
