//! The computer plays: forced wins are found and proved, every kind of game is played by its rules, levels hold.

use std::sync::Arc;
use std::time::Duration;

use game::game::Game;
use game::notation::fen;
use search::computer::levels::{LEVELS, Level};
use search::computer::score::Score;
use search::computer::techniques::Techniques;
use search::computer::thinker::{Limits, Thinker};
use search::problems::problem_solver::{ProblemSolver, Want};
use search::problems::settled::Settled;
use search::problems::stipulation::Kind;
use search::problems::stipulation_text;
use search::work::{Progress, Work};

use crate::common::{library, text};
use crate::problems::problems;
use crate::searching::{first_moves, keys, plays, rows, think};

#[test]
fn forced_wins_are_found() {
    for row in rows(&text("tests/search/wins.tsv")) {
        let limits = Limits { nodes: 400_000, ..Limits::default() };
        let found = think(&row.game, limits);
        assert_eq!(found, [(row.key, Score::WinsIn(row.wins_in))], "{}", row.line);
    }
}

#[test]
fn the_solver_finds_exactly_one_key() {
    for row in rows(&text("tests/search/wins.tsv")) {
        assert_eq!(keys(&row, Duration::MAX), Some(vec![row.key.clone()]), "{}", row.line);
    }
}

#[test]
fn the_solver_gives_the_variations_and_all_keys() {
    let variant = Arc::new(library("chess"));
    // Kings opposite, two rooks: both can mate on the last rank.
    let read = fen::read(&variant, "4k3/8/4K3/8/8/8/8/R6R w - - 0 1").expect("a position");
    let solver = |win_in| ProblemSolver::of_win(variant.clone(), read.position.clone(), win_in);
    let solve = |win_in| solver(win_in).run(&mut || false).answer().expect("nobody stops it");
    let one = solve(1);
    assert_eq!(one.keys.len(), 2);
    assert!(one.keys.iter().all(|it| it.wins_in == 1 && it.next.is_empty()));
    let two = solve(2);
    assert!(two.complete && two.keys.len() > 2);
    let slow = two.keys.iter().find(|it| it.wins_in == 2).expect("a slower win");
    // Each answer is met by a mate.
    assert!(!slow.next.is_empty());
    assert!(slow.next.iter().all(|it| it.wins_in == 0 && it.next.len() == 1 && it.next[0].wins_in == 1));
    assert_eq!(solver(3).step(&mut || true), Progress::Paused);
}

#[test]
fn more_lines_begin_with_other_moves_and_get_worse() {
    let game = Game::new(Arc::new(library("chess")));
    let limits = Limits { depth: 4, lines: 4, ..Limits::default() };
    let found = think(&game, limits);
    let points: Vec<i32> = found
        .iter()
        .map(|it| match it.1 {
            Score::Centipawns(it) => it,
            other => panic!("{other:?}"),
        })
        .collect();
    assert!(points.is_sorted_by(|a, b| a >= b), "{points:?}");
    let mut names: Vec<&String> = found.iter().map(|it| &it.0).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 4);
}

#[test]
fn slices_come_to_the_same_result_as_one_go() {
    let game = Game::new(Arc::new(library("crazyhouse")));
    let limits = Limits { depth: 5, ..Limits::default() };
    let mut sliced = Thinker::new(game.variant().clone(), game.position().clone());
    sliced.set_limits(limits);
    let mut n_slices = 0;
    loop {
        let mut polls = 0;
        let progress = sliced.step(&mut || {
            polls += 1;
            polls > 3
        });
        n_slices += 1;
        // What is known can be shown in the middle of the work.
        let shown = first_moves(&game, &sliced);
        assert!(shown.iter().all(|it| !it.0.is_empty()), "{shown:?}");
        if progress.is_over() {
            break;
        }
    }
    assert!(n_slices > 20, "{n_slices}");
    assert_eq!(first_moves(&game, &sliced), think(&game, limits));
}

#[test]
fn problems_have_the_known_keys() {
    for problem in problems(&text("tests/search/problems.tsv")) {
        let solved = problem.solve(u64::MAX);
        assert!(matches!(solved, Ok(Some(_))), "{solved:?}");
    }
}

