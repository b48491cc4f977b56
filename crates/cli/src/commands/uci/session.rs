//! What the program knows between two lines of the protocol, and its answers. Programs read them: they are English.

use std::sync::Arc;
use std::time::Instant;

use catalogue::english;
use engine::variant::Variant;
use game::game::Game;
use game::notation::board_text::BoardText;
use game::notation::forms::{NotationForm, named};
use game::notation::{fen, uci};
use search::computer::levels::LEVELS;
use search::computer::score::Score;
use search::computer::thinker::{Limits, Line, Thinker};
use search::self_play::best_move;
use search::work::{Progress, Work};

use super::limits::GoLimits;
use crate::computer::{Computer, MAX_HASH, MAX_LINES};
use crate::library::Library;
use crate::listener::{Conversation, Listener, say};
use crate::thinking::moves_of;
use crate::{CliFailure, judgement};

/// Names of options.
const MULTI_PV: &str = "MultiPV";
const HASH: &str = "Hash";
const SKILL: &str = "Skill Level";
const VARIANT: &str = "UCI_Variant";
const CHESS_960: &str = "UCI_Chess960";
const PONDER: &str = "Ponder";
const VARIANT_PATH: &str = "VariantPath";
const EVAL_FILE: &str = "EvalFile";

/// A conversation with a program that plays games.
pub(super) struct Session {
    library: Library,
    name: String,
    variant: Arc<Variant>,
    form: &'static NotationForm,
    computer: Computer,
    /// How the position of the game was told: its beginning, and its moves.
    told: (String, Vec<String>),
    /// Whether castlings are written as king takes rook.
    onto_rook: bool,
}

impl Session {
    pub(super) fn new(library: Library) -> Result<Self, CliFailure> {
        let name = library.usual().to_owned();
        let variant = library.variant(&name)?;
        let form = named("uci").map_err(CliFailure::Failed)?;
        let computer = Computer::new(&variant);
        Ok(Self { library, name, variant, form, computer, told: ("startpos".to_owned(), Vec::new()), onto_rook: false })
    }

    fn introduce(&self) -> Result<(), CliFailure> {
        let version = env!("CARGO_PKG_VERSION");
        say(&format!(
            "id name Variant Diagram {version}\n\
             id author the Variant Diagram contributors\n\
             option name {HASH} type spin default 16 min 1 max {MAX_HASH}\n\
             option name {PONDER} type check default false\n\
             option name {MULTI_PV} type spin default 1 min 1 max {MAX_LINES}\n\
             option name {SKILL} type spin default {n} min 1 max {n}\n\
             {}\n\
             option name {CHESS_960} type check default false\n\
             option name {VARIANT_PATH} type string default <empty>\n\
             option name {EVAL_FILE} type string default <empty>\n\
             uciok",
            self.variants(),
            n = LEVELS.len(),
        ))
    }

    /// The option that has the names of variants.
    fn variants(&self) -> String {
        let names: Vec<String> = self.library.names().map(|it| format!(" var {it}")).collect();
        format!("option name {VARIANT} type combo default {}{}", self.name, names.concat())
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), CliFailure> {
        let value_at = words.iter().position(|it| *it == "value").unwrap_or(words.len());
        let name = words[..value_at].iter().filter(|it| **it != "name").copied().collect::<Vec<_>>().join(" ");
        let value = words.get(value_at + 1..).unwrap_or_default().join(" ");
        let (number, checked) = (value.parse::<usize>().ok(), value.parse::<bool>().ok());
        let is = |option: &str| name.eq_ignore_ascii_case(option);
        match (number, checked) {
            _ if is(VARIANT) => return self.set_variant(&value),
            _ if is(VARIANT_PATH) => return self.add_variants(&value),
            _ if is(EVAL_FILE) => return self.set_judgement(&value),
            (Some(it), _) if is(HASH) => self.computer.set_hash(it),
            (Some(it), _) if is(MULTI_PV) => self.computer.lines = it.clamp(1, MAX_LINES),
            (Some(it), _) if is(SKILL) => self.computer.set_level(it),
            (_, Some(it)) if is(CHESS_960) => self.onto_rook = it,
            // Whether there will be a `go ponder` is for others to know.
            (_, Some(_)) if is(PONDER) => {}
            _ => return say(&format!("info string no such option or value: {name} {value}")),
        }
        Ok(())
    }

    /// Adds the variants of a `variants.ini`, of a definition or of a folder, in the place of those that have their names.
    fn add_variants(&mut self, path: &str) -> Result<(), CliFailure> {
        if path.is_empty() || path == "<empty>" {
            return Ok(());
        }
        match self.library.add(path) {
            Ok(()) => say(&self.variants()),
            Err(why) => tell_failure(path, &why),
        }
    }

    /// Lets a network judge the positions of the variant that is played.
    fn set_judgement(&mut self, file: &str) -> Result<(), CliFailure> {
        let file = Some(file).filter(|it| !it.is_empty() && *it != "<empty>");
        match judgement::evaluator(&self.variant, file) {
            Ok(it) => self.computer.set_evaluator(it),
            Err(why) => return tell_failure(file.unwrap_or_default(), &why),
        }
        Ok(())
    }

    fn set_variant(&mut self, name: &str) -> Result<(), CliFailure> {
        match self.library.variant(name) {
            Ok(variant) => {
                (self.name, self.variant) = (name.to_owned(), variant);
                self.begin("startpos", Game::new(Arc::clone(&self.variant)));
                Ok(())
            }
            Err(why) => tell_failure(name, &why),
        }
    }

