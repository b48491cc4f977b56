//! Routines of a page, and the reader that they are given.

use js_sys::Reflect;
use variant_diagram_wasm::Diagram;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{ask, code, diagram, get, js, list, path, text, texts};

const ARMY: &str = "files=8
ranks=8
royal=K
pawn:P:::a2-h2
rook:R:::a1,h1
king:K:::e1
shooter:X:mK::b1,g1";

/// What a routine saw when the walk from b3 was offered to it: `seen` is an expression over `view`.
fn seen(seen: &str) -> JsValue {
    let mut diagram = diagram(&format!("{ARMY}\ncustom=look:mW"));
    let given =
        js("{ routine(candidate, view) { if (candidate.from === 'b3') this.seen = this.look(candidate, view); } }");
    let look =
        js(&format!("(candidate, view) => {{ try {{ return {seen}; }} catch (error) {{ return error.code; }} }}"));
    Reflect::set(&given, &"look".into(), &look).unwrap();
    let bound = ask("it => it.routine.bind(it)", &given).unwrap();
    diagram.custom("look", &bound).unwrap();
    diagram.set_fen("4k3/8/8/8/8/1X6/8/R3K2R w - - 0 1").unwrap();
    assert!(problems(&diagram).is_empty());
    get(&given, "seen")
}

fn problems(diagram: &Diagram) -> Vec<String> {
    list(&diagram.diagnostics().unwrap()).iter().map(|it| text(it, "code")).collect()
}

#[wasm_bindgen_test]
fn custom_makes_moves() {
    let mut diagram = diagram(&format!("{ARMY}\ncustom=shoot:cK"));
    assert_eq!(problems(&diagram), ["def.custom"]);
    diagram.custom("shoot", &js("(candidate) => [{ end: candidate.from, remove: [candidate.to] }]")).unwrap();
    assert!(problems(&diagram).is_empty());
    diagram.set_fen("4k3/8/8/8/2p5/1X6/8/R3K2R w - - 0 1").unwrap();
    let moves = texts(&diagram.moves(None).unwrap());
    let shot = moves.iter().find(|it| it.starts_with("b3 c4")).unwrap_or_else(|| panic!("{moves:?}"));
    diagram.play(&path(shot)).unwrap();
    assert_eq!(diagram.fen(), "4k3/8/8/8/8/1X6/8/R3K2R b - - 0 1");
}

#[wasm_bindgen_test]
fn custom_and_veto_refuse_what_is_no_function() {
    let mut diagram = diagram(ARMY);
    for it in ["undefined", "null", "7", "'x'", "{}", "[]"] {
        assert_eq!(code(diagram.custom("x", &js(it))), "not-a-routine");
        assert_eq!(code(diagram.veto(&js(it))), "not-a-routine");
    }
}

#[wasm_bindgen_test]
fn install_gives_all_routines_or_none() {
    let mut diagram = diagram(ARMY);
    let wrong = ["{ custom: { x: 1 } }", "{ veto: () => 'no' }", "{ veto: [() => 'no', 1] }", "{ ending: {} }"];
    for it in wrong {
        assert_eq!(code(diagram.install(&js(it))), "not-a-routine", "{it}");
    }
    for it in ["undefined", "7", "{}", "{ custom: null, veto: [] }", "{ get custom() { throw 1; } }"] {
        diagram.install(&js(it)).unwrap();
    }
    diagram.play(&path("a2 a4")).unwrap();
    diagram
        .install(&js("{ veto: [() => undefined, (it) => (it.to === 'a6' ? `Not to ${it.to}.` : undefined)],
            ending: [() => undefined] }"))
        .unwrap();
    let why = diagram.why(&path("a7 a6")).unwrap();
    assert_eq!(text(&why, "sentence"), "Not to a6.");
    assert_eq!(diagram.fen().split(' ').nth(1), Some("b"));
}

#[wasm_bindgen_test]
fn custom_that_fails_is_a_problem_and_gives_no_move() {
    for routine in [
        "() => { throw new Error('oops'); }",
        "() => 'e4'",
        "() => [1]",
        "() => [{ end: 'z99' }]",
        "() => Array(300).fill({})",
        "() => Object.assign([], { length: 4_000_000_000 })",
        "() => [{ get end() { throw new Error('no'); } }, { end: 'z9' }]",
        "(candidate, view) => [{ end: view.at('z9') }]",
    ] {
        let mut diagram = diagram(&format!("{ARMY}\ncustom=it:mN"));
        let before = texts(&diagram.moves(None).unwrap());
        diagram.custom("it", &js(routine)).unwrap();
        assert_eq!(texts(&diagram.moves(None).unwrap()), before, "{routine}");
        assert_eq!(problems(&diagram), ["custom.failed"], "{routine}");
    }
}

#[wasm_bindgen_test]
fn custom_that_fails_is_a_warning_in_the_console() {
    let warnings = js("(() => { const found = [], { warn } = console;
        console.warn = (it) => found.push(it);
        return { found, restore: () => { console.warn = warn; } }; })()");
    let mut diagram = diagram(&format!("{ARMY}\ncustom=it:mN"));
    diagram.custom("it", &js("() => { throw new Error('oops'); }")).unwrap();
    assert!(diagram.legal_count() > 0);
    ask("it => it.restore()", &warnings).unwrap();
    assert_eq!(texts(&get(&warnings, "found")), ["variant-diagram: custom-failed."]);
}

