//! Any definition compiles and plays, and what was played can be taken back. Run with `cargo fuzz run play`.
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use game::game::Game;
use game::notation::fen;

fuzz_target!(|data: &[u8]| {
    // The first bytes choose the moves, the rest is the definition.
    let (choices, text) = data.split_at(data.len().min(8));
    let text = String::from_utf8_lossy(text);
    let (definition, _) = rules::read(&text);
    let variant = Arc::new(game::setup::compile(&definition).0);
    let mut game = Game::new(variant.clone());
    for choice in choices {
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
