//! Who attacks which squares, and what pins and checks leave to be tried.

use engine::attack::pin_search::Attackers;
use engine::attack::pins::{Pins, Safety};
use engine::generate::pseudo_legal::Generator;
use engine::hooks::Scene;
use engine::ids::Player;
use engine::legal::LegalGenerator;
use engine::legal::reference::takes;

use crate::fixture::{Drawn, drawing, random_boards};

/// The squares that Black attacks.
fn attacked(board: &str) -> String {
    let drawn = Drawn::new(board);
    let (variant, position) = (&drawn.variant, &drawn.position);
    drawn.marks(|sq| LegalGenerator::default().attacker(variant, position, sq, Player::Black).is_some())
}

/// What the lines that lead to White's king say.
fn pins(drawn: &Drawn) -> (Option<Attackers>, Pins) {
    let (variant, position) = (&drawn.variant, &drawn.position);
    let royal = position.royals(Player::White)[0];
    let mut pins = Pins::default();
    pins.clear(variant.movement.topology.len());
    let scene = Scene { variant, position };
    let attackers = variant.tables.attacks.pins(scene, &mut Generator::default(), royal, Player::Black, &mut pins);
    (attackers, pins)
}

/// The squares that White may not leave without asking.
fn pinned(board: &str) -> String {
    let drawn = Drawn::new(board);
    let (_, pins) = pins(&drawn);
    drawn.marks(|sq| !pins.may_leave(sq))
}

/// The squares that White may not fill without asking.
fn barred(board: &str) -> String {
    let drawn = Drawn::new(board);
    let (_, pins) = pins(&drawn);
    drawn.marks(|sq| !pins.may_fill(sq))
}

#[test]
fn a_rider_attacks_up_to_the_first_piece_and_that_piece() {
    let board = ". . . . .
                 . . P . .
                 . P r . p
                 . . . . .
                 . . . . #";
    let marks = ". . . . .
                 . . x . .
                 . x . x x
                 . . x x .
                 . . x . .";
    // What stands on a square does not matter: the pawn on e3 is guarded, and itself attacks d2.
    assert_eq!(attacked(board), drawing(marks));
}

#[test]
fn a_cannon_attacks_what_stands_behind_one_piece() {
    let board = ". . . . . .
                 c . P . . .
                 . . . . . .
                 P . . . . .
                 . . . . . .
                 P . . . . .";
    // Empty squares would be attacked if something stood there.
    let marks = ". . . . . .
                 . . . x x x
                 . . . . . .
                 . . . . . .
                 x . . . . .
                 x . . . . .";
    assert_eq!(attacked(board), drawing(marks));
}

#[test]
fn a_horse_attacks_where_nothing_stands_beside_it_on_the_way() {
    let board = ". . . . .
                 . . . . .
                 . P h . .
                 . . p . .
                 . . . . .";
    // The pawn on c2 attacks b1 and d1 by itself.
    let marks = ". x . x .
                 . . . . x
                 . . . . .
                 . . . . x
                 . x . x .";
    assert_eq!(attacked(board), drawing(marks));
}

#[test]
fn a_side_attacks_with_its_own_pawns() {
    let marks = ". . .
                 . . .
                 x . x";
    assert_eq!(attacked(". . .\n. p .\n. P ."), drawing(marks));
}

#[test]
fn the_only_piece_between_a_rider_and_the_king_is_pinned() {
    let board = ". . . . r . . .
                 . . . . . . . .
                 . . . . N . . b
                 . . . . . . B .
                 . . . . . P . .
                 r . P P K . . .";
    // Two pieces stand before each of the other riders.
    let marks = ". . . . . . . .
                 . . . . . . . .
                 . . . . x . . .
                 . . . . . . . .
                 . . . . . . . .
                 . . . . . . . .";
    assert_eq!(pinned(board), drawing(marks));
}

#[test]
fn before_a_cannon_two_pieces_are_pinned_and_the_line_may_not_get_its_mount() {
    let board = ". . . . .
                 c . P N K
                 . . . . .
                 . . . . .
                 . . . . c";
    assert_eq!(
        pinned(board),
        drawing(
            ". . . . .
             . . x x .
             . . . . .
             . . . . .
             . . . . ."
        )
    );
    assert_eq!(
        barred(board),
        drawing(
            ". . . . .
             . . . . .
             . . . . x
             . . . . x
             . . . . ."
        )
    );
}

#[test]
fn a_check_is_answered_between_or_on_the_attacker() {
    let drawn = Drawn::new(
        ". . . . .
         K . . r .
         . . . . .
         . . k . .",
    );
    let (attackers, mut pins) = pins(&drawn);
    assert_eq!(attackers, Some(Attackers::One));
    pins.settle(Safety::Check, None);
    let marks = ". . . . .
                 . x x x .
                 . . . . .
                 . . . . .";
    assert_eq!(drawn.marks(|sq| !pins.is_no_answer(sq)), drawing(marks));
}

#[test]
fn two_checks_are_told_from_one() {
    let attackers = |board| pins(&Drawn::new(board)).0;
    assert_eq!(attackers("K . . r\n. . . .\n. n . ."), Some(Attackers::Many));
    assert_eq!(attackers("K P . r\n. . . .\n. . n ."), Some(Attackers::None));
}

#[test]
fn tables_and_walks_agree_on_every_square() {
    let mut n_attacked = 0;
    for drawn in random_boards(300) {
        let (variant, position) = (&drawn.variant, &drawn.position);
        let mut legal = LegalGenerator::default();
        let mut replies = Generator::default();
        // The reference asks for what can be taken: a piece of the side that is attacked.
        for sq in position.pieces(Player::White) {
            let by_tables = legal.attacker(variant, position, sq, Player::Black).is_some();
            let mut replying = position.clone();
            replying.set_turn(Player::Black);
            assert_eq!(by_tables, takes(variant, &replying, &mut replies, Player::White, sq));
            n_attacked += usize::from(by_tables);
        }
    }
    assert!(n_attacked > 300, "{n_attacked}");
}
