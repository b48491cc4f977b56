//! What there is to see.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, cell, code, diagram, get, js, list, names, number, text};

const CYVASSE: &str = include_str!("../../../../tests/diagrams/cyvasse.txt");

#[wasm_bindgen_test]
fn board_has_cells_and_types() {
    let board = diagram(CHESS).board().unwrap();
    assert_eq!((text(&board, "cells.0.name"), number(&board, "cells.length")), ("a8".to_owned(), 64.0));
    assert_eq!(number(&board, "cells.0.neighbors.0"), -1.0);
    assert_eq!(text(&board, "types.1.name"), "knight");
    assert!(get(&board, "types.1.urls").is_undefined());
    assert_eq!(text(&board, "appearance.satellite"), "piece");
}

#[wasm_bindgen_test]
fn scene_has_pieces_and_the_turn() {
    let scene = diagram(CHESS).scene().unwrap();
    assert_eq!((number(&scene, "pieces.length"), text(&scene, "turn")), (32.0, "white".to_owned()));
    assert!(get(&scene, "verdict").is_undefined() && get(&scene, "last").is_undefined());
}

#[wasm_bindgen_test]
fn diagnostics_name_places() {
    assert_eq!(number(&diagram(CHESS).diagnostics().unwrap(), "length"), 0.0);
    let found = diagram(&format!("ranks=eight\n{CHESS}")).diagnostics().unwrap();
    assert_eq!((text(&found, "0.severity"), number(&found, "0.span.0")), ("error".to_owned(), 6.0));
}

#[wasm_bindgen_test]
fn rules_are_sentences_by_topic() {
    let rules = diagram(CHESS).rules().unwrap();
    assert!(number(&rules, "topics.length") > 3.0);
    assert!(text(&rules, "topics.0.sentences.0.text").ends_with('.'));
    assert!(list(&get(&rules, "keys")).iter().all(JsValue::is_string));
}

#[wasm_bindgen_test]
fn explanations_are_in_the_order_of_types() {
    let diagram = diagram(CHESS);
    assert_eq!(diagram.explanations()[1], "move-or-capture.");
    assert_eq!(diagram.explanations().len() as f64, number(&diagram.board().unwrap(), "types.length"));
}

#[wasm_bindgen_test]
fn legs_are_the_compiled_moves() {
    let legs = diagram("files=8\nranks=8\ncannon:C:mRcpR::a1\nking:K:K::e1").legs();
    assert!(legs.contains("    ∞(0,1) m\n") && legs.contains("K king K\n"), "{legs}");
}

#[wasm_bindgen_test]
fn values_are_in_the_order_of_types() {
    let values = diagram(CHESS).values();
    let [pawn, knight, bishop, rook, queen, king] = values[..] else { panic!("{values:?}") };
    assert!(pawn < knight && knight < rook && bishop < rook && rook < queen && king == 0, "{values:?}");
}

#[wasm_bindgen_test]
fn threats_name_the_attackers() {
    let mut diagram = diagram(CHESS);
    diagram.set_fen("4k3/8/8/8/1b6/8/8/4K2r w - - 0 1").unwrap();
    let threats = list(&diagram.threats(&"black".into()).unwrap());
    let e1 = threats.iter().find(|it| number(it, "cell") == cell(&diagram, "e1")).unwrap();
    assert_eq!(names(&diagram, &get(e1, "from")), ["h1", "b4"]);
    // Anything but 1 is White.
    for it in ["1", "null", "'Black'"] {
        assert_eq!(code(diagram.threats(&js(it))), "not-a-side");
    }
}

#[wasm_bindgen_test]
fn relations_are_filled_where_the_rules_know_engagement() {
    let chess = diagram(CHESS);
    assert_eq!(get(&chess.board().unwrap(), "relations").as_bool(), Some(false));
    assert_eq!(number(&chess.relations().unwrap(), "engaged.length"), 0.0);
    let cyvasse = diagram(CYVASSE);
    assert_eq!(get(&cyvasse.board().unwrap(), "relations").as_bool(), Some(true));
    assert!(get(&cyvasse.relations().unwrap(), "showEngaged").as_bool().is_some());
}

#[wasm_bindgen_test]
fn reach_is_the_move_diagram() {
    let diagram = diagram(CHESS);
    let marks = diagram.reach(2.0, None, &JsValue::UNDEFINED).unwrap();
    assert_eq!((number(&marks, "length"), text(&marks, "0.mark")), (8.0, "leap".to_owned()));
    let around = js("{ moved: true, side: 'black', enemies: [28, -1, 'x', 1e9, NaN] }");
    assert_eq!(number(&diagram.reach(1.0, Some(36.0), &around).unwrap(), "length"), 3.0);
    assert_eq!(code(diagram.reach(0.5, None, &JsValue::UNDEFINED)), "no-such-type");
    assert_eq!(code(diagram.reach(1.0, Some(-1.0), &JsValue::UNDEFINED)), "no-such-cell");
    assert_eq!(code(diagram.reach(1.0, Some(64.0), &JsValue::NULL)), "no-such-cell");
}

#[wasm_bindgen_test]
fn zones_are_the_squares_that_a_type_treats_in_its_own_way() {
    let diagram = diagram(CHESS);
    let zones = diagram.zones(1.0, &"black".into()).unwrap();
    assert_eq!((number(&zones, "length"), number(&zones, "0.cell")), (8.0, 56.0));
    assert_eq!(text(&zones, "0.zone"), "promotion");
    assert_eq!(number(&diagram.zones(2.0, &"white".into()).unwrap(), "length"), 0.0);
    for kind in [0.0, 7.0, -1.0, 1.5, f64::NAN] {
        assert_eq!(code(diagram.zones(kind, &"white".into())), "no-such-type");
    }
}
