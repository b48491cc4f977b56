//! Games of the search against itself.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, code, diagram, get, text, texts};
use crate::work::done;

/// Games with it are short.
const SMALL: &str = "files=5\nranks=5\nrook:R:R::a1,e1\nking:K:K::c1";

#[wasm_bindgen_test]
fn self_player_refuses_games_without_rules() {
    assert_eq!(code(diagram(&format!("enforce=0\n{CHESS}")).self_player(1.0, 10.0, 1.0)), "no-self-play");
}

#[wasm_bindgen_test]
fn self_player_plays_a_game_that_can_be_read() {
    let mut sut = diagram(SMALL);
    let played = || done(&mut sut.self_player(1.0, 20.0, 1.0).unwrap()).0;
    let (game, again) = (played(), played());
    assert!(!texts(&get(&game, "moves")).is_empty() && texts(&get(&again, "moves")) == texts(&get(&game, "moves")));
    let record = text(&game, "record");
    sut.load(&record).unwrap();
    assert!(record.contains("[Round \"1\"]"), "{record}");
}
