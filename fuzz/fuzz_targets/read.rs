//! `read`: any text is read in both forms without a panic, and printed back as it was.
#![no_main]

use definition::{Document, document_to_json, json_to_text};
use libfuzzer_sys::fuzz_target;
use rules::{read, read_json};

fuzz_target!(|text: &str| {
    let (ours, problems) = read(text);
    assert!(problems.len() <= 201 && ours.pieces.len() <= 250);
    let document = Document::parse(text);
    assert_eq!(document.to_string(), text);
    let json = document_to_json(&document, rules::keys());
    let (theirs, _) = read_json(&json);
    assert_eq!(ours.pieces.len(), theirs.pieces.len());
    // A piece that no line can say is left out.
    assert!(read(&json_to_text(&json, rules::keys())).0.pieces.len() <= theirs.pieces.len());
});
