//! Puzzles: of the definition, and posed.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, diagram, get, number, path, place, text};

/// Two Rooks against a King.
const LADDER: &str = "firstRank=1
royal=K
symmetry=none
solution=1. Rh7 (1. Ra6? {The King comes nearer.}) 1... Kf8 (1... Kd8 2. Ra8#) 2. Ra8#
fen=4k3/8/8/8/8/7R/R7/K7 w - - 0 1
rook:R:R:::
king:K:K:::";

#[wasm_bindgen_test]
fn puzzle_is_open_until_it_is_solved() {
    let mut diagram = diagram(LADDER);
    let puzzle = diagram.puzzle().unwrap();
    assert_eq!((text(&puzzle, "state"), text(&puzzle, "hint.san")), ("open".to_owned(), "Rh7".to_owned()));
    diagram.play(&path("h3 h7")).unwrap();
    let reply = get(&diagram.puzzle().unwrap(), "reply");
    diagram.play(&reply).unwrap();
    diagram.play(&path("a2 a8")).unwrap();
    assert_eq!(text(&diagram.puzzle().unwrap(), "state"), "solved");
}

#[wasm_bindgen_test]
fn judge_says_what_is_wrong_with_a_move() {
    let diagram = diagram(LADDER);
    assert!(diagram.judge(&path("h3 h7")).unwrap().is_undefined());
    let reason = diagram.judge(&path("a2 a6")).unwrap();
    assert!(!text(&reason, "code").is_empty() && text(&reason, "sentence").contains("The King comes nearer."));
}

#[wasm_bindgen_test]
fn pose_makes_the_start_a_puzzle() {
    let mut diagram = diagram(CHESS);
    assert!(diagram.puzzle().unwrap().is_undefined());
    diagram.pose("1. e4 e5 2. Nf3").unwrap();
    assert_eq!(text(&diagram.puzzle().unwrap(), "state"), "open");
    assert_eq!(place(diagram.pose("1. e4 e5 2. Ke3")), [12.0, 15.0]);
}

#[wasm_bindgen_test]
fn retry_begins_anew() {
    let mut ladder = diagram(LADDER);
    ladder.play(&path("h3 h7")).unwrap();
    assert!(ladder.retry());
    assert_eq!(number(&ladder.scene().unwrap(), "plies"), 0.0);
    assert_eq!(text(&ladder.puzzle().unwrap(), "state"), "open");
    assert!(!diagram(CHESS).retry());
}

#[wasm_bindgen_test]
fn solve_shows_the_solution() {
    let mut ladder = diagram(LADDER);
    assert!(ladder.solve());
    assert_eq!(text(&ladder.puzzle().unwrap(), "state"), "shown");
    assert!(ladder.record().contains("2. Ra8#"), "{}", ladder.record());
    assert!(!diagram(CHESS).solve());
}
