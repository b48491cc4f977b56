//! `values`: what material is worth, by games of the search against itself in which one side has other pieces.

use std::path::Path;
use std::sync::Arc;

use engine::ids::{Player, TypeId};
use engine::variant::Variant;
use facts::fit::{self, Equation, Estimate};
use facts::imbalance::{self, Imbalance};
use facts::statistics::{Outcome, Score};
use game::notation::names;
use message::msg;
use search::computer::evaluation::Evaluator;
use search::random::Random;
use search::self_play::{self, Effort};
use serde_json::{Value, json};

use crate::args::Command;
use crate::definition_file::{DefinitionFile, reported};
use crate::parallel::Shard;
use crate::results::{Results, ResultsFile, fingerprint};
use crate::words::say;
use crate::{CliFailure, input};

/// Games of an imbalance if nobody says how many.
const USUAL_GAMES: u32 = 100;

/// Positions for a move if nobody says how many.
const USUAL_NODES: u32 = 1000;

/// Measures imbalances, or the rest of them.
pub(super) fn values(command: &Command) -> Result<String, CliFailure> {
    let text = input::read(command.file())?;
    let file = DefinitionFile::parse(command.file(), &text).map_err(|it| reported(command.file(), &text, &it))?;
    let variant = file.variant;
    let number = |name, usual| Ok::<u64, CliFailure>(command.number(name)?.unwrap_or(usual).into());
    let effort = Effort { nodes: number("nodes", USUAL_NODES)?, seed: number("seed", 1)? };
    let (n_games, n_jobs) = (number("games", USUAL_GAMES)?, number("jobs", 1)?.max(1) as usize);
    let shard = Shard::read(command.option("shard"))?;
    let pawn = match command.option("pawn") {
        Some(id) => variant.type_by_id(id),
        None => imbalance::most_frequent(&variant),
    };
    let pawn = pawn.ok_or_else(|| CliFailure::Usage(msg!("cli-no-pawn")))?;
    let imbalances = read(&variant, pawn, command)?;
    let name = Path::new(command.file()).file_stem().map_or_else(String::new, |it| it.to_string_lossy().into_owned());
    let head = json!({
        "values": file.definition.appearance.title.unwrap_or(name),
        "definition": fingerprint(&text),
        "version": env!("CARGO_PKG_VERSION"),
        "seed": effort.seed,
        "nodes": effort.nodes,
        "pawn": names::type_text(&variant, pawn),
        "imbalances": imbalances.iter().map(|it| it.text(&variant)).collect::<Vec<_>>(),
    });
    let (file, mut results) = ResultsFile::open(command.option("results"), head)?;
    let numbers = (1..=n_games * imbalances.len() as u64).filter(|it| shard.has(it - 1));
    let evaluator = Arc::new(Evaluator::new(&variant));
    let line = |number| play(&evaluator, &variant, &imbalances, number, effort);
    file.work_out(&mut results, "game", numbers, n_jobs, line)?;
    written(&results, command)
}

/// The imbalances of `--pieces`, after that of one Pawn: it and others of nothing but Pawns give the scale.
fn read(variant: &Variant, pawn: TypeId, command: &Command) -> Result<Vec<Imbalance>, CliFailure> {
    let unit = Imbalance { more: vec![pawn], less: Vec::new() };
    let mut res = vec![unit.clone()];
    for text in command.values("pieces") {
        let it = Imbalance::read(variant, text)
            .map_err(|it| CliFailure::Usage(msg!("cli-at", place = "--pieces", why = it)))?;
        if !res.contains(&it) {
            res.push(it);
        }
    }
    Ok(res)
}

/// Plays a game by its number, from 1: the imbalances take turns, and so do the sides that have the first material.
fn play(
    evaluator: &Arc<Evaluator>,
    variant: &Arc<Variant>,
    imbalances: &[Imbalance],
    number: u64,
    effort: Effort,
) -> Result<Value, CliFailure> {
    let n = imbalances.len() as u64;
    let (at, round) = ((number - 1) % n, (number - 1) / n);
    let side = if round.is_multiple_of(2) { Player::White } else { Player::Black };
    let mut random = Random::new([effort.seed, at, round / 2]);
    let game = imbalances[at as usize].game(variant, side, &mut random).map_err(CliFailure::Failed)?;
    let played = self_play::play(game, evaluator, number, effort);
    let points = match Outcome::of(played.winner, side) {
        Outcome::Win => "1",
        Outcome::Draw => "1/2",
        Outcome::Loss => "0",
    };
    Ok(json!({ "game": {
        "number": number,
        "imbalance": imbalances[at as usize].text(variant),
        "side": side.name(),
        "points": points,
        "ending": played.reason,
        "plies": played.plies(),
    } }))
}

/// What an imbalance has shown.
struct Measured {
    text: String,
    score: Score,
    /// What it is worth; `None` without games, or if Pawns show no advantage.
    value: Option<Estimate>,
}

