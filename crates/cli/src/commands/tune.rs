//! `tune`: which way the weights of the evaluation should move, by games of the search against itself.

use facts::tuning::{effects, trial};
use message::msg;
use search::computer::evaluation::weights::{TUNED, WEIGHTS, Weights};
use search::self_play::Effort;
use serde_json::{Value, json};

use crate::CliFailure;
use crate::args::Command;
use crate::commands::judged::Judged;
use crate::parallel::Shard;
use crate::results::{Results, ResultsFile};
use crate::words::say;

/// Trials, of two games each, if nobody says how many.
const USUAL_GAMES: u32 = 1000;

/// Positions for a move if nobody says how many.
const USUAL_NODES: u32 = 1000;

/// Plays trials, or the rest of them, with the definitions in turn.
pub(super) fn tune(command: &Command) -> Result<String, CliFailure> {
    let number = |name, usual| Ok::<u64, CliFailure>(command.number(name)?.unwrap_or(usual).into());
    let effort = Effort { nodes: number("nodes", USUAL_NODES)?, seed: number("seed", 1)? };
    let (n_trials, n_jobs) = (number("games", USUAL_GAMES)?, number("jobs", 1)?.max(1) as usize);
    let shard = Shard::read(command.option("shard"))?;
    let Judged { variants, fingerprints, mut weights } = Judged::read(command)?;
    let now: Vec<i32> = TUNED.iter().map(|it| *it.1(&mut weights)).collect();
    let head = json!({ "tune": fingerprints, "weights": now, "seed": effort.seed, "nodes": effort.nodes });
    let (file, mut results) = ResultsFile::open(command.option("results"), head)?;
    let numbers = (1..=n_trials).filter(|it| shard.has(it - 1));
    let line =
        |number| Ok(json!({ "trial": { "number": number, "halves": trial(&variants, &weights, number, effort) } }));
    file.work_out(&mut results, "trial", numbers, n_jobs, line)?;
    Ok(written(&results))
}

/// What results say about each weight.
pub(super) fn written(results: &Results) -> String {
    let trials = results.of_kind("trial");
    let shown = |it: &&Value| Some((it["number"].as_u64()?, it["halves"].as_u64()?));
    let trials: Vec<(u64, u64)> = trials.iter().filter_map(shown).collect();
    let seed = results.head["seed"].as_u64().unwrap_or_default();
    let mut res = say(&msg!("report-effects", count = trials.len())) + "\n";
    for it in effects(weights_of(&results.head["weights"]), seed, &trials) {
        let advice = if it.advice() == it.weight { String::new() } else { format!("  -> {}", it.advice()) };
        res += &format!(
            "{:<24}{:>6} ± {:<4}{:>+7.1} ± {:.1}{advice}\n",
            it.name, it.weight, it.step, it.percent, it.error
        );
    }
    res
}

/// The weights that are told in the order of `TUNED`.
fn weights_of(told: &Value) -> Weights {
    let mut res = WEIGHTS;
    for (at, (_, weight)) in TUNED.iter().enumerate() {
        let told = told[at].as_i64().and_then(|it| i32::try_from(it).ok());
        *weight(&mut res) = told.unwrap_or_default();
    }
    res
}
