//! Legal moves: pins, checks, and agreement with the reference, which makes every reply.

use engine::legal::reference::legal_reference;
use engine::legal::{LegalGenerator, check};
use engine::moves::move_list::Moves;
use engine::perft::perft;
use engine::position::Position;
use engine::variant::Variant;

use crate::fixture::{Drawn, random_boards};

fn legal(board: &str) -> Vec<String> {
    let mut drawn = Drawn::new(board);
    let mut res = Moves::default();
    LegalGenerator::default().legal(&drawn.variant, &mut drawn.position, &mut res);
    drawn.texts(&res)
}

fn reference(variant: &Variant, position: &mut Position) -> Moves {
    let mut res = Moves::default();
    assert!(legal_reference(variant, position, &mut res));
    res
}

#[test]
fn a_pinned_rider_stays_on_its_line() {
    let moves = legal(
        "r . R . K
         . . . P P",
    );
    let of_rook: Vec<&String> = moves.iter().filter(|it| it.starts_with("c2")).collect();
    assert_eq!(of_rook, ["c2a2", "c2b2", "c2d2"]);
}

#[test]
fn a_check_is_blocked_taken_or_left() {
    let moves = legal(
        "K . . r
         . . B .
         R . . .",
    );
    // The bishop blocks on b3 and takes on d3; the rook is on another file's rank; the king leaves the rank.
    assert_eq!(moves, ["a3a2", "a3b2", "c2b3", "c2d3"]);
}

#[test]
fn a_king_does_not_step_back_along_the_line_of_its_attacker() {
    let moves = legal(
        ". . . .
         r . K .
         . . . .",
    );
    assert_eq!(moves, ["c2b1", "c2b3", "c2c1", "c2c3", "c2d1", "c2d3"]);
}

#[test]
fn two_checks_are_answered_by_the_king_alone() {
    let moves = legal(
        "K . . r
         P P . .
         Q n . .",
    );
    assert!(moves.iter().all(|it| it.starts_with("a3")), "{moves:?}");
}

#[test]
fn no_piece_may_become_the_mount_of_a_cannon() {
    let moves = legal(
        "c . . . K
         . . P F .
         . . . . .",
    );
    // The pawn would stand between; so would the ferz on c3, but not on its other squares.
    assert!(!moves.contains(&"c2c3".to_owned()), "{moves:?}");
    assert!(!moves.contains(&"d2c3".to_owned()), "{moves:?}");
    assert!(moves.contains(&"d2c1".to_owned()), "{moves:?}");
}

#[test]
fn all_ways_agree_with_the_reference() {
    let mut n_checks = 0;
    for mut drawn in random_boards(300) {
        let (variant, position) = (&drawn.variant, &mut drawn.position);
        let slow = reference(variant, position);
        let mut quick = Moves::default();
        LegalGenerator::default().legal(variant, position, &mut quick);
        let (mut written, mut list) = (Moves::default(), Vec::new());
        LegalGenerator::default().list(variant, position, &mut written, &mut list);
        assert_eq!(list.len(), slow.len());
        assert_eq!(LegalGenerator::default().can_move(variant, position), !slow.is_empty());
        n_checks += usize::from(check::is_in_check(variant, position, position.turn()));
        assert_eq!(drawn.texts(&quick), drawn.texts(&slow));
    }
    assert!(n_checks > 50, "{n_checks}");
}

#[test]
fn counting_agrees_with_playing_every_move_of_the_reference() {
    fn count(variant: &Variant, position: &mut Position, depth: u32) -> u64 {
        let moves = reference(variant, position);
        if depth == 1 {
            return moves.len() as u64;
        }
        let mut sum = 0;
        for idx in 0..moves.len() {
            position.apply(moves.patch(idx));
            sum += count(variant, position, depth - 1);
            position.undo();
        }
        sum
    }
    for mut drawn in random_boards(20) {
        let expected = count(&drawn.variant, &mut drawn.position, 3);
        assert_eq!(perft(&drawn.variant, &mut drawn.position, 3), expected);
    }
}
