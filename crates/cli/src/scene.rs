//! The position a command works with: a definition, a position text, moves played. No output but notes.

use variant::legal::Judge;
use variant::moves::Moves;
use variant::notation::{fen, path, san, uci};
use variant::position::Position;
use variant::rules::Rules;

use crate::Failure;
use crate::args::{Notation, Place};
use crate::load::load;

/// A definition and a position of it.
#[derive(Debug)]
pub(crate) struct Scene {
    /// The variant.
    pub(crate) rules: Rules,
    /// The position.
    pub(crate) position: Position,
}

/// Sets up the position and plays the moves.
pub(crate) fn scene(place: &Place) -> Result<Scene, Failure> {
    let loaded = load(&place.file)?;
    let errors = loaded.diagnostics.iter().filter(|it| it.severity == diagram::Severity::Error).count();
    if errors > 0 {
        eprintln!("{}: {errors} errors; `variant-diagram check` shows them.", place.file);
    }
    let rules = loaded.rules;
    let mut position = match &place.fen {
        Some(text) => {
            let read = fen::read(&rules, text).map_err(|it| Failure::Failed(it.to_string()))?;
            for note in read.notes {
                eprintln!("note: {note}");
            }
            read.position
        }
        None => rules.start(),
    };
    for text in &place.play {
        let found = san::read_text(&rules, &mut position, text);
        let (moves, idx) = found.ok_or_else(|| Failure::Failed(format!("{text} is not a legal move here.")))?;
        position.apply(moves.patch(idx));
    }
    position.forget();
    Ok(Scene { rules, position })
}

/// Writes moves of a position, in their order.
pub(crate) fn texts(scene: &mut Scene, moves: &Moves, notation: Notation) -> Vec<String> {
    let (rules, position) = (&scene.rules, &mut scene.position);
    match notation {
        Notation::Path => path::write_all(rules, position, moves),
        Notation::Uci => (0..moves.len()).map(|it| uci::write(rules, position, moves, it)).collect(),
        Notation::San => {
            let mut judge = Judge::default();
            let mut res = san::write_all(rules, position, moves);
            for (idx, text) in res.iter_mut().enumerate() {
                text.push_str(san::check_mark(rules, position, &mut judge, moves.patch(idx)));
            }
            res
        }
    }
}
