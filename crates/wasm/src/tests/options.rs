//! What may be clicked, with marks and words; refusals; move diagrams.

use engine::ids::Player;

use super::{CHESS, alone, diagram, index, path, position};
use crate::arguments::MoveDiagramSetup;

const LION: &str = "lion:L:KNADcaKcabKmabK::d1\npawn:P:fmWfcF::a2\nking:K:K::e1";

/// The option of a step after a path: its mark, its words, and whether it plays, compared as one.
#[track_caller]
fn check(text: &str, fen: &str, clicked: &str, step: &str, expected: (&str, &str, bool)) {
    let view = position(text, fen).options_after(&path(clicked));
    let found = view.options.iter().find(|it| it.step == step);
    let found = found.map(|it| (it.mark, it.words.as_str(), it.plays));
    assert_eq!(found, Some(expected));
}

#[test]
fn steps_and_captures() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1";
    check(CHESS, fen, "", "e4", ("origin", "pick up the pawn", false));
    check(CHESS, fen, "e4", "e5", ("move", "move", true));
    check(CHESS, fen, "e4", "d5", ("capture", "capture the pawn", true));
    check(CHESS, fen, "e1", "g1", ("castle", "castle", true));
    check(CHESS, fen, "e1", "h1", ("castle", "castle", true));
    check(CHESS, fen, "h1", "h8", ("move-or-capture", "move", true));
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    check(CHESS, fen, "e5", "d6", ("capture", "capture the pawn in passing", true));
}

#[test]
fn promotions_are_chosen() {
    let fen = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    check(CHESS, fen, "a7", "a8", ("move", "move and promote", false));
    check(CHESS, fen, "a7", "b8", ("capture", "capture the knight and promote", false));
    check(CHESS, fen, "a7 b8", "=Q", ("choice", "promote to queen", true));
    let staying = format!("{CHESS}\npromoChoice=!PN\npromoZone=2");
    check(&staying, "4k3/8/P7/8/8/8/8/4K3 w - - 0 1", "a6 a7", "=P", ("choice", "stay a pawn", true));
    let only = format!("{CHESS}\npromoChoice=Q");
    check(&only, fen, "a7", "a8", ("move", "move and become a queen", true));
}

#[test]
fn types_to_become_come_in_the_order_of_the_definition() {
    let fen = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    for (choice, expected) in [("QRBN", "=Q =R =B =N"), ("NBRQ", "=N =B =R =Q"), ("RQN", "=R =Q =N")] {
        let view = position(&format!("{CHESS}\npromoChoice={choice}"), fen).options_after(&path("a7 b8"));
        let steps: Vec<&str> = view.options.iter().map(|it| it.step.as_str()).collect();
        assert_eq!(steps.join(" "), expected, "{choice}");
    }
}

#[test]
fn walls_are_put_behind_moves() {
    let duck = format!("{CHESS}\nwalling=anywhere\nwallMoves=1\nwallName=duck\ncheckRule=0");
    let fen = "4k3/P7/8/3*4/8/8/8/4K2R w K - 0 1";
    check(&duck, fen, "h1", "h8", ("move-or-capture", "move, then put the duck", false));
    check(&duck, fen, "h1 h8", "h1", ("drop", "put the duck", true));
    check(&duck, fen, "e1", "g1", ("castle", "castle, then put the duck", false));
    check(&duck, fen, "e1 g1", "e1", ("drop", "put the duck", true));
    check(&duck, fen, "a7", "a8", ("move", "move and promote", false));
    check(&duck, fen, "a7 a8 =Q", "a7", ("drop", "put the duck", true));
    let view = position(&duck, fen).options_after(&path("h1 h8"));
    assert!(!view.whole && view.options.iter().all(|it| it.step != "d5" && it.step != "h8"));
    // Without a move.
    let instead = format!("{CHESS}\nwalling=anywhere\nwallOrMove=1");
    check(&instead, fen, "", "d4", ("origin", "put the wall", true));
    // What becomes one itself.
    let petrified = format!("{CHESS}\npetrify=R\nwallName=rock");
    check(
        &petrified,
        "4k2p/8/8/8/8/8/8/4K2R w - - 0 1",
        "h1",
        "h8",
        ("move-or-capture", "capture the pawn and become a rock", true),
    );
}

#[test]
fn moves_of_two_legs() {
    let fen = "4k3/8/8/8/3p4/2p5/3L4/4K3 w - - 0 1";
    check(LION, fen, "d2", "c3", ("leap", "capture the pawn, then stop or go on", false));
    check(LION, fen, "d2 c3", "d4", ("move-or-capture", "capture the pawn", true));
    check(LION, fen, "d2 c3", "d2", ("move-or-capture", "return", true));
    let view = position(LION, fen).options_after(&path("d2 c3"));
    assert!(view.whole && !view.play);
    assert_eq!(view.taken.len(), 1);
}

#[test]
fn drops_come_from_the_hand() {
    let text = format!("{CHESS}\nholdingsType=-1");
    let fen = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1";
    check(&text, fen, "", "N@", ("origin", "drop a knight", false));
    check(&text, fen, "N@", "e4", ("drop", "drop the knight", true));
    let scene = position(&text, fen).scene_view();
    let hands: Vec<_> = scene.hands.iter().map(|it| (it.step.as_str(), it.kind, it.side, it.count)).collect();
    assert_eq!(hands, [("N@", 2, "white", 1)]);
}

#[test]
fn hands_tell_of_which_pieces_there_is_always_one_more() {
    let scene =
        position(&format!("{CHESS}\nholdingsType=-1\nendless=P"), "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1").scene_view();
    let mut hands: Vec<_> = scene.hands.iter().map(|it| (it.step.as_str(), it.side, it.endless)).collect();
    hands.sort_unstable();
    assert_eq!(hands, [("N@", "white", false), ("P@", "black", true), ("P@", "white", true)]);
}

