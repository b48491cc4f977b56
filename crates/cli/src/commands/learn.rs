//! `learn`: a network that judges positions of a definition, from games of the search against itself.
//!
//! A game depends on its number, the seed and the evaluation alone, so that work that was stopped goes on where its file of
//! results ends, and parts of it may be made in several places.

use std::sync::Arc;

use engine::variant::Variant;
use facts::prediction::{Sample, samples};
use learning::examples::Examples;
use learning::training::{Errors, Schedule, train};
use message::{Arg, msg};
use search::computer::evaluation::Evaluator;
use search::computer::network::Base;
use search::self_play::{Effort, can_play};
use serde_json::{Value, json};

use crate::args::Command;
use crate::definition_file::{DefinitionFile, reported};
use crate::parallel::Shard;
use crate::results::{Results, ResultsFile, fingerprint};
use crate::words::say;
use crate::{CliFailure, input, judgement};

/// Games if nobody says how many.
const USUAL_GAMES: u32 = 20_000;

/// Positions for a move if nobody says how many.
const USUAL_NODES: u32 = 300;

/// How many times each position is looked at if nobody says so.
const USUAL_PASSES: u32 = 10;

/// Neurons of the hidden layer if nobody says how many.
const USUAL_NEURONS: u32 = 16;

/// Of so many games, one is held out to be foreseen.
const HELD: u64 = 10;

/// Plays games, or the rest of them, and learns from all. Says what was learned.
pub(super) fn learn(command: &Command) -> Result<String, CliFailure> {
    let number = |name, usual| Ok::<u64, CliFailure>(command.number(name)?.unwrap_or(usual).into());
    let effort = Effort { nodes: number("nodes", USUAL_NODES)?, seed: number("seed", 1)? };
    let (n_games, n_jobs) = (number("games", USUAL_GAMES)?, number("jobs", 1)?.max(1) as usize);
    let (passes, neurons) = (number("passes", USUAL_PASSES)? as usize, number("neurons", USUAL_NEURONS)? as usize);
    let shard = Shard::read(command.option("shard"))?;
    let output = command.option("output");
    if output.is_none() && command.option("results").is_none() {
        return Err(CliFailure::Usage(msg!("cli-learns-nothing")));
    }
    let (name, network) = (command.file(), command.option("judgement"));
    let text = input::read(name)?;
    let file = DefinitionFile::parse(name, &text).map_err(|it| reported(name, &text, &it))?;
    let variant = &file.variant;
    if !can_play(variant) {
        return Err(CliFailure::at(name, msg!("cli-games-tell-nothing")));
    }
    let base = match command.option("base") {
        None | Some("all") => Base::All,
        Some("sums") => Base::Sums,
        Some(_) => return Err(CliFailure::Usage(msg!("cli-base"))),
    };
    let examples = Examples::new(variant, &file.definition.board, base).filter(|_| matches!(neurons, 16 | 32));
    let examples = examples.ok_or_else(|| CliFailure::Usage(msg!("cli-neurons")))?;
    let evaluator = judgement::evaluator(variant, network)?;
    let head = json!({
        "learn": fingerprint(&text), "seed": effort.seed, "nodes": effort.nodes, "judgement": network,
    });
    let (results_file, mut results) = ResultsFile::open(command.option("results"), head.clone())?;
    let numbers = shard.units(0, n_games.saturating_sub(1)).filter(|it| *it < n_games);
    let others: Vec<Results> = command.arguments[1..].iter().map(|it| kept(it, &head)).collect::<Result<_, _>>()?;
    let line = |number| Ok(json!({ "game": played(variant, &evaluator, number, effort) }));
    results_file.work_out(&mut results, "game", numbers, n_jobs, line)?;
    let Some(output) = output else { return Ok(String::new()) };
    let schedule = Schedule { neurons, passes, seed: effort.seed, jobs: n_jobs };
    let games: Vec<&Value> = std::iter::once(&results).chain(&others).flat_map(|it| it.of_kind("game")).collect();
    learned(&games, examples, schedule, output)
}

/// Games of the same definition that were played before: parts, or games with another seed or network.
fn kept(file: &str, head: &Value) -> Result<Results, CliFailure> {
    let res = Results::merged(&[file.to_owned()])?;
    if res.head["learn"] != head["learn"] {
        return Err(CliFailure::at(file, msg!("cli-results-other")));
    }
    Ok(res)
}

/// A game as it is kept: how it ended for White, and its positions with what the search found.
fn played(variant: &Arc<Variant>, evaluator: &Arc<Evaluator>, number: u64, effort: Effort) -> Value {
    let found = samples(variant, evaluator, number, effort);
    let positions: Vec<String> = found.iter().map(|it| format!("{} {}", it.score, it.fen)).collect();
    json!({ "number": number, "result": found.first().map(|it| it.result), "positions": positions })
}

/// The positions of a game that was kept.
fn read(game: &Value) -> Vec<Sample> {
    let result = game["result"].as_f64().unwrap_or(0.5);
    let positions = game["positions"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let one = |text: &str| {
        let (score, fen) = text.split_once(' ')?;
        Some(Sample { fen: fen.to_owned(), result, score: score.parse().ok()? })
    };
    positions.filter_map(one).collect()
}

/// Learns from games, writes the network, and says how well it foresees games that it has not seen.
fn learned(games: &[&Value], mut examples: Examples, schedule: Schedule, output: &str) -> Result<String, CliFailure> {
    for it in games {
        examples.add(&read(it), it["number"].as_u64().is_some_and(|it| it % HELD == HELD - 1));
    }
    let mut last = Errors::default();
    let network = train(&examples, schedule, |pass, errors| {
        last = errors;
        let [learned, after, before] =
            [errors.learned, errors.after, errors.before].map(|it| Arg::from(format!("{it:.5}")));
        eprintln!("{}", say(&msg!("report-pass", pass = pass, learned = learned, after = after, before = before)));
        true
    });
    let network = network.ok_or_else(|| CliFailure::Failed(msg!("cli-no-positions")))?;
    std::fs::write(output, network.to_bytes()).map_err(|_| CliFailure::at(output, msg!("cli-file-unwritable")))?;
    let explained = if last.before > 0.0 { 100.0 * (1.0 - last.after / last.before) } else { 0.0 };
    let res = msg!(
        "report-learned",
        games = games.len(),
        positions = examples.len(),
        percent = explained.round() as i64,
        file = output.to_owned()
    );
    Ok(say(&res) + "\n")
}
