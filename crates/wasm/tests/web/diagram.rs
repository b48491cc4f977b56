//! The object itself: made from text or from an object, called by JavaScript.

use js_sys::JSON;
use variant_diagram_wasm::Diagram;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, ask, code, diagram, js, number, text};

#[wasm_bindgen_test]
fn new_takes_an_object() {
    let value = js("{ files: 5, ranks: 5, royal: undefined, pieces: [
        { name: 'knight', id: 'N', white: ['b1'] }, { name: 'king', move: 'K', white: ['c1'] }] }");
    let diagram = Diagram::new(&value).unwrap();
    assert_eq!(diagram.fen(), "1nk2/5/5/5/1NK2 w - - 0 1");
    assert_eq!(number(&diagram.diagnostics().unwrap(), "length"), 0.0);
}

#[wasm_bindgen_test]
fn new_refuses_what_is_no_definition() {
    for it in ["undefined", "null", "7", "true", "Symbol('x')", "() => 1", "10n"] {
        assert_eq!(code(Diagram::new(&js(it))), "not-a-definition");
    }
}

#[wasm_bindgen_test]
fn prepare_does_one_part_of_the_work() {
    let text = JsValue::from(format!("{CHESS}\nname=prepared"));
    let calls: Vec<bool> = (0..3).map(|_| Diagram::prepare(&text).unwrap()).collect();
    assert_eq!(calls, [false, false, true]);
    assert_eq!(Diagram::new(&text).unwrap().legal_count(), 20);
    assert_eq!(code(Diagram::prepare(&js("7"))), "not-a-definition");
}

#[wasm_bindgen_test]
fn version_is_that_of_the_crate() {
    assert_eq!(Diagram::version(), env!("CARGO_PKG_VERSION"));
}

/// Through the generated JavaScript: names of methods, optional arguments, errors that are thrown.
#[wasm_bindgen_test]
fn new_object_is_used_by_javascript() {
    let page = "(diagram) => {
        const codes = [];
        const refused = (act) => { try { act(); } catch (error) { codes.push(error instanceof Error && error.code); } };
        refused(() => diagram.play(['e2', 'e5']));
        refused(() => diagram.setFen('x'));
        refused(() => diagram.moves('lan'));
        diagram.play(diagram.read('Nf3'));
        diagram.load(diagram.record());
        return { codes, n: diagram.legalCount(), fen: diagram.fen(), moves: diagram.moves().length,
            perft: diagram.perft(2), twice: diagram.undo() && diagram.undo(), values: diagram.values() instanceof Int32Array };
    }";
    let seen = ask(page, &JsValue::from(diagram(CHESS))).unwrap();
    let seen = String::from(JSON::stringify(&seen).unwrap());
    let expected = "{\"codes\":[\"no-such-move\",\"not-a-position\",\"no-such-notation\"],\"n\":20,\
        \"fen\":\"rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1\",\"moves\":20,\"perft\":440,\
        \"twice\":false,\"values\":true}";
    assert_eq!(seen, expected);
}

#[wasm_bindgen_test]
fn new_views_are_plain_objects() {
    let diagram = diagram(CHESS);
    // They survive being sent to a worker or written down.
    for it in [diagram.board(), diagram.scene(), diagram.rules(), diagram.lines(), diagram.relations()] {
        let copy = ask("it => JSON.stringify(structuredClone(it))", &it.unwrap()).unwrap();
        assert!(text(&js("{}"), "constructor.name") == "Object" && copy.is_string());
    }
}

#[wasm_bindgen_test]
fn definition_is_what_was_read() {
    assert_eq!(diagram(CHESS).definition().as_string().as_deref(), Some(CHESS));
    let made = js("{ royal: 'K', pieces: [{ name: 'king', id: 'K', white: ['e1'] }] }");
    assert_eq!(text(&Diagram::new(&made).unwrap().definition(), "royal"), "K");
}
