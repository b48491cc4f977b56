//! Playing, going back, positions and records as text, lists of moves.

use engine::ids::Player;

use super::{CHESS, diagram, index, path, position};
use crate::diagram::Diagram;
use crate::game::ListNotation;

fn play(diagram: &mut Diagram, moves: &str) {
    for it in moves.split(", ") {
        diagram.play_path(&path(it)).unwrap();
    }
}

#[test]
fn what_a_move_shows() {
    let mut diagram = diagram(CHESS);
    let board = diagram.board_view();
    let at = |name: &str| index(&board, name);
    play(&mut diagram, "e2 e4, a7 a6, e4 e5, d7 d5");
    let played = diagram.play_path(&path("e5 d6")).unwrap();
    assert_eq!((played.moved[0].from, played.moved[0].to), (at("e5"), at("d6")));
    assert_eq!((played.removed, played.added, played.san.as_str()), (vec![at("d5")], Vec::new(), "exd6"));
    let scene = diagram.scene_view();
    assert_eq!((scene.turn, scene.ply, scene.plies, scene.pieces.len()), ("black", 5, 5, 31));
    assert_eq!(scene.record, ["e4", "a6", "e5", "d5", "exd6"]);
    assert_eq!(scene.last.unwrap().path, path("e5 d6"));
}

#[test]
fn castling_may_be_spelled_in_two_ways() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for spelled in ["e1 g1", "e1 h1 g1"] {
        let mut diagram = position(CHESS, fen);
        let played = diagram.play_path(&path(spelled)).unwrap();
        assert_eq!((played.path, played.moved.len(), played.san.as_str()), (path("e1 h1 g1"), 2, "O-O"));
    }
}

#[test]
fn back_and_forth() {
    let mut diagram = diagram(CHESS);
    let start = diagram.fen();
    play(&mut diagram, "e2 e4, e7 e5");
    let end = diagram.fen();
    assert!(diagram.undo() && diagram.undo() && !diagram.undo());
    assert_eq!(diagram.fen(), start);
    assert_eq!(diagram.scene_view().plies, 2);
    diagram.goto(f64::INFINITY);
    assert_eq!(diagram.fen(), end);
    assert!(!diagram.redo());
    diagram.restart();
    assert_eq!((diagram.fen(), diagram.scene_view().plies), (start, 0));
}

#[test]
fn mate_ends_the_game() {
    let mut diagram = diagram(CHESS);
    play(&mut diagram, "f2 f3, e7 e5, g2 g4, d8 h4");
    let scene = diagram.scene_view();
    let verdict = scene.verdict.unwrap();
    assert_eq!((verdict.result, verdict.reason), ("black", "mate"));
    assert_eq!(scene.checks, [index(&diagram.board_view(), "e1")]);
    assert_eq!(diagram.play_path(&path("e2 e3")).unwrap_err().code, "game-over");
    assert!(
        diagram.move_texts(ListNotation::named("san").unwrap()).is_empty()
            && diagram.options_after(&[]).options.is_empty()
    );
    assert_eq!(diagram.legal_count(), 0);
    assert_eq!(diagram.record(), "1. f3 e5 2. g4 Qh4# 0-1");
}

#[test]
fn a_side_resigns_until_its_move_is_taken_back() {
    let mut diagram = diagram(CHESS);
    play(&mut diagram, "e2 e4");
    assert!(diagram.recorded.resign(Player::White) && !diagram.recorded.resign(Player::Black));
    let verdict = diagram.scene_view().verdict.unwrap();
    assert_eq!((verdict.result, verdict.reason), ("black", "resigned"));
    assert_eq!(verdict.sentence, "White resigns. Black wins.");
    assert_eq!(verdict.why, "White resigns.");
    assert_eq!((diagram.record().as_str(), diagram.legal_count()), ("1. e4 0-1", 0));
    assert_eq!(diagram.play_path(&path("e7 e5")).unwrap_err().code, "game-over");
    assert!(diagram.undo());
    play(&mut diagram, "d2 d4, e7 e5");
    assert_eq!(diagram.record(), "1. d4 e5 *");
}