#[test]
fn steps_that_are_none() {
    for text in ["", "e", "z9", "e2 N@", "#70000", "=X", "%", "@", "e2e4", "\u{1f451}"] {
        let view = diagram(CHESS).options_after(&path(text));
        let beginning = text.is_empty();
        assert_eq!(view.options.is_empty(), !beginning, "{text}");
    }
    let why = diagram(CHESS).why_not(&path("e9x")).unwrap();
    assert_eq!((why.code, why.sentence.as_str()), ("not-text", "\"e9x\" is not a step of a move here."));
}

#[test]
fn refusals_say_why() {
    let mut diagram = diagram(CHESS);
    let board = diagram.board_view();
    let why = diagram.why_not(&path("a1 a3")).unwrap();
    assert_eq!(why.code, "blocked");
    let marks: Vec<_> = why.marks.iter().map(|it| (it.cell, it.role)).collect();
    assert_eq!(marks, [(index(&board, "a2"), "blocker")]);
    assert!(diagram.why_not(&path("e2 e4")).is_none());
    assert_eq!(diagram.play_path(&path("e2 e5")).unwrap_err().code, diagram.why_not(&path("e2 e5")).unwrap().code);
}

#[test]
fn move_diagrams_show_captures_on_the_way() {
    let diagram = diagram("files=7\nranks=7\nlion:L:KNADcaKcabKmabK::d4\nchecker:C:mFcaF::\ncannon:P:pR::");
    let board = diagram.board_view();
    let at = |name: &str| usize::from(index(&board, name));
    let found = |kind: usize, square: &str, enemies: &[&str]| {
        let around = MoveDiagramSetup { enemies: enemies.iter().map(|it| at(it)).collect(), ..alone() };
        let all = diagram.move_diagram(kind, Some(at("d4")), &around).unwrap();
        let it = all.into_iter().find(|it| usize::from(it.cell) == at(square))?;
        let after = it.after.iter().map(|it| board.cells[usize::from(*it)].name.clone()).collect::<Vec<_>>().join(" ");
        Some((it.mark, it.sign, after))
    };
    let none = String::new;
    // What reacts carries a sign, and the Lion may pass.
    assert_eq!(found(1, "e5", &[]), Some(("leap", Some("via"), none())));
    assert_eq!(found(1, "e6", &[]), Some(("leap", None, none())));
    assert_eq!(found(1, "d4", &[]), Some(("move", None, none())));
    // An enemy there is taken on the way to its neighbours, or from where the Lion stays.
    assert_eq!(found(1, "e5", &["e5"]), Some(("leap", Some("via"), none())));
    assert_eq!(found(1, "d4", &["e5"]), Some(("move", None, "e5".to_owned())));
    assert_eq!(found(1, "f6", &["e5"]), Some(("leap", None, "e5".to_owned())));
    assert_eq!(found(1, "c3", &["e5"]), Some(("leap", Some("via"), none())));
    // Two captures.
    assert_eq!(found(1, "f6", &["e5", "f6"]), Some(("leap", None, "e5".to_owned())));
    // A square that is reached only over an enemy.
    assert_eq!(found(2, "e5", &[]), Some(("move", Some("via"), none())));
    assert_eq!(found(2, "f6", &[]), None);
    assert_eq!(found(2, "f6", &["e5"]), Some(("move-or-capture", None, "e5".to_owned())));
    assert_eq!(found(2, "d4", &["e5"]), None);
    // What is jumped over.
    assert_eq!(found(3, "d6", &[]), Some(("mount", None, none())));
    assert_eq!(found(3, "d7", &["d6"]), Some(("move-or-capture", None, none())));
}

#[test]
fn move_diagrams() {
    let diagram = diagram(CHESS);
    let board = diagram.board_view();
    let at = |name: &str| usize::from(index(&board, name));
    let marks = |around: &MoveDiagramSetup| {
        let found = diagram.move_diagram(1, Some(at("d4")), around).unwrap();
        let mut res: Vec<_> =
            found.iter().map(|it| (board.cells[usize::from(it.cell)].name.clone(), it.mark)).collect();
        res.sort();
        res
    };
    let own = |list: &[(&str, &'static str)]| -> Vec<_> { list.iter().map(|it| (it.0.to_owned(), it.1)).collect() };
    let fresh = alone();
    assert_eq!(marks(&fresh), own(&[("c5", "capture"), ("d5", "move"), ("d6", "first-move"), ("e5", "capture")]));
    let moved = MoveDiagramSetup { moved: true, ..alone() };
    assert_eq!(marks(&moved), own(&[("c5", "capture"), ("d5", "move"), ("e5", "capture")]));
    let black = MoveDiagramSetup { moved: true, side: Player::Black, ..alone() };
    assert_eq!(marks(&black), own(&[("c3", "capture"), ("d3", "move"), ("e3", "capture")]));
    let blocked = MoveDiagramSetup { enemies: vec![at("d5"), at("d4"), 9999], ..alone() };
    assert_eq!(marks(&blocked), own(&[("c5", "capture"), ("e5", "capture")]));
    assert_eq!(diagram.move_diagram(2, None, &fresh).unwrap().len(), 8);
    assert_eq!(diagram.move_diagram(0, None, &fresh).unwrap_err().code, "no-such-type");
    assert_eq!(diagram.move_diagram(7, None, &fresh).unwrap_err().code, "no-such-type");
    assert_eq!(diagram.move_diagram(usize::MAX, None, &fresh).unwrap_err().code, "no-such-type");
    assert_eq!(diagram.move_diagram(1, Some(64), &fresh).unwrap_err().code, "no-such-cell");
}
