//! Counts of move sequences that are known from rules or other programs, for definitions without lists in `tests/perft`.

use engine::perft::perft;
use game::notation::{fen, uci};

use crate::common::{legal, library};

#[test]
fn hexagons_of_de_vasa_and_brusky() {
    for (name, counts) in [("devasa", [55, 2_992, 168_335]), ("brusky", [61, 3_583, 217_683])] {
        let variant = library(name);
        let found = [1, 2, 3].map(|depth| perft(&variant, &mut variant.start(), depth));
        assert_eq!(found, counts, "{name}");
    }
}

/// The texts of the legal moves of a position.
fn moves(name: &str, position: &str) -> Vec<String> {
    let variant = library(name);
    let mut position = fen::read(&variant, position).expect("a position").position;
    let moves = legal(&variant, &mut position);
    (0..moves.len()).map(|it| uci::write(&variant, &position, &moves, it)).collect()
}

#[test]
fn without_check_a_side_may_blow_up_its_own_king() {
    let all = moves("nocheckatomic", "7r/6Pb/1np5/1p2kp2/P1P1n3/1P2KP1B/5N2/8 w - - 0 1");
    for it in ["f3e4", "f2e4", "e3e4"] {
        assert!(all.iter().any(|text| text == it), "{it} is not in {all:?}");
    }
}

#[test]
fn sho_shogi_promotes_where_a_move_begins_in_the_zone() {
    let all = moves("shoshogi", "lnsgkgsnl/1r2e2b1/pppppp1pp/6B2/9/2P6/PP1PPPPPP/4E2R1/LNSGKGSNL b - - 0 1");
    assert!(!all.is_empty());
    let all = moves("shoshogi", "lnsgkgsnl/1r2e2b1/ppppppBpp/9/9/2P6/PP1PPPPPP/4E2R1/LNSGKGSNL w - - 1 3");
    for it in ["f6", "e5", "d4", "c3", "b2", "h6", "i5", "f8"] {
        let text = format!("g7{it}");
        assert!(all.contains(&text) && all.contains(&format!("{text}+")), "{text} in {all:?}");
    }
}
