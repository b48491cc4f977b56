//! `solve`: the first moves that do what a problem asks for, or all there is to it.

use std::sync::Arc;

use engine::search::problem::ProblemSolver;
use engine::search::stipulation::{Kind, Stipulation};
use game::game::Game;
use game::notation::listed_moves::MoveList;
use game::problem_study::{ProblemStudy, StudiedMove, written};
use game::stipulation;

use crate::CliFailure;
use crate::args::Command;
use crate::start::Played;

/// A line for each key with the number of its lines, sorted, and the number of all solutions.
pub(super) fn solve(command: &Command) -> Result<String, CliFailure> {
    let form = super::notation(command)?;
    let text = command.option("stipulation");
    let text = text.ok_or_else(|| CliFailure::Usage("solve needs --stipulation, such as \"#2\".".into()))?;
    let stipulation = stipulation::read(text).map_err(CliFailure::Usage)?;
    let played = Played::of(command)?;
    if command.option("variations").is_some() {
        return Ok(study(&played.game, &stipulation));
    }
    let (game, current) = (&played.game, played.game.current());
    let mut solver = ProblemSolver::new(Arc::clone(game.variant()), game.position().clone(), &stipulation);
    let keys = solver.run(&mut || false).unwrap_or_default();
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
fn study(game: &Game, stipulation: &Stipulation) -> String {
    let mut study = ProblemStudy::new(Arc::clone(game.variant()), game.position().clone(), stipulation);
    let Ok(it) = study.run(&mut || false) else { return String::new() };
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
    format!("{}{verdict}{duals}{cut}\n", parts.concat())
}
