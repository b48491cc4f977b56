//! `play`: any definition compiles and plays, a page may ask whatever it likes meanwhile, and what was played can be taken
//! back.
#![no_main]

use std::sync::Arc;

use definition::Definition;
use game::explain::rules_text::rulebook;
use game::game::Game;
use game::move_diagram::{LonePiece, reach};
use game::notation::{any, fen, forms, listed_moves::MoveList};
use libfuzzer_sys::fuzz_target;

/// Forms of moves that take their own ways.
const FORMS: [&str; 6] = ["san", "uci", "usi", "hodges", "courier", "xboard"];

/// Asks what a page asks about a position, of one of its moves.
fn ask(game: &mut Game, idx: usize, choice: u8) {
    let path = game.current().spellings.canonical(idx).to_vec();
    for n in 0..=path.len() {
        let _ = game.options(&path[..n]);
        let _ = game.preview(&path[..n]);
        game.why(&path[n..]);
    }
    let page = MoveList { variant: game.variant(), position: game.position(), moves: &game.current().moves };
    let Ok(form) = forms::named(FORMS[usize::from(choice) % FORMS.len()]) else { return };
    let texts = form.list(page);
    assert!(texts[idx].len() > 400 || form.read(page, &texts[idx]).is_some(), "{}", texts[idx]);
    let _ = any::read(game, &texts[idx]);
}

/// Asks what a page asks about a definition.
fn read_about(definition: &Definition, game: &Game) {
    let _ = rulebook(definition);
    let variant = game.variant();
    if let Some(kind) = definition.pieces.last().and_then(|it| variant.type_by_id(&it.id)) {
        let _ = reach(variant, &LonePiece::central(variant, kind));
    }
}

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
        let idx = usize::from(*choice) % n;
        ask(&mut game, idx, *choice);
        game.play_index(idx);
    }
    read_about(&definition, &game);
    while game.undo() {}
    assert_eq!(game.position().hash(), variant.start().hash());
});
