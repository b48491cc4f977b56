//! Solutions with all variations, set play and tries agree with what shorter problems say.

use engine::moves::path::Step;
use engine::perft;
use engine::position::Position;
use engine::variant::Variant;
use game::game::Game;
use search::problems::problem_solver::{ProblemSolver, Want};
use search::problems::problem_study::{Studied, StudiedMove, written};
use search::problems::stipulation::{Kind, Stipulation};
use search::problems::stipulation_text;
use search::work::Work;

use std::sync::Arc;

use crate::common::text;
use crate::problems::problems;

/// The first moves that solve a position with so many turns left; `None` where the turns are used up.
fn keys(variant: &Arc<Variant>, position: &Position, asked: &Stipulation, plies: u32) -> Option<Vec<Vec<Step>>> {
    let asked = Stipulation { plies, ..*asked };
    let mut solver = ProblemSolver::new(variant.clone(), position.clone(), &asked, Want::Keys);
    let solution = (plies > 0).then(|| solver.run(&mut || false).answer().expect("nobody stops it"))?;
    Some(solution.keys.into_iter().map(|it| it.path).collect())
}

fn paths(moves: &[StudiedMove]) -> Vec<Vec<Step>> {
    let mut res: Vec<_> = moves.iter().map(|it| it.path.clone()).collect();
    res.sort();
    res
}

/// Moves of a position with the positions after them.
fn replies(variant: &Variant, position: &Position) -> Vec<(Vec<Step>, Position)> {
    let mut from = position.clone();
    let moves = perft::moves(variant, &mut from);
    let after = |idx: usize| {
        let mut to = position.clone();
        to.apply(moves.patch(idx));
        to.forget();
        (moves.path(idx).to_vec(), to)
    };
    (0..moves.len()).map(after).collect()
}

/// Every answer is met by exactly the moves that solve what is left.
fn agrees(game: &Game, asked: &Stipulation, it: &Studied) -> usize {
    let variant = game.variant();
    let solved = keys(variant, game.position(), asked, asked.plies).expect("turns");
    let mut expected = solved.clone();
    expected.sort();
    assert_eq!(paths(&it.keys), expected);
    let mut n_compared = 0;
    for (path, after) in replies(variant, game.position()) {
        let answers = replies(variant, &after);
        let met: Vec<_> = answers.iter().map(|it| keys(variant, &it.1, asked, asked.plies - 2)).collect();
        if let Some(key) = it.keys.iter().find(|it| it.path == path) {
            for (answer, met) in answers.iter().zip(met) {
                let found = key.next.iter().find(|it| it.path == answer.0);
                if let (Some(found), Some(mut met)) = (found, met) {
                    met.sort();
                    assert_eq!(paths(&found.next), met, "{}", found.san);
                    n_compared += 1;
                }
            }
        } else if asked.kind == Kind::Direct && met.iter().all(Option::is_some) {
            // In self play an answer may reach the goal too early, which is no refutation.
            let refuting: Vec<_> = answers
                .iter()
                .zip(&met)
                .filter(|it| it.1.as_ref().is_some_and(Vec::is_empty))
                .map(|it| &it.0.0)
                .collect();
            let found = it.tries.iter().find(|it| it.path == path);
            let is_try = refuting.len() == 1 && answers.len() > 1;
            assert_eq!(found.map(|it| &it.next[0].path), is_try.then(|| refuting[0]), "{path:?}");
            n_compared += 1;
        }
    }
    n_compared
}

#[test]
fn variations_and_tries_agree_with_shorter_problems() {
    let mut n_compared = 0;
    for problem in problems(&text("tests/search/problems.tsv")) {
        let asked = stipulation_text::read(&problem.stipulation).expect("a stipulation");
        // In reflex play a move may be forced, and help play has no answers.
        if !matches!(asked.kind, Kind::Direct | Kind::Selfmate) || !(2..=4).contains(&asked.plies) {
            continue;
        }
        let game = &problem.game;
        let mut study = ProblemSolver::new(game.variant().clone(), game.position().clone(), &asked, Want::Study);
        let mut turn = 0;
        let found = loop {
            // Whoever is stopped goes on.
            let found = study.step(&mut || {
                turn += 1;
                turn % 50 == 0
            });
            if let Some(it) = found.answer() {
                break Studied::of(game.variant(), game.position(), &it);
            }
        };
        n_compared += agrees(game, &asked, &found);
    }
    assert!(n_compared > 100, "{n_compared}");
}

#[test]
fn a_problem_has_set_play_keys_tries_and_lines() {
    let study = |fen: &str, asked: &str| {
        let variant = Arc::new(crate::common::library("chess"));
        let position = game::notation::fen::read(&variant, fen).expect("a position").position;
        let asked = stipulation_text::read(asked).expect("a stipulation");
        let solution = ProblemSolver::new(variant.clone(), position.clone(), &asked, Want::Study).run(&mut || false);
        Studied::of(&variant, &position, &solution.answer().expect("nobody stops it"))
    };
    // By hand: the queen takes two files, and the king only goes to b1.
    let two = study("8/Q7/8/8/8/8/8/2k1K2R w K - 0 1", "#2");
    assert_eq!(written(&two.keys, 0), "  1. Qf2\n    1... Kb1\n      2. O-O#\n");
    assert_eq!(written(&two.tries, 0), "  1. Qa3+\n    1... Kc2\n");
    assert_eq!((two.set_play.len(), two.n_duals, two.complete), (0, 0, true));
    // With Black to move there is one mate for each of its moves.
    let set = study("k7/8/1K6/8/8/8/8/7R w - - 0 1", "#2");
    assert_eq!(written(&set.set_play, 1), "  1... Kb8\n    2. Rh8#\n");
    // Help play: whole lines, and those a move shorter.
    let help = study("k7/8/1K6/8/8/8/8/7R b - - 0 1", "h#1");
    assert_eq!(written(&help.keys, 0), "  1. Kb8\n    1... Rh8#\n");
    assert_eq!(written(&help.set_play, 1), "  1... Rh8#\n");
    assert!(help.tries.is_empty());
}
