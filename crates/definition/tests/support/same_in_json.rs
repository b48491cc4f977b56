//! A definition means the same as text and as JSON.

use definition::{Definition, Document, Setting, document_to_json, json_to_text};
use rules::{read, read_json};

use crate::describe::describe;

/// A text, and the same through JSON: the description must not differ.
pub(crate) fn assert_same_in_json(text: &str) {
    let (ours, problems) = read(text);
    let json = document_to_json(&Document::parse(text), rules::keys());
    let (theirs, json_problems) = read_json(&json);
    let (again, _) = read(&json_to_text(&json, rules::keys()));
    let ours = describe(&effective(ours));
    assert_eq!(ours, describe(&effective(theirs)), "{text}");
    assert_eq!(ours, describe(&effective(again)), "back from JSON: {text}");
    let codes = |list: Vec<definition::Diagnostic>| {
        let mut codes: Vec<String> = list
            .into_iter()
            // Lines and fields that mean nothing do not reach JSON, nor do values that were replaced.
            .filter(|it| !matches!(it.code, "def.line" | "def.fields" | "def.repeat"))
            .map(|it| format!("{:?} {} {:?} {:?}", it.severity, it.code, it.message, it.hint))
            .collect();
        codes.sort();
        codes
    };
    assert_eq!(codes(problems), codes(json_problems), "{text}");
}

/// Settings by key, of those that do not add up only the last: JSON has no more than that.
fn effective(mut definition: Definition) -> Definition {
    let clean = |list: &mut Vec<Setting>| {
        let adds = |key: &str| rules::keys().adds_up(key) || !rules::keys().contains(key);
        let all = list.clone();
        let mut n = 0;
        list.retain(|it| {
            n += 1;
            adds(&it.key) || all[n..].iter().all(|later| later.key != it.key)
        });
        list.sort_by(|a, b| a.key.cmp(&b.key));
    };
    clean(&mut definition.settings);
    for piece in &mut definition.pieces {
        clean(&mut piece.settings);
    }
    definition
}
