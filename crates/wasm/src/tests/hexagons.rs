//! Boards of hexagons as they are drawn.

use engine::ids::{Player, TypeId};

use super::{alone, cell, diagram, index};
use crate::view::BoardView;

const FLAT: &str = "shape=hex 6 flat\nlabels=q up\nking:K:K::g1";

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 0.001
}

/// The labels of the next cells.
fn next(board: &BoardView, from: &str) -> [Option<String>; 4] {
    cell(board, from).neighbors.map(|it| usize::try_from(it).ok().map(|it| board.cells[it].name.clone()))
}

#[test]
fn every_cell_has_its_outline_and_the_board_its_size() {
    let board = diagram(FLAT).board_view();
    assert_eq!((board.cells.len(), board.rows, board.columns), (91, 11, 11));
    let side = 1.0 / 3f64.sqrt();
    assert!(near(board.width, 17.0 * side) && near(board.height, 11.0));
    assert_eq!(board.cells[0].name, "f11");
    let f6 = cell(&board, "f6");
    assert!(near(f6.x, board.width / 2.0) && near(f6.y, 5.5) && f6.outline.len() == 12);
    assert!(near(cell(&board, "f7").y, 4.5) && near(cell(&board, "g6").y, 5.0));
    let pointy = diagram("shape=hex 6 pointy\nking:K:K::").board_view();
    assert!(near(pointy.width, 11.0) && near(pointy.height, 17.0 * side));
}

#[test]
fn bricks_are_squares_in_shifted_rows() {
    let board = diagram("shape=brick 8,9,10,11,12,11,10,9,8\nlabels=q -r\nking:K:K::").board_view();
    assert_eq!((board.width, board.height, board.cells.len()), (12.0, 9.0, 88));
    let a5 = cell(&board, "a5");
    assert_eq!((a5.x, a5.y, a5.outline.len()), (0.5, 4.5, 8));
    assert!(diagram("shape=brick 8,9\ncellSkin=hex\nking:K:K::").board_view().cells[0].outline.len() == 12);
    let flat = diagram("shape=brick 2,3,2 flat\ncellSkin=brick\nking:K:K::").board_view();
    assert_eq!((flat.width, flat.height), (3.0, 3.0));
}

#[test]
fn all_numbers_stand_at_one_end_of_their_rows() {
    let board = diagram("shape=brick 8,9,10,11,12,11,10,9,8\ncellSkin=hex\nlabels=q -r\nking:K:K::").board_view();
    let middle = board.width / 2.0;
    let (numbers, letters): (Vec<_>, Vec<_>) =
        board.labels.iter().partition(|it| it.text.starts_with(|it: char| it.is_ascii_digit()));
    assert_eq!((numbers.len(), letters.len()), (9, 12));
    assert!(numbers.iter().all(|it| it.x > middle), "at the right, for letters stand at the left");
    let apart = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1) > 0.6;
    assert!(numbers.iter().all(|a| letters.iter().all(|b| apart((a.x, a.y), (b.x, b.y)))));
}

#[test]
fn removed_cells_are_not_drawn() {
    let board = diagram("shape=hex 2 flat\nhole::::b2\nsymmetry=rotate\nking:K:K::a1").board_view();
    assert_eq!(board.cells.len(), 6);
    assert!(board.cells.iter().all(|it| it.name != "b2" && it.shade != 3));
    assert_eq!(next(&board, "b1")[0].as_deref(), Some("b3"));
}

#[test]
fn keys_lead_from_every_cell_to_every_cell() {
    for shape in ["hex 6 flat", "hex 5 pointy", "brick 8,9,10,11,12,11,10,9,8", "brick 6,7,8,9,10,9,8,7,6 flat"] {
        let board = diagram(&format!("shape={shape}\nking:K:K::")).board_view();
        let mut seen = vec![false; board.cells.len()];
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            if !std::mem::replace(&mut seen[at], true) {
                open.extend(board.cells[at].neighbors.iter().filter_map(|it| usize::try_from(*it).ok()));
            }
        }
        assert!(seen.iter().all(|it| *it), "{shape}");
    }
}

#[test]
fn arrow_keys_come_back() {
    let board = diagram(FLAT).board_view();
    assert_eq!(next(&board, "f6"), ["f7", "g6", "f5", "e6"].map(|it| Some(it.to_owned())));
    for it in &board.cells {
        for (there, back) in [(0, 2), (1, 3)] {
            if let Ok(to) = usize::try_from(it.neighbors[there]) {
                let home = board.cells[to].neighbors[back];
                let straight = near(board.cells[to].x, it.x) || near(board.cells[to].y, it.y);
                assert!(home == i32::from(index(&board, &it.name)) || !straight, "{} {there}", it.name);
            }
        }
    }
}

#[test]
fn three_shades() {
    let shades = |text: &str| {
        let board = diagram(&format!("{FLAT}\n{text}")).board_view();
        (["f6", "f7", "g6", "e6"].map(|it| cell(&board, it).shade), board.appearance)
    };
    assert_eq!(shades("").0, [2, 1, 0, 0]);
    assert_eq!(shades("shadeShift=1").0, [0, 2, 1, 1]);
    assert_eq!(shades("shady=0").0, [0; 4]);
    let (plain, look) = shades("shades=#123456");
    assert_eq!((plain, look.light_shade.as_deref()), ([0; 4], Some("#123456")));
    let (_, look) = shades("shades=red,white,black");
    assert_eq!((look.odd_shade.as_deref(), look.dark_shade.as_deref()), (Some("red"), Some("black")));
    let (_, look) = shades("lightShade=white\ndarkShade=black");
    assert_eq!(look.odd_shade.as_deref(), Some("color-mix(in srgb, white, black)"));
}

#[test]
fn coordinates_stand_outside() {
    let board = diagram(FLAT).board_view();
    let texts: Vec<&str> = board.labels.iter().map(|it| it.text.as_str()).collect();
    assert_eq!(texts.len(), 22);
    assert_eq!((texts[0], texts[9], texts[10]), ("a", "k", "l"));
    for label in &board.labels {
        let far = board.cells.iter().map(|it| (it.x - label.x).hypot(it.y - label.y)).fold(f64::MAX, f64::min);
        assert!(far > 0.7, "{} stands on a cell", label.text);
    }
    assert!(diagram("shape=hex 3 flat\nking:K:K::").board_view().labels.is_empty());
}

#[test]
fn labels_keep_away_from_each_other() {
    for shape in ["hex 6 flat\nlabels=q up", "brick 8,9,10,11,12,11,10,9,8\nlabels=q -r", "hex 6 flat\nlabels=q q+r"] {
        let labels = diagram(&format!("shape={shape}\nking:K:K::")).board_view().labels;
        assert!(labels.len() > 10);
        for (number, a) in labels.iter().enumerate() {
            for b in &labels[..number] {
                assert!((a.x - b.x).hypot(a.y - b.y) > 0.6, "{} and {} on {shape}", a.text, b.text);
            }
        }
    }
}

#[test]
fn a_move_diagram_stands_in_the_middle() {
    let diagram = diagram(FLAT);
    let board = diagram.board_view();
    let around = alone();
    let marks = diagram.move_diagram(1, None, &around).unwrap();
    let mut names: Vec<&str> = marks.iter().map(|it| board.cells[usize::from(it.cell)].name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["d5", "e4", "e5", "e6", "e7", "f5", "f7", "g4", "g5", "g6", "g7", "h5"]);
    assert!(diagram.zones_of(TypeId(1), Player::White).len() <= 91);
}
