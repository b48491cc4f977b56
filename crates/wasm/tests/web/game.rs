//! Clicks and moves.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, code, diagram, get, js, list, names, number, path, text, texts};

const NOTATIONS: [(&str, &str); 14] = [
    ("path", "g1 f3"),
    ("coordinates", "g1f3"),
    ("uci", "g1f3"),
    ("san", "Nf3"),
    ("courier", "N g1-f3"),
    ("usi", "2h3f"),
    ("hodges", ""),
    ("hodges-digits", ""),
    ("hosking", ""),
    ("large-shogi", ""),
    ("wxf", ""),
    ("janggi", ""),
    ("xboard", "g1f3"),
    ("uci-0", "g0f2"),
];

#[wasm_bindgen_test]
fn options_are_what_may_be_clicked() {
    let diagram = diagram(CHESS);
    let first = diagram.options(&path("")).unwrap();
    assert_eq!(number(&first, "options.length"), 10.0);
    let next = diagram.options(&path("e2")).unwrap();
    assert_eq!(text(&next, "options.1.step"), "e4");
    assert_eq!(get(&next, "options.1.plays").as_bool(), Some(true));
    assert_eq!(number(&diagram.options(&path("\0")).unwrap(), "options.length"), 0.0);
}

#[wasm_bindgen_test]
fn options_and_moves_refuse_what_is_no_path() {
    let mut diagram = diagram(CHESS);
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
        assert_eq!(code(diagram.preview(&it)), "not-a-path");
        assert_eq!(code(diagram.judge(&it)), "not-a-path");
        assert_eq!(code(diagram.play(&it)), "not-a-path");
    }
    // The object is still usable.
    assert_eq!(diagram.legal_count(), 20);
}

#[wasm_bindgen_test]
fn why_names_the_reason_and_the_cells() {
    let mut diagram = diagram(CHESS);
    let why = diagram.why(&path("a1 a3")).unwrap();
    assert_eq!((text(&why, "code"), text(&why, "marks.0.role")), ("blocked".to_owned(), "blocker".to_owned()));
    assert!(diagram.why(&path("e2 e4")).unwrap().is_undefined());
}

#[wasm_bindgen_test]
fn preview_shows_what_is_certain() {
    let mut diagram = diagram(CHESS);
    diagram.set_fen("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1").unwrap();
    let preview = diagram.preview(&path("e5 d6")).unwrap();
    assert_eq!(names(&diagram, &get(&preview, "removed")), ["d5"]);
    assert_eq!(number(&diagram.preview(&path("e1 g1")).unwrap(), "moved.length"), 2.0);
}

