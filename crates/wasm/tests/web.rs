//! The exported object as a page uses it, in a browser. What the views say is tested natively.

#![cfg(target_arch = "wasm32")]

use js_sys::{Array, Error, Function, JSON, Object, Reflect};
use variant_diagram_wasm::{Diagram, check, explain, keys};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const CHESS: &str = "firstRank=1
pawn:P:fmWfceFifmnD::a2-h2
knight:N:::b1,g1
bishop:B:::c1,f1
rook:R:::a1,h1
queen:Q:::d1
king:K:KisO2::e1";

fn diagram() -> Diagram {
    Diagram::new(&CHESS.into()).unwrap()
}

/// What a page would write in JavaScript.
fn js(code: &str) -> JsValue {
    let function = Function::new_no_args(&format!("return ({code});"));
    function.call0(&JsValue::UNDEFINED).unwrap()
}

fn path(steps: &[&str]) -> JsValue {
    steps.iter().map(|it| JsValue::from_str(it)).collect::<Array>().into()
}

/// A member of a member of a value: `get(&view, "cells.0.name")`.
fn get(value: &JsValue, way: &str) -> JsValue {
    way.split('.').fold(value.clone(), |it, name| Reflect::get(&it, &name.into()).unwrap())
}

/// The strings of an array.
fn texts(value: &JsValue) -> Vec<String> {
    Array::from(value).iter().map(|it| it.as_string().unwrap()).collect()
}

fn text(value: &JsValue, way: &str) -> String {
    get(value, way).as_string().unwrap()
}

fn number(value: &JsValue, way: &str) -> f64 {
    get(value, way).as_f64().unwrap()
}

/// The code of an error that really is one.
#[track_caller]
fn code<T>(result: Result<T, JsValue>) -> String {
    let error = result.err().unwrap();
    assert!(error.is_instance_of::<Error>());
    assert!(!text(&error, "message").is_empty());
    assert!(Reflect::has(&error, &"span".into()).unwrap());
    text(&error, "code")
}

#[wasm_bindgen_test]
fn views_are_plain_objects() {
    let diagram = diagram();
    let board = diagram.board().unwrap();
    assert_eq!((text(&board, "cells.0.name"), number(&board, "cells.length")), ("a8".to_owned(), 64.0));
    assert_eq!(number(&board, "cells.0.neighbors.0"), -1.0);
    assert_eq!(text(&board, "types.1.name"), "knight");
    assert!(get(&board, "types.1.urls").is_undefined());
    assert_eq!(text(&board, "appearance.satellite"), "piece");
    let scene = diagram.scene().unwrap();
    assert_eq!((number(&scene, "pieces.length"), number(&scene, "turn")), (32.0, 0.0));
    assert!(get(&scene, "verdict").is_undefined());
    // The views survive being sent to a worker or written down.
    assert!(JSON::stringify(&board).is_ok());
}