#[test]
fn slices_of_a_solver_go_on_where_it_stopped() {
    let variant = Arc::new(library("chess"));
    let read = fen::read(&variant, "7k/8/5K2/8/8/8/8/R6R w - - 0 1").expect("a position");
    let begun = || ProblemSolver::of_win(variant.clone(), read.position.clone(), 2);
    let (whole, mut sliced) = (begun().run(&mut || false), begun());
    let mut n_slices = 0;
    let solution = loop {
        n_slices += 1;
        // One position a slice: whoever began again would never end.
        let mut n = 0;
        let stop = &mut || {
            n += 1;
            n > 1
        };
        let found = sliced.step(stop);
        if found.is_over() {
            break found;
        }
        assert!(n_slices < 1_000_000);
    };
    assert!(n_slices > 100 && solution == whole, "{n_slices}");
    let stipulation = stipulation_text::read("h#1.5").expect("a stipulation");
    let begun = || ProblemSolver::new(variant.clone(), read.position.clone(), &stipulation, Want::Keys);
    let (whole, mut sliced) = (begun().run(&mut || false).answer().expect("nobody stops it"), begun());
    let mut turn = 0;
    let solution = loop {
        let found = sliced.step(&mut || {
            turn += 1;
            turn % 2 == 0
        });
        if let Some(it) = found.answer() {
            break it;
        }
    };
    assert!(whole == solution && !whole.keys.is_empty());
}

/// What a solver has settled when half of the first moves are tried, as text, and how many they are.
fn settled_half(solver: &mut ProblemSolver) -> (Vec<u8>, usize) {
    let mut n_asked = 0_u64;
    while solver.share() < 0.5 {
        solver.step(&mut || {
            n_asked += 1;
            n_asked.is_multiple_of(20)
        });
    }
    (solver.kept().expect("first moves"), solver.settled().n_moves())
}

#[test]
fn settled_first_moves_are_not_searched_again() {
    let variant = Arc::new(library("chess"));
    let read = fen::read(&variant, "5Q2/8/2P1pP2/4k3/4P3/8/4N3/R3K2R w KQ - 0 1").expect("a position");
    let stipulation = stipulation_text::read("#3").expect("a stipulation");
    for want in [Want::Keys, Want::Variations] {
        let begun = || ProblemSolver::new(variant.clone(), read.position.clone(), &stipulation, want);
        let (mut whole, mut first, mut second) = (begun(), begun(), begun());
        let solution = whole.run(&mut || false);
        let (kept, n) = settled_half(&mut first);
        assert!(second.resume(&kept) && second.kept().is_none());
        let before = second.n_nodes();
        assert!(n > 5 && before > whole.n_nodes() / 5);
        assert_eq!(second.run(&mut || false), solution);
        // Only what the table knew of the moves before is missing.
        let anew = second.n_nodes() - before;
        assert!(anew < whole.n_nodes() * 3 / 4, "{anew} of {}", whole.n_nodes());
        assert_eq!(second.settled().keys, whole.settled().keys);
        assert!(!begun().resume(b"12;one") && !begun().resume(&[0xff]));
    }
}

#[test]
fn settled_tries_are_not_searched_again() {
    for problem in problems(&text("tests/search/problems.tsv")) {
        let asked = stipulation_text::read(&problem.stipulation).expect("a stipulation");
        if asked.kind == Kind::Help || asked.plies > 4 {
            continue;
        }
        let (variant, position) = (problem.game.variant(), problem.game.position());
        let begun = || ProblemSolver::new(variant.clone(), position.clone(), &asked, Want::Study);
        let (mut whole, mut second) = (begun(), begun());
        let studied = whole.run(&mut || false);
        let all = whole.settled();
        // Wherever it was ended, and with more than there can be.
        let tries = all.tries[..all.tries.len() / 2].to_vec();
        second.resume(Settled { tries, ..all.clone() }.to_string().as_bytes());
        assert_eq!(second.run(&mut || false), studied, "{}", problem.line);
        assert_eq!((&second.settled().keys, &second.settled().tries), (&all.keys, &all.tries));
        let mut third = begun();
        third.resume(Settled { tries: [&*all.tries, &[9; 999]].concat(), ..all.clone() }.to_string().as_bytes());
        assert_eq!(third.run(&mut || false), studied, "{}", problem.line);
    }
}

/// Games of different kinds: hands, tiles, shuffles, hexagons, turns of two parts, goals, losing, large boards.
const SAMPLE: &[&str] = &[
    "3check",
    "antichess",
    "atomic",
    "chess",
    "chushogi",
    "crazyhouse",
    "cyvasse",
    "dobutsu",
    "glinski",
    "janggi",
    "jesonmor",
    "kingofthehill",
    "losers",
    "makruk",
    "placement",
    "racingkings",
    "seirawan",
    "shogi",
    "sittuyin",
    "spartan",
    "werewolf",
    "xiangqi",
];

#[test]
fn every_kind_of_game_is_played() {
    let level = Level { nodes: 300, noise: 40, milliseconds: 0 };
    for name in SAMPLE {
        plays(name, library(name), 40, &level);
    }
}

