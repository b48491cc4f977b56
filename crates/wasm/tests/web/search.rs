//! The search and the solver.

use variant_diagram_wasm::{Diagram, Search};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, code, diagram};

/// A position with mate in one: e1e8.
fn mate_in_one() -> Diagram {
    let mut res = diagram(CHESS);
    res.set_fen("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1").unwrap();
    res
}

/// A property of the first of a list of objects.
fn of_first(list: &JsValue, name: &str) -> JsValue {
    let first = js_sys::Array::from(list).get(0);
    js_sys::Reflect::get(&first, &name.into()).unwrap()
}

/// Searches to a depth.
fn done(search: &mut Search, depth: u32) {
    search.limit(depth, 0.0, 1);
    while search.step(1000.0) != 2 {}
}

#[wasm_bindgen_test]
fn search_begins_at_the_current_position() {
    let mut search = mate_in_one().search();
    done(&mut search, 3);
    assert_eq!(of_first(&search.lines().unwrap(), "winsIn").as_f64(), Some(1.0));
}

#[wasm_bindgen_test]
fn search_go_on_takes_the_next_position() {
    let mut game = mate_in_one();
    let mut search = diagram(CHESS).search();
    done(&mut search, 2);
    search.go_on(&game);
    done(&mut search, 3);
    assert_eq!(of_first(&search.lines().unwrap(), "winsIn").as_f64(), Some(1.0));
    game.set_fen("6k1/5ppp/8/8/8/8/8/K2Q4 w - - 0 1").unwrap();
    search.go_on(&game);
    done(&mut search, 3);
    assert_eq!(of_first(&search.lines().unwrap(), "winsIn").as_f64(), Some(1.0));
}

#[wasm_bindgen_test]
fn search_limit_bounds_the_depth() {
    let mut search = diagram(CHESS).search();
    done(&mut search, 2);
    assert_eq!(of_first(&search.lines().unwrap(), "depth").as_f64(), Some(2.0));
}

#[wasm_bindgen_test]
fn search_level_ends_by_itself() {
    let mut search = diagram(CHESS).search();
    assert!(search.level(1, 7.0, false) < diagram(CHESS).search().level(8, 7.0, false));
    while search.step(1000.0) != 2 {}
    assert_eq!(js_sys::Array::from(&search.lines().unwrap()).length(), 1);
}

#[wasm_bindgen_test]
fn search_step_may_be_short() {
    let mut search = diagram(CHESS).search();
    assert_eq!(search.step(0.0), 0);
}

#[wasm_bindgen_test]
fn search_finish_leaves_a_line() {
    let mut search = diagram(CHESS).search();
    search.step(0.0);
    search.finish();
    assert_eq!(js_sys::Array::from(&search.lines().unwrap()).length(), 1);
}

#[wasm_bindgen_test]
fn search_guess_needs_no_depth() {
    let search = diagram(CHESS).search();
    assert_eq!(js_sys::Array::from(&search.guess().unwrap()).length(), 1);
    assert_eq!(of_first(&search.guess().unwrap(), "depth").as_f64(), Some(0.0));
    let mut over = diagram(CHESS);
    over.set_fen("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1").unwrap();
    assert_eq!(js_sys::Array::from(&over.search().guess().unwrap()).length(), 0);
}

#[wasm_bindgen_test]
fn search_lines_are_as_many_as_asked_for() {
    let mut search = diagram(CHESS).search();
    search.limit(1, 0.0, 3);
    while search.step(1000.0) != 2 {}
    assert_eq!(js_sys::Array::from(&search.lines().unwrap()).length(), 3);
}

#[wasm_bindgen_test]
fn search_nodes_grow() {
    let mut search = diagram(CHESS).search();
    done(&mut search, 2);
    assert!(search.nodes() > 20.0);
}

#[wasm_bindgen_test]
fn solver_step_finds_the_key() {
    let mut solver = mate_in_one().solver(1);
    let mut solution = JsValue::UNDEFINED;
    while solution.is_undefined() {
        solution = solver.step(1000.0).unwrap();
    }
    let keys = js_sys::Reflect::get(&solution, &"keys".into()).unwrap();
    assert_eq!(js_sys::Array::from(&of_first(&keys, "path")).join(" "), "e1 e8");
}

#[wasm_bindgen_test]
fn solver_settled_tells_first_moves_once_they_are() {
    let mut solver = mate_in_one().solver(1);
    let before = solver.settled();
    while solver.step(1000.0).unwrap().is_undefined() {}
    assert_ne!(solver.settled(), before);
}

#[wasm_bindgen_test]
fn problem_search_settled_tells_first_moves_once_they_are() {
    let mut search = mate_in_one().problem("#1").map_err(|_| "a stipulation").unwrap();
    let before = search.settled();
    while search.step(1000.0).unwrap().is_undefined() {}
    assert_ne!(search.settled(), before);
}

#[wasm_bindgen_test]
fn study_search_settled_tells_first_moves_once_they_are() {
    let mut search = mate_in_one().problem_study("#1").map_err(|_| "a stipulation").unwrap();
    let before = search.settled();
    while search.step(1000.0).unwrap().is_undefined() {}
    assert_ne!(search.settled(), before);
}

