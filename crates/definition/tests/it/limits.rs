//! Texts made to be expensive: they are read, and the results stay small.

use std::fmt::Write;

use catalogue::english;
use definition::{Document, Severity, Value, document_to_json};
use expect_test::expect;
use rules::{read, read_json};

use crate::describe::check_problems;

const MEGABYTE: usize = 1_000_000;
/// Where many texts are tried, they are shorter.
const MANY: usize = 60_000;

/// Reads a text that must lead to few pieces, settings and diagnostics.
fn bounded(text: &str) -> (definition::Definition, Vec<definition::Diagnostic>) {
    let (definition, problems) = read(text);
    assert!(problems.len() <= 201 && definition.pieces.len() <= 250);
    let n_settings: usize = definition.pieces.iter().map(|it| it.settings.len()).sum();
    assert!(n_settings + definition.settings.len() <= 2000);
    assert!(problems.iter().all(|it| english(&it.message).len() < 400));
    (definition, problems)
}

#[test]
fn a_million_commas() {
    let (definition, problems) = bounded(&format!("rook::::{}", ",".repeat(MEGABYTE)));
    assert_eq!((definition.pieces[0].squares[0].len(), problems.len()), (0, 0));
}

#[test]
fn many_large_rectangles() {
    let (definition, _) = bounded(&format!("files=26\nranks=36\nsymmetry=none\nrook::::{}", "a1-z36,".repeat(140_000)));
    assert_eq!(definition.pieces[0].squares[0].len(), 26 * 36);
}

#[test]
fn many_lines_that_want_every_square() {
    let (definition, problems) = bounded(&format!("files=26\nranks=36\n{}", "rook::::a1-z36\n".repeat(60_000)));
    assert_eq!(definition.pieces.iter().map(|it| it.squares[0].len()).sum::<usize>(), 26 * 36);
    assert_eq!(problems.iter().filter(|it| it.code == "def.limit").count(), 1);
}

#[test]
fn many_texts_of_one_unit() {
    for unit in [
        "\n",
        "\r",
        ":",
        "=",
        "#",
        "a=\n",
        "files=9\n",
        "x:::::\n",
        "hole::::a1\n",
        "<br>",
        "é",
        "royal=K\n",
        "Royal=K\n",
        "morph=\n",
        "a",
        "a1-",
        "arrows=a1\n",
        "%",
        " ",
        "\u{0}",
    ] {
        let body = unit.repeat(MANY / unit.len());
        for front in
            ["", "x::::\n", "x:", "x::::", "x:::%:a1\nwhitePrefix=", "x:::", "graphicsDir=", "arrows=", "x:::::"]
        {
            bounded(&format!("{front}{body}"));
        }
    }
}

#[test]
fn every_front_with_a_million_marks() {
    let image = "%".repeat(MEGABYTE / 2);
    bounded(&format!("graphicsDir=\nwhitePrefix={}\nx:::{image}:", "w".repeat(2000)));
}

#[test]
fn piece_lines_beyond_the_limit() {
    let mut text = "man::::\n".repeat(250);
    assert_eq!(read(&text).1, []);
    text += "queen::::\nmorph=K\nqueen::::\n";
    check_problems(
        &text,
        expect![[r#"
        Error def.limit at `queen::::`: Only 250 piece lines are read; this one and all after it are ignored.
    "#]],
    );
}

#[test]
fn settings_beyond_the_limit() {
    let mut text = String::new();
    for n in 0..2000 {
        let _ = writeln!(text, "x{n}=1");
    }
    assert_eq!(read(&text).1, []);
    check_problems(
        &format!("{text}files=9\nranks=9"),
        expect![[r#"
        Error def.limit at `files`: Only 2000 settings are read; this one and all after it are ignored.
    "#]],
    );
}

#[test]
fn diagnostics_beyond_the_limit_are_counted() {
    let (_, problems) = read(&"nonsense\n".repeat(200));
    assert!(problems.len() == 200 && problems.iter().all(|it| it.code == "def.line"));
    let (_, problems) = read(&format!("{}rook::::x", "nonsense\n".repeat(205)));
    let last = &problems[200];
    assert_eq!((problems.len(), last.code, last.severity), (201, "def.more", Severity::Error));
    assert_eq!(english(&last.message), "There are 6 more problems like these.");
}

#[test]
fn large_json() {
    let text = |it: &str| Value::String(it.to_owned());
    let many = |it: Value| Value::Array(vec![it; 50_000]);
    for (name, value) in [
        ("pieces", many(Value::Object(vec![]))),
        ("pieces", many(Value::Null)),
        ("royal", many(text("K"))),
        ("holes", many(text("a1-h8"))),
        ("holes", many(Value::Null)),
        ("x", many(Value::Bool(true))),
        ("promoChoice", many(text("Q"))),
        ("files", Value::Number(i64::MAX)),
    ] {
        let (definition, problems) = read_json(&Value::Object(vec![(name.to_owned(), value)]));
        assert!(problems.len() <= 201 && definition.pieces.len() <= 250 && definition.settings.len() <= 2000, "{name}");
    }
}

#[test]
fn large_texts_become_large_json() {
    let mut text = String::new();
    for n in 0..50_000 {
        let _ = writeln!(text, "x{n}=1");
    }
    let value = document_to_json(&Document::parse(&text), rules::keys());
    assert!(matches!(value, Value::Object(members) if members.len() == 50_000));
}
