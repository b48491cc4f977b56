//! Definitions that mean harm.

use js_sys::{Array, Object};
use variant_diagram_wasm::Diagram;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{js, number, path, texts};

#[wasm_bindgen_test]
fn new_objects_that_are_hostile_do_no_harm() {
    let knots =
        "(() => { const it = {}; for (const name of 'abcdefghij') it[name] = it; it.pieces = [it, it]; return it; })()";
    let deep = "(() => { let it = []; for (let n = 0; n < 1e5; n += 1) it = [it]; return { morph: it }; })()";
    let throwing = "{ get files() { throw new Error('no'); }, pieces: [null, 7, 'x', { get name() { throw 1; } }] }";
    let proxy = "new Proxy({}, { ownKeys() { throw new Error('no'); } })";
    let odd = "{ files: 1e300, ranks: NaN, [Symbol('x')]: 1, pieces: new Array(1e6), arrows: 10n, title: () => 1 }";
    let long = "{ title: 'x'.repeat(3e7), author: 'y'.repeat(3e7) }";
    for it in [knots, deep, throwing, proxy, odd, long, "[]", "[[[]]]", "new Map()", "new Uint8Array(1e6)"] {
        use_all(&js(it));
    }
}

#[wasm_bindgen_test]
fn new_texts_that_are_hostile_do_no_harm() {
    for it in [
        "",
        "\0",
        "::::",
        "files=0\nranks=999999999999",
        "files=26\nranks=36\nx:X:KNADcaKcabKmabK::a1-z36",
        "a=1\n".repeat(9999).as_str(),
    ] {
        use_all(&it.into());
    }
}

/// Asks for everything a page asks for.
fn use_all(definition: &JsValue) {
    let mut diagram = Diagram::new(definition).unwrap();
    let board = diagram.board().unwrap();
    assert!(number(&board, "cells.length") <= 26.0 * 36.0);
    assert!(diagram.diagnostics().unwrap().is_instance_of::<Array>());
    assert!(diagram.options(&path("")).unwrap().is_instance_of::<Object>());
    for it in texts(&diagram.moves(None).unwrap()).iter().take(3) {
        diagram.play(&path(it)).unwrap();
        assert!(diagram.undo());
    }
    let fen = diagram.fen();
    diagram.set_fen(&fen).unwrap();
    assert_eq!(diagram.fen(), fen);
}
