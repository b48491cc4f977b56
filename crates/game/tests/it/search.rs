//! The computer plays: forced wins are found and proved, every kind of game is played by its rules, levels hold.

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::search::levels::{LEVELS, Level};
use engine::search::score::Score;
use engine::search::solve::Solver;
use engine::search::techniques::Techniques;
use engine::search::thinker::{Limits, Progress, Thinker};
use engine::variant::Variant;
use game::game::Game;
use game::notation::{fen, uci};

use crate::common::{beside, compile, definitions, library, text};

/// A position with a forced win.
struct Row {
    line: String,
    game: Game,
    wins_in: u32,
    key: String,
}

fn rows(text: &str) -> impl Iterator<Item = Row> {
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
fn first_moves(game: &Game, thinker: &Thinker) -> Vec<(String, Score)> {
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
fn think(game: &Game, limits: Limits) -> Vec<(String, Score)> {
    let mut thinker = Thinker::new(game.variant().clone(), game.position().clone());
    thinker.set_limits(limits);
    while thinker.think(&mut || false) == Progress::Deeper {}
    thinker.finish();
    first_moves(game, &thinker)
}

/// The keys of all wins in so many moves, in UCI, sorted.
fn keys(row: &Row, most: Duration) -> Option<Vec<String>> {
    let Row { game, wins_in, .. } = row;
    let begun = Instant::now();
    let mut solver = Solver::new(game.variant().clone(), game.position().clone(), *wins_in);
    let solution = solver.run(&mut || begun.elapsed() > most).ok()?;
    let current = game.current();
    let write = |path: &[_]| {
        let idx = current.spellings.spelled(path).expect("a legal move");
        uci::write(game.variant(), game.position(), &current.moves, idx)
    };
    let mut res: Vec<String> = solution.keys.iter().map(|it| write(&it.path)).collect();
    res.sort();
    Some(res)
}

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
    let solve = |win_in| Solver::new(variant.clone(), read.position.clone(), win_in).run(&mut || false);
    let one = solve(1).expect("nobody stops it");
    assert_eq!(one.keys.len(), 2);
    assert!(one.keys.iter().all(|it| it.wins_in == 1 && it.next.is_empty()));
    let two = solve(2).expect("nobody stops it");
    assert!(two.complete && two.keys.len() > 2);
    let slow = two.keys.iter().find(|it| it.wins_in == 2).expect("a slower win");
    // Each answer is met by a mate.
    assert!(!slow.next.is_empty());
    assert!(slow.next.iter().all(|it| it.wins_in == 0 && it.next.len() == 1 && it.next[0].wins_in == 1));
    assert!(Solver::new(variant, read.position, 3).run(&mut || true).is_err());
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
        let progress = sliced.think(&mut || {
            polls += 1;
            polls > 3
        });
        n_slices += 1;
        // What is known can be shown in the middle of the work.
        let shown = first_moves(&game, &sliced);
        assert!(shown.iter().all(|it| !it.0.is_empty()), "{shown:?}");
        if progress == Progress::Done {
            break;
        }
    }
    assert!(n_slices > 20, "{n_slices}");
    assert_eq!(first_moves(&game, &sliced), think(&game, limits));
}

