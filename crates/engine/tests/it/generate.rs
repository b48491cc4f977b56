//! Pseudo-legal moves: where pieces go, whatever becomes of their king.

use engine::generate::pseudo_legal::Generator;
use engine::moves::move_list::Moves;
use engine::perft::perft;
use engine::program::walker::Flow;

use crate::fixture::{Drawn, drawing, random_boards};

fn pseudo_legal(drawn: &Drawn) -> Moves {
    let mut res = Moves::default();
    let _ = Generator::default().all(&drawn.variant, &drawn.position, &mut |it| {
        res.push(it);
        Flow::Continue(())
    });
    res
}

/// Where White's pieces go.
fn targets(board: &str) -> String {
    let drawn = Drawn::new(board);
    let moves = pseudo_legal(&drawn);
    drawn.marks(|sq| (0..moves.len()).any(|it| moves.item(it).to == sq))
}

#[test]
fn rays_end_before_friends_on_enemies_at_holes_and_at_the_edge() {
    let board = ". . . . . .
                 . . p . . .
                 . P Q . # .
                 . . . . . .
                 . . . p . .";
    // The pawn on b3 goes to b4 and takes on c4.
    let marks = "x . . . x .
                 . x x x . .
                 . . . x . .
                 . x x x . .
                 x . x . x .";
    assert_eq!(targets(board), drawing(marks));
}

#[test]
fn a_cannon_goes_as_a_rook_and_takes_over_one_piece() {
    let board = ". . . . .
                 C . p . p
                 p . . . .
                 n . . . .
                 . . . . .";
    let marks = "x . . . .
                 . x . . x
                 . . . . .
                 x . . . .
                 . . . . .";
    assert_eq!(targets(board), drawing(marks));
}

#[test]
fn pieces_do_not_ask_what_becomes_of_their_king() {
    let drawn = Drawn::new(". r .\n. N .\n. K .");
    assert_eq!(drawn.texts(&pseudo_legal(&drawn)), ["b1a1", "b1a2", "b1c1", "b1c2"]);
    let drawn = Drawn::new(". r . .\n. N . .\n. K . .");
    assert!(drawn.texts(&pseudo_legal(&drawn)).contains(&"b2d3".to_owned()));
}

#[test]
fn the_quick_way_makes_the_moves_of_the_slow_one() {
    for mut drawn in random_boards(300) {
        // Nobody asks for check: all pseudo-legal moves are legal, and counting takes the quick way.
        drawn.variant.features.remove(engine::variant::Features::CHECK);
        let n_slow = pseudo_legal(&drawn).len();
        assert_eq!(perft(&drawn.variant, &mut drawn.position, 1), n_slow as u64);
    }
}
