//! Places of problems, as JavaScript counts them.

use definition::Value;

use super::CHESS;
use crate::arguments::DefinitionSource;
use crate::words::Language;

#[test]
fn problems_come_in_the_order_of_lines_each_once() {
    let text = format!("unheard=1\n{CHESS}\nrepetition=3\nrepetition=3\npromoChoice=QX\nnonsense:here");
    let found = DefinitionSource::Text(text).compile().diagnostics(&Language::default());
    let starts: Vec<usize> = found.iter().filter_map(|it| it.span).map(|it| it[0]).collect();
    assert!(starts.len() > 2 && starts.is_sorted(), "{found:?}");
    for (idx, it) in found.iter().enumerate() {
        assert!(found[..idx].iter().all(|one| (&one.message, one.span) != (&it.message, it.span)), "{it:?}");
    }
}

#[test]
fn spans_count_utf16_units() {
    let text = format!("# \u{1f451} \u{e9}\nroyl=K\n{CHESS}\npawn:P:\u{20ac}W??::z99");
    let found = DefinitionSource::Text(text.clone()).compile().diagnostics(&Language::default());
    let units: Vec<u16> = text.encode_utf16().collect();
    let at = |code: &str| {
        let it = found.iter().find(|it| it.code == code).unwrap();
        let [start, end] = it.span.unwrap();
        String::from_utf16(&units[start..end]).unwrap()
    };
    assert_eq!((at("def.key").as_str(), at("def.square").as_str()), ("royl", "z99"));
    assert_eq!(at("xbetza.bracket"), "?");
    let starts: Vec<_> = found.iter().filter_map(|it| it.span).map(|it| it[0]).collect();
    assert!(starts.is_sorted() && starts.len() >= 3);
}

#[test]
fn objects_have_pointers_and_spans_inside_their_strings() {
    let text = |it: &str| Value::String(it.to_owned());
    let piece = Value::Object(vec![
        ("name".to_owned(), text("knight")),
        ("move".to_owned(), text("\u{1f451}N?")),
        ("white".to_owned(), Value::Array(vec![text("z99")])),
    ]);
    let root = Value::Object(vec![("pieces".to_owned(), Value::Array(vec![piece]))]);
    let found = DefinitionSource::Value(root).compile().diagnostics(&Language::default());
    let at = |code: &str| {
        let it = found.iter().find(|it| it.code == code).unwrap();
        (it.pointer.as_deref().unwrap(), it.span)
    };
    assert_eq!(at("xbetza.bracket"), ("/pieces/0/move", Some([3, 4])));
    assert_eq!(at("def.square").0, "/pieces/0/white/0");
}

#[test]
fn severities_and_hints() {
    let found = DefinitionSource::Text(format!("royl=K\n{CHESS}")).compile().diagnostics(&Language::default());
    let it = &found[0];
    assert_eq!((it.severity, it.code, it.span), ("warning", "def.key", Some([0, 4])));
    assert!(it.hint.as_deref().unwrap().contains("royal"));
    assert!(DefinitionSource::Text(CHESS.to_owned()).compile().diagnostics(&Language::default()).is_empty());
}