#[wasm_bindgen_test]
fn veto_refuses_with_its_sentence() {
    let mut diagram = diagram(ARMY);
    diagram.veto(&js("(it) => (it.to?.endsWith('4') ? 'Go slowly here.' : undefined)")).unwrap();
    let why = diagram.why(&path("a2 a4")).unwrap();
    assert_eq!((text(&why, "code"), text(&why, "sentence")), ("vetoed".to_owned(), "Go slowly here.".to_owned()));
    assert_eq!(code(diagram.play(&path("a2 a4"))), "vetoed");
    diagram.play(&path("a2 a3")).unwrap();
}

#[wasm_bindgen_test]
fn reader_side_is_whose_turn_it_is() {
    assert_eq!(seen("view.side").as_string().unwrap(), "white");
}

#[wasm_bindgen_test]
fn reader_at_is_the_piece_of_a_square() {
    assert_eq!(text(&seen("view.at('b3')"), "id"), "X");
    assert!(seen("view.at('c5')").is_null());
    assert_eq!(seen("view.at('z99')").as_string().unwrap(), "not-a-question");
}

#[wasm_bindgen_test]
fn reader_pieces_are_squares() {
    assert_eq!(texts(&seen("view.pieces('white', 'R')")), ["a1", "h1"]);
    assert_eq!(list(&seen("view.pieces()")).len(), 5);
    assert_eq!(seen("view.pieces('red')").as_string().unwrap(), "not-a-question");
}

#[wasm_bindgen_test]
fn reader_step_goes_in_a_direction() {
    assert_eq!(texts(&seen("[view.step('b3', 'f'), view.step('b3', 'fr', 2)]")), ["b4", "d5"]);
    assert!(seen("view.step('a1', 'l')").is_null());
    for it in ["view.step('b3', 'up')", "view.step('b3', 'f', -1)", "view.step('b3', 'f', NaN)", "view.step(7, 'f')"] {
        assert_eq!(seen(it).as_string().unwrap(), "not-a-question", "{it}");
    }
}

#[wasm_bindgen_test]
fn reader_leap_goes_as_a_piece_does() {
    assert_eq!(texts(&seen("view.leap('a1', 'N').sort()")), ["b3", "c2"]);
    assert_eq!(seen("view.leap('a0', 'N')").as_string().unwrap(), "not-a-question");
}

#[wasm_bindgen_test]
fn reader_hand_counts_pieces() {
    assert_eq!(seen("view.hand('white', 'P')").as_f64(), Some(0.0));
    assert_eq!(seen("view.hand('white', 'Z')").as_string().unwrap(), "not-a-question");
}

#[wasm_bindgen_test]
fn ending_ends_the_game() {
    let mut diagram = diagram(ARMY);
    diagram.ending(&js("(state, view) => (view.last() ? { winner: 'black', sentence: 'It is late' } : null)")).unwrap();
    assert!(diagram.legal_count() > 0);
    diagram.play(&path("a2 a3")).unwrap();
    assert_eq!(diagram.legal_count(), 0);
    let verdict = get(&diagram.scene().unwrap(), "verdict");
    assert_eq!(
        (text(&verdict, "reason"), text(&verdict, "sentence")),
        ("page".into(), "It is late. result-win.".into())
    );
    assert_eq!(code(diagram.ending(&js("7"))), "not-a-routine");
}

#[wasm_bindgen_test]
fn reader_terrain_is_the_ground_of_a_square() {
    assert!(seen("view.terrain('b3')").is_null());
    assert_eq!(seen("view.terrain('z99')").as_string().unwrap(), "not-a-question");
}

#[wasm_bindgen_test]
fn reader_memory_is_a_number_of_the_definition() {
    let mut diagram = diagram(&format!("{ARMY}\ncustomEffect=*:count\ncustomMemory=n:3"));
    diagram.custom("count", &js("(it, view) => [{ memory: { n: view.memory('n') + 1 } }]")).unwrap();
    diagram.play(&path("a2 a3")).unwrap();
    assert!(diagram.fen().ends_with(" memory=n:4"), "{}", diagram.fen());
    assert_eq!(seen("view.memory('n')").as_string().unwrap(), "not-a-question");
}

#[wasm_bindgen_test]
fn reader_last_is_the_move_before() {
    assert!(seen("view.last()").is_null());
    let mut diagram = diagram(ARMY);
    let page = js("{ veto(it, view) { this.last = view.last(); } }");
    diagram.veto(&ask("it => it.veto.bind(it)", &page).unwrap()).unwrap();
    diagram.play(&path("a2 a3")).unwrap();
    let last = get(&page, "last");
    assert_eq!((text(&last, "from"), text(&last, "to"), text(&last, "id")), ("a2".into(), "a3".into(), "P".into()));
}

#[wasm_bindgen_test]
fn reader_at_is_of_no_use_afterwards() {
    let reader = seen("view");
    let look = "it => { try { it.at('e1'); } catch (error) { return error.code; } }";
    assert_eq!(ask(look, &reader).unwrap().as_string().unwrap(), "not-asked");
}