    fn begin(&mut self, told: &str, game: Game) {
        self.computer.set_game(game);
        self.told = (told.to_owned(), Vec::new());
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
            let Some(idx) = self.form.read(self.computer.list(), text) else {
                return say(&format!("info string {text} is not a legal move here"));
            };
            self.computer.game.play_index(idx);
            self.go_on();
            self.told.1.push((*text).to_owned());
        }
        Ok(())
    }

    /// Goes on where only what was before has ended the game, such as a third repetition: whoever sends the moves decides
    /// when it is over.
    fn go_on(&mut self) {
        let game = &self.computer.game;
        if game.current().verdict.is_none() {
            return;
        }
        let afresh = |half| {
            let clocks = (half, game.clocks().1);
            Game::from_position(Arc::clone(&self.variant), game.position().clone(), clocks)
        };
        let goes_on = |it: &Game| it.current().verdict.is_none();
        // The count of moves without captures is kept if it is not what has ended the game.
        let found = Some(afresh(game.clocks().0)).filter(goes_on).or_else(|| Some(afresh(0)).filter(goes_on));
        if let Some(it) = found {
            self.computer.set_game(it);
        }
    }

    /// Thinks, tells how far it is, and moves.
    fn go(&mut self, words: &[&str], listener: &mut Listener) -> Result<(), CliFailure> {
        let limits = GoLimits::read(words, self.computer.game.position().turn());
        let mut thinker = self.prepared(words, limits);
        let (begun, mut clock) = (Instant::now(), Clock { limits, since: Instant::now(), runs: !limits.ponder });
        loop {
            let progress = thinker.step(&mut || clock.is_late(listener));
            let goes_on = matches!(progress, Progress::Found(_));
            let lines = progress.answer().or_else(|| thinker.finish()).unwrap_or_default();
            for (idx, line) in lines.iter().enumerate() {
                self.tell(&thinker, idx, line, begun)?;
            }
            if !goes_on || self.is_found(&thinker, limits) {
                break;
            }
        }
        if limits.infinite || !clock.runs {
            listener.await_stop();
        }
        let best = best_move(&thinker, &self.computer.game).map(|idx| self.text_of(idx));
        let expected = self.expected(&thinker);
        self.computer.keep(thinker);
        say(&format!("bestmove {}{expected}", best.as_deref().unwrap_or("(none)")))
    }

    /// A thinker for the position.
    fn prepared(&mut self, words: &[&str], limits: GoLimits) -> Thinker {
        let none = Limits::default();
        let (depth, nodes) = (limits.depth.unwrap_or(none.depth), limits.nodes.unwrap_or(none.nodes));
        let mut res = self.computer.thinker(Limits { depth, nodes, ..none });
        let list = self.computer.list();
        let listed = words.iter().position(|it| *it == "searchmoves").map_or(&[][..], |it| &words[it + 1..]);
        // Whatever is no move is the next limit.
        let only: Vec<usize> = listed.iter().map_while(|it| self.form.read(list, it)).collect();
        if !only.is_empty() {
            res.search_only(&only);
        }
        res
    }

    /// The answer that the best line expects, as `bestmove` names it.
    fn expected(&self, thinker: &Thinker) -> String {
        let moves = thinker.lines().first().map(|it| moves_of(thinker, it, self.form)).unwrap_or_default();
        moves.get(1).map_or_else(String::new, |it| format!(" ponder {it}"))
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
        let list = self.computer.list();
        let king_takes_rook = self.onto_rook.then(|| uci::onto_partner(list.variant, list.moves, idx)).flatten();
        king_takes_rook.unwrap_or_else(|| self.computer.text_of(self.form, idx))
    }
}

impl Conversation for Session {
    /// Does what a line says.
    fn answer(&mut self, line: &str, listener: &mut Listener) -> Result<(), CliFailure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["uci", ..] => self.introduce(),
            ["isready", ..] => say("readyok"),
            ["ucinewgame", ..] => {
                self.computer.renew();
                Ok(())
            }
            ["setoption", rest @ ..] => self.set_option(rest),
            ["position", rest @ ..] => self.set_position(rest),
            ["go", rest @ ..] => self.go(rest, listener),
            ["d", ..] => {
                let game = &self.computer.game;
                let (variant, position, clocks) = (&*self.variant, game.position(), game.clocks());
                let fen = fen::write(variant, position, clocks.0, clocks.1);
                say(&format!("{}\nFen: {fen}", BoardText { variant, position }))
            }
            // Nothing to stop, to ponder on or to register.
            [] | ["stop" | "ponderhit" | "debug" | "register", ..] => Ok(()),
            [other, ..] => say(&format!("info string unknown command {other}")),
        }
    }
}

/// When a search is over.
#[derive(Debug)]
struct Clock {
    limits: GoLimits,
    since: Instant,
    /// Whether time is counted: not while the other side has yet to move.
    runs: bool,
}

impl Clock {
    fn is_late(&mut self, listener: &mut Listener) -> bool {
        if listener.wants_stop() {
            return true;
        }
        if !self.runs && listener.is_hit() {
            (self.runs, self.since) = (true, Instant::now());
        }
        let endless = self.limits.is_endless() || !self.runs;
        let is_over = |most| self.runs && !self.limits.infinite && self.since.elapsed() >= most;
        listener.is_left_alone() && endless || self.limits.time.is_some_and(is_over)
    }
}

/// Tells why something cannot be read.
fn tell_failure(name: &str, why: &CliFailure) -> Result<(), CliFailure> {
    match why {
        CliFailure::Failed(why) | CliFailure::Usage(why) => say(&format!("info string {}", english(why))),
        CliFailure::Reported => say(&format!("info string {name} cannot be read")),
    }
}
