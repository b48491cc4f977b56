//! `play`: any definition compiles and plays, and what was played can be taken back.
#![no_main]

use std::sync::Arc;

use game::game::Game;
use game::notation::fen;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let (definition, _) = rules::read(&text);
    let variant = Arc::new(game::setup::compile(&definition).0);
    let mut game = Game::new(variant.clone());
    // The end of the definition chooses the moves as well: so the definitions of the library are seeds as they are.
    for choice in data.iter().rev().take(8) {
        let n = game.current().moves.len();
        if n == 0 || game.current().verdict.is_some() {
            break;
        }
        let position = fen::write(&variant, game.position(), 0, 1);
        let _ = fen::read(&variant, &position);
        game.play_index(usize::from(*choice) % n);
    }
    while game.undo() {}
    assert_eq!(game.position().hash(), variant.start().hash());
});