#[test]
fn a_king_in_check_mate_and_a_finished_game_have_no_line() {
    let variant = Arc::new(library("chess"));
    let read = fen::read(&variant, "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1").expect("a position");
    let mut thinker = Thinker::new(variant, read.position);
    assert_eq!(thinker.step(&mut || false), Progress::Done(Vec::new()));
    assert_eq!(thinker.finish(), Some(Vec::new()));
}

#[test]
fn a_guess_comes_at_the_first_pause_if_it_is_wanted() {
    let game = Game::new(Arc::new(library("chess")));
    for early in [false, true] {
        let mut thinker = Thinker::new(game.variant().clone(), game.position().clone());
        thinker.set_limits(Limits { early, ..Limits::default() });
        let lines = thinker.step(&mut || true).answer().unwrap_or_default();
        assert_eq!(
            lines.iter().map(|it| (it.depth, it.moves.len())).collect::<Vec<_>>(),
            [(0, 1)][..usize::from(early)]
        );
        assert_eq!(thinker.step(&mut || true), Progress::Paused);
    }
}

#[test]
fn techniques_follow_the_rules() {
    let of = |name| format!("{:?}", Techniques::of(&library(name)));
    // Of what is safe, only checks at the leaves are of little use.
    assert_eq!(of("chess").matches("false").count(), 1);
    assert!(of("chess").contains("quiet_checks: false"));
    assert!(of("crazyhouse").contains("quiet_checks: true, weighed_checks: true"));
    assert!(of("3check").contains("quiet_checks: true, weighed_checks: false"));
    assert!(of("losers").contains("null_move: false"));
    assert!(of("antichess").contains("quiescence: false"));
    assert!(of("losers").contains("futility: false"));
    assert!(of("jesonmor").contains("check: false"));
}

#[test]
fn checks_that_win_are_found_at_the_leaves() {
    // A rook that gives two checks, and wins by them: the second one comes after the last ply.
    let variant = Arc::new(library("3check"));
    let read = fen::read(&variant, "4k3/8/8/8/8/8/8/R3K3 w - - 2+3 0 1").expect("a position");
    let game = Game::from_position(variant, read.position, (0, 1));
    let found = think(&game, Limits { depth: 1, ..Limits::default() });
    assert_eq!(found[0].1, Score::WinsIn(2));
}

#[test]
fn levels_grow() {
    for pair in LEVELS.windows(2) {
        assert!(pair[0].nodes < pair[1].nodes && pair[0].noise > pair[1].noise);
    }
    assert_eq!((LEVELS[7].noise, Level::within_time(7)), (0, LEVELS[6]));
    assert_eq!(Level::within_time(8).limits(100), Limits::default());
    let nodes = |n_moves| LEVELS[2].limits(n_moves).nodes;
    assert_eq!([nodes(1), nodes(32), nodes(96)], [1, 1, 3].map(|it| it * LEVELS[2].nodes));
    assert_eq!((Level::numbered(0), Level::numbered(99)), (LEVELS[0], LEVELS[7]));
}

#[test]
fn errors_of_another_seed_are_forgotten() {
    let variant = Arc::new(library("chess"));
    let start = Game::new(variant.clone()).position().clone();
    let lines = |thinker: &mut Thinker, seed| {
        thinker.set_noise(LEVELS[0].noise(), seed);
        thinker.set_limits(LEVELS[0].limits(thinker.n_moves()));
        thinker.run(&mut || false).answer().expect("lines")
    };
    let mut kept = Thinker::new(variant.clone(), start.clone());
    for seed in 1..6 {
        let mut fresh = Thinker::new(variant.clone(), start.clone());
        assert_eq!(lines(&mut kept, seed)[0].score, lines(&mut fresh, seed)[0].score, "seed {seed}");
        kept.set_position(start.clone());
    }
}

#[test]
fn no_level_gives_its_queen_away() {
    // White's queen is attacked by a pawn and may take a protected one.
    let variant = Arc::new(library("chess"));
    let read = fen::read(&variant, "4k3/pp3ppp/2p5/3p4/4Q3/8/PPP2PPP/4K3 w - - 0 1").expect("a position");
    for (number, level) in LEVELS.iter().take(7).enumerate() {
        for seed in 0..10 {
            let mut thinker = Thinker::new(variant.clone(), read.position.clone());
            thinker.set_noise(level.noise(), seed);
            thinker.set_limits(level.limits(thinker.n_moves()));
            thinker.run(&mut || false);
            let game = Game::from_position(variant.clone(), read.position.clone(), (0, 1));
            let best = &first_moves(&game, &thinker)[0].0;
            assert!(best.starts_with("e4") && best != "e4d5", "level {}: {best}", number + 1);
        }
    }
}