#[wasm_bindgen_test]
fn solver_resume_takes_over_what_is_settled() {
    let mut first = mate_in_one().solver(1);
    while first.step(1000.0).unwrap().is_undefined() {}
    let mut second = mate_in_one().solver(1);
    second.resume(&first.settled());
    // The text begins with the positions that it cost.
    assert!(first.settled().starts_with(&format!("{};", second.nodes())));
    while second.step(1000.0).unwrap().is_undefined() {}
    assert_eq!(second.settled(), first.settled());
}

#[wasm_bindgen_test]
fn problem_search_resume_takes_over_what_is_settled() {
    let begun = || mate_in_one().problem("#1").map_err(|_| "a stipulation").unwrap();
    let (mut first, mut second, mut third) = (begun(), begun(), begun());
    while first.step(1000.0).unwrap().is_undefined() {}
    second.resume(&first.settled());
    while second.step(1000.0).unwrap().is_undefined() {}
    assert_eq!(second.settled(), first.settled());
    // The position itself is looked at again, its moves are not.
    assert_eq!(second.nodes(), first.nodes() + 1.0);
    third.resume("what");
    while third.step(1000.0).unwrap().is_undefined() {}
    assert_eq!(third.settled(), first.settled());
}

#[wasm_bindgen_test]
fn study_search_resume_takes_over_what_is_settled() {
    let begun = || mate_in_one().problem_study("#1").map_err(|_| "a stipulation").unwrap();
    let (mut first, mut second) = (begun(), begun());
    while first.step(1000.0).unwrap().is_undefined() {}
    second.resume(&first.settled());
    while second.step(1000.0).unwrap().is_undefined() {}
    assert_eq!(second.settled(), first.settled());
}

#[wasm_bindgen_test]
fn solver_progress_ends_at_one() {
    let mut solver = mate_in_one().solver(1);
    assert!(solver.progress() < 1.0);
    while solver.step(1000.0).unwrap().is_undefined() {}
    assert!((solver.progress() - 1.0).abs() < 1e-9);
}

#[wasm_bindgen_test]
fn problem_search_progress_ends_at_one() {
    let Ok(mut search) = mate_in_one().problem("#1") else { panic!("a stipulation") };
    assert!(search.progress() < 1.0);
    while search.step(1000.0).unwrap().is_undefined() {}
    assert!((search.progress() - 1.0).abs() < 1e-9);
}

#[wasm_bindgen_test]
fn solver_nodes_are_counted() {
    let mut solver = mate_in_one().solver(1);
    while solver.step(1000.0).unwrap().is_undefined() {}
    assert!(solver.nodes() >= 1.0);
}

/// A position with one helpmate in one: h8g8 a1a8.
fn help() -> Diagram {
    let mut res = diagram(CHESS);
    res.set_fen("7k/8/6K1/8/8/8/8/R7 b - - 0 1").unwrap();
    res
}

#[wasm_bindgen_test]
fn problem_needs_a_stipulation() {
    assert!(help().problem("h#1").is_ok());
    for it in ["", "h#x", "#", "mate"] {
        assert_eq!(code(help().problem(it)), "bad-stipulation", "{it}");
    }
}

#[wasm_bindgen_test]
fn problem_search_step_finds_the_keys() {
    let mut search = help().problem("h#1").unwrap();
    let mut found = JsValue::UNDEFINED;
    while found.is_undefined() {
        found = search.step(1000.0).unwrap();
    }
    let keys = js_sys::Reflect::get(&found, &"keys".into()).unwrap();
    assert_eq!(js_sys::Array::from(&keys).length(), 1);
    assert_eq!(js_sys::Array::from(&of_first(&keys, "path")).join(" "), "h8 g8");
}

#[wasm_bindgen_test]
fn problem_search_nodes_are_counted() {
    let mut search = help().problem("h#1").unwrap();
    while search.step(1000.0).unwrap().is_undefined() {}
    assert!(search.nodes() >= 1.0);
}

#[wasm_bindgen_test]
fn problem_study_needs_a_stipulation() {
    assert!(help().problem_study("h#1").is_ok());
    assert_eq!(code(help().problem_study("mate")), "bad-stipulation");
}

#[wasm_bindgen_test]
fn study_search_step_tells_keys_with_their_variations() {
    let mut search = mate_in_one().problem_study("#1").unwrap();
    let mut found = JsValue::UNDEFINED;
    while found.is_undefined() {
        found = search.step(1000.0).unwrap();
    }
    let keys = js_sys::Reflect::get(&found, &"keys".into()).unwrap();
    assert_eq!(js_sys::Array::from(&keys).length(), 1);
    assert_eq!(of_first(&keys, "san"), "Re8#");
    assert_eq!(js_sys::Reflect::get(&found, &"duals".into()).unwrap(), 0);
}

#[wasm_bindgen_test]
fn study_search_progress_ends_at_one() {
    let mut search = mate_in_one().problem_study("#1").unwrap();
    while search.step(1000.0).unwrap().is_undefined() {}
    assert!((search.progress() - 1.0).abs() < 1e-9);
}

#[wasm_bindgen_test]
fn study_search_nodes_are_counted() {
    let mut search = mate_in_one().problem_study("#1").unwrap();
    while search.step(1000.0).unwrap().is_undefined() {}
    assert!(search.nodes() >= 1.0);
}
