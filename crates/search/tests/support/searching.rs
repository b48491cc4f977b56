//! Searches of tests: positions with forced wins, what the search and the solver say, games against itself. No test of its own.

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::variant::Variant;
use game::game::Game;
use game::notation::{fen, uci};
use search::computer::levels::Level;
use search::computer::score::Score;
use search::computer::thinker::{Limits, Thinker};
use search::problems::problem_solver::ProblemSolver;
use search::work::Work;

use crate::common::library;

/// A position with a forced win.
pub(crate) struct Row {
    pub(crate) line: String,
    pub(crate) game: Game,
    pub(crate) wins_in: u32,
    pub(crate) key: String,
}

pub(crate) fn rows(text: &str) -> impl Iterator<Item = Row> {
    text.lines().skip(1).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let &[name, fen, wins_in, key] = columns.as_slice() else { panic!("{line}") };
        let variant = Arc::new(library(name));
        let read = fen::read(&variant, fen).unwrap_or_else(|it| panic!("{line}: {it}"));
        let game = Game::from_position(variant, read.position, (read.half, read.full));
        Row { line: line.into(), game, wins_in: wins_in.parse().expect("a number"), key: key.into() }
    })
}

/// The first moves of all lines, in UCI, with their scores.
pub(crate) fn first_moves(game: &Game, thinker: &Thinker) -> Vec<(String, Score)> {
    let of = |line| {
        let mut res = String::new();
        thinker.follow(line, |position, moves, idx| {
            if res.is_empty() {
                res = uci::write(game.variant(), position, moves, idx);
            }
        });
        res
    };
    thinker.lines().iter().map(|it| (of(it), it.score)).collect()
}

/// Thinks until a limit; the moves it found.
pub(crate) fn think(game: &Game, limits: Limits) -> Vec<(String, Score)> {
    let mut thinker = Thinker::new(game.variant().clone(), game.position().clone());
    thinker.set_limits(limits);
    thinker.run(&mut || false);
    thinker.finish();
    first_moves(game, &thinker)
}

/// The keys of all wins in so many moves, in UCI, sorted.
pub(crate) fn keys(row: &Row, most: Duration) -> Option<Vec<String>> {
    let Row { game, wins_in, .. } = row;
    let begun = Instant::now();
    let mut solver = ProblemSolver::of_win(game.variant().clone(), game.position().clone(), *wins_in);
    let solution = solver.run(&mut || begun.elapsed() > most).answer()?;
    let current = game.current();
    let write = |path: &[_]| {
        let idx = current.spellings.spelled(path).expect("a legal move");
        uci::write(game.variant(), game.position(), &current.moves, idx)
    };
    let mut res: Vec<String> = solution.keys.iter().map(|it| write(&it.path)).collect();
    res.sort();
    Some(res)
}

/// Plays so many plies with few positions for each move; every move must be legal, and nothing may be left behind.
pub(crate) fn plays(name: &str, variant: Variant, n_plies: u32, level: &Level) {
    let mut game = Game::new(Arc::new(variant));
    let mut thinker = Thinker::new(game.variant().clone(), game.position().clone());
    thinker.set_noise(level.noise(), 7);
    for ply in 0..n_plies {
        if game.current().verdict.is_some() {
            break;
        }
        let before = game.position().clone();
        thinker.set_position(game.position().clone());
        thinker.set_limits(level.limits(thinker.n_moves()));
        thinker.run(&mut || false);
        thinker.finish();
        let mut path = None;
        let line = thinker.lines().first().unwrap_or_else(|| panic!("{name}: no move at ply {ply}"));
        thinker.follow(line, |position, moves, idx| {
            if path.is_none() {
                assert_eq!(position.hash(), before.hash(), "{name}: the search left something behind at ply {ply}");
                path = Some(moves.path(idx).to_vec());
            }
        });
        // Several moves may be spelled alike; the canonical spelling tells them apart.
        let path = path.unwrap_or_else(|| panic!("{name}: no such move at ply {ply}"));
        let current = game.current();
        let idx = (0..current.moves.len()).find(|it| current.moves.path(*it) == path);
        let idx = idx.unwrap_or_else(|| panic!("{name}: {path:?} is not legal at ply {ply}"));
        game.play_index(idx);
    }
}
