//! The position a command works with: a definition, a position text, moves played. No output but notes.

use engine::legal::Judge;
use engine::moves::move_list::Moves;
use game::game::Game;
use game::notation::forms;
use game::notation::listed_moves::MoveList;
use game::notation::{fen, path, san};

use crate::CliFailure;
use crate::args::{Notation, PositionArgs};
use crate::load::load;

/// Sets up the position and plays the moves.
pub(crate) fn scene(place: &PositionArgs) -> Result<Game, CliFailure> {
    let loaded = load(&place.file)?;
    let errors = loaded.diagnostics.iter().filter(|it| it.severity == definition::Severity::Error).count();
    if errors > 0 {
        eprintln!("note: {} has {errors} errors; `variant-diagram check` shows them.", place.file);
    }
    let variant = loaded.variant;
    let mut game = match &place.fen {
        Some(text) => {
            let read = fen::read(&variant, text).map_err(|it| CliFailure::Failed(it.to_string()))?;
            for note in read.notes {
                eprintln!("note: {note}");
            }
            Game::from_position(variant.clone(), read.position, (read.half, read.full))
        }
        None => Game::new(variant.clone()),
    };
    for text in &place.play {
        if let Some(sentence) = over(&game) {
            return Err(CliFailure::Failed(format!("{text} cannot be played: {sentence}")));
        }
        let idx = san::read(&variant, game.position(), &game.current().moves, text);
        let idx = idx.ok_or_else(|| CliFailure::Failed(format!("{text} is not a legal move here.")))?;
        game.play_index(idx);
    }
    Ok(game)
}

/// How the game ended, if it has and its rules are enforced.
pub(crate) fn over(game: &Game) -> Option<&str> {
    game.current().verdict.as_ref().filter(|_| game.variant().enforce).map(|it| it.sentence.as_str())
}

/// Writes moves of the current position, in their order.
pub(crate) fn texts(game: &Game, moves: &Moves, notation: Notation) -> Vec<String> {
    let (variant, position) = (game.variant(), game.position());
    match notation {
        Notation::Path => path::write_all(variant, position, moves),
        Notation::Named(name) => {
            let page = MoveList { variant, position, moves };
            forms::named(name).map_or_else(Vec::new, |it| it.write_all(page))
        }
        Notation::San => {
            let mut judge = Judge::default();
            let mut position = position.clone();
            let mut res = san::write_all(variant, &position, moves);
            for (idx, text) in res.iter_mut().enumerate() {
                text.push_str(san::check_mark(variant, &mut position, &mut judge, moves.patch(idx)));
            }
            res
        }
    }
}
