//! `match`: games between two engines from openings that both sides play, and what they show.
//!
//! A game depends on its number and the seed alone, so a match that is stopped goes on from its file of records.

mod openings;
mod records;
mod tally;

use std::sync::{Arc, Mutex, PoisonError};

use engine::ids::Player;
use engine::variant::Variant;
use facts::statistics::{Outcome, Score};
use game::game_record;
use game::notation::record;
use game::notation::uci;
use message::{Arg, Message, msg};
use search::self_play::ended;
use serde_json::json;

use crate::args::Command;
use crate::definition_file::{DefinitionFile, reported};
use crate::engines::{Choice, Engine, EngineSpec, Told};
use crate::parallel::{self, Shard};
use crate::results::{Results, ResultsFile, fingerprint};
use crate::words::say;
use crate::{CliFailure, input, verdict_names};
use openings::Openings;
use records::{Played, Records, first_is_white, outcome};
use tally::{Tally, Test};

/// Games of a match if nobody says how many.
const USUAL_GAMES: u32 = 100;

/// Games of a match that a test ends, if it ever does.
const TESTED_GAMES: u32 = 1_000_000;

/// Random moves of an opening if nobody says how many.
const USUAL_PLIES: u32 = 4;

/// Longer games are drawn.
const MAX_PLIES: usize = 400;

/// A match that is being played.
struct Contest<'a> {
    variant: Arc<Variant>,
    engines: [EngineSpec; 2],
    openings: Openings,
    seed: u64,
    records: Records,
    results: ResultsFile<'a>,
    tally: Mutex<Tally>,
}

/// Plays a match, or the rest of it. Its score.
pub(super) fn contest(command: &Command) -> Result<String, CliFailure> {
    let names: [String; 2] = command
        .values("engines")
        .map(str::to_owned)
        .collect::<Vec<_>>()
        .try_into()
        .map_err(|_| CliFailure::Usage(msg!("cli-two-engines")))?;
    let no_engine = |text: &str| CliFailure::Usage(msg!("cli-no-engine", text = text));
    let spec = |text: &str| EngineSpec::read(text).ok_or_else(|| no_engine(text));
    let engines = [spec(&names[0])?, spec(&names[1])?];
    let number = |name, usual| Ok::<u32, CliFailure>(command.number(name)?.unwrap_or(usual));
    let test = command.option("sprt").map(Test::read).transpose()?;
    if test.is_some() && command.option("shard").is_some() {
        // A part of the games cannot tell when all are enough.
        return Err(CliFailure::Usage(msg!("cli-options-exclude", options = Arg::all(["--sprt", "--shard"]))));
    }
    let usual = if test.is_some() { TESTED_GAMES } else { USUAL_GAMES };
    let (n_games, n_jobs, seed) = (number("games", usual)?, number("jobs", 1)?, u64::from(number("seed", 1)?));
    let openings = match command.option("openings") {
        Some(file) => Openings::of_file(file)?,
        None => {
            let balance = command.number("balance")?.map(|it| i32::try_from(it).unwrap_or(i32::MAX));
            Openings::Random { n_plies: number("plies", USUAL_PLIES)? as usize, seed, balance }
        }
    };
    let text = input::read(command.file())?;
    let file = DefinitionFile::parse(command.file(), &text).map_err(|it| reported(command.file(), &text, &it))?;
    let mut head = json!({ "match": names, "definition": fingerprint(&text), "seed": seed });
    if let Some(it) = command.number("balance")? {
        head["balance"] = it.into();
    }
    if let Some(it) = test {
        head["sprt"] = it.head();
    }
    let (results, known_results) = ResultsFile::open(command.option("results"), head)?;
    let records = Records::new(command.option("records"), names.clone());
    let mut known = records.known()?;
    known.extend(outcomes(&known_results));
    let shard = Shard::read(command.option("shard"))?;
    let mut tally = Tally::new(test);
    known.iter().filter(|it| *it.0 <= n_games.into()).for_each(|it| tally.add(*it.0, *it.1));
    let left =
        shard.units(0, u64::from(n_games).saturating_sub(1)).map(|it| it + 1).filter(|it| !known.contains_key(it));
    let contest =
        Contest { variant: file.variant, engines, openings, seed, records, results, tally: Mutex::new(tally) };
    let left = left.take_while(|it| *it <= n_games.into() && !contest.is_decided());
    contest.play_all(left, n_jobs.max(1) as usize)?;
    let tally = contest.tally.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(told(names.each_ref().map(String::as_str), &tally))
}

