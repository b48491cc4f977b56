//! What the program knows between two lines of the protocol, and its answers. Programs read them: they are English.

use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use catalogue::english;
use engine::variant::Variant;
use game::game::Game;
use game::notation::board_text::BoardText;
use game::notation::fen;
use game::notation::forms::{NotationForm, named};
use game::notation::listed_moves::MoveList;
use search::computer::levels::{LEVELS, Level};
use search::computer::score::Score;
use search::computer::thinker::{Limits, Line, Thinker};
use search::self_play::best_move;
use search::work::{Progress, Work};

use super::limits::GoLimits;
use super::listener::Listener;
use crate::library::Library;
use crate::thinking::moves_of;
use crate::{CliFailure, input};

/// Largest table, in megabytes.
const MAX_HASH: u32 = 4096;

/// Most lines that are shown.
const MAX_LINES: usize = 64;

/// Names of options.
const MULTI_PV: &str = "MultiPV";
const HASH: &str = "Hash";
const SKILL: &str = "Skill Level";
const VARIANT: &str = "UCI_Variant";

/// A conversation with a program that plays games.
pub(super) struct Session {
    library: Library,
    name: String,
    variant: Arc<Variant>,
    form: &'static NotationForm,
    /// Megabytes of the table.
    hash: u32,
    lines: usize,
    level: usize,
    /// Weaker levels play other games with another seed.
    seed: u64,
    game: Game,
    /// How the position of the game was told: its beginning, and its moves.
    told: (String, Vec<String>),
    /// What it knows from earlier positions.
    thinker: Option<Thinker>,
}

impl Session {
    pub(super) fn new(library: Library) -> Result<Self, CliFailure> {
        let name = library.usual().to_owned();
        let variant = library.variant(&name)?;
        let form = named("uci").map_err(CliFailure::Failed)?;
        let game = Game::new(Arc::clone(&variant));
        let told = ("startpos".to_owned(), Vec::new());
        let seed = seed();
        Ok(Self {
            library,
            name,
            variant,
            form,
            hash: 16,
            lines: 1,
            level: LEVELS.len(),
            seed,
            game,
            told,
            thinker: None,
        })
    }

