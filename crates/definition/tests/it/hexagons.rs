//! Cells of boards of hexagons: names, coordinates, lines, and where they are drawn.

use definition::{Board, Square};
use rules::read;

fn board(text: &str) -> Board {
    let (definition, diagnostics) = read(text);
    assert_eq!(diagnostics, [], "{text}");
    definition.board
}

#[test]
fn the_centre_of_every_cell_is_in_it_with_every_skin() {
    for shape in ["hex 4 flat", "hex 4 pointy", "brick 3,4,5,4", "brick 3,4,5,4 flat"] {
        for skin in ["hex", "brick"] {
            let board = board(&format!("shape={shape}\ncellSkin={skin}"));
            let hexes = board.hexes.as_ref().expect("hexagons");
            assert!(hexes.squares().all(|it| hexes.hit(hexes.centre(it)) == Some(it)), "{shape} {skin}");
        }
    }
}

fn names(board: &Board, squares: &[Square]) -> String {
    squares.iter().map(|it| board.name(*it)).collect::<Vec<_>>().join(" ")
}

#[test]
fn published_shapes() {
    for (shape, cells, first, last) in [
        ("hex 6 flat", 91, "a1", "l6"),
        ("brick 6,7,8,9,10,9,8,7,6 flat\nlabels=q q+r", 70, "a1", "i10"),
        ("brick 9@0,9@1,9@2,9@3,9@4,9@5,9@6,9@7,9@8\nlabels=q+r r", 81, "a1", "i9"),
        ("brick 9@3,10@2,11@1,12@0,12@1,11@2,10@3,9@4\nlabels=q+r r", 84, "a1", "l8"),
        ("brick 8,9,10,11,12,11,10,9,8\nlabels=q -r", 88, "a5", "l9"),
    ] {
        let board = board(&format!("shape={shape}"));
        let hexes = board.hexes.as_ref().expect("hexagons");
        assert_eq!(hexes.squares().count(), cells, "{shape}");
        let all: Vec<Square> = hexes.letters().iter().flatten().copied().collect();
        let ends = [all[0], all[all.len() - 1]];
        let (low, high) = (board.square(first).expect("a cell"), board.square(last).expect("a cell"));
        assert!(all.contains(&low) && all.contains(&high), "{shape}: {}", names(&board, &ends));
    }
}

#[test]
fn ranges_are_straight_lines() {
    let lines = |squares: &str| {
        let (definition, _) = read(&format!("shape=hex 6 flat\nsymmetry=none\nrook::::{squares}"));
        names(&definition.board, &definition.pieces[0].squares[0])
    };
    let sorted = |text: String| {
        let mut words: Vec<&str> = text.split(' ').collect();
        words.sort_unstable();
        words.join(" ")
    };
    assert_eq!(sorted(lines("b1-f5")), "b1 c2 d3 e4 f5");
    assert_eq!(sorted(lines("g4-k1")), "g4 h3 i2 k1");
    // Over corners, and the other way round.
    assert_eq!(sorted(lines("h2-d4")), sorted(lines("d4-h2")));
    assert_eq!(lines("a1-d2"), "");
}

#[test]
fn images_stay_on_the_board() {
    for shape in ["hex 5 flat", "hex 5 pointy", "brick 3,4,5,4,3", "brick 3,4,5,4,3 flat"] {
        for symmetry in ["mirror", "rotate"] {
            let board = board(&format!("shape={shape}\nsymmetry={symmetry}"));
            let hexes = board.hexes.as_ref().expect("hexagons");
            for it in hexes.squares() {
                let image = board.image(it).expect("an image");
                assert_eq!(board.image(image), Some(it), "{shape} {symmetry}");
            }
        }
    }
    let rhombus = board("shape=brick 5@0,5@1,5@2\nrook::::a1");
    assert_eq!(rhombus.symmetry, definition::Symmetry::Rotate);
}

#[test]
fn hostile_shapes_are_refused() {
    let many = "9,8,".repeat(100_000);
    for shape in [
        "hex 100000 flat".to_owned(),
        "hex 99999999999999999999 pointy".into(),
        "hex -3 flat".into(),
        "hex".into(),
        "brick".into(),
        "brick ,".into(),
        "brick 1000000,1000001".into(),
        "brick 5@999999,5@0".into(),
        "brick 64@0,64@1,64@0".into(),
        "brick 1@0,1@127,1@0".into(),
        format!("brick {many}9"),
        format!("brick {}1", "1@0,1@1,".repeat(50)),
    ] {
        let (definition, diagnostics) = read(&format!("shape={shape}\nking::::e1"));
        let codes: Vec<_> = diagnostics.iter().map(|it| it.code).collect();
        assert_eq!(codes, ["def.value"], "{}", &shape[..shape.len().min(40)]);
        assert!(definition.board.hexes.is_none() && definition.pieces[0].squares[0].len() == 1);
    }
}
