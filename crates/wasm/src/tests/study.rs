//! What a reader may ask beyond moves: previews, attacked squares, values, changed positions, captured pieces.

use engine::ids::Player;

use super::{CHESS, alone, diagram, index, path, position};
use crate::arguments::PositionChange;
use crate::diagram::Diagram;

fn names(diagram: &Diagram, cells: &[u16]) -> Vec<String> {
    let board = diagram.board_view();
    cells.iter().map(|it| board.cells[usize::from(*it)].name.clone()).collect()
}

#[test]
fn a_preview_shows_what_is_certain() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1";
    let diagram = position(CHESS, fen);
    let preview = diagram.preview_of(&path("e5 d6"));
    assert_eq!(names(&diagram, &preview.removed), ["d5"]);
    let castling = diagram.preview_of(&path("e1 g1"));
    let moved: Vec<_> = castling.moved.iter().map(|it| names(&diagram, &[it.from, it.to]).join("-")).collect();
    assert_eq!(moved, ["e1-g1", "h1-f1"]);
    assert!(diagram.preview_of(&path("e1")).removed.is_empty());
    assert!(diagram.preview_of(&path("a9")).pieces.is_empty());
}

#[test]
fn a_preview_of_two_pieces_tells_which_goes_where() {
    // Both are alike, and the second one ends on the way of the first.
    let text = "files=5\nranks=4\nroyal=0\nsymmetry=none\nextraMove=R:R:quiet+other\nrook:R:W::c2,a2\nking:K:K::,,e4";
    let diagram = diagram(text);
    let moved = |it: &str| {
        let found = diagram.preview_of(&path(it)).moved;
        let mut names: Vec<String> = found.iter().map(|it| names(&diagram, &[it.from, it.to]).join("-")).collect();
        names.sort();
        names
    };
    assert_eq!(moved("c2 b2"), ["c2-b2"]);
    assert_eq!(moved("c2 b2 a2 a3"), ["a2-a3", "c2-b2"]);
    assert_eq!(moved("c2 c3 a2 b2"), ["a2-b2", "c2-c3"]);
}

#[test]
fn a_preview_shows_what_the_ground_becomes() {
    let text = "files=4\nranks=4\nroyal=0\nterrainTypes=hill:H:noLand\ntiles=T:H.\ntileTurns=T:half\ntile:T:W:::1";
    let diagram = diagram(text);
    let board = diagram.board_view();
    let ground = |it: &str| {
        let found = diagram.preview_of(&path(it)).ground;
        found.iter().map(|it| (board.cells[usize::from(it.cell)].name.clone(), it.kind)).collect::<Vec<_>>()
    };
    assert_eq!(ground("T@ b2 #1"), [("b2".to_owned(), 1)]);
    assert_eq!(ground("T@ b2 #2"), [("c2".to_owned(), 1)]);
    assert!(ground("T@ b2").is_empty());
}