#[wasm_bindgen_test]
fn clicks_and_moves() {
    let mut diagram = diagram();
    let first = diagram.options(&path(&[])).unwrap();
    assert_eq!(number(&first, "options.length"), 10.0);
    let next = diagram.options(&path(&["e2"])).unwrap();
    assert_eq!(text(&next, "options.1.step"), "e4");
    assert_eq!(get(&next, "options.1.plays").as_bool(), Some(true));
    let played = diagram.play(&path(&["e2", "e4"])).unwrap();
    assert_eq!((text(&played, "san"), number(&played, "moved.0.to")), ("e4".to_owned(), 36.0));
    assert_eq!(diagram.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert!(diagram.undo() && !diagram.undo() && diagram.redo() && !diagram.redo());
    diagram.goto(-1.0);
    assert_eq!(number(&diagram.scene().unwrap(), "ply"), 0.0);
    diagram.goto(f64::NAN);
    diagram.goto(f64::INFINITY);
    assert_eq!(number(&diagram.scene().unwrap(), "ply"), 1.0);
    diagram.restart();
    assert_eq!(number(&diagram.scene().unwrap(), "plies"), 0.0);
}

#[wasm_bindgen_test]
fn lists_counts_and_texts() {
    let mut diagram = diagram();
    assert_eq!(diagram.legal_count(), 20);
    assert!(texts(&diagram.moves(None).unwrap()).contains(&"e2 e4".to_owned()));
    assert!(texts(&diagram.moves(Some("uci".into())).unwrap()).contains(&"g1f3".to_owned()));
    assert!(texts(&diagram.moves(Some("san".into())).unwrap()).contains(&"Nf3".to_owned()));
    assert_eq!(diagram.perft(3.0).unwrap(), 8902.0);
    diagram.load("1. e4 e5").unwrap();
    assert_eq!(diagram.record(), "1. e4 e5 *");
    let notes = diagram.set_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    assert!(notes.is_empty() && diagram.legal_count() == 5);
    let marks = diagram.reach(2.0, None, &JsValue::UNDEFINED).unwrap();
    assert_eq!((number(&marks, "length"), text(&marks, "0.mark")), (8.0, "leap".to_owned()));
    let around = js("{ moved: true, side: 1, enemies: [28, -1, 'x', 1e9, NaN] }");
    let marks = diagram.reach(1.0, Some(36.0), &around).unwrap();
    assert_eq!(number(&marks, "length"), 3.0);
    assert_eq!(explain("N"), "moves or captures as Knight");
    assert_eq!(Diagram::version(), env!("CARGO_PKG_VERSION"));
}

#[wasm_bindgen_test]
fn zones_and_keys() {
    let diagram = diagram();
    let zones = diagram.zones(1.0, 1.0).unwrap();
    assert_eq!((number(&zones, "length"), number(&zones, "0.cell")), (8.0, 56.0));
    assert_eq!(text(&zones, "0.zone"), "promotion");
    assert_eq!(number(&diagram.zones(2.0, 0.0).unwrap(), "length"), 0.0);
    for kind in [0.0, 7.0, -1.0, 1.5, f64::NAN] {
        assert_eq!(code(diagram.zones(kind, 0.0)), "no-such-type");
    }
    let keys = keys().unwrap();
    assert!(number(&keys, "length") > 100.0);
    assert_eq!((text(&keys, "0.rule"), text(&keys, "0.name")), (String::new(), "castleFlip".to_owned()));
    assert_eq!(text(&keys, "0.default"), "0");
}

#[wasm_bindgen_test]
fn a_shuffle_is_drawn_and_named() {
    assert_eq!(diagram().shuffle(None).unwrap(), None);
    let definition = format!("{CHESS}\nshuffle=N!BRQK");
    let mut diagram = Diagram::new(&definition.as_str().into()).unwrap();
    let number = diagram.shuffle(None).unwrap().unwrap();
    assert_eq!(text(&diagram.scene().unwrap(), "shuffle"), number);
    let fen = diagram.fen();
    diagram.restart();
    assert_eq!(diagram.shuffle(Some(number.clone())).unwrap(), Some(number));
    assert_eq!(diagram.fen(), fen);
}

#[wasm_bindgen_test]
fn refusals_are_errors_with_codes() {
    let mut diagram = diagram();
    let before = diagram.fen();
    assert_eq!(code(diagram.play(&path(&["e2", "e5"]))), "no-such-move");
    assert_eq!(code(diagram.play(&path(&[]))), "incomplete");
    assert_eq!(code(diagram.play(&path(&["\0"]))), "not-text");
    assert_eq!(code(diagram.set_fen("x")), "not-a-position");
    assert_eq!(code(diagram.moves(Some("lan".into()))), "no-such-notation");
    assert_eq!(code(diagram.perft(f64::INFINITY)), "too-deep");
    assert_eq!(code(diagram.reach(0.5, None, &JsValue::UNDEFINED)), "no-such-type");
    assert_eq!(code(diagram.reach(1.0, Some(-1.0), &JsValue::UNDEFINED)), "no-such-cell");
    assert_eq!(code(diagram.claim("repetition")), "no-such-claim");
    assert_eq!(code(diagram.shuffle(Some("0".into()))), "no-such-start");
    let why = diagram.why(&path(&["a1", "a3"])).unwrap();
    assert_eq!((text(&why, "code"), text(&why, "marks.0.role")), ("blocked".to_owned(), "blocker".to_owned()));
    assert!(diagram.why(&path(&["e2", "e4"])).unwrap().is_undefined());
    assert_eq!(diagram.fen(), before);
    let error = diagram.load("1. e4 Qxx").unwrap_err();
    assert_eq!((number(&error, "span.0"), number(&error, "span.1")), (6.0, 9.0));
}

#[wasm_bindgen_test]
fn what_is_no_path_is_refused() {
    let mut diagram = diagram();
    for it in [
        "undefined",
        "null",
        "'e2'",
        "7",
        "[1]",
        "['e2', undefined]",
        "[,]",
        "{ length: 1, 0: 'e2' }",
        "new Array(1e9)",
        "[Symbol()]",
    ] {
        let it = js(it);
        assert_eq!(code(diagram.options(&it)), "not-a-path");
        assert_eq!(code(diagram.why(&it)), "not-a-path");
        assert_eq!(code(diagram.play(&it)), "not-a-path");
    }
    // The object is still usable.
    assert_eq!(diagram.legal_count(), 20);
}

#[wasm_bindgen_test]
fn definitions_may_be_objects() {
    let value = js("{ files: 5, ranks: 5, royal: undefined, pieces: [
        { name: 'knight', id: 'N', white: ['b1'] }, { name: 'king', move: 'K', white: ['c1'] }] }");
    let diagram = Diagram::new(&value).unwrap();
    assert_eq!(diagram.fen(), "1nk2/5/5/5/1NK2 w - - 0 1");
    assert_eq!(number(&diagram.diagnostics().unwrap(), "length"), 0.0);
    let found = check(&js("{ royl: 'K', pieces: [{ name: 'x', move: '\\u{1f451}N?', white: ['z9'] }] }")).unwrap();
    let found: Vec<JsValue> = found.unchecked_into::<Array>().to_vec();
    let at = |code: &str| found.iter().find(|it| text(it, "code") == code).unwrap();
    assert_eq!(text(at("def.key"), "pointer"), "/royl");
    let bracket = at("xbetza.bracket");
    assert_eq!((text(bracket, "pointer"), number(bracket, "span.0")), ("/pieces/0/move".to_owned(), 3.0));
}