#[wasm_bindgen_test]
fn play_answers_with_the_move() {
    let mut diagram = diagram(CHESS);
    let played = diagram.play(&path("e2 e4")).unwrap();
    assert_eq!((text(&played, "san"), number(&played, "moved.0.to")), ("e4".to_owned(), 36.0));
    assert_eq!(diagram.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

#[wasm_bindgen_test]
fn play_refuses_with_the_reason() {
    let mut diagram = diagram(CHESS);
    let before = diagram.fen();
    assert_eq!(code(diagram.play(&path("e2 e5"))), "no-such-move");
    assert_eq!(code(diagram.play(&path(""))), "incomplete");
    assert_eq!(code(diagram.play(&path("\0"))), "not-text");
    assert_eq!(code(diagram.play(&path("a1 a3"))), "blocked");
    assert_eq!(diagram.fen(), before);
}

#[wasm_bindgen_test]
fn read_understands_what_is_typed() {
    let mut diagram = diagram(CHESS);
    assert_eq!(diagram.read("Nf3", None).unwrap(), ["g1", "f3"]);
    assert_eq!(diagram.read("g1f3", Some("uci".into())).unwrap(), ["g1", "f3"]);
    assert_eq!(diagram.read("g1 f3", Some("path".into())).unwrap(), ["g1", "f3"]);
    assert_eq!(code(diagram.read("Nf3", Some("uci".into()))), "not-text");
    assert_eq!(code(diagram.read("Nf3", Some("lan".into()))), "no-such-notation");
    assert_eq!(code(diagram.read("Qd4", None)), "blocked");
}

#[wasm_bindgen_test]
fn undo_takes_a_move_back_and_redo_plays_it_again() {
    let mut diagram = diagram(CHESS);
    diagram.play(&path("e2 e4")).unwrap();
    assert!(diagram.undo() && !diagram.undo());
    assert!(diagram.redo() && !diagram.redo());
}

#[wasm_bindgen_test]
fn redo_is_forgotten_after_another_move() {
    let mut diagram = diagram(CHESS);
    diagram.play(&path("e2 e4")).unwrap();
    assert!(diagram.undo());
    diagram.play(&path("d2 d4")).unwrap();
    assert!(!diagram.redo());
}

#[wasm_bindgen_test]
fn goto_takes_any_number() {
    let mut diagram = diagram(CHESS);
    diagram.play(&path("e2 e4")).unwrap();
    for (ply, expected) in [(-1.0, 0.0), (f64::NAN, 0.0), (f64::INFINITY, 1.0), (0.5, 0.0), (1.0, 1.0)] {
        diagram.goto(ply);
        assert_eq!(number(&diagram.scene().unwrap(), "ply"), expected, "{ply}");
    }
}

#[wasm_bindgen_test]
fn claim_ends_a_game_that_repeats() {
    let mut diagram = diagram(&format!("{CHESS}\nrepetition=3:draw\nclaims=repetition"));
    assert_eq!(code(diagram.claim("repetition")), "no-such-claim");
    for it in ["g1 f3", "g8 f6", "f3 g1", "f6 g8"].repeat(2) {
        diagram.play(&path(it)).unwrap();
    }
    assert_eq!(text(&diagram.scene().unwrap(), "claims.0.reason"), "repetition");
    diagram.claim("repetition").unwrap();
    assert_eq!(text(&diagram.scene().unwrap(), "verdict.result"), "draw");
    assert_eq!(code(diagram.claim("repetition")), "no-such-claim");
}

#[wasm_bindgen_test]
fn resign_ends_the_game_for_a_side() {
    let mut diagram = diagram(CHESS);
    assert_eq!(code(diagram.resign(&"nobody".into())), "not-a-side");
    assert!(diagram.resign(&"black".into()).unwrap());
    assert_eq!(text(&diagram.scene().unwrap(), "verdict.result"), "white");
    assert!(!diagram.resign(&"white".into()).unwrap());
}

#[wasm_bindgen_test]
fn moves_are_written_in_every_notation() {
    let diagram = diagram(CHESS);
    for (notation, expected) in NOTATIONS {
        let moves = texts(&diagram.moves(Some(notation.into())).unwrap());
        assert_eq!(moves.len(), 20, "{notation}");
        assert!(expected.is_empty() || moves.iter().any(|it| it == expected), "{notation} {moves:?}");
    }
    assert_eq!(texts(&diagram.moves(None).unwrap()), texts(&diagram.moves(Some("path".into())).unwrap()));
    assert_eq!(code(diagram.moves(Some("lan".into()))), "no-such-notation");
}

#[wasm_bindgen_test]
fn moves_are_none_when_the_game_is_over() {
    let mut diagram = diagram(CHESS);
    diagram.load("1. f3 e5 2. g4 Qh4#").unwrap();
    assert!(texts(&diagram.moves(None).unwrap()).is_empty());
    assert_eq!(diagram.legal_count(), 0);
    assert_eq!(text(&diagram.scene().unwrap(), "verdict.reason"), "mate");
}

#[wasm_bindgen_test]
fn legal_count_is_the_number_of_moves() {
    assert_eq!(diagram(CHESS).legal_count(), 20);
}

#[wasm_bindgen_test]
fn perft_counts() {
    let diagram = diagram(CHESS);
    assert_eq!(diagram.perft(3.0, None).unwrap(), 8902.0);
    assert_eq!(diagram.perft(2.0, Some(true)).unwrap(), 400.0);
    assert_eq!(code(diagram.perft(f64::INFINITY, None)), "too-deep");
    assert_eq!(code(diagram.perft(100.0, Some(true))), "too-deep");
}

#[wasm_bindgen_test]
fn divide_counts_below_each_move() {
    let diagram = diagram(CHESS);
    let counts = list(&diagram.divide(3.0, Some("san".into())).unwrap());
    assert_eq!(counts.len(), 20);
    assert_eq!(counts.iter().map(|it| number(it, "count")).sum::<f64>(), 8902.0);
    assert!(counts.iter().any(|it| text(it, "text") == "Nf3"));
    assert_eq!(code(diagram.divide(1e9, None)), "too-deep");
    assert_eq!(code(diagram.divide(1.0, Some("lan".into()))), "no-such-notation");
}