/// The outcomes of results, by the number of the game.
fn outcomes(results: &Results) -> impl Iterator<Item = (u64, Outcome)> {
    results.of_kind("game").into_iter().filter_map(|it| {
        let number = it["number"].as_u64()?;
        Some((number, outcome(it["result"].as_str()?, first_is_white(number))?))
    })
}

/// The score of results.
pub(super) fn written(results: &Results) -> String {
    let mut tally = Tally::new(Test::of_head(&results.head));
    outcomes(results).for_each(|it| tally.add(it.0, it.1));
    told([0, 1].map(|it| results.head["match"][it].as_str().unwrap_or("")), &tally)
}

fn told([first, second]: [&str; 2], tally: &Tally) -> String {
    let score = msg!("report-match", first = first, second = second, score = tally.score().message());
    std::iter::once(score).chain(tally.test()).map(|it| say(&it) + "\n").collect()
}

impl Contest<'_> {
    /// Plays games by their numbers, some at a time. The first failure, if there is one.
    fn play_all(&self, numbers: impl Iterator<Item = u64> + Send, n_jobs: usize) -> Result<(), CliFailure> {
        let start = || Ok([self.engines[0].start(&self.variant)?, self.engines[1].start(&self.variant)?]);
        let work = |engines: &mut [Box<dyn Engine>; 2], number| self.keep(&self.play(number, engines)?);
        parallel::for_each(numbers, n_jobs, start, work)
    }

    /// Whether a test needs no more games.
    fn is_decided(&self) -> bool {
        self.tally.lock().unwrap_or_else(PoisonError::into_inner).is_decided()
    }

    /// Plays one game.
    fn play(&self, number: u64, engines: &mut [Box<dyn Engine>; 2]) -> Result<Played, CliFailure> {
        let opening = self.openings.opening(&self.variant, (number - 1) / 2)?;
        let mut game = opening.game;
        let first = (game.clocks().1, game.position().turn());
        for it in engines.iter_mut() {
            it.begin(&game, self.seed.wrapping_mul(1 << 20).wrapping_add(number))?;
        }
        let (mut prepared, mut moves) = (opening.moves.into_iter(), Vec::new());
        let result = loop {
            if let Some((winner, ending)) = ended(&game) {
                break (record::result_text(winner), ending);
            }
            if game.ply() >= MAX_PLIES {
                break ("1/2-1/2", format!("{MAX_PLIES} plies"));
            }
            let white_moves = game.position().turn() == Player::White;
            let engine = &mut engines[usize::from(white_moves != first_is_white(number))];
            let told = Told { game: &game, fen: opening.fen.as_deref(), moves: &moves };
            let choice = prepared.next().map_or_else(|| engine.choose(&told), |it| Ok(Choice::Move(it)))?;
            let Choice::Move(idx) = choice else {
                let winner = game.position().turn().other();
                break (record::result_text(Some(winner)), "resignation".to_owned());
            };
            moves.push(uci::write(game.variant(), game.position(), &game.current().moves, idx));
            game.play_index(idx);
        };
        let moves = game_record::moves(game.plies());
        Ok(Played { number, fen: opening.fen, first, moves, result: result.0, ending: result.1 })
    }

    /// Counts and writes down a game.
    fn keep(&self, played: &Played) -> Result<(), CliFailure> {
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(it) = outcome(played.result, first_is_white(played.number)) {
            tally.add(played.number, it);
        }
        eprintln!("{}", say(&progress(played, tally.score())));
        let it = json!({ "number": played.number, "result": played.result, "ending": played.ending });
        self.results.add(&json!({ "game": it }))?;
        self.records.add(played)
    }
}

/// How a game ended, and the score so far.
fn progress(played: &Played, score: Score) -> Message {
    let ending = verdict_names::said(&played.ending);
    msg!("report-game", number = played.number, result = played.result, ending = ending, score = score.message())
}
