//! Whether a section plays like the variant it was made of: it is read back, and both play the same games at random.

use std::sync::Arc;

use definition::Severity;
use engine::moves::path::Step;
use engine::variant::Variant;
use game::game::Game;
use game::notation::{fen, uci};
use message::{Arg, Message, msg};

/// Games that are played.
const GAMES: u32 = 30;

/// Plies of a game.
const PLIES: u32 = 80;

/// Moves that are compared in all.
const MAX_MOVES: usize = 120_000;

/// Moves that a message names.
const NAMED: usize = 3;

/// What differs, in words; nothing if a section plays the same.
pub(crate) fn difference(ours: &Arc<Variant>, section: &str) -> Option<Message> {
    let imported = crate::import(section).into_iter().next()?;
    let (read, mut problems) = rules::read(&imported.definition);
    let (theirs, more) = game::setup::compile(&read);
    problems.extend(more);
    let wrong = problems.iter().find(|it| it.severity == Severity::Error);
    if let Some(it) = wrong {
        return Some(msg!("ini-differs-reading", problem = it.message.clone()));
    }
    let theirs = Arc::new(theirs);
    let mut left = MAX_MOVES;
    (0..GAMES).find_map(|seed| play(ours, &theirs, seed, &mut left))
}

/// Plays one game in both.
fn play(ours: &Arc<Variant>, theirs: &Arc<Variant>, seed: u32, left: &mut usize) -> Option<Message> {
    let [mut first, mut second] = [ours, theirs].map(|it| Game::new(Arc::clone(it)));
    let mut state = seed.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995;
    for _ in 0..PLIES {
        let at = || {
            let (half, full) = first.clocks();
            fen::write(ours, first.position(), half, full)
        };
        let verdicts = [&first, &second].map(|it| it.current().verdict.as_ref().map(|it| it.winner));
        if verdicts[0] != verdicts[1] {
            return Some(msg!("ini-differs-result", position = at()));
        }
        if verdicts[0].is_some() || *left == 0 {
            return None;
        }
        let mut moves = [written(&first), written(&second)];
        *left = left.saturating_sub(moves[0].len());
        moves.iter_mut().for_each(|it| it.sort());
        if moves[0].iter().map(|it| &it.0).ne(moves[1].iter().map(|it| &it.0)) {
            let lacks = |a: usize, b: usize| -> Vec<String> {
                let has = |it: &&(String, usize)| moves[b].iter().any(|other| other.0 == it.0);
                moves[a].iter().filter(|it| !has(it)).take(NAMED).map(|it| it.0.clone()).collect()
            };
            let missing = [lacks(0, 1), lacks(1, 0)].concat();
            return Some(msg!("ini-differs-moves", position = at(), moves = Arg::listed(missing)));
        }
        if moves[0].is_empty() {
            return None;
        }
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let n = (state >> 8) as usize % moves[0].len();
        for (game, list) in [&mut first, &mut second].into_iter().zip(&moves) {
            let path: Vec<Step> = game.current().moves.path(list[n].1).to_vec();
            game.play(&path).ok()?;
        }
    }
    None
}

/// The moves of a position in the notation of other programs, with their numbers. Moves that it writes alike stand side by
/// side.
fn written(game: &Game) -> Vec<(String, usize)> {
    let moves = &game.current().moves;
    (0..moves.len()).map(|it| (uci::write(game.variant(), game.position(), moves, it), it)).collect()
}