/// Plays so many plies with few positions for each move; every move must be legal, and nothing may be left behind.
fn plays(name: &str, variant: Variant, n_plies: u32, level: &Level) {
    let mut game = Game::new(Arc::new(variant));
    let mut thinker = Thinker::new(game.variant().clone(), game.position().clone());
    thinker.set_noise(level.noise, 7);
    for ply in 0..n_plies {
        if game.current().verdict.is_some() {
            break;
        }
        let before = game.position().clone();
        thinker.set_position(game.position().clone());
        thinker.set_limits(level.limits());
        while thinker.think(&mut || false) == Progress::Deeper {}
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
    let level = Level { depth: 3, nodes: 300, noise: 40, milliseconds: 0 };
    for name in SAMPLE {
        plays(name, library(name), 40, &level);
    }
}

#[test]
fn a_king_in_check_mate_and_a_finished_game_have_no_line() {
    let variant = Arc::new(library("chess"));
    let read = fen::read(&variant, "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1").expect("a position");
    let mut thinker = Thinker::new(variant, read.position);
    assert_eq!(thinker.think(&mut || false), Progress::Done);
    assert!(thinker.lines().is_empty());
}

#[test]
fn techniques_follow_the_rules() {
    let of = |name| format!("{:?}", Techniques::of(&library(name)));
    assert!(!of("chess").contains("false"));
    assert!(of("losers").contains("null_move: false"));
    assert!(of("antichess").contains("quiescence: false"));
    assert!(of("losers").contains("futility: false"));
    assert!(of("jesonmor").contains("check: false"));
}

#[test]
fn levels_grow() {
    for pair in LEVELS.windows(2) {
        assert!(pair[0].nodes < pair[1].nodes && pair[0].depth <= pair[1].depth && pair[0].noise >= pair[1].noise);
    }
    assert_eq!((Level::numbered(0), Level::numbered(99)), (LEVELS[0], LEVELS[7]));
}

#[test]
fn no_level_gives_its_queen_away() {
    // White's queen is attacked by a pawn and may take a protected one.
    let variant = Arc::new(library("chess"));
    let read = fen::read(&variant, "4k3/pp3ppp/2p5/3p4/4Q3/8/PPP2PPP/4K3 w - - 0 1").expect("a position");
    for (number, level) in LEVELS.iter().take(7).enumerate() {
        for seed in 0..10 {
            let mut thinker = Thinker::new(variant.clone(), read.position.clone());
            thinker.set_noise(level.noise, seed);
            thinker.set_limits(level.limits());
            while thinker.think(&mut || false) == Progress::Deeper {}
            let game = Game::from_position(variant.clone(), read.position.clone(), (0, 1));
            let best = &first_moves(&game, &thinker)[0].0;
            assert!(best.starts_with("e4") && best != "e4d5", "level {}: {best}", number + 1);
        }
    }
}

/// The full run: wins that another program found, each within the time that a player may wait.
#[test]
#[ignore = "full run: several minutes, and data beside the repository"]
fn wins_of_another_program_are_found_in_time() {
    let text = beside("oracles/wins.tsv").expect("the data beside the repository");
    let times = [1, 1, 5, 20];
    let (mut found, mut all, mut wrong) = ([0; 4], [0; 4], Vec::new());
    for row in rows(&text) {
        let n = row.wins_in as usize - 1;
        let mut thinker = Thinker::new(row.game.variant().clone(), row.game.position().clone());
        let begun = Instant::now();
        let is_over = || begun.elapsed() >= Duration::from_secs(times[n]);
        let is_won = |it: &Thinker| {
            it.lines().first().is_some_and(|it| matches!(it.score, Score::WinsIn(n) if n <= row.wins_in))
        };
        while !is_won(&thinker) && thinker.think(&mut || is_over()) == Progress::Deeper {}
        all[n] += 1;
        found[n] += usize::from(is_won(&thinker));
        let first = first_moves(&row.game, &thinker);
        if !is_won(&thinker) {
            println!("{}: not found in time, but {:?}", row.line, first.first());
        }
        if is_won(&thinker) && first[0].0 != row.key {
            wrong.push(row);
        }
    }
    println!("wins found in 1, 2, 3, 4 moves: {found:?} of {all:?}");
    // Where the search prefers another move, the solver says whether the row is right to call its key the only one.
    let mut bad = Vec::new();
    for row in wrong {
        let keys = keys(&row, Duration::from_secs(120));
        println!("{}: the solver finds {keys:?}", row.line);
        if keys.is_some_and(|it| it == [row.key.clone()]) {
            bad.push(row.line);
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    assert_eq!(found[..2], all[..2]);
    assert!(found[2] * 100 >= all[2] * 97 && found[3] * 100 >= all[3] * 90, "{found:?} of {all:?}");
}

/// The full run: every definition there is.
#[test]
#[ignore = "full run: several minutes"]
fn every_definition_is_played() {
    let level = Level { depth: 3, nodes: 400, noise: 40, milliseconds: 0 };
    for (name, text) in definitions() {
        plays(&name, compile(&text), 40, &level);
    }
}
