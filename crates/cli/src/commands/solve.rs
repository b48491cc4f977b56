//! `solve`: the first moves that do what a problem asks for, or all there is to it. What is settled may go to a file.

use std::sync::Arc;

use game::game::Game;
use game::notation::fen;
use game::notation::listed_moves::MoveList;
use message::{Message, msg};
use search::problems::problem_solver::{ProblemSolver, Want};
use search::problems::problem_study::{Studied, StudiedMove, written};
use search::problems::solution::Solution;
use search::problems::stipulation::{Kind, Stipulation};
use search::problems::stipulation_text;
use search::work::Work;
use serde_json::json;

use crate::CliFailure;
use crate::args::Command;
use crate::results::{ResultsFile, head_of};
use crate::start::Played;
use crate::words::say;

/// Positions between two looks at what is settled.
const LOOK: u64 = 20_000;

/// Solves a problem. With `--results`, goes on where the file ends, and appends what is settled since.
fn solved(command: &Command, game: &Game, stipulation: &Stipulation, want: Want) -> Result<Solution, CliFailure> {
    let mut solver = ProblemSolver::new(Arc::clone(game.variant()), game.position().clone(), stipulation, want);
    let position = fen::write(game.variant(), game.position(), 0, 1);
    let asked = json!([command.option("stipulation"), command.option("variations").is_some(), position]);
    let head = head_of(command, "solve", asked)?;
    let (file, known) = ResultsFile::open(command.option("results"), head)?;
    if let Some(it) = known.of_kind("settled").last().and_then(|it| it["moves"].as_str()) {
        solver.resume(it.as_bytes());
    }
    loop {
        let mut n_asked = 0;
        let found = solver.step(&mut || {
            n_asked += 1;
            n_asked >= LOOK
        });
        if let Some(kept) = solver.kept() {
            let (number, moves) = (solver.settled().n_moves(), String::from_utf8_lossy(&kept));
            file.add(&json!({ "settled": { "number": number, "moves": moves } }))?;
        }
        if let Some(it) = found.answer() {
            return Ok(it);
        }
    }
}

/// A line for each key with the number of its lines, sorted, and the number of all solutions.
pub(super) fn solve(command: &Command) -> Result<String, CliFailure> {
    let form = super::notation(command)?;
    let text = command.option("stipulation");
    let text = text.ok_or_else(|| CliFailure::Usage(msg!("cli-no-stipulation")))?;
    let stipulation = stipulation_text::read(text).map_err(CliFailure::Usage)?;
    let played = Played::of(command)?;
    if command.option("variations").is_some() {
        return study(command, played.game(), &stipulation);
    }
    let (game, current) = (played.game(), played.game().current());
    let solution = solved(command, game, &stipulation, Want::Keys)?;
    let list = MoveList { variant: game.variant(), position: game.position(), moves: &current.moves };
    let texts = form.list(list);
    let written = solution.keys.iter().filter_map(|it| {
        let idx = current.spellings.spelled(&it.path)?;
        Some(format!("{}: {}\n", texts[idx], it.n_lines))
    });
    let mut lines: Vec<String> = written.collect();
    lines.sort();
    lines.push(format!("{}\n", solution.n_lines()));
    Ok(lines.concat())
}

/// Set play, solution and tries below each other, and what they say about the problem.
fn study(command: &Command, game: &Game, stipulation: &Stipulation) -> Result<String, CliFailure> {
    let solution = solved(command, game, stipulation, Want::Study)?;
    let it = Studied::of(game.variant(), game.position(), &solution);
    let part = |heading: &Message, moves: &[StudiedMove], depth| {
        if moves.is_empty() { String::new() } else { format!("{}\n{}", say(heading), written(moves, depth)) }
    };
    let parts = [
        part(&msg!("report-set-play"), &it.set_play, 1),
        part(&msg!("report-solution"), &it.keys, 0),
        part(&msg!("report-tries"), &it.tries, 0),
    ];
    Ok(format!("{}{}\n", parts.concat(), say(&verdict(stipulation.kind, &it))))
}

/// What a solution says about the problem.
fn verdict(kind: Kind, it: &Studied) -> Message {
    let n = it.keys.len();
    let mut res = match kind {
        _ if n == 0 => msg!("report-no-solution"),
        Kind::Help => msg!("report-first-moves", count = n),
        _ => msg!("report-keys", count = n),
    };
    if it.n_duals > 0 {
        res = msg!("report-with-duals", verdict = res, count = it.n_duals);
    }
    if it.complete { res } else { msg!("report-cut", verdict = res) }
}
