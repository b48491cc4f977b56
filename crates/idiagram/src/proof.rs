//! Whether the parameters play like the variant they were made of: they are read back, and both play the same games at random.

use std::sync::Arc;

use definition::Severity;
use engine::moves::path::Step;
use engine::variant::Variant;
use game::game::Game;
use game::notation::fen;
use message::{Message, msg};

/// Games that are played.
const GAMES: u32 = 12;

/// Plies of a game.
const PLIES: u32 = 60;

/// Moves that are compared in all.
const MAX_MOVES: usize = 60_000;

/// What differs, in words; nothing if the parameters play the same.
pub(crate) fn difference(ours: &Arc<Variant>, parameters: &str) -> Option<Message> {
    let (read, mut problems) = rules::read(parameters);
    let (theirs, more) = game::setup::compile(&read);
    problems.extend(more);
    if let Some(it) = problems.iter().find(|it| it.severity == Severity::Error) {
        return Some(msg!("idiagram-differs-reading", problem = it.message.clone()));
    }
    let theirs = Arc::new(theirs);
    let mut left = MAX_MOVES;
    (0..GAMES).find_map(|seed| play(ours, &theirs, seed, &mut left))
}

/// Plays one game in both, for as long as ours goes on.
fn play(ours: &Arc<Variant>, theirs: &Arc<Variant>, seed: u32, left: &mut usize) -> Option<Message> {
    let [mut first, mut second] = [ours, theirs].map(|it| Game::new(Arc::clone(it)));
    let mut state = seed.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995;
    for _ in 0..PLIES {
        if first.current().verdict.is_some() || *left == 0 {
            return None;
        }
        let [mut moves, mut theirs] = [&first, &second].map(paths);
        *left = left.saturating_sub(moves.len());
        moves.sort();
        theirs.sort();
        if moves != theirs {
            let (half, full) = first.clocks();
            let position = fen::write(ours, first.position(), half, full);
            return Some(msg!("idiagram-differs", position = position));
        }
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let path = moves.get((state >> 8) as usize % moves.len().max(1))?;
        first.play(path).ok()?;
        second.play(path).ok()?;
    }
    None
}

/// The moves of a position.
fn paths(game: &Game) -> Vec<Vec<Step>> {
    let moves = &game.current().moves;
    (0..moves.len()).map(|it| moves.path(it).to_vec()).collect()
}
