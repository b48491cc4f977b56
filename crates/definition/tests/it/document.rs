//! Texts that go through a document or through JSON and stay what they were.

use definition::{Definition, Document, Value, document_to_json, json_to_text};
use expect_test::{Expect, expect};
use rules::{read, read_json};

use crate::same_in_json::assert_same_in_json;

/// Writes a value as JSON, for reading only.
fn show(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(it) => it.to_string(),
        Value::Number(it) => it.to_string(),
        Value::String(it) => format!("{it:?}"),
        Value::Array(items) => format!("[{}]", items.iter().map(show).collect::<Vec<_>>().join(", ")),
        Value::Object(members) => {
            let members: Vec<String> = members.iter().map(|(name, it)| format!("{name:?}: {}", show(it))).collect();
            format!("{{{}}}", members.join(", "))
        }
    }
}

fn check(text: &str, expect: Expect) {
    expect.assert_eq(&show(&document_to_json(&Document::parse(text), rules::keys())));
    assert_same_in_json(text);
}

#[test]
fn a_document_prints_as_it_was_written() {
    for text in ["", "\n", "a", "# x\r\n\r\r\n files = 8<br>\r\nrook::::a1\n\n\u{feff}é=\n", "\u{feff}files=9"] {
        assert_eq!(Document::parse(text).to_string(), text);
    }
}

#[test]
fn settings() {
    check(
        "files=10\nroyal=K\n# no\nroyal=2\nstalemate=loss\nroyal=Q\nfiles=012\npieces=x\nempty=",
        expect![[r#"{"royal": ["K", 2, "Q"], "stalemate": "loss", "files": "012", "pieceSet": "x", "empty": ""}"#]],
    );
    check("unknown=1\nfen=8/8\nunknown=2\nUnknown=3", expect![[r#"{"unknown": [1, 2], "fen": "8/8", "Unknown": 3}"#]]);
}

#[test]
fn pieces() {
    check(
        "rook:R::tower:a1, h1,,a8\nmorph=Q\npawn::::a2-h2:1,2\nking::::e1:3\nqueen::::d1,\nbishop::::,",
        expect![[
            r#"{"pieces": [{"name": "rook", "id": "R", "image": "tower", "white": ["a1", "h1"], "black": ["a8"], "morph": "Q"}, {"name": "pawn", "white": ["a2-h2"], "hand": [1, 2]}, {"name": "king", "white": ["e1"], "hand": 3}, {"name": "queen", "white": ["d1"], "black": []}, {"name": "bishop", "white": [], "black": []}]}"#
        ]],
    );
    check(
        "antiTrade=1\nranking=2\nrook::::\nantiTrade=5\nmorph=1\nmorph=2\neffect=a\neffect=b",
        expect![[
            r#"{"antiTrade": 1, "ranking": 2, "pieces": [{"name": "rook", "antiTrade": 5, "morph": 2, "effect": ["a", "b"]}]}"#
        ]],
    );
}

#[test]
fn keys_that_only_json_has_do_not_reach_it() {
    let show_all = |text: &str| show(&document_to_json(&Document::parse(text), rules::keys()));
    assert_eq!(show_all("holes=a1\nHOLES=a1\npieceSet=x\nPIECES=y"), r#"{"pieceSet": "y"}"#);
}

#[test]
fn holes() {
    check(
        "rook::::a1\nhole::::e4-e5",
        expect![[r#"{"pieces": [{"name": "rook", "white": ["a1"]}], "holes": ["e4-e5"]}"#]],
    );
    check(
        "hole::::e4\nrook::::e4\nhole::::d4,,d6",
        expect![[
            r#"{"pieces": [{"name": "hole", "white": ["e4"]}, {"name": "rook", "white": ["e4"]}, {"name": "hole", "white": ["d4"], "black": ["d6"]}]}"#
        ]],
    );
    check("hole::::a1\nhole::::b1", expect![[r#"{"pieces": [{"name": "hole", "white": ["b1"]}], "holes": ["a1"]}"#]]);
}

#[test]
fn problems_are_the_same_in_both_forms() {
    for text in [
        "files=99\nrook::::a1,z9\nunicorn::::b1\nFirstRank=x\nrook:::::-1,x",
        "rook::::a1\nknight::::a1\nhole::::c3\nking::::c3,,c3",
        "lightShade=no\nrulePage=data:x\nsymmetry=x\narrows=a1,z0\nborders=7\ntheme=x\nnewClick=1",
        "shape=hex 6 flat\npawn::::a1",
        "Royal=K\nRoyal=2",
    ] {
        assert_same_in_json(text);
    }
}

#[test]
fn places_are_what_differs() {
    let (ours, _) = read("royal=K");
    let (theirs, _): (Definition, _) = read_json(&document_to_json(&Document::parse("royal=K"), rules::keys()));
    assert_ne!(ours, theirs);
    assert_eq!(ours.settings[0].value, theirs.settings[0].value);
}

#[test]
fn json_becomes_lines() {
    let text = |it: &str| Value::String(it.to_owned());
    let object = |members: Vec<(&str, Value)>| {
        Value::Object(members.into_iter().map(|(name, it)| (name.to_owned(), it)).collect())
    };
    let written = |value: &Value| json_to_text(value, rules::keys());
    let game = object(vec![
        ("files", Value::Number(9)),
        ("holes", Value::Array(vec![text("e5-e6")])),
        ("royal", Value::Array(vec![text("K"), Value::Number(2)])),
        ("captureMatrix", Value::Array(vec![Value::Array(vec![text("a"), text("bc")]), text("..")])),
        (
            "pieces",
            Value::Array(vec![
                object(vec![
                    ("name", text("soldier")),
                    ("id", text("P")),
                    ("white", Value::Array(vec![text("a4"), text("c4")])),
                    ("morph", text("PP/Q")),
                ]),
                object(vec![
                    ("name", text("king")),
                    ("black", Value::Array(vec![text("e9")])),
                    ("hand", Value::Array(vec![Value::Number(0), Value::Number(1)])),
                ]),
                object(vec![
                    ("name", text("queen")),
                    ("white", Value::Array(vec![text("d1")])),
                    ("black", Value::Array(vec![])),
                ]),
            ]),
        ),
    ]);
    expect![[r"
        files=9
        royal=K
        royal=2
        captureMatrix=a,bc/..
        soldier:P:::a4,c4
        morph=PP/Q
        king::::,,e9:0,1
        queen::::d1,
        hole::::e5-e6
    "]]
    .assert_eq(&written(&game));
    expect![[r"
        # Not said in this text: /title
        # Not said in this text: /a b
        # Not said in this text: /pieces/0
        # Not said in this text: /pieces/1
        # Not said in this text: /pieces/2
        # Not said in this text: /pieces/3/colour
    "]]
    .assert_eq(
        &written(&object(vec![
            ("title", text("two\nlines")),
            ("a b", text("x")),
            (
                "pieces",
                Value::Array(vec![
                    Value::Null,
                    object(vec![("name", text("a=b"))]),
                    object(vec![("name", text("x")), ("image", text("https://example.org/x.svg"))]),
                    object(vec![("name", text("y")), ("colour", text("red"))]),
                ]),
            ),
        ]))
        .replace("y::::\n", ""),
    );
    assert_eq!(written(&Value::Null), "# Not said in this text: \n");
}
