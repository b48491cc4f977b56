//! Playing, going back, positions and records as text, lists of moves.

use super::{CHESS, index, path, position, session};
use crate::session::{Notation, Session};

fn play(session: &mut Session, moves: &str) {
    for it in moves.split(", ") {
        session.play(&path(it)).unwrap();
    }
}

#[test]
fn what_a_move_shows() {
    let mut session = session(CHESS);
    let board = session.board();
    let at = |name: &str| index(&board, name);
    play(&mut session, "e2 e4, a7 a6, e4 e5, d7 d5");
    let played = session.play(&path("e5 d6")).unwrap();
    assert_eq!((played.moved[0].from, played.moved[0].to), (at("e5"), at("d6")));
    assert_eq!((played.removed, played.added, played.san.as_str()), (vec![at("d5")], Vec::new(), "exd6"));
    let scene = session.scene();
    assert_eq!((scene.turn, scene.ply, scene.plies, scene.pieces.len()), (1, 5, 5, 31));
    assert_eq!(scene.record, ["e4", "a6", "e5", "d5", "exd6"]);
    assert_eq!(scene.last.unwrap().path, path("e5 d6"));
}

#[test]
fn castling_may_be_spelled_in_two_ways() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for spelled in ["e1 g1", "e1 h1 g1"] {
        let mut session = position(CHESS, fen);
        let played = session.play(&path(spelled)).unwrap();
        assert_eq!((played.path, played.moved.len(), played.san.as_str()), (path("e1 h1 g1"), 2, "O-O"));
    }
}

#[test]
fn back_and_forth() {
    let mut session = session(CHESS);
    let start = session.fen();
    play(&mut session, "e2 e4, e7 e5");
    let end = session.fen();
    assert!(session.undo() && session.undo() && !session.undo());
    assert_eq!(session.fen(), start);
    assert_eq!(session.scene().plies, 2);
    session.goto(usize::MAX);
    assert_eq!(session.fen(), end);
    assert!(!session.redo());
    session.restart();
    assert_eq!((session.fen(), session.scene().plies), (start, 0));
}

#[test]
fn mate_ends_the_game() {
    let mut session = session(CHESS);
    play(&mut session, "f2 f3, e7 e5, g2 g4, d8 h4");
    let scene = session.scene();
    let verdict = scene.verdict.unwrap();
    assert_eq!((verdict.result, verdict.reason), ("black", "mate"));
    assert_eq!(scene.checks, [index(&session.board(), "e1")]);
    assert_eq!(session.play(&path("e2 e3")).unwrap_err().code, "game-over");
    assert!(session.moves(Notation::San).is_empty() && session.options(&[]).options.is_empty());
    assert_eq!(session.legal_count(), 0);
    assert_eq!(session.record(), "1. f3 e5 2. g4 Qh4# 0-1");
}

#[test]
fn lists_of_moves_have_one_order() {
    let session = position(CHESS, "1n5k/P7/8/8/8/8/8/K7 w - - 0 1");
    let lists = ["path", "uci", "san"].map(|it| session.moves(Notation::named(it).unwrap()));
    let at = lists[0].iter().position(|it| it == "a7 b8 =Q").unwrap();
    assert_eq!((lists[1][at].as_str(), lists[2][at].as_str()), ("a7b8q", "axb8=Q+"));
    assert!(lists.iter().all(|it| it.len() == 11 && session.legal_count() == 11));
    assert_eq!(Notation::named("lan").unwrap_err().code, "no-such-notation");
}

#[test]
fn records_come_back() {
    let mut session = session(CHESS);
    play(&mut session, "e2 e4, f7 f5, e4 f5, g7 g5, f5 g6");
    let (record, fen) = (session.record(), session.fen());
    assert_eq!(record, "1. e4 f5 2. exf5 g5 3. fxg6 *");
    session.restart();
    session.load(&record).unwrap();
    assert_eq!((session.record(), session.fen()), (record, fen));
    session.set_fen("4k3/8/8/8/8/8/8/4K2R b - - 3 7").unwrap();
    play(&mut session, "e8 e7");
    let record = session.record();
    assert_eq!(record, "[FEN \"4k3/8/8/8/8/8/8/4K2R b - - 3 7\"]\n7... Ke7 *");
    session.restart();
    session.load(&record).unwrap();
    assert_eq!(session.record(), record);
}

