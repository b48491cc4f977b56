//! What one side sees of a game.

use js_sys::{Array, Reflect};
use variant_diagram_wasm::Diagram;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, code, diagram, path};

/// How many pieces a scene shows.
fn n_pieces(sut: &Diagram) -> u32 {
    let scene: JsValue = sut.scene().unwrap();
    Array::from(&Reflect::get(&scene, &"pieces".into()).unwrap()).length()
}

#[wasm_bindgen_test]
fn view_as_hides_what_a_side_does_not_see() {
    let mut sut = diagram(&format!("fog=1\ncheckRule=0\nroyal=K\n{CHESS}"));
    assert_eq!(n_pieces(&sut), 32);
    sut.view_as(&"white".into()).unwrap();
    assert_eq!(n_pieces(&sut), 16);
    sut.view_as(&"both".into()).unwrap();
    assert_eq!(n_pieces(&sut), 32);
}

#[wasm_bindgen_test]
fn trace_tells_nothing_where_one_side_alone_is_shown() {
    let mut sut = diagram(&format!("fog=1\ncheckRule=0\nroyal=K\n{CHESS}"));
    assert!(sut.trace("e2 e4").unwrap().starts_with("trace-legal"));
    sut.view_as(&"white".into()).unwrap();
    sut.play(&path("e2 e4")).unwrap();
    assert_eq!(code(sut.trace("e7 e5")), "not-your-turn");
}

#[wasm_bindgen_test]
fn view_as_takes_a_side() {
    assert_eq!(code(diagram(CHESS).view_as(&"red".into())), "not-a-side");
}

#[wasm_bindgen_test]
fn imagine_begins_a_position_that_looks_the_same_to_the_side_to_move() {
    let mut sut = diagram(&format!("fog=1\ncheckRule=0\nroyal=K\n{CHESS}"));
    sut.imagine(7.0);
    assert_eq!(n_pieces(&sut), 32);
    let first = sut.fen();
    for number in [f64::NAN, -1.0, 1e300] {
        sut.imagine(number);
    }
    sut.imagine(7.0);
    sut.view_as(&"white".into()).unwrap();
    assert_eq!(n_pieces(&sut), 16);
    assert!(first.contains("PPPPPPPP/RNBQKBNR w"), "{first}");
}
