//! `predict`: which weights of the evaluation tell better how games end, by positions of games of the search.

use std::sync::Arc;

use engine::variant::Variant;
use facts::prediction::{Sample, Sampled, predictions, samples};
use message::msg;
use search::computer::evaluation::Evaluator;
use search::self_play::Effort;
use serde_json::{Value, json};

use crate::CliFailure;
use crate::args::Command;
use crate::commands::judged::Judged;
use crate::results::ResultsFile;
use crate::words::say;

/// Games of each definition if nobody says how many.
const USUAL_GAMES: u32 = 200;

/// Positions for a move if nobody says how many.
const USUAL_NODES: u32 = 1000;

/// Plays games, or the rest of them, and says what other weights make of their positions.
pub(super) fn predict(command: &Command) -> Result<String, CliFailure> {
    let number = |name, usual| Ok::<u64, CliFailure>(command.number(name)?.unwrap_or(usual).into());
    let effort = Effort { nodes: number("nodes", USUAL_NODES)?, seed: number("seed", 1)? };
    let (n_games, n_jobs) = (number("games", USUAL_GAMES)?, number("jobs", 1)?.max(1) as usize);
    let Judged { variants, fingerprints, weights } = Judged::read(command)?;
    let head = json!({ "predict": fingerprints, "seed": effort.seed, "nodes": effort.nodes });
    let (file, mut results) = ResultsFile::open(command.option("results"), head)?;
    let n = variants.len() as u64;
    let evaluators: Vec<Arc<Evaluator>> = variants.iter().map(|it| Arc::new(Evaluator::new(it))).collect();
    let line = |number| {
        let at = (number % n) as usize;
        let found = samples(&variants[at], &evaluators[at], number / n, effort);
        let told: Vec<Value> = found.iter().map(|it| json!([it.fen, it.result, it.score])).collect();
        Ok(json!({ "game": { "number": number, "samples": told } }))
    };
    file.work_out(&mut results, "game", 0..n_games * n, n_jobs, line)?;
    let games = results.of_kind("game");
    let of_variant = |(at, variant): (u64, &Arc<Variant>)| {
        let own = games.iter().filter(|it| it["number"].as_u64().is_some_and(|it| it % n == at));
        let told = own.filter_map(|it| it["samples"].as_array()).flatten();
        Sampled::new(variant, &told.filter_map(read).collect::<Vec<_>>())
    };
    let all: Vec<Sampled> = (0..n).zip(&variants).map(of_variant).collect();
    let n_positions: usize = all.iter().map(Sampled::len).sum();
    let mut res = say(&msg!("report-predictions", count = games.len(), positions = n_positions)) + "\n";
    for it in predictions(&all, weights) {
        let [less, more] = it.growth;
        res += &format!("{:<24}{:>6} ± {:<4}{less:>+9.1}{more:>+9.1}\n", it.name, it.weight, it.step);
    }
    Ok(res)
}

fn read(told: &Value) -> Option<Sample> {
    let score = i32::try_from(told[2].as_i64()?).ok()?;
    Some(Sample { fen: told[0].as_str()?.to_owned(), result: told[1].as_f64()?, score })
}
