//! `solve`: the first moves that do what a problem asks for.

use std::sync::Arc;

use engine::search::problem::ProblemSolver;
use game::notation::listed_moves::MoveList;
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