#[test]
fn a_preview_leaves_open_what_is_to_be_chosen() {
    let diagram = position(&format!("{CHESS}\npromoChoice=QN"), "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let board = diagram.board_view();
    let preview = diagram.preview_of(&path("a7 b8"));
    assert!(preview.pieces.is_empty());
    assert!(preview.removed.is_empty());
    let chosen = diagram.preview_of(&path("a7 b8 =N"));
    assert_eq!(chosen.pieces.iter().map(|it| (it.cell, it.kind)).collect::<Vec<_>>(), [(index(&board, "b8"), 2)]);
}

#[test]
fn attacked_squares_and_attackers() {
    let diagram = position(CHESS, "4k3/8/8/8/1b6/8/8/4K2r w - - 0 1");
    let board = diagram.board_view();
    let threats = diagram.threats_by(Player::Black);
    let from = |name: &str| {
        let found = threats.iter().find(|it| it.cell == index(&board, name));
        found.map(|it| names(&diagram, &it.from)).unwrap_or_default()
    };
    assert_eq!(from("e1"), ["h1", "b4"]);
    assert_eq!(from("f1"), ["h1"]);
    assert_eq!(from("d7"), ["e8"]);
    assert!(from("d1").is_empty());
    assert!(from("f8") == ["b4", "e8"] || from("f8") == ["e8", "b4"]);
}

#[test]
fn a_position_is_changed_on_some_squares() {
    let mut diagram = diagram(CHESS);
    let board = diagram.board_view();
    let at = |name: &str| Some(usize::from(index(&board, name)));
    let put = |name: &str, type_number: usize, side: Player| PositionChange {
        cell: at(name),
        type_number,
        side,
        is_wall: false,
        count: 0,
    };
    let changes = [put("d1", 0, Player::White), put("e4", 5, Player::White), put("e2", 1, Player::White)];
    diagram.change(&changes, Some(Player::Black)).unwrap();
    assert_eq!(diagram.fen(), "rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNB1KBNR b KQkq - 0 1");
    assert!(diagram.change(&[put("e4", 99, Player::White)], None).is_err());
    let nowhere = PositionChange { cell: Some(64), ..put("e4", 1, Player::White) };
    assert!(diagram.change(&[nowhere], None).is_err());
    assert_eq!(diagram.scene_view().plies, 0);
}

#[test]
fn hands_are_changed_too() {
    let mut diagram = diagram(&format!("{CHESS}\nholdingsType=-1"));
    let hand = |type_number: usize, count: u8| PositionChange {
        cell: None,
        type_number,
        side: Player::Black,
        is_wall: false,
        count,
    };
    diagram.change(&[hand(2, 3), hand(1, 1)], None).unwrap();
    diagram.change(&[hand(2, 1), hand(1, 0)], None).unwrap();
    let hands: Vec<_> = diagram.scene_view().hands.iter().map(|it| (it.kind, it.side, it.count)).collect();
    assert_eq!(hands, [(2, "black", 1)]);
}

#[test]
fn captured_pieces_are_listed_unless_a_hand_received_them() {
    let lost = |text: &str| {
        let mut diagram = diagram(text);
        for it in ["e2 e4", "d7 d5", "e4 d5", "d8 d5"] {
            diagram.play_path(&path(it)).unwrap();
        }
        diagram.scene_view().captured.iter().map(|it| (it.kind, it.side, it.count)).collect::<Vec<_>>()
    };
    assert_eq!(lost(CHESS), [(1, "white", 1), (1, "black", 1)]);
    assert!(lost(&format!("{CHESS}\nholdingsType=1\ndrops=1")).is_empty());
}

#[test]
fn a_piece_that_is_turned_over_is_not_captured() {
    let mut diagram = diagram("symmetry=none\nroyal=0\nflip=R:R\nrook:R:R::a1,,a4,c3");
    let preview = diagram.preview_of(&path("a1 a3"));
    assert!(preview.removed.is_empty());
    assert_eq!(preview.pieces.iter().filter(|it| it.side == "white").count(), 3);
    diagram.play_path(&path("a1 a3")).unwrap();
    assert!(diagram.scene_view().captured.is_empty());
    let mut diagram = self::diagram("symmetry=none\nroyal=0\nflip=R:R\nrook:R:R::a1,,a4,c3");
    diagram.play_path(&path("a1 a4")).unwrap();
    assert_eq!(diagram.scene_view().captured.iter().map(|it| it.count).collect::<Vec<_>>(), [1]);
}

#[test]
fn marks_of_a_move_diagram_tell_what_they_are_reached_over() {
    let diagram = diagram(CHESS);
    let board = diagram.board_view();
    let d4 = usize::from(index(&board, "d4"));
    let marks = diagram.move_diagram(4, Some(d4), &alone()).unwrap();
    let over = |name: &str| {
        let found = marks.iter().find(|it| it.cell == index(&board, name));
        found.map(|it| names(&diagram, &it.over)).unwrap_or_default()
    };
    assert_eq!((over("d5"), over("d7")), (Vec::new(), vec!["d5".to_owned(), "d6".to_owned()]));
}

#[test]
fn in_free_play_pieces_come_from_nowhere() {
    let mut free = diagram(&format!("{CHESS}\nenforce=0"));
    let e4 = usize::from(index(&free.board_view(), "e4"));
    free.put_piece(5, Player::Black, e4).unwrap();
    free.put_piece(5, Player::Black, e4 + 1).unwrap();
    assert!(free.fen().contains("4qq2"));
    assert!(free.undo());
    assert!(free.fen().contains("4q3"));
    assert!(free.put_piece(0, Player::Black, e4).is_err() && free.put_piece(1, Player::Black, 64).is_err());
    assert_eq!(diagram(CHESS).put_piece(5, Player::Black, e4).unwrap_err().code, "not-from-nowhere");
}
