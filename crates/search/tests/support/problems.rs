//! Problems of a table with their keys and numbers of solutions. No test of its own.

use std::sync::Arc;

use engine::variant::Variant;
use game::game::Game;
use game::notation::{fen, uci};
use search::problems::problem_solver::{ProblemSolver, Want};
use search::problems::stipulation_text;
use search::work::Work;

use crate::common::compile;

/// Orthodox chess without rules about repetition and counts of moves.
const CHESS: &str = "pawn:P:fmWfceFifmnD::a2-h2\nknight:N:N::b1,g1\nbishop:B:B::c1,f1\nrook:R:R::a1,h1\nqueen:Q:Q::d1\nking:K:KisO2::e1\n";

/// A problem and what is known about it.
pub(crate) struct Problem {
    pub(crate) line: String,
    pub(crate) game: Game,
    pub(crate) stipulation: String,
    keys: Vec<String>,
    n_solutions: u64,
}

/// The variant of a problem: chess with its fairy pieces, to which pawns may promote.
fn variant(pieces: &str) -> Variant {
    let pieces: Vec<&str> = pieces.split(';').filter(|it| *it != "-").collect();
    let ids: String = pieces.iter().filter_map(|it| it.split(':').nth(1)).collect();
    let lines: String = pieces.iter().map(|it| format!("{it}::\n")).collect();
    compile(&format!("files=8\nranks=8\nfirstRank=1\nroyal=K\npromoChoice=QRBN{ids}\n{CHESS}{lines}"))
}

/// The problems of a table in which both sides have a king.
pub(crate) fn problems(text: &str) -> impl Iterator<Item = Problem> {
    text.lines().skip(1).map(str::to_owned).filter(|it| !it.contains(" king")).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [_, position, pieces, stipulation, keys, n_solutions, ..] = columns[..] else { panic!("{line}") };
        let variant = Arc::new(variant(pieces));
        let read = fen::read(&variant, position).unwrap_or_else(|it| panic!("{line}: {it}"));
        Problem {
            game: Game::from_position(variant, read.position, (read.half, read.full)),
            stipulation: stipulation.into(),
            keys: keys.split(' ').filter(|it| *it != "-").map(str::to_owned).collect(),
            n_solutions: n_solutions.parse().expect("a number"),
            line,
        }
    })
}

impl Problem {
    /// Solves it with at most so many positions. How many it took, `None` if they are not enough;
    /// or what is wrong.
    pub(crate) fn solve(&self, most: u64) -> Result<Option<u64>, String> {
        let Self { line, game, keys, n_solutions, .. } = self;
        let stipulation = stipulation_text::read(&self.stipulation).map_err(|it| it.to_string())?;
        let (variant, position) = (game.variant().clone(), game.position().clone());
        let mut solver = ProblemSolver::new(variant, position, &stipulation, Want::Keys);
        let mut left = most;
        let found = solver.run(&mut || {
            left = left.saturating_sub(1);
            left == 0
        });
        let Some(found) = found.answer() else { return Ok(None) };
        let current = game.current();
        let write = |path: &[_]| {
            let idx = current.spellings.spelled(path).expect("a legal move");
            uci::write(game.variant(), game.position(), &current.moves, idx)
        };
        let mut ours: Vec<String> = found.keys.iter().map(|it| write(&it.path)).collect();
        ours.sort();
        let n = found.n_lines();
        if (&ours, n) == (keys, *n_solutions) {
            Ok(Some(solver.n_nodes()))
        } else {
            Err(format!("{line}: we find {n}: {ours:?}"))
        }
    }
}
