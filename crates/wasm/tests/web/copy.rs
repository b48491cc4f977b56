//! Copies of a game, and the keys of its positions.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, diagram};

#[wasm_bindgen_test]
fn clone_goes_its_own_way() {
    let mut game = diagram(CHESS);
    game.load("1. e4 (1. d4 d5) 1... e5").unwrap();
    let mut copy = game.copy();
    assert_eq!((copy.record(), copy.fen()), (game.record(), game.fen()));
    assert!(copy.undo());
    assert_ne!(copy.fen(), game.fen());
}

#[wasm_bindgen_test]
fn keys_tell_which_positions_recur() {
    let mut game = diagram(CHESS);
    game.load("1. Nf3 Nf6 2. Ng1 Ng8").unwrap();
    let keys = game.keys();
    assert_eq!(keys.len(), 5);
    assert_eq!(keys[0], keys[4]);
    assert!(keys[1..4].iter().all(|it| *it != keys[0]));
}
