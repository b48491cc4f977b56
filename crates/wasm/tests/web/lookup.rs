//! Functions that need no game.

use variant_diagram_wasm::{check, explain, keys, needs_full};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, code, js, list, number, speak_with, text};

#[wasm_bindgen_test]
fn needs_full_is_never_true_of_the_module_with_everything() {
    for definition in ["'iron=K'", "{ fog: 1 }"] {
        assert!(!needs_full(&js(definition), Some("position startpos moves e2e4".into())).unwrap());
    }
}

#[wasm_bindgen_test]
fn check_points_into_objects() {
    let found = check(&js("{ royl: 'K', pieces: [{ name: 'x', move: '\\u{1f451}N?', white: ['z9'] }] }")).unwrap();
    let found = list(&found);
    let at = |code: &str| found.iter().find(|it| text(it, "code") == code).unwrap();
    assert_eq!(text(at("def.key"), "pointer"), "/royl");
    let bracket = at("xbetza.bracket");
    assert_eq!((text(bracket, "pointer"), number(bracket, "span.0")), ("/pieces/0/move".to_owned(), 3.0));
}

#[wasm_bindgen_test]
fn check_quotes_numbers_as_javascript_writes_them() {
    for (number, quoted) in [("8.5", "8.5"), ("1e300", "1e+300"), ("NaN", "NaN"), ("1 / 1e7", "1e-7")] {
        let found = check(&js(&format!("{{ files: {number} }}"))).unwrap();
        let found = list(&found).iter().map(|it| text(it, "message")).collect::<Vec<_>>();
        assert!(found.iter().any(|it| it.contains(&format!("\"{quoted}\""))), "{number}: {found:?}");
    }
    let found = check(&js("{ files: 9.0, ranks: 10, pieces: [{ name: 'x', white: ['i10'], hand: -0 }] }")).unwrap();
    assert!(list(&found).iter().all(|it| text(it, "code") != "def.number"));
}

#[wasm_bindgen_test]
fn check_counts_as_the_strings_of_the_page() {
    let definition = format!("# \u{1f451}\u{1f451}\nroyl=K\n{CHESS}");
    let found = check(&definition.as_str().into()).unwrap();
    let [start, end] = ["0.span.0", "0.span.1"].map(|it| number(&found, it) as u32);
    let page = js_sys::JsString::from(definition);
    assert_eq!(String::from(page.substring(start, end)), "royl");
    assert_eq!(text(&found, "0.severity"), "warning");
}

#[wasm_bindgen_test]
fn check_refuses_what_is_no_definition() {
    for it in ["undefined", "null", "7", "true", "Symbol('x')", "() => 1", "10n"] {
        assert_eq!(code(check(&js(it))), "not-a-definition");
    }
}

#[wasm_bindgen_test]
fn explain_says_how_a_piece_moves() {
    speak_with("(message) => JSON.stringify(message)");
    assert!(explain("N", None).unwrap().starts_with(r#"{"id":"move-or-capture","args":{"#));
    let on = |board: &str| explain("fW", Some(board.into())).unwrap();
    assert_eq!((on("hex"), on("brick")), (on("flat"), on("pointy")));
    assert!(on("square") != on("hex") && on("hex") != on("brick"));
    assert_eq!(code(explain("N", Some("round".into()))), "no-such-board");
}

#[wasm_bindgen_test]
fn keys_are_listed_for_a_manual() {
    let keys = keys().unwrap();
    assert!(number(&keys, "length") > 100.0);
    assert_eq!((text(&keys, "0.rule"), text(&keys, "0.name")), (String::new(), "castleFlip".to_owned()));
    assert_eq!(text(&keys, "0.default"), "0");
}