#[wasm_bindgen_test]
fn spans_fit_the_string_of_the_page() {
    let definition = format!("# \u{1f451}\u{1f451}\nroyl=K\n{CHESS}");
    let found = check(&definition.as_str().into()).unwrap();
    let [start, end] = ["0.span.0", "0.span.1"].map(|it| number(&found, it) as u32);
    let page = js_sys::JsString::from(definition);
    assert_eq!(String::from(page.substring(start, end)), "royl");
    assert_eq!(text(&found, "0.severity"), "warning");
}

#[wasm_bindgen_test]
fn hostile_definitions_do_no_harm() {
    for it in ["undefined", "null", "7", "true", "Symbol('x')", "() => 1", "10n"] {
        assert_eq!(code(Diagram::new(&js(it))), "not-a-definition");
        assert_eq!(code(check(&js(it))), "not-a-definition");
    }
    let knots =
        "(() => { const it = {}; for (const name of 'abcdefghij') it[name] = it; it.pieces = [it, it]; return it; })()";
    let deep = "(() => { let it = []; for (let n = 0; n < 1e5; n += 1) it = [it]; return { morph: it }; })()";
    let throwing = "{ get files() { throw new Error('no'); }, pieces: [null, 7, 'x', { get name() { throw 1; } }] }";
    let proxy = "new Proxy({}, { ownKeys() { throw new Error('no'); } })";
    let odd = "{ files: 1e300, ranks: NaN, [Symbol('x')]: 1, pieces: new Array(1e6), arrows: 10n, title: () => 1 }";
    let long = "{ title: 'x'.repeat(3e7), author: 'y'.repeat(3e7) }";
    for it in [knots, deep, throwing, proxy, odd, long, "[]", "[[[]]]", "new Map()", "new Uint8Array(1e6)"] {
        use_all(&js(it));
    }
    for it in [
        "",
        "\0",
        "::::",
        "files=0\nranks=999999999999",
        "files=26\nranks=36\nx:X:KNADcaKcabKmabK::a1-z36",
        "a=1\n".repeat(9999).as_str(),
    ] {
        use_all(&it.into());
    }
}

/// Asks for everything a page asks for.
fn use_all(definition: &JsValue) {
    let mut diagram = Diagram::new(definition).unwrap();
    let board = diagram.board().unwrap();
    assert!(number(&board, "cells.length") <= 26.0 * 36.0);
    assert!(diagram.diagnostics().unwrap().is_instance_of::<Array>());
    assert!(diagram.options(&path(&[])).unwrap().is_instance_of::<Object>());
    for it in texts(&diagram.moves(None).unwrap()).iter().take(3) {
        let steps: Vec<&str> = it.split(' ').collect();
        diagram.play(&path(&steps)).unwrap();
        assert!(diagram.undo());
    }
    let fen = diagram.fen();
    diagram.set_fen(&fen).unwrap();
    assert_eq!(diagram.fen(), fen);
}
