//! The coordinates of the players of a game, where a board draws them.

use super::corpus::definitions;
use super::{CHESS, diagram, path};
use crate::view::PlayersNotationView;

const SHOGI: &str = include_str!("../../../../tests/diagrams/shogi.txt");
const DRAUGHTS: &str = include_str!("../../../../tests/diagrams/draughts.txt");

fn notation(text: &str) -> PlayersNotationView {
    diagram(text).players_notation_view().unwrap()
}

#[test]
fn coordinates_stand_beside_the_board() {
    let view = notation(SHOGI);
    let at = |text: &str| view.labels.iter().find(|it| it.text == text).map(|it| (it.x, it.y)).unwrap();
    assert_eq!((at("９"), at("１"), at("一"), at("九")), ((0.5, -0.3), (8.5, -0.3), (9.3, 0.5), (9.3, 8.5)));
    let board = diagram(SHOGI).board_view();
    let named = |name: &str| &view.squares[board.cells.iter().position(|it| it.name == name).unwrap()];
    assert_eq!((named("c4").as_str(), named("e5").as_str()), ("７六", "５五"));
}

#[test]
fn numbers_stand_in_the_squares_of_draughts() {
    let view = notation(DRAUGHTS);
    let at = |text: &str| view.labels.iter().find(|it| it.text == text).map(|it| (it.x, it.y)).unwrap();
    let near = |(x, y): (f64, f64), column: f64, row: f64| (x - column).abs() < 0.5 && (y - row).abs() < 0.5;
    assert_eq!(view.labels.len(), 50);
    assert!(near(at("1"), 1.5, 0.5) && near(at("50"), 8.5, 9.5));
}

#[test]
fn a_board_without_coordinates_gets_none() {
    assert!(notation(&SHOGI.replace("firstRank=1\n", "")).labels.is_empty());
    assert!(diagram(CHESS).players_notation_view().is_none());
}

#[test]
fn a_move_is_written_where_it_is_legal() {
    let mut diagram = diagram(SHOGI);
    assert_eq!(diagram.players_move_of(&path("c3 c4")).as_deref(), Some("▲７六歩"));
    assert_eq!(diagram.players_move_of(&path("c3 c5")), None);
    diagram.play_path(&path("c3 c4")).unwrap();
    assert_eq!(diagram.players_move_of(&path("c7 c6")).as_deref(), Some("△７四歩"));
    assert_eq!(diagram.players_moves(), ["▲７六歩"]);
}

/// `reader/notation.ts` asks for no other board: the question costs as much as the whole engine.
#[test]
fn boards_that_have_one_show_it() {
    let mut n_found = 0;
    for (name, text) in definitions() {
        let diagram = diagram(&text);
        let board = diagram.board_view();
        let may_differ =
            !board.palaces[0].is_empty() || board.types.iter().any(|it| it.promoted > 0) || board.types.len() == 2;
        assert!(may_differ || diagram.players_notation_view().is_none(), "{name}");
        n_found += usize::from(diagram.players_notation_view().is_some());
    }
    assert!(n_found > 15);
}
