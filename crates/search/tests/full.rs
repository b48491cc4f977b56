//! The full run of the search: minutes, and data beside the repository. Run by `cargo test -p variant-diagram-search --test full`.

#[path = "../../game/tests/support/common.rs"]
mod common;
#[path = "support/endings.rs"]
mod endings;
#[path = "support/problems.rs"]
mod problems;
#[path = "../../game/tests/support/random.rs"]
mod random;
#[allow(dead_code, reason = "the other tests use the rest")]
#[path = "support/searching.rs"]
mod searching;
#[path = "../../game/tests/support/trials.rs"]
mod trials;

use std::sync::Arc;
use std::time::{Duration, Instant};

use search::computer::levels::Level;
use search::computer::score::Score;
use search::computer::thinker::Thinker;
use search::work::{Progress, Work};

use crate::common::{beside, compile, definitions, library};
use crate::endings::{SMALL, agrees_with_its_moves, agrees_with_the_solver, longest, solved};
use crate::searching::{first_moves, keys, plays, rows};

/// Wins that another program found, each within the time that a player may wait.
#[test]
fn wins_of_another_program_are_found_in_time() {
    let text = beside("oracles/wins.tsv");
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
        while !is_won(&thinker) && matches!(thinker.step(&mut || is_over()), Progress::Found(_)) {}
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

/// Problems that another program solved: all keys, and the number of solutions. A long self-mate and some long help play
/// need more positions than a test can wait for.
#[test]
fn problems_have_the_known_keys() {
    let (mut n, mut n_nodes, mut unsolved, mut bad) = (0, 0, 0, Vec::new());
    for problem in problems::problems(&beside("oracles/problems.tsv")) {
        n += 1;
        match problem.solve(9_000_000) {
            Ok(Some(it)) => {
                n_nodes += it;
                println!("{it} positions: {}", problem.line);
            }
            Ok(None) => {
                unsolved += 1;
                println!("not solved: {}", problem.line);
            }
            Err(it) => bad.push(it),
        }
    }
    println!("{n_nodes} positions for {} of {n} problems", n - unsolved);
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    assert!(n > 220 && unsolved <= 6, "{unsolved} of {n} problems are not solved");
}

/// Every definition there is.
#[test]
fn every_definition_is_played() {
    let level = Level { nodes: 400, noise: 40, milliseconds: 0 };
    for (name, text) in definitions() {
        plays(&name, compile(&text), 40, &level);
    }
}

/// Longest wins that every tablebase of chess gives.
#[test]
fn four_pieces_of_chess_are_as_known() {
    let chess = Arc::new(library("chess"));
    for (pieces, wins) in [
        ("K,B,B;K", [Some(19), None]),
        ("K,B,N;K", [Some(33), None]),
        ("K,Q;K,R", [Some(35), Some(19)]),
        // Two knights only mate a king that walks into it.
        ("K,N,N;K", [Some(1), None]),
    ] {
        assert_eq!(longest(&chess, pieces), wins, "{pieces}");
    }
}

#[test]
fn tables_agree_with_moves_and_solver() {
    let more = ["K,Q;K", "K,B,B;K", "K,B,N;K", "K,Q;K,R", "K,P;K,P"];
    for (name, pieces) in SMALL.into_iter().chain(more.map(|it| ("chess", it))) {
        let solver = solved(&Arc::new(library(name)), pieces);
        agrees_with_its_moves(&solver, 10_000);
        agrees_with_the_solver(&solver, 1_000);
    }
}
