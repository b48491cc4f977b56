//! Squares and moves as the players of the game write them.

use variant_diagram_wasm::Diagram;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, code, diagram, get, list, number, path, text, texts};

const SHOGI: &str = include_str!("../../../../tests/diagrams/shogi.txt");

fn shogi() -> Diagram {
    diagram(SHOGI)
}

#[wasm_bindgen_test]
fn players_notation_names_squares_and_coordinates() {
    let view = shogi().players_notation().unwrap();
    assert_eq!(text(&view, "name"), "shogi");
    assert_eq!((text(&view, "squares.0"), text(&view, "squares.80")), ("９一".into(), "１九".into()));
    assert_eq!(list(&get(&view, "labels")).len(), 18);
    assert_eq!((text(&view, "labels.0.text"), number(&view, "labels.0.x")), ("９".into(), 0.5));
}

#[wasm_bindgen_test]
fn players_notation_is_none_of_chess() {
    assert!(diagram(CHESS).players_notation().unwrap().is_undefined());
}

#[wasm_bindgen_test]
fn players_moves_are_those_of_the_record() {
    let mut diagram = shogi();
    diagram.load("1. c4 (1. h4) 1... g6 2. Bxh8+ *").unwrap();
    assert_eq!(diagram.players_moves(), ["▲７六歩", "▲２六歩", "△３四歩", "▲２二角成"]);
    assert_eq!(list(&get(&diagram.lines().unwrap(), "moves")).len(), 4);
    assert_eq!(self::diagram(CHESS).players_moves(), [""; 0]);
}

#[wasm_bindgen_test]
fn players_move_is_one_of_the_position() {
    let mut diagram = shogi();
    assert_eq!(diagram.players_move(&path("c3 c4")).unwrap().as_deref(), Some("▲７六歩"));
    assert_eq!(diagram.players_move(&path("c3 c5")).unwrap(), None);
    diagram.load("1. c4 g6 2. Bxh8+ *").unwrap();
    assert_eq!(diagram.players_move(&path("g9 h8")).unwrap().as_deref(), Some("△同銀"));
    assert_eq!(code(diagram.players_move(&1.into())), "not-a-path");
    assert_eq!(texts(&get(&diagram.scene().unwrap(), "record")), ["c4", "g6", "Bxh8+"]);
}
