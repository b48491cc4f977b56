//! What a reader may ask beyond moves: previews, attacked squares, values, changed positions, captured pieces.

use engine::ids::Player;

use super::{CHESS, index, path, position, session};
use crate::session::{Placed, Session};

fn names(session: &Session, cells: &[u16]) -> Vec<String> {
    let board = session.board();
    cells.iter().map(|it| board.cells[usize::from(*it)].name.clone()).collect()
}

#[test]
fn a_preview_shows_what_is_certain() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1";
    let session = position(CHESS, fen);
    let preview = session.preview(&path("e5 d6"));
    assert_eq!(names(&session, &preview.removed), ["d5"]);
    let castling = session.preview(&path("e1 g1"));
    let moved: Vec<_> = castling.moved.iter().map(|it| names(&session, &[it.from, it.to]).join("-")).collect();
    assert_eq!(moved, ["e1-g1", "h1-f1"]);
    assert!(session.preview(&path("e1")).removed.is_empty());
    assert!(session.preview(&path("a9")).pieces.is_empty());
}

#[test]
fn a_preview_shows_what_the_ground_becomes() {
    let text = "files=4\nranks=4\nroyal=0\nterrainTypes=hill:H:noLand\ntiles=T:H.\ntileTurns=T:half\ntile:T:W:::1";
    let session = session(text);
    let board = session.board();
    let ground = |it: &str| {
        let found = session.preview(&path(it)).ground;
        found.iter().map(|it| (board.cells[usize::from(it.cell)].name.clone(), it.kind)).collect::<Vec<_>>()
    };
    assert_eq!(ground("T@ b2 #1"), [("b2".to_owned(), 1)]);
    assert_eq!(ground("T@ b2 #2"), [("c2".to_owned(), 1)]);
    assert!(ground("T@ b2").is_empty());
}

#[test]
fn a_preview_leaves_open_what_is_to_be_chosen() {
    let session = position(&format!("{CHESS}\npromoChoice=QN"), "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let board = session.board();
    let preview = session.preview(&path("a7 b8"));
    assert!(preview.pieces.is_empty());
    assert!(preview.removed.is_empty());
    let chosen = session.preview(&path("a7 b8 =N"));
    assert_eq!(chosen.pieces.iter().map(|it| (it.cell, it.kind)).collect::<Vec<_>>(), [(index(&board, "b8"), 2)]);
}

#[test]
fn attacked_squares_and_attackers() {
    let session = position(CHESS, "4k3/8/8/8/1b6/8/8/4K2r w - - 0 1");
    let board = session.board();
    let threats = session.threats(Player::Black);
    let from = |name: &str| {
        let found = threats.iter().find(|it| it.cell == index(&board, name));
        found.map(|it| names(&session, &it.from)).unwrap_or_default()
    };
    assert_eq!(from("e1"), ["h1", "b4"]);
    assert_eq!(from("f1"), ["h1"]);
    assert_eq!(from("d7"), ["e8"]);
    assert!(from("d1").is_empty());
    assert!(from("f8") == ["b4", "e8"] || from("f8") == ["e8", "b4"]);
}

#[test]
fn a_position_is_changed_on_some_squares() {
    let mut session = session(CHESS);
    let board = session.board();
    let at = |name: &str| Some(usize::from(index(&board, name)));
    let put = |name: &str, kind: usize, side: Player| Placed { cell: at(name), kind, side, count: 0 };
    let changes = [put("d1", 0, Player::White), put("e4", 5, Player::White), put("e2", 1, Player::White)];
    session.arrange(&changes, Some(Player::Black)).unwrap();
    assert_eq!(session.fen(), "rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNB1KBNR b KQkq - 0 1");
    assert!(session.arrange(&[put("e4", 99, Player::White)], None).is_err());
    let nowhere = Placed { cell: Some(64), ..put("e4", 1, Player::White) };
    assert!(session.arrange(&[nowhere], None).is_err());
    assert_eq!(session.scene().plies, 0);
}

#[test]
fn hands_are_changed_too() {
    let mut session = session(&format!("{CHESS}\nholdingsType=-1"));
    let hand = |kind: usize, count: u8| Placed { cell: None, kind, side: Player::Black, count };
    session.arrange(&[hand(2, 3), hand(1, 1)], None).unwrap();
    session.arrange(&[hand(2, 1), hand(1, 0)], None).unwrap();
    let hands: Vec<_> = session.scene().hands.iter().map(|it| (it.kind, it.side, it.count)).collect();
    assert_eq!(hands, [(2, 1, 1)]);
}

#[test]
fn captured_pieces_are_listed_unless_a_hand_received_them() {
    let lost = |text: &str| {
        let mut session = session(text);
        for it in ["e2 e4", "d7 d5", "e4 d5", "d8 d5"] {
            session.play(&path(it)).unwrap();
        }
        session.scene().captured.iter().map(|it| (it.kind, it.side, it.count)).collect::<Vec<_>>()
    };
    assert_eq!(lost(CHESS), [(1, 0, 1), (1, 1, 1)]);
    assert!(lost(&format!("{CHESS}\nholdingsType=1\ndrops=1")).is_empty());
}

#[test]
fn marks_of_a_move_diagram_tell_what_they_are_reached_over() {
    let session = session(CHESS);
    let board = session.board();
    let d4 = usize::from(index(&board, "d4"));
    let marks = session.reach(4, Some(d4), &crate::session::Around::default()).unwrap();
    let over = |name: &str| {
        let found = marks.iter().find(|it| it.cell == index(&board, name));
        found.map(|it| names(&session, &it.over)).unwrap_or_default()
    };
    assert_eq!((over("d5"), over("d7")), (Vec::new(), vec!["d5".to_owned(), "d6".to_owned()]));
}

#[test]
fn in_free_play_pieces_come_from_nowhere() {
    let mut free = session(&format!("{CHESS}\nenforce=0"));
    let e4 = usize::from(index(&free.board(), "e4"));
    free.put(5, Player::Black, e4).unwrap();
    free.put(5, Player::Black, e4 + 1).unwrap();
    assert!(free.fen().contains("4qq2"));
    assert!(free.undo());
    assert!(free.fen().contains("4q3"));
    assert!(free.put(0, Player::Black, e4).is_err() && free.put(1, Player::Black, 64).is_err());
    assert_eq!(session(CHESS).put(5, Player::Black, e4).unwrap_err().code, "not-from-nowhere");
}
