//! Positions that are set up.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, cell, code, diagram, js, number, path, place, text};

#[wasm_bindgen_test]
fn fen_is_the_position() {
    assert_eq!(diagram(CHESS).fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

#[wasm_bindgen_test]
fn set_fen_begins_there() {
    let mut diagram = diagram(CHESS);
    assert!(diagram.set_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap().is_empty());
    assert_eq!(diagram.legal_count(), 5);
    assert!(!diagram.set_fen("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1").unwrap().is_empty());
}

#[wasm_bindgen_test]
fn set_fen_names_the_place_of_an_error() {
    let mut diagram = diagram(CHESS);
    let before = diagram.fen();
    assert_eq!(code(diagram.set_fen("x")), "not-a-position");
    let text = "4k3/8/8/8/8/Zz6/8/4K3 w - - 0 1";
    let [start, end] = place(diagram.set_fen(text));
    assert_eq!(&text[start as usize..end as usize], "Zz6");
    assert_eq!(diagram.fen(), before);
}

#[wasm_bindgen_test]
fn restart_begins_the_game_of_the_definition() {
    let mut diagram = diagram(CHESS);
    diagram.set_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    diagram.play(&path("e1 e2")).unwrap();
    diagram.restart();
    assert_eq!(number(&diagram.scene().unwrap(), "plies"), 0.0);
    assert_eq!(diagram.legal_count(), 20);
}

#[wasm_bindgen_test]
fn shuffle_draws_a_start_and_names_it() {
    assert_eq!(diagram(CHESS).shuffle(None).unwrap(), None);
    let mut diagram = diagram(&format!("{CHESS}\nshuffle=N!BRQK"));
    let number = diagram.shuffle(None).unwrap().unwrap();
    assert_eq!(text(&diagram.scene().unwrap(), "shuffle"), number);
    let fen = diagram.fen();
    diagram.restart();
    assert_eq!(diagram.shuffle(Some(number.clone())).unwrap(), Some(number));
    assert_eq!(diagram.fen(), fen);
}

#[wasm_bindgen_test]
fn shuffle_refuses_other_numbers() {
    for it in ["0", "-1", "x", "", "999999999999999999999999999999999999999999"] {
        assert_eq!(code(diagram(CHESS).shuffle(Some(it.into()))), "no-such-start", "{it}");
    }
}

#[wasm_bindgen_test]
fn arrange_changes_cells_and_hands() {
    let mut diagram = diagram(&format!("{CHESS}\nholdingsType=-1"));
    let (d1, e4) = (cell(&diagram, "d1"), cell(&diagram, "e4"));
    let changes = format!(
        "[{{ cell: {d1}, type: 0, side: 'white' }}, {{ cell: {e4}, type: 5, side: 'white' }}, {{ type: 2, side: 'black', count: 3 }}]"
    );
    diagram.arrange(&js(&changes), &"black".into()).unwrap();
    assert!(diagram.fen().starts_with("rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNB1KBNR"), "{}", diagram.fen());
    let scene = diagram.scene().unwrap();
    assert_eq!((text(&scene, "turn"), number(&scene, "plies")), ("black".to_owned(), 0.0));
    assert_eq!((number(&scene, "hands.0.type"), number(&scene, "hands.0.count")), (2.0, 3.0));
}

#[wasm_bindgen_test]
fn arrange_refuses_what_does_not_exist() {
    let mut diagram = diagram(CHESS);
    let before = diagram.fen();
    for (changes, expected) in [
        ("[{ cell: 0, type: 7, side: 'white' }]", "no-such-type"),
        ("[{ cell: 0, type: -1, side: 'white' }]", "no-such-type"),
        ("[{ cell: 64, type: 1, side: 'white' }]", "no-such-cell"),
        ("[{ cell: 0, type: 1, side: 0 }]", "not-a-side"),
        ("[{ cell: 0.5, type: 1, side: 'white' }]", "no-such-cell"),
        ("undefined", "not-a-position"),
        ("'e4'", "not-a-position"),
        ("{ length: 1 }", "not-a-position"),
    ] {
        assert_eq!(code(diagram.arrange(&js(changes), &JsValue::UNDEFINED)), expected, "{changes}");
    }
    diagram.arrange(&js("[null, 7, {}, { get cell() { throw new Error('no'); } }]"), &JsValue::UNDEFINED).unwrap();
    assert_eq!(diagram.fen(), before);
}

#[wasm_bindgen_test]
fn put_brings_pieces_from_nowhere_in_free_play() {
    let mut free = diagram(&format!("{CHESS}\nenforce=0"));
    let e4 = cell(&free, "e4");
    let played = free.put(5.0, &"black".into(), e4).unwrap();
    assert_eq!(number(&played, "added.0"), e4);
    assert!(free.fen().contains("4q3"));
    for kind in [0.0, 7.0, -1.0, f64::NAN] {
        assert_eq!(code(free.put(kind, &"white".into(), e4)), "no-such-type");
    }
    for cell in [64.0, -1.0, 0.5] {
        assert_eq!(code(free.put(1.0, &"white".into(), cell)), "no-such-cell");
    }
    assert_eq!(code::<JsValue, JsValue>(diagram(CHESS).put(5.0, &"black".into(), e4)), "not-from-nowhere");
}