    /// Does what a line says.
    pub(super) fn answer(&mut self, line: &str, listener: &mut Listener) -> Result<(), CliFailure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["uci", ..] => self.introduce(),
            ["isready", ..] => say("readyok"),
            ["ucinewgame", ..] => {
                (self.thinker, self.seed) = (None, seed());
                Ok(())
            }
            ["setoption", rest @ ..] => self.set_option(rest),
            ["position", rest @ ..] => self.set_position(rest),
            ["go", rest @ ..] => self.go(rest, listener),
            ["d", ..] => {
                let (variant, position, clocks) = (&*self.variant, self.game.position(), self.game.clocks());
                let fen = fen::write(variant, position, clocks.0, clocks.1);
                say(&format!("{}\nFen: {fen}", BoardText { variant, position }))
            }
            // Nothing to stop, to ponder on or to register.
            [] | ["stop" | "ponderhit" | "debug" | "register", ..] => Ok(()),
            [other, ..] => say(&format!("info string unknown command {other}")),
        }
    }

    fn introduce(&self) -> Result<(), CliFailure> {
        let names: Vec<String> = self.library.names().map(|it| format!(" var {it}")).collect();
        let version = env!("CARGO_PKG_VERSION");
        say(&format!(
            "id name Variant Diagram {version}\n\
             id author the Variant Diagram contributors\n\
             option name {HASH} type spin default 16 min 1 max {MAX_HASH}\n\
             option name {MULTI_PV} type spin default 1 min 1 max {MAX_LINES}\n\
             option name {SKILL} type spin default {n} min 1 max {n}\n\
             option name {VARIANT} type combo default {}{}\n\
             uciok",
            self.name,
            names.concat(),
            n = LEVELS.len(),
        ))
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), CliFailure> {
        let value_at = words.iter().position(|it| *it == "value").unwrap_or(words.len());
        let name = words[..value_at].iter().filter(|it| **it != "name").copied().collect::<Vec<_>>().join(" ");
        let value = words.get(value_at + 1..).unwrap_or_default().join(" ");
        let number = value.parse::<usize>().ok();
        let is = |option: &str| name.eq_ignore_ascii_case(option);
        match number {
            _ if is(VARIANT) => return self.set_variant(&value),
            Some(it) if is(HASH) => self.hash = it.clamp(1, MAX_HASH as usize) as u32,
            Some(it) if is(MULTI_PV) => self.lines = it.clamp(1, MAX_LINES),
            Some(it) if is(SKILL) => self.level = it.clamp(1, LEVELS.len()),
            _ => return say(&format!("info string no such option or value: {name} {value}")),
        }
        // A table of another size, or with judgements of another level, is of no use.
        self.thinker = None;
        Ok(())
    }

    fn set_variant(&mut self, name: &str) -> Result<(), CliFailure> {
        match self.library.variant(name) {
            Ok(variant) => {
                (self.name, self.variant, self.thinker) = (name.to_owned(), variant, None);
                self.begin("startpos", Game::new(Arc::clone(&self.variant)));
                Ok(())
            }
            Err(CliFailure::Failed(why) | CliFailure::Usage(why)) => say(&format!("info string {}", english(&why))),
            Err(CliFailure::Reported) => say(&format!("info string {name} cannot be read")),
        }
    }

    fn begin(&mut self, told: &str, game: Game) {
        (self.game, self.told) = (game, (told.to_owned(), Vec::new()));
    }

    fn set_position(&mut self, words: &[&str]) -> Result<(), CliFailure> {
        let moves_at = words.iter().position(|it| *it == "moves").unwrap_or(words.len());
        let (start, moves) = (words[..moves_at].join(" "), words.get(moves_at + 1..).unwrap_or_default());
        let goes_on =
            self.told.0 == start && moves.len() >= self.told.1.len() && self.told.1 == moves[..self.told.1.len()];
        if !goes_on {
            let game = match start.strip_prefix("fen ") {
                None => Game::new(Arc::clone(&self.variant)),
                Some(text) => match fen::read(&self.variant, text) {
                    Ok(read) => Game::from_position(Arc::clone(&self.variant), read.position, (read.half, read.full)),
                    Err(problem) => return say(&format!("info string {}", english(&problem.message))),
                },
            };
            self.begin(&start, game);
            self.go_on();
        }
        for text in &moves[self.told.1.len()..] {
            let current = self.game.current();
            let list = MoveList { variant: self.game.variant(), position: self.game.position(), moves: &current.moves };
            let Some(idx) = self.form.read(list, text) else {
                return say(&format!("info string {text} is not a legal move here"));
            };
            self.game.play_index(idx);
            self.go_on();
            self.told.1.push((*text).to_owned());
        }
        Ok(())
    }

    /// Goes on where only what was before has ended the game, such as a third repetition: whoever sends the moves decides
    /// when it is over.
    fn go_on(&mut self) {
        if self.game.current().verdict.is_none() {
            return;
        }
        let afresh = |half| {
            let clocks = (half, self.game.clocks().1);
            Game::from_position(Arc::clone(&self.variant), self.game.position().clone(), clocks)
        };
        let goes_on = |it: &Game| it.current().verdict.is_none();
        // The count of moves without captures is kept if it is not what has ended the game.
        let found = Some(afresh(self.game.clocks().0)).filter(goes_on).or_else(|| Some(afresh(0)).filter(goes_on));
        if let Some(it) = found {
            self.game = it;
        }
    }

    /// Thinks, tells how far it is, and moves.
    fn go(&mut self, words: &[&str], listener: &mut Listener) -> Result<(), CliFailure> {
        let limits = GoLimits::read(words, self.game.position().turn());
        let begun = Instant::now();
        let mut thinker = self.prepared(limits);
        let late = |listener: &mut Listener| {
            listener.wants_stop()
                || listener.is_left_alone() && limits.is_endless()
                || !limits.infinite && limits.time.is_some_and(|it| begun.elapsed() >= it)
        };
        loop {
            let progress = thinker.step(&mut || late(listener));
            let goes_on = matches!(progress, Progress::Found(_));
            let lines = progress.answer().or_else(|| thinker.finish()).unwrap_or_default();
            for (idx, line) in lines.iter().enumerate() {
                self.tell(&thinker, idx, line, begun)?;
            }
            if !goes_on || self.is_found(&thinker, limits) {
                break;
            }
        }
        if limits.infinite {
            listener.await_stop();
        }
        let best = best_move(&thinker, &self.game).map(|idx| self.text_of(idx));
        self.thinker = Some(thinker);
        say(&format!("bestmove {}", best.as_deref().unwrap_or("(none)")))
    }

    /// A thinker for the position, which still knows what it learned, if it can.
    fn prepared(&mut self, limits: GoLimits) -> Thinker {
        let (variant, position) = (self.game.variant(), self.game.position().clone());
        let known = self.thinker.take().filter(|it| Arc::ptr_eq(it.variant(), variant));
        let mut res = match known {
            Some(mut it) => {
                it.set_position(position);
                it
            }
            // Sixteen bytes a position.
            None => Thinker::with_table(Arc::clone(variant), position, 16 + self.hash.ilog2()),
        };
        let level = Level::within_time(self.level);
        let most = level.limits(res.n_moves());
        res.set_noise(level.noise(), self.seed);
        res.set_limits(Limits {
            depth: limits.depth.map_or(most.depth, |it| it.min(most.depth)),
            nodes: limits.nodes.map_or(most.nodes, |it| it.min(most.nodes)),
            lines: self.lines,
            ..most
        });
        res
    }

    /// Whether the win that was looked for is there.
    fn is_found(&self, thinker: &Thinker, limits: GoLimits) -> bool {
        let first = thinker.lines().first().map(|it| it.score);
        limits.mate.is_some_and(|most| matches!(first, Some(Score::WinsIn(n)) if n <= most))
    }

    fn tell(&self, thinker: &Thinker, idx: usize, line: &Line, begun: Instant) -> Result<(), CliFailure> {
        let score = match line.score {
            Score::Centipawns(it) => format!("cp {it}"),
            Score::WinsIn(n) => format!("mate {n}"),
            Score::LosesIn(n) => format!("mate -{n}"),
        };
        let (nodes, time) = (thinker.n_nodes(), begun.elapsed());
        let per_second = (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
        let moves = moves_of(thinker, line, self.form).join(" ");
        say(&format!(
            "info depth {} multipv {} score {score} nodes {nodes} nps {per_second} time {} pv {moves}",
            line.depth,
            idx + 1,
            time.as_millis(),
        ))
    }

    fn text_of(&self, idx: usize) -> String {
        let (variant, position, moves) = (self.game.variant(), self.game.position(), &self.game.current().moves);
        self.form.list(MoveList { variant, position, moves }).swap_remove(idx)
    }
}

fn say(text: &str) -> Result<(), CliFailure> {
    input::write(None, &format!("{text}\n"))
}

/// Another number for each game.
fn seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_nanos() as u64)
}
