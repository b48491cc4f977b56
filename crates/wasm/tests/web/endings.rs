//! Tables of endings.

use variant_diagram_wasm::Diagram;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, code, diagram, get, list, number, text};
use crate::work::done;

/// A rook against a king: White mates in one.
pub(crate) fn rook() -> Diagram {
    let mut res = diagram(CHESS);
    res.set_fen("7k/8/6K1/8/8/8/8/R7 w - - 0 1").unwrap();
    res
}

#[wasm_bindgen_test]
fn ending_solver_refuses_hands_and_unknown_pieces() {
    let refused = |text: &str, pieces: &str| code(diagram(text).ending_solver(Some(pieces.into())));
    assert_eq!(refused(&format!("holdingsType=-1\n{CHESS}"), "K;K"), "endings.hands");
    assert_eq!(refused(CHESS, "K,X;K"), "bad-pieces");
    assert_eq!(refused(CHESS, "K,Q,Q,Q;K"), "endings.pieces");
}

#[wasm_bindgen_test]
fn ending_solver_finds_the_longest_win() {
    let (found, n) = done(&mut rook().ending_solver(None).unwrap());
    assert!(n > 1);
    assert_eq!((number(&found, "white.longestWin.moves"), number(&found, "result.winsIn")), (16.0, 1.0));
    assert_eq!(text(&found, "moves.0.san"), "Ra8#");
}

#[wasm_bindgen_test]
fn ending_solver_of_named_pieces_tells_of_no_position() {
    let found = done(&mut rook().ending_solver(Some("K;K".into())).unwrap()).0;
    assert!(get(&found, "result").is_undefined() && list(&get(&found, "moves")).is_empty());
}