#[test]
fn a_record_is_read_up_to_its_first_error() {
    let mut session = session(CHESS);
    let text = "{\u{1f451}} 1. e2e4 e7e5 2. e4e5 d7d6";
    let error = session.load(text).unwrap_err();
    assert_eq!((error.code, error.span), ("no-capture-there", Some([21, 25])));
    assert_eq!(session.scene().ply, 2);
    let error = session.load("1. Nf3 Qxx").unwrap_err();
    assert_eq!((error.code, error.span), ("not-text", Some([7, 10])));
    assert_eq!(session.scene().ply, 1);
}

#[test]
fn positions_that_are_none_change_nothing() {
    let mut session = session(CHESS);
    play(&mut session, "e2 e4");
    let before = session.fen();
    for text in ["", "x", "8/8", "4k3/8/8/8/8/8/8/4Y3 w", "\u{1f451}"] {
        let error = session.set_fen(text).unwrap_err();
        assert_eq!(error.code, "not-a-position");
        assert!(error.message.ends_with('.'), "{}", error.message);
        assert_eq!((session.fen(), session.scene().ply), (before.clone(), 1));
    }
    let error = session.set_fen("\u{1f451} 4k3/8/8/8/8/8/8/4Y3 w - - 0 1").unwrap_err();
    let [start, end] = error.span.unwrap_or([0, 0]);
    assert!(start <= end && end <= 34);
}

#[test]
fn counting() {
    let session = session(CHESS);
    assert_eq!([0, 1, 2, 3].map(|it| session.perft(it).unwrap()), [1, 20, 400, 8902]);
    assert_eq!(session.perft(u32::MAX).unwrap_err().code, "too-deep");
}

#[test]
fn shuffled_starts_have_numbers() {
    let text = format!("{CHESS}\nshuffle=N!BRQK");
    let mut session = session(&text);
    assert!(session.board().shuffles && session.scene().shuffle.is_none());
    let array = session.fen();
    let mut seed = 1u64;
    let mut random = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        seed
    };
    let number = session.shuffle(None, &mut random).unwrap().unwrap();
    let fen = session.fen();
    assert_eq!(session.scene().shuffle, Some(number.to_string()));
    let first = session.moves(Notation::Path).swap_remove(0);
    play(&mut session, &first);
    let record = session.record();
    assert!(record.starts_with(&format!("{{{number}}}")), "{record}");
    session.restart();
    assert_eq!((session.fen(), session.scene().shuffle), (array, None));
    session.load(&record).unwrap();
    assert_eq!(session.record(), record);
    session.goto(0);
    assert_eq!(session.fen(), fen);
    let mut no_luck = || 0;
    for text in ["x", "-1", "", "99999999999", "9".repeat(60).as_str()] {
        let error = session.shuffle(Some(text), &mut no_luck).unwrap_err();
        assert_eq!(error.code, "no-such-start");
    }
    assert_eq!(session.record(), record);
    let mut plain = super::session(CHESS);
    assert_eq!(plain.shuffle(None, &mut no_luck).unwrap(), None);
    assert_eq!(plain.shuffle(Some("0"), &mut no_luck).unwrap_err().code, "no-such-start");
}

#[test]
fn claims_end_the_game() {
    let text = format!("{CHESS}\nrepetition=3:draw\nclaims=repetition");
    let mut session = session(&text);
    assert_eq!(session.claim("repetition").unwrap_err().code, "no-such-claim");
    for _ in 0..2 {
        play(&mut session, "g1 f3, g8 f6, f3 g1, f6 g8");
    }
    let scene = session.scene();
    assert!(scene.verdict.is_none());
    let reasons: Vec<_> = scene.claims.iter().map(|it| it.reason).collect();
    assert_eq!(reasons.len(), 1);
    session.claim(reasons[0]).unwrap();
    let scene = session.scene();
    assert_eq!((scene.verdict.map(|it| it.result), scene.claims.len()), (Some("draw"), 0));
    assert!(session.record().ends_with("1/2-1/2"));
}

#[test]
fn a_move_that_is_hidden_from_the_other_side_is_a_move() {
    let text = "files=5\nranks=6\nfirstRank=1\nroyal=K\nblackDropZone=!zone\ndropTurns=sealed\nmustDrop=*\nbishop:B:dFmB::c1,b2\nwazir:W:WK~2::e1:1\nking:K:K::d1";
    let mut session = session(text);
    let first = session.moves(Notation::Path).swap_remove(0);
    assert_eq!(session.play(&path(&first)).unwrap().path, path(&first));
    let scene = session.scene();
    assert!(scene.ply == 1 && scene.last.is_none(), "the other side sees nothing of it");
}
