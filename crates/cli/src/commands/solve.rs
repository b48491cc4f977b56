//! `solve`: the first moves that do what a problem asks for, or all there is to it. What is settled may go to a file.

use std::sync::Arc;

use game::game::Game;
use game::notation::fen;
use game::notation::listed_moves::MoveList;
use search::problems::problem::{Key, ProblemSolver};
use search::problems::problem_study::{ProblemStudy, Studied, StudiedMove, written};
use search::problems::settled::Settled;
use search::problems::stipulation::{Kind, Stipulation};
use search::problems::stipulation_text;
use search::problems::stopped::Stopped;
use serde_json::json;

use crate::CliFailure;
use crate::args::Command;
use crate::results::{ResultsFile, head_of};
use crate::start::Played;

/// Positions between two looks at what is settled.
const LOOK: u64 = 20_000;

/// What solves a problem and can go on with what another one has settled.
trait Resumable {
    /// What it finds.
    type Found;

    fn resume(&mut self, settled: Settled);
    fn settled(&self) -> &Settled;
    fn run(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Self::Found, Stopped>;
}

impl Resumable for ProblemSolver {
    type Found = Vec<Key>;

    fn resume(&mut self, settled: Settled) {
        self.resume(settled);
    }

    fn settled(&self) -> &Settled {
        self.settled()
    }

    fn run(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Vec<Key>, Stopped> {
        self.run(stop)
    }
}

impl Resumable for ProblemStudy {
    type Found = Studied;

    fn resume(&mut self, settled: Settled) {
        self.resume(settled);
    }

    fn settled(&self) -> &Settled {
        self.settled()
    }

    fn run(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<Studied, Stopped> {
        self.run(stop)
    }
}

/// Solves a problem. With `--results`, goes on where the file ends, and appends what is settled since.
fn solved<S: Resumable>(command: &Command, game: &Game, mut solver: S) -> Result<S::Found, CliFailure> {
    let position = fen::write(game.variant(), game.position(), 0, 1);
    let asked = json!([command.option("stipulation"), command.option("variations").is_some(), position]);
    let head = head_of(command, "solve", asked)?;
    let (file, known) = ResultsFile::open(command.option("results"), head)?;
    let last = known.of_kind("settled").last().and_then(|it| it["moves"].as_str()?.parse::<Settled>().ok());
    last.into_iter().for_each(|it| solver.resume(it));
    let mut n_told = number(solver.settled());
    loop {
        let mut n_asked = 0;
        let found = solver.run(&mut || {
            n_asked += 1;
            n_asked >= LOOK
        });
        let settled = solver.settled();
        if number(settled) > n_told {
            n_told = number(settled);
            file.add(&json!({ "settled": { "number": n_told, "moves": settled.to_string() } }))?;
        }
        if let Ok(found) = found {
            return Ok(found);
        }
    }
}

/// How much is settled.
fn number(settled: &Settled) -> usize {
    settled.keys.len() + settled.tries.len()
}

/// A line for each key with the number of its lines, sorted, and the number of all solutions.
pub(super) fn solve(command: &Command) -> Result<String, CliFailure> {
    let form = super::notation(command)?;
    let text = command.option("stipulation");
    let text = text.ok_or_else(|| CliFailure::Usage("solve needs --stipulation, such as \"#2\".".into()))?;
    let stipulation = stipulation_text::read(text).map_err(CliFailure::Usage)?;
    let played = Played::of(command)?;
    if command.option("variations").is_some() {
        return study(command, &played.game, &stipulation);
    }
    let (game, current) = (&played.game, played.game.current());
    let solver = ProblemSolver::new(Arc::clone(game.variant()), game.position().clone(), &stipulation);
    let keys = solved(command, game, solver)?;
    let list = MoveList { variant: game.variant(), position: game.position(), moves: &current.moves };
    let texts = form.list(list);
    let written = keys.iter().filter_map(|it| {
        let idx = current.spellings.spelled(&it.path)?;
        Some(format!("{}: {}\n", texts[idx], it.n_lines))
    });
    let mut lines: Vec<String> = written.collect();
    lines.sort();
    lines.push(format!("{}\n", keys.iter().map(|it| it.n_lines).sum::<u64>()));
    Ok(lines.concat())
}

/// Set play, solution and tries below each other, and what they say about the problem.
fn study(command: &Command, game: &Game, stipulation: &Stipulation) -> Result<String, CliFailure> {
    let study = ProblemStudy::new(Arc::clone(game.variant()), game.position().clone(), stipulation);
    let it = solved(command, game, study)?;
    let part = |name: &str, moves: &[StudiedMove], depth| {
        if moves.is_empty() { String::new() } else { format!("{name}:\n{}", written(moves, depth)) }
    };
    let n = it.keys.len();
    let verdict = match (stipulation.kind, n) {
        (_, 0) => "no solution".to_owned(),
        (Kind::Help, _) => format!("{n} first moves"),
        (_, 1) => "1 key".to_owned(),
        (_, n) => format!("{n} keys: cooked"),
    };
    let duals = match it.n_duals {
        0 => String::new(),
        n => format!(", {n} duals"),
    };
    let cut = if it.complete { "" } else { "; the variations are cut" };
    let parts = [part("Set play", &it.set_play, 1), part("Solution", &it.keys, 0), part("Tries", &it.tries, 0)];
    Ok(format!("{}{verdict}{duals}{cut}\n", parts.concat()))
}
