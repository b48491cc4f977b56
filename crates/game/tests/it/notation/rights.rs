//! Rights in positions as text: what has moved never gets a right back, whatever else may move for the first time.

use engine::ids::Sq;

use crate::common::{compile, library};
use engine::variant::Variant;
use game::notation::fen;

/// The squares of the pieces that have never moved, as a text says it.
fn virgins(variant: &Variant, text: &str) -> (Vec<Sq>, String) {
    let read = fen::read(variant, text).expect("a position");
    let position = &read.position;
    let squares = variant.movement.topology.squares();
    let found = squares.filter(|it| position.at(*it).is_piece() && position.at(*it).is_virgin()).collect();
    (found, fen::write(variant, position, read.half, read.full))
}

/// Whether a king gets a right back when this position is written and read.
fn gains(variant: &Variant, board: &str, field: &str) -> bool {
    let (before, text) = virgins(variant, &format!("{board} w {field} - 0 1"));
    let (after, again) = virgins(variant, &text);
    assert_eq!(text, again, "{board} {field}");
    let topology = &variant.movement.topology;
    let king = topology.square(4, 0).expect("a square");
    after.contains(&king) && !before.contains(&king)
}

#[test]
fn kings_that_have_moved_get_no_right_by_rooks_that_have_not() {
    let board = "4k3/8/8/8/8/8/8/R3K2R";
    // The Knights of one game lend their moves; in others a Rook has a first move of its own.
    let lent = library("knightrelay");
    let own = |moves: &str| {
        compile(&format!(
            "files=8\nranks=8\nroyal=K\nfirstRank=1\nrook:R:{moves}::a1,h1\nking:K:KisO2::e1\npawn:P:fmW::\n"
        ))
    };
    for variant in [lent, own("RimN"), own("RifmnD"), own("RiA")] {
        for field in ["==a1,h1", "==a1", "==h1", "-"] {
            assert!(!gains(&variant, board, field), "{field}");
        }
        let (found, text) = virgins(&variant, &format!("{board} w KQ - 0 1"));
        assert!(found.len() >= 3 && text.contains(" KQ "), "{text}");
    }
}

#[test]
fn a_piece_that_captures_as_others_keeps_what_it_knows_of_first_moves() {
    let game = |knight: &str| {
        let text = format!("files=6\nranks=6\nroyal=K\nchameleon=L\nknight:N:{knight}::b1\nlion:L:W::d2\nking:K:K::e1");
        compile(&text)
    };
    let board = "4k1/1n4/6/6/3L2/4K1";
    // It has moved away and come back, or it has not.
    for field in ["==b5", "==d2"] {
        let (found, text) = virgins(&game("NiA"), &format!("{board} w {field} - 0 1"));
        assert_eq!(found.contains(&Sq(9)), field == "==d2", "{text}");
        let (again, written) = virgins(&game("NiA"), &text);
        assert_eq!((again.contains(&Sq(9)), &written), (found.contains(&Sq(9)), &text));
    }
    // Near miss: where no first move is to be copied nothing has to be said.
    assert!(virgins(&game("N"), &format!("{board} w ==d2 - 0 1")).1.contains(" w - "));
}