#[test]
fn an_ended_game_stays_ended_back_and_forth() {
    let mut diagram = diagram(CHESS);
    play(&mut diagram, "e2 e4, e7 e5");
    assert!(diagram.recorded.resign(Player::White));
    diagram.visit(0.0);
    assert!(diagram.scene_view().verdict.is_none());
    assert_eq!(diagram.record(), "1. e4 e5 0-1");
    play(&mut diagram, "d2 d4");
    assert!(diagram.scene_view().verdict.is_none());
    diagram.visit(3.0);
    assert_eq!(diagram.scene_view().verdict.unwrap().reason, "resigned");
    assert_eq!(diagram.record(), "1. e4 (1. d4) 1... e5 0-1");
}

#[test]
fn lists_of_moves_have_one_order() {
    let diagram = position(CHESS, "1n5k/P7/8/8/8/8/8/K7 w - - 0 1");
    let lists = ["path", "uci", "san"].map(|it| diagram.move_texts(ListNotation::named(it).unwrap()));
    let at = lists[0].iter().position(|it| it == "a7 b8 =Q").unwrap();
    assert_eq!((lists[1][at].as_str(), lists[2][at].as_str()), ("a7b8q", "axb8=Q+"));
    assert!(lists.iter().all(|it| it.len() == 11 && diagram.legal_count() == 11));
    assert_eq!(ListNotation::named("lan").unwrap_err().code, "no-such-notation");
}

#[test]
fn records_come_back() {
    let mut diagram = diagram(CHESS);
    play(&mut diagram, "e2 e4, f7 f5, e4 f5, g7 g5, f5 g6");
    let (record, fen) = (diagram.record(), diagram.fen());
    assert_eq!(record, "1. e4 f5 2. exf5 g5 3. fxg6 *");
    diagram.restart();
    diagram.load_record(&record).unwrap();
    assert_eq!((diagram.record(), diagram.fen()), (record, fen));
    diagram.set_fen("4k3/8/8/8/8/8/8/4K2R b - - 3 7").unwrap();
    play(&mut diagram, "e8 e7");
    let record = diagram.record();
    assert_eq!(record, "[FEN \"4k3/8/8/8/8/8/8/4K2R b - - 3 7\"]\n7... Ke7 *");
    diagram.restart();
    diagram.load_record(&record).unwrap();
    assert_eq!(diagram.record(), record);
}

#[test]
fn a_record_is_read_up_to_its_first_error() {
    let mut diagram = diagram(CHESS);
    let text = "{\u{1f451}} 1. e2e4 e7e5 2. e4e5 d7d6";
    let error = diagram.load_record(text).unwrap_err();
    assert_eq!((error.code, error.span), ("no-capture-there", Some([21, 25])));
    assert_eq!(diagram.scene_view().ply, 2);
    let told = diagram.load_record("1. Nf3 Qxx").unwrap();
    assert_eq!(told.iter().map(|it| (it.code, it.span)).collect::<Vec<_>>(), [("not-text", Some([7, 10]))]);
    assert_eq!(diagram.scene_view().ply, 1);
}

#[test]
fn positions_that_are_none_change_nothing() {
    let mut diagram = diagram(CHESS);
    play(&mut diagram, "e2 e4");
    let before = diagram.fen();
    for text in ["", "x", "8/8", "4k3/8/8/8/8/8/8/4Y3 w", "\u{1f451}"] {
        let error = diagram.set_fen(text).unwrap_err();
        assert_eq!(error.code, "not-a-position");
        assert!(error.message.ends_with('.'), "{}", error.message);
        assert_eq!((diagram.fen(), diagram.scene_view().ply), (before.clone(), 1));
    }
    let error = diagram.set_fen("\u{1f451} 4k3/8/8/8/8/8/8/4Y3 w - - 0 1").unwrap_err();
    let [start, end] = error.span.unwrap_or([0, 0]);
    assert!(start <= end && end <= 34);
}

