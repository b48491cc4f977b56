//! Work of all kinds, in slices.

use variant_diagram_wasm::Work;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::endings::rook;
use crate::search::mate_in_one;
use crate::support::{CHESS, diagram, list};

/// The answer of some work, and how many slices that took.
pub(crate) fn done(work: &mut Work) -> (JsValue, u32) {
    let (mut res, mut n) = (JsValue::UNDEFINED, 0);
    while !work.is_over() {
        n += 1;
        let found = work.step(20.0).unwrap();
        res = if found.is_undefined() { res } else { found };
    }
    (res, n)
}

/// Searches without a limit.
fn search() -> Work {
    diagram(CHESS).search(&JsValue::UNDEFINED, None)
}

/// What settles something: each made anew.
const SOLVERS: [fn() -> Work; 4] = [
    || mate_in_one().solver(1),
    || mate_in_one().problem("#1", false).unwrap(),
    || mate_in_one().problem("#1", true).unwrap(),
    || rook().ending_solver(None).unwrap(),
];

#[wasm_bindgen_test]
fn work_step_may_be_short() {
    let mut search = search();
    assert!(search.step(0.0).unwrap().is_undefined() && !search.is_over());
}

#[wasm_bindgen_test]
fn work_finish_leaves_the_line_of_a_search_and_no_half_solution() {
    let (mut search, mut solver) = (search(), diagram(CHESS).solver(9));
    search.step(0.0).unwrap();
    assert_eq!(list(&search.finish().unwrap()).len(), 1);
    assert!(solver.step(0.0).unwrap().is_undefined() && solver.finish().unwrap().is_undefined());
    assert!(search.is_over() && solver.is_over());
}

#[wasm_bindgen_test]
fn work_is_over_with_its_answer() {
    for begun in SOLVERS {
        let mut work = begun();
        assert!(!work.is_over());
        assert!(!done(&mut work).0.is_undefined());
    }
}

#[wasm_bindgen_test]
fn work_share_ends_at_one() {
    for begun in SOLVERS {
        let mut work = begun();
        assert!(work.share() < 1.0);
        done(&mut work);
        assert!((work.share() - 1.0).abs() < 1e-9);
    }
}

#[wasm_bindgen_test]
fn work_nodes_are_counted() {
    let player = diagram(CHESS).self_player(1.0, 20.0, 1.0).unwrap();
    for mut work in SOLVERS.into_iter().map(|it| it()).chain([search(), player]) {
        // What judges positions is prepared first.
        while work.nodes() < 1.0 {
            assert!(!work.is_over());
            work.step(1.0).unwrap();
        }
    }
}

#[wasm_bindgen_test]
fn work_kept_is_taken_over_by_resume() {
    let text = |it: JsValue| String::from(js_sys::JSON::stringify(&it).unwrap());
    for begun in SOLVERS {
        let (mut first, mut second) = (begun(), begun());
        let found = text(done(&mut first).0);
        let kept = first.kept().unwrap();
        assert!(first.kept().is_none());
        assert!(second.resume(&kept) && second.kept().is_none());
        let before = second.nodes();
        assert_eq!(text(done(&mut second).0), found);
        assert!(second.nodes() - before < first.nodes());
    }
}

#[wasm_bindgen_test]
fn work_resume_refuses_what_is_nothing_of_the_kind() {
    for begun in SOLVERS {
        assert!(!begun().resume(&[]) && !begun().resume(&[1, 2, 3]) && !begun().resume(b"what"));
    }
    assert!(!search().resume(&[]) && !search().resume(b"0;;;0"));
}
