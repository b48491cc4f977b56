//! Tables of endings.

use variant_diagram_wasm::{Diagram, EndingSearch};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, code, diagram};

/// A rook against a king: White mates in one.
fn rook() -> Diagram {
    let mut res = diagram(CHESS);
    res.set_fen("7k/8/6K1/8/8/8/8/R7 w - - 0 1").unwrap();
    res
}

/// What the tables say, and how many slices that took.
fn done(search: &mut EndingSearch) -> (JsValue, u32) {
    let (mut res, mut n) = (JsValue::UNDEFINED, 0);
    while res.is_undefined() {
        n += 1;
        res = search.step(20.0).unwrap();
    }
    (res, n)
}

fn of(value: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(value, &name.into()).unwrap()
}

#[wasm_bindgen_test]
fn ending_solver_refuses_hands_and_unknown_pieces() {
    let refused = |text: &str, men: &str| code(diagram(text).ending_solver(Some(men.into())));
    assert_eq!(refused(&format!("holdingsType=-1\n{CHESS}"), "K;K"), "endings.hands");
    assert_eq!(refused(CHESS, "K,X;K"), "bad-men");
    assert_eq!(refused(CHESS, "K,Q,Q,Q;K"), "endings.men");
}

#[wasm_bindgen_test]
fn ending_search_step_finds_the_longest_win() {
    let (found, n) = done(&mut rook().ending_solver(None).unwrap());
    assert!(n > 1);
    assert_eq!(of(&of(&of(&found, "white"), "longestWin"), "moves").as_f64(), Some(16.0));
    assert_eq!(of(&of(&found, "result"), "winsIn").as_f64(), Some(1.0));
    let first = js_sys::Array::from(&of(&found, "moves")).get(0);
    assert_eq!(of(&first, "san").as_string().as_deref(), Some("Ra8#"));
}

#[wasm_bindgen_test]
fn ending_search_progress_ends_at_one() {
    let mut search = rook().ending_solver(None).unwrap();
    assert!(search.progress() < 1.0);
    done(&mut search);
    assert!((search.progress() - 1.0).abs() < 1e-9);
}

#[wasm_bindgen_test]
fn ending_search_nodes_are_counted() {
    let mut search = rook().ending_solver(Some("K;K".into())).unwrap();
    done(&mut search);
    assert!(search.nodes() >= 1.0);
}

#[wasm_bindgen_test]
fn ending_search_finished_tables_are_taken_over_by_resume() {
    let mut first = rook().ending_solver(None).unwrap();
    let (found, _) = done(&mut first);
    let mut second = rook().ending_solver(None).unwrap();
    // King against king; then the ending itself, which is begun with.
    let table = first.finished().unwrap();
    assert!(second.resume(&table) && !second.resume(&table) && !second.resume(&[]));
    assert!(second.finished().is_none());
    assert!(!second.resume(&first.finished().unwrap()) && first.finished().is_none());
    let (again, _) = done(&mut second);
    let wins_in = |it: &JsValue| of(&of(it, "result"), "winsIn").as_f64();
    assert_eq!(wins_in(&found), wins_in(&again));
    assert!(second.nodes() < first.nodes());
}

#[wasm_bindgen_test]
fn ending_search_resume_refuses_what_is_no_table() {
    let mut search = rook().ending_solver(None).unwrap();
    assert!(!search.resume(&[]) && !search.resume(&[1, 2, 3]));
}