/// The scores and values of results, as text or JSON.
pub(super) fn written(results: &Results, command: &Command) -> Result<String, CliFailure> {
    let games = results.of_kind("game");
    let score = |imbalance: &str| {
        let mut res = Score::default();
        for it in games.iter().filter(|it| it["imbalance"] == imbalance) {
            res.add(match it["points"].as_str() {
                Some("1") => Outcome::Win,
                Some("0") => Outcome::Loss,
                _ => Outcome::Draw,
            });
        }
        res
    };
    let pawn = results.head["pawn"].as_str().unwrap_or("");
    let texts = results.head["imbalances"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let scores: Vec<(&str, Score)> = texts.map(|it| (it, score(it))).collect();
    let pawns: Vec<(f64, Score)> = scores.iter().filter_map(|it| Some((n_pawns(it.0, pawn)?, it.1))).collect();
    let scale = fit::scale(&pawns);
    let measure = |(text, score): (&str, Score)| {
        let value = scale.filter(|_| score.n_games() > 0).map(|it| fit::value(score, it));
        Measured { text: text.to_owned(), score, value }
    };
    let measured: Vec<Measured> = scores.into_iter().map(measure).collect();
    let fitted = fitted(&measured, pawn);
    match (command.option("json").is_some(), command.option("html").or(command.option("csv"))) {
        (_, Some(_)) => Err(CliFailure::Usage(msg!("cli-values-forms"))),
        (true, None) => Ok(as_json(results, &measured, &fitted)),
        (false, None) => Ok(as_text(results, &measured, &fitted)),
    }
}

/// How many Pawns more an imbalance is; `None` if it is something else.
fn n_pawns(text: &str, pawn: &str) -> Option<f64> {
    let more = text.strip_suffix(';')?;
    more.split(',').all(|it| it == pawn).then(|| more.split(',').count() as f64)
}

/// The values of single types that fit all imbalances best, with the number of games that they are in.
fn fitted(measured: &[Measured], pawn: &str) -> Vec<(String, Estimate)> {
    let sides = |text: &str| {
        let (more, less) = text.split_once(';').unwrap_or((text, ""));
        let ids = |it: &str, by: f64| {
            it.split(',').filter(|it| !it.is_empty()).map(|it| (it.to_owned(), by)).collect::<Vec<_>>()
        };
        [ids(more, 1.0), ids(less, -1.0)].concat()
    };
    let mut unknown: Vec<String> = Vec::new();
    for (id, _) in measured.iter().flat_map(|it| sides(&it.text)) {
        if id != pawn && !unknown.contains(&id) {
            unknown.push(id);
        }
    }
    let equations = measured.iter().filter(|it| n_pawns(&it.text, pawn).is_none()).filter_map(|it| {
        let mut sum = it.value?;
        let mut counts = vec![0.0; unknown.len()];
        for (id, by) in sides(&it.text) {
            match unknown.iter().position(|it| *it == id) {
                Some(at) => counts[at] += by,
                None => sum.value -= 100.0 * by,
            }
        }
        Some(Equation { counts, sum })
    });
    let values = fit::least_squares(&equations.collect::<Vec<_>>());
    unknown.into_iter().zip(values).filter_map(|(id, value)| Some((id, value?))).collect()
}

fn as_text(results: &Results, measured: &[Measured], fitted: &[(String, Estimate)]) -> String {
    let text = |name: &str| results.head[name].as_str().map_or_else(|| results.head[name].to_string(), str::to_owned);
    let mut res = format!("{}\n\n", text("values"));
    let width = measured.iter().map(|it| it.text.len()).max().unwrap_or(0);
    for it in measured {
        let value = it.value.map_or_else(|| say(&msg!("report-no-scale")), shown);
        res += &format!("  {:width$}  {}; {value}\n", it.text, say(&it.score.message()));
    }
    if !fitted.is_empty() {
        res += &format!("\n{}\n", say(&msg!("report-fitted")));
        fitted.iter().for_each(|(id, value)| res += &format!("  {id}  {}\n", shown(*value)));
    }
    let origin = msg!(
        "report-values-origin",
        pawn = text("pawn"),
        version = text("version"),
        nodes = text("nodes"),
        seed = text("seed"),
        definition = text("definition"),
    );
    res + &format!("\n{}\n", say(&origin))
}

fn shown(it: Estimate) -> String {
    format!("{:.0} ± {:.0}", it.value, it.error)
}

fn as_json(results: &Results, measured: &[Measured], fitted: &[(String, Estimate)]) -> String {
    let estimate = |it: Estimate| json!({ "value": it.value.round(), "error": it.error.round() });
    let imbalances = measured.iter().map(|it| {
        let (share, error) = it.score.share();
        let Score { wins, draws, losses } = it.score;
        let points = json!([1000.0 * share, 1000.0 * error].map(|it: f64| it.round() / 10.0));
        json!({ "pieces": it.text, "wins": wins, "draws": draws, "losses": losses, "points": points, "worth": it.value.map(estimate) })
    });
    let mut res = results.head.clone();
    res["imbalances"] = imbalances.collect();
    res["fitted"] =
        fitted.iter().map(|(id, value)| (id.clone(), estimate(*value))).collect::<serde_json::Map<_, _>>().into();
    format!("{res:#}\n")
}