#[test]
fn counting() {
    let diagram = diagram(CHESS);
    assert_eq!([0.0, 1.0, 2.0, 3.0].map(|it| diagram.perft(it, None).unwrap()), [1.0, 20.0, 400.0, 8902.0]);
    assert_eq!(diagram.perft(f64::INFINITY, None).unwrap_err().code, "too-deep");
}

#[test]
fn shuffled_starts_have_numbers() {
    let text = format!("{CHESS}\nshuffle=N!BRQK");
    let mut diagram = diagram(&text);
    assert!(diagram.board_view().shuffles && diagram.scene_view().shuffle.is_none());
    let array = diagram.fen();
    let mut seed = 1u64;
    let mut random = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        seed
    };
    let number = diagram.shuffle_with(None, &mut random).unwrap().unwrap();
    let fen = diagram.fen();
    assert_eq!(diagram.scene_view().shuffle, Some(number.to_string()));
    let first = diagram.move_texts(ListNotation::Steps).swap_remove(0);
    play(&mut diagram, &first);
    let record = diagram.record();
    assert!(record.starts_with(&format!("{{{number}}}")), "{record}");
    diagram.restart();
    assert_eq!((diagram.fen(), diagram.scene_view().shuffle), (array, None));
    diagram.load_record(&record).unwrap();
    assert_eq!(diagram.record(), record);
    diagram.goto(0.0);
    assert_eq!(diagram.fen(), fen);
    let mut no_luck = || 0;
    for text in ["x", "-1", "", "99999999999", "9".repeat(60).as_str()] {
        let error = diagram.shuffle_with(Some(text), &mut no_luck).unwrap_err();
        assert_eq!(error.code, "no-such-start");
    }
    assert_eq!(diagram.record(), record);
    let mut plain = super::diagram(CHESS);
    assert_eq!(plain.shuffle_with(None, &mut no_luck).unwrap(), None);
    assert_eq!(plain.shuffle_with(Some("0"), &mut no_luck).unwrap_err().code, "no-such-start");
}

#[test]
fn claims_end_the_game() {
    let text = format!("{CHESS}\nrepetition=3:draw\nclaims=repetition");
    let mut diagram = diagram(&text);
    assert_eq!(diagram.claim("repetition").unwrap_err().code, "no-such-claim");
    for _ in 0..2 {
        play(&mut diagram, "g1 f3, g8 f6, f3 g1, f6 g8");
    }
    let scene = diagram.scene_view();
    assert!(scene.verdict.is_none());
    let reasons: Vec<_> = scene.claims.iter().map(|it| it.reason).collect();
    assert_eq!(reasons.len(), 1);
    diagram.claim(reasons[0]).unwrap();
    let scene = diagram.scene_view();
    assert_eq!((scene.verdict.map(|it| it.result), scene.claims.len()), (Some("draw"), 0));
    assert!(diagram.record().ends_with("1/2-1/2"));
}

#[test]
fn a_move_that_is_hidden_from_the_other_side_is_a_move() {
    let text = "files=5\nranks=6\nfirstRank=1\nroyal=K\nblackDropZone=!zone\ndropTurns=sealed\nmustDrop=*\nbishop:B:dFmB::c1,b2\nwazir:W:WK~2::e1:1\nking:K:K::d1";
    let mut diagram = diagram(text);
    let first = diagram.move_texts(ListNotation::Steps).swap_remove(0);
    assert_eq!(diagram.play_path(&path(&first)).unwrap().path, path(&first));
    let scene = diagram.scene_view();
    assert!(scene.ply == 1 && scene.last.is_none(), "the other side sees nothing of it");
}
