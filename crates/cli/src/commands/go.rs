//! `go`: the best moves of a position, deeper and deeper.

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::search::score::Score;
use engine::search::thinker::{Limits, Line, Progress, Thinker};
use game::game::Game;

use crate::CliFailure;
use crate::args::PositionArgs;
use crate::commands::print;
use crate::scene::{over, scene, texts};

/// When to stop thinking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct GoArgs {
    /// Milliseconds; one second if nothing else is said.
    pub(crate) time: Option<u32>,
    /// Plies.
    pub(crate) depth: Option<u32>,
    /// How many of the best moves are shown.
    pub(crate) lines: Option<u32>,
}

/// Prints a line for each depth and each of the best moves: depth, score, positions, moves.
pub(crate) fn go(place: &PositionArgs, args: &GoArgs) -> Result<(), CliFailure> {
    let game = scene(place)?;
    if let Some(sentence) = over(&game) {
        eprintln!("note: {sentence}");
        return Ok(());
    }
    let begun = Instant::now();
    let time =
        args.time.or(if args.depth.is_none() { Some(1000) } else { None }).map(|it| Duration::from_millis(it.into()));
    let mut thinker = Thinker::new(Arc::clone(game.variant()), game.position().clone());
    let limits = Limits::default();
    let (depth, lines) = (args.depth.unwrap_or(limits.depth), args.lines.map_or(limits.lines, |it| it as usize));
    thinker.set_limits(Limits { depth, lines, ..limits });
    loop {
        let progress = thinker.think(&mut || time.is_some_and(|it| begun.elapsed() >= it));
        if progress == Progress::Paused {
            thinker.finish();
        }
        for line in thinker.lines() {
            print(&shown(&game, &thinker, line, place))?;
        }
        if progress != Progress::Deeper {
            return Ok(());
        }
    }
}

/// A line as text.
fn shown(game: &Game, thinker: &Thinker, line: &Line, place: &PositionArgs) -> String {
    let mut moves: Vec<String> = Vec::new();
    thinker.follow(line, |position, list, idx| {
        let at = Game::from_position(Arc::clone(game.variant()), position.clone(), (0, 1));
        moves.push(texts(&at, list, place.notation).swap_remove(idx));
    });
    let score = match line.score {
        Score::Centipawns(it) => format!("{it:+}"),
        Score::WinsIn(n) => format!("wins in {n}"),
        Score::LosesIn(n) => format!("loses in {n}"),
    };
    format!("{}\t{score}\t{}\t{}\n", line.depth, thinker.n_nodes(), moves.join(" "))
}
