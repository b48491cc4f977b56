//! Messages reach the page's function, with their arguments and the language of the game.

use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, diagram, error, get, js, path, speak, text};

#[wasm_bindgen_test]
fn use_words_takes_the_function_that_says_messages() {
    let mut diagram = diagram(CHESS);
    variant_diagram_wasm::use_words(js("(message) => JSON.stringify(message)").unchecked_into());
    let why = diagram.why(&path("b1 d2")).unwrap();
    assert_eq!(text(&why, "sentence"), r#"{"id":"reason-own-piece","args":{"piece":{"piece":"pawn"},"square":"d2"}}"#);
    speak();
    assert_eq!(text(&error(diagram.play(&path("b1 d2"))), "message"), "reason-own-piece.");
}

#[wasm_bindgen_test]
fn use_words_that_fail_leave_the_code() {
    let mut diagram = diagram(CHESS);
    variant_diagram_wasm::use_words(js("() => { throw new Error('no words') }").unchecked_into());
    assert_eq!(text(&error(diagram.play(&path("b1 d2"))), "message"), "own-piece");
    speak();
}

#[wasm_bindgen_test]
fn tell_in_another_language() {
    let mut diagram = diagram(CHESS);
    diagram.tell_in("de".into());
    assert_eq!(text(&diagram.why(&path("b1 d2")).unwrap(), "sentence"), "de: reason-own-piece.");
    assert!(diagram.resign(&"white".into()).is_ok());
    let verdict = get(&diagram.scene().unwrap(), "verdict");
    assert_eq!(text(&verdict, "sentence"), "de: result-resigned. de: result-win.");
}

#[wasm_bindgen_test]
fn language_is_that_of_the_page_until_another_is_asked_for() {
    let mut diagram = diagram(CHESS);
    assert_eq!(diagram.language(), "");
    diagram.tell_in("pt-BR".into());
    assert_eq!(diagram.language(), "pt-BR");
}
