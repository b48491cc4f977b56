//! `facts`: what the pieces of a definition can do, and how its games end when the search plays against itself.

mod csv;
mod folder;
pub(super) mod forms;
mod html;
mod lines;
mod sheet;
mod text;

use std::collections::HashSet;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use engine::variant::Variant;
use facts::mating::Mating;
use facts::mobility::{self, Return, TypeFacts};
use game::notation::record;
use message::{Message, msg};
use search::computer::evaluation::Evaluator;
use search::self_play::{self, Effort};
use serde_json::{Value, json};

use crate::args::Command;
use crate::definition_file::{DefinitionFile, reported};
use crate::parallel::{self, Shard};
use crate::results::{Results, ResultsFile, fingerprint};
use crate::words::say;
use crate::{CliFailure, input, verdict_names};
pub(super) use sheet::Sheet;

/// Games if nobody says how many.
const USUAL_GAMES: u32 = 100;

/// Milliseconds after which no game begins, if nobody says how many games or milliseconds. Which games are played depends
/// on the clock then, but what is played in each does not.
const USUAL_TIME: u32 = 35_000;

/// Positions for a move if nobody says how many.
const USUAL_NODES: u32 = 400;

/// Sizes of boards on which pieces are to mate. `endings --mates` tries larger ones, which take long.
const MATING_SIZES: std::ops::RangeInclusive<u8> = 5..=8;

/// What is measured of a definition, and how much is spent on it.
struct Measurement {
    variant: Arc<Variant>,
    head: Value,
    effort: Effort,
    /// Zero where games tell nothing.
    n_games: u64,
    /// How long games may begin.
    time: Option<Duration>,
    n_jobs: usize,
    shard: Shard,
}

/// Measures a definition and writes its facts, or those of all definitions of a folder.
pub(super) fn facts(command: &Command) -> Result<(), CliFailure> {
    let file = command.file();
    if Path::new(file).is_dir() {
        return folder::all(command, file);
    }
    let text = input::read(file)?;
    if let Some(known) = forms::measured(&text).filter(|_| command.option("html").is_some()) {
        return input::write(command.option("output"), &forms::page(&known));
    }
    let measurement = Measurement::new(command, file, &text)?;
    let results = measurement.run(command.option("results"), &report)?;
    let sheet = Sheet::of(&results, command.option("date"))?;
    input::write(command.option("output"), &forms::write(&sheet, command)?)
}

/// How far the work is, on standard error.
fn report(told: &Message) {
    eprintln!("{}", say(told));
}

impl Measurement {
    fn new(command: &Command, file: &str, text: &str) -> Result<Self, CliFailure> {
        let definition = DefinitionFile::parse(file, text).map_err(|it| reported(file, text, &it))?;
        let number = |name, usual| Ok::<u64, CliFailure>(command.number(name)?.unwrap_or(usual).into());
        let effort = Effort { nodes: number("nodes", USUAL_NODES)?, seed: number("seed", 1)? };
        let variant = definition.variant;
        let wanted = number("games", USUAL_GAMES)?;
        let usual_time = command.option("games").is_none().then_some(USUAL_TIME);
        let time = command.number("time")?.or(usual_time).map(|it| Duration::from_millis(it.into()));
        let topology = &variant.movement.topology;
        let squares = topology.squares();
        let title = definition.definition.appearance.title.clone();
        let name = Path::new(file).file_stem().map_or_else(String::new, |it| it.to_string_lossy().into_owned());
        Ok(Self {
            head: json!({
                "facts": title.unwrap_or(name),
                "definition": fingerprint(text),
                "lines": if mobility::lines(&variant).1 { "files" } else { "rows" },
                "squares": squares.filter(|it| !topology.is_hole(*it)).count(),
                "version": env!("CARGO_PKG_VERSION"),
                "seed": effort.seed,
                "nodes": effort.nodes,
            }),
            n_games: if self_play::can_play(&variant) { wanted } else { 0 },
            variant,
            effort,
            time,
            n_jobs: command.number("jobs")?.unwrap_or(1) as usize,
            shard: Shard::read(command.option("shard"))?,
        })
    }

    /// A type with what its endings come to. Nothing is asked of royals, and of pieces that only go forwards.
    fn with_mates(&self, it: &TypeFacts) -> TypeFacts {
        let kind = self.variant.type_by_id(&it.id).filter(|_| !it.royal && it.returns != Return::Never);
        let mating = |size| kind.and_then(|kind| Mating::of(&self.variant, kind, size).ok());
        TypeFacts { mates: MATING_SIZES.filter_map(mating).collect(), ..it.clone() }
    }

    /// Does what is not in the file yet. All results of this part.
    fn run(&self, file: Option<&str>, report: &(dyn Fn(&Message) + Sync)) -> Result<Results, CliFailure> {
        let (file, mut results) = ResultsFile::open(file, self.head.clone())?;
        let types = mobility::types(&self.variant);
        for (number, it) in (0_u64..).zip(&types).filter(|it| self.shard.has(it.0)) {
            if !results.has("type", number) {
                let line = lines::of_type(number, &self.with_mates(it));
                file.add(&line)?;
                results.lines.push(line);
            }
        }
        // The games come behind the types.
        let n_types = types.len() as u64;
        let mine = || self.shard.units(n_types + 1, n_types + self.n_games).map(|it| it - n_types);
        let known: HashSet<u64> = results.of_kind("game").into_iter().filter_map(|it| it["number"].as_u64()).collect();
        let is_mine = |it: &&u64| (1..=self.n_games).contains(*it) && self.shard.has(n_types + **it);
        let n_wanted = mine().size_hint().0 - known.iter().filter(is_mine).count();
        let (begun, done) = (Instant::now(), Mutex::new(Vec::new()));
        let evaluator = Arc::new(Evaluator::new(&self.variant));
        let work = |_: &mut (), number| {
            let game = self_play::play_from_start(&self.variant, &evaluator, number, self.effort);
            let line = lines::of_game(&game);
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            file.add(&line)?;
            done.push(line);
            let n_left = n_wanted.saturating_sub(done.len());
            let seconds = begun.elapsed().as_secs_f64() / done.len() as f64 * n_left as f64;
            report(&msg!(
                "report-game-of-facts",
                number = number,
                result = record::result_text(game.winner),
                ending = verdict_names::said(&game.reason),
                count = game.plies(),
                left = n_left,
                seconds = format!("{seconds:.0}"),
            ));
            Ok(())
        };
        let in_time = |_: &u64| self.time.is_none_or(|it| begun.elapsed() < it);
        let left = mine().filter(|it| !known.contains(it)).take_while(in_time);
        parallel::for_each(left, self.n_jobs, || Ok(()), work)?;
        results.lines.extend(done.into_inner().unwrap_or_else(PoisonError::into_inner));
        Ok(results)
    }
}
