//! The record with its variations, and puzzles, as the page asks for them.

use super::{CHESS, diagram, path};
use crate::diagram::Diagram;

/// Two Rooks against a King.
const LADDER: &str = "firstRank=1
royal=K
symmetry=none
solution=1. Rh7 (1. Ra6? {The King comes nearer.}) 1... Kf8 (1... Kd8 2. Ra8#) 2. Ra8#
fen=4k3/8/8/8/8/7R/R7/K7 w - - 0 1
rook:R:R:::
king:K:K:::";

fn play(diagram: &mut Diagram, moves: &str) {
    for it in moves.split(", ") {
        diagram.play_path(&path(it)).unwrap();
    }
}

#[test]
fn moves_are_listed_in_the_order_of_reading() {
    let mut diagram = diagram(CHESS);
    diagram.load_record("{Hello} 1. e4 e5 (1... c5 {Sicilian} 2. Nf3! $14) 2. d4").unwrap();
    let view = diagram.lines_view();
    let list: Vec<(&str, &str, usize, bool, usize)> =
        view.moves.iter().map(|it| (it.number.as_str(), it.san.as_str(), it.depth, it.begins, it.parent)).collect();
    let expected = [
        ("1.", "e4", 0, false, 0),
        ("", "e5", 0, false, 1),
        ("1...", "c5", 1, true, 1),
        ("2.", "Nf3", 1, false, 3),
        ("2.", "d4", 0, false, 2),
    ];
    assert_eq!(list, expected);
    assert_eq!((view.comments.as_slice(), view.current), (["Hello".to_owned()].as_slice(), 5));
    assert_eq!((view.moves[3].signs.join(" "), view.moves[2].comments.join(" ")), ("! ⩲".into(), "Sicilian".into()));
    assert!(view.moves[4].shown && !view.moves[3].shown);
    assert_eq!(diagram.scene_view().place, 5);
    assert!(diagram.visit(4.0));
    let scene = diagram.scene_view();
    assert_eq!((scene.place, scene.ply, scene.record.join(" ")), (4, 3, "e4 c5 Nf3".into()));
    let text = diagram.record();
    assert_eq!(text, "{Hello} 1. e4 e5 (1... c5 {Sicilian} 2. Nf3! $14) 2. d4 *");
    diagram.load_record(&text).unwrap();
    assert_eq!(diagram.record(), text);
}

#[test]
fn a_turn_of_several_moves_has_one_number() {
    let mut diagram = diagram(&format!("turnMoves=2\nfirstTurn=1\n{CHESS}"));
    diagram.load_record("1. e4 e5 Nc6 2. Qh5 {threat} 2. Nf3 (2. Bc4 d6) 2... g6 gxh5 3. a3").unwrap();
    let numbers: Vec<String> = diagram.lines_view().moves.iter().map(|it| it.number.clone() + &it.san).collect();
    assert_eq!(numbers.join(" "), "1.e4 e5 Nc6 2.Qh5 2.Nf3 2.Bc4 d6 2...g6 gxh5 3.a3");
    assert_eq!(diagram.record(), "1. e4 e5 Nc6 2. Qh5 {threat} 2. Nf3 (2. Bc4 d6) 2... g6 gxh5 3. a3 *");
    assert!(diagram.fen().ends_with(" 3 made=1"), "{}", diagram.fen());
}

#[test]
fn the_result_is_that_of_the_main_line() {
    let mut diagram = diagram(CHESS);
    diagram.load_record("1. f3 e5 2. g4 Qh4# (2... d5)").unwrap();
    assert!(diagram.record().ends_with(" (2... d5) 0-1"), "{}", diagram.record());
    assert!(diagram.visit(5.0));
    assert!(diagram.record().ends_with(" (2... d5) *"), "{}", diagram.record());
}

#[test]
fn a_puzzle_is_solved_tried_again_and_shown() {
    let mut diagram = diagram(LADDER);
    assert!(diagram.problems().iter().all(|it| it.severity == "info"));
    let view = diagram.puzzle_view().unwrap();
    assert_eq!((view.side, view.state, view.left, view.solution), ("white", "open", Some(2), true));
    assert_eq!(view.task, "White to move and mate in 2.");
    let hint = view.hint.unwrap();
    assert_eq!((hint.path, hint.san.as_str()), (path("h3 h7"), "Rh7"));
    let why = diagram.judge_path(&path("a2 a6")).unwrap();
    assert_eq!((why.code, why.sentence.as_str()), ("not-solution", "Ra6 is not the solution. The King comes nearer."));
    assert!(diagram.judge_path(&path("h3 h7")).is_none() && diagram.judge_path(&path("h3 a3 a4")).is_none());
    play(&mut diagram, "h3 h7");
    let reply = diagram.puzzle_view().unwrap().reply.unwrap();
    diagram.play_path(&reply).unwrap();
    play(&mut diagram, "a2 a8");
    assert_eq!(diagram.puzzle_view().unwrap().state, "solved");
    assert!(diagram.retry());
    assert_eq!((diagram.scene_view().plies, diagram.puzzle_view().unwrap().state), (0, "open"));
    play(&mut diagram, "h3 h7");
    assert!(diagram.solve());
    let view = diagram.puzzle_view().unwrap();
    assert_eq!((view.state, view.reply, view.hint.is_none()), ("shown", None, true));
    assert_eq!((diagram.scene_view().place, diagram.lines_view().moves.len()), (1, 6));
    diagram.restart();
    assert_eq!((diagram.scene_view().plies, diagram.puzzle_view().unwrap().state), (0, "open"));
}

#[test]
fn a_puzzle_is_posed_for_its_start_only() {
    let mut diagram = diagram(CHESS);
    assert!(diagram.puzzle_view().is_none() && !diagram.retry() && !diagram.solve());
    let failure = diagram.pose("1. e4 e5 2. Ke3").unwrap_err();
    assert_eq!(failure.span, Some([12, 15]));
    assert_eq!(diagram.puzzle_view().unwrap().left, Some(1));
    assert!(diagram.judge_path(&path("d2 d4")).is_some());
    diagram.set_fen("4k3/8/8/8/8/8/8/4K2R w - - 0 1").unwrap();
    assert!(diagram.puzzle_view().is_none() && diagram.judge_path(&path("h1 h8")).is_none());
    diagram.restart();
    assert!(diagram.puzzle_view().is_none(), "the definition has none");
}

#[test]
fn a_solution_that_does_not_fit_is_a_problem_of_the_definition() {
    let text = LADDER.replace("2. Ra8#\n", "2. Ra9\n");
    let problems = diagram(&text).problems();
    let found = problems.iter().find(|it| it.code == "def.solution").unwrap();
    let [start, end] = found.span.unwrap();
    assert_eq!(&text[start..end], "Ra9");
}
