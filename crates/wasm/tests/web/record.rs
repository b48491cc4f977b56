//! The record with its variations.

use variant_diagram_wasm::Diagram;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, code, diagram, error, get, number, path, place, text, texts};

const VARIATIONS: &str = "1. e4 e5 (1... c5 2. Nf3) 2. d4 *";

fn with_variations() -> Diagram {
    let mut res = diagram(CHESS);
    res.load(VARIATIONS).unwrap();
    res
}

#[wasm_bindgen_test]
fn load_reads_a_game() {
    let diagram = with_variations();
    assert_eq!(texts(&get(&diagram.scene().unwrap(), "record")), ["e4", "e5", "d4"]);
}

#[wasm_bindgen_test]
fn load_names_the_place_of_an_error() {
    let mut diagram = diagram(CHESS);
    assert_eq!(place(diagram.load("1. e4 Qd4")), [6.0, 9.0]);
    // Counted as JavaScript counts, behind a character of two units.
    assert_eq!(place(diagram.load("{\u{1f451}} 1. e4 Qd4")), [11.0, 14.0]);
    assert_eq!(number(&diagram.scene().unwrap(), "plies"), 1.0);
}

#[wasm_bindgen_test]
fn games_of_a_text_are_listed() {
    let games = diagram(CHESS).games("[White \"\u{1f451}\"]\n\n1. e4 e5 1-0\n\n[White \"b\"]\n\n1. d4 *").unwrap();
    assert_eq!(number(&games, "length"), 2.0);
    assert_eq!((number(&games, "1.span.0"), number(&games, "1.span.1")), (28.0, 48.0));
    assert_eq!((text(&games, "0.white"), text(&games, "0.begins")), ("\u{1f451}".to_owned(), "1. e4 e5".to_owned()));
    assert_eq!((text(&games, "0.result"), number(&games, "0.moves")), ("1-0".to_owned(), 2.0));
}

#[wasm_bindgen_test]
fn record_as_writes_for_other_programs() {
    let diagram = with_variations();
    let written = diagram.record_as("pgn").unwrap();
    assert!(text(&written, "text").contains("1. e4 e5"), "{written:?}");
    for format in ["kif", "", "docx"] {
        assert_eq!(code(diagram.record_as(format)), "not-a-format", "{format}");
    }
}

#[wasm_bindgen_test]
fn record_is_what_load_reads() {
    let mut diagram = with_variations();
    assert_eq!(diagram.record(), VARIATIONS);
    assert!(diagram.undo());
    assert_eq!(diagram.record(), VARIATIONS);
    diagram.restart();
    assert_eq!(diagram.record(), "*");
}

#[wasm_bindgen_test]
fn lines_are_in_the_order_of_reading() {
    let lines = with_variations().lines().unwrap();
    assert_eq!((number(&lines, "moves.length"), number(&lines, "current")), (5.0, 5.0));
    assert_eq!((text(&lines, "moves.2.san"), text(&lines, "moves.2.number")), ("c5".to_owned(), "1...".to_owned()));
    assert_eq!((number(&lines, "moves.2.depth"), get(&lines, "moves.2.begins").as_bool()), (1.0, Some(true)));
}

#[wasm_bindgen_test]
fn visit_shows_the_position_after_a_move() {
    let mut diagram = with_variations();
    assert!(diagram.visit(4.0));
    assert_eq!(texts(&get(&diagram.scene().unwrap(), "record")), ["e4", "c5", "Nf3"]);
    assert!(diagram.visit(0.0));
    assert_eq!(number(&diagram.scene().unwrap(), "ply"), 0.0);
    assert!(!diagram.visit(6.0) && !diagram.visit(1e9));
}

#[wasm_bindgen_test]
fn promote_makes_a_variation_the_main_line() {
    let mut diagram = with_variations();
    assert!(diagram.promote(3.0) && !diagram.promote(9.0));
    assert_eq!(diagram.record(), "1. e4 c5 (1... e5 2. d4) 2. Nf3 *");
}

#[wasm_bindgen_test]
fn remove_takes_what_follows_along() {
    let mut diagram = with_variations();
    assert!(diagram.remove(3.0) && !diagram.remove(9.0));
    assert_eq!(diagram.record(), "1. e4 e5 2. d4 *");
}

#[wasm_bindgen_test]
fn annotate_sets_comment_and_sign() {
    let mut diagram = with_variations();
    assert!(diagram.annotate(1.0, "Best by test", "!") && !diagram.annotate(9.0, "x", ""));
    assert!(diagram.annotate(0.0, "A game", ""));
    assert!(diagram.record().starts_with("{A game} 1. e4! {Best by test} "), "{}", diagram.record());
}

#[wasm_bindgen_test]
fn record_keeps_a_comment_on_a_move_taken_back() {
    let mut diagram = diagram(CHESS);
    diagram.play(&path("e2 e4")).unwrap();
    assert!(diagram.annotate(1.0, "Kept", ""));
    assert!(diagram.undo());
    diagram.play(&path("d2 d4")).unwrap();
    assert!(diagram.record().contains("Kept"), "{}", diagram.record());
}

#[wasm_bindgen_test]
fn load_refuses_a_position_of_another_board() {
    let mut diagram = diagram(CHESS);
    let error = error(diagram.load("[FEN \"8/8\"]\n\n1. e4"));
    assert_eq!(text(&error, "code"), "not-a-position");
}
