//! Games of the search against itself.

use variant_diagram_wasm::SelfPlayer;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, code, diagram};

/// Games with it are short.
const SMALL: &str = "files=5\nranks=5\nrook:R:R::a1,e1\nking:K:K::c1";

/// The moves of a game that is played in slices, and its record.
fn played(player: &mut SelfPlayer) -> (Vec<String>, String) {
    let mut game = JsValue::UNDEFINED;
    while game.is_undefined() {
        game = player.step(20.0).unwrap();
    }
    let of = |name: &str| js_sys::Reflect::get(&game, &name.into()).unwrap();
    let moves = js_sys::Array::from(&of("moves"));
    (moves.iter().filter_map(|it| it.as_string()).collect(), of("record").as_string().unwrap())
}

#[wasm_bindgen_test]
fn self_player_refuses_games_without_rules() {
    assert_eq!(code(diagram(&format!("enforce=0\n{CHESS}")).self_player(1.0, 10.0, 1.0)), "no-self-play");
}

#[wasm_bindgen_test]
fn self_player_step_plays_a_game_that_can_be_read() {
    let mut sut = diagram(SMALL);
    let (moves, record) = played(&mut sut.self_player(1.0, 20.0, 1.0).unwrap());
    assert!(!moves.is_empty());
    assert_eq!(played(&mut sut.self_player(1.0, 20.0, 1.0).unwrap()).0, moves);
    sut.load(&record).unwrap();
    assert!(record.contains("[Round \"1\"]"), "{record}");
}
