//! What the program knows between two lines of the protocol, and its answers. Programs read them: they are English.

use std::sync::Arc;
use std::time::Instant;

use catalogue::english;
use engine::ids::{Player, Sq};
use engine::variant::Variant;
use game::game::Game;
use game::notation::forms::{NotationForm, named};
use game::notation::{any, fen, xboard};
use message::{Message, msg};
use search::computer::levels::LEVELS;
use search::computer::score::Score;
use search::computer::thinker::{Limits, Line, Thinker};
use search::self_play::best_move;
use search::work::{Progress, Work};

use super::clock::Clock;
use super::symbols::Symbols;
use super::{marks, setup};
use crate::CliFailure;
use crate::computer::Computer;
use crate::library::Library;
use crate::listener::{Conversation, Listener, say};
use crate::thinking::moves_of;

/// What XBoard calls a game that has another name here.
const NORMAL: (&str, &str) = ("normal", "chess");

/// Scores of wins and losses in so many moves begin here.
const MATE: i32 = 100_000;

/// Positions for a hint.
const HINT_NODES: u64 = 5_000;

/// What the program does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// It checks the moves of others.
    Watches,
    Plays(Player),
    /// It thinks about whatever position there is.
    Analyses,
}

/// A conversation with XBoard.
pub(super) struct Session {
    library: Library,
    variant: Arc<Variant>,
    symbols: Symbols,
    form: &'static NotationForm,
    computer: Computer,
    clock: Clock,
    role: Role,
    /// Whether its thoughts are shown.
    posts: bool,
}

impl Session {
    pub(super) fn new(library: Library) -> Result<Self, CliFailure> {
        let variant = usual(&library)?;
        let form = named("xboard").map_err(CliFailure::Failed)?;
        let (computer, symbols) = (Computer::new(&variant), Symbols::of(&variant));
        let (clock, role) = (Clock::default(), Role::Plays(Player::Black));
        Ok(Self { library, variant, symbols, form, computer, clock, role, posts: false })
    }

    fn obey(&mut self, line: &str, command: &str, rest: &[&str]) -> Result<(), CliFailure> {
        let argument = line.split_once(' ').map_or("", |it| it.1.trim());
        let wrong = || say(&format!("Error (wrong value): {line}"));
        match command {
            "protover" => return self.introduce(),
            "ping" => return say(&format!("pong {argument}")),
            "new" => return self.renew(),
            "variant" => return self.set_variant(argument),
            "force" | "result" => self.role = Role::Watches,
            "go" => self.role = Role::Plays(self.computer.game.position().turn()),
            "playother" => self.role = Role::Plays(self.computer.game.position().turn().other()),
            "analyze" => self.role = Role::Analyses,
            "exit" => self.role = Role::Watches,
            "usermove" => return self.play(argument),
            "setboard" => return self.set_board(argument),
            "undo" => self.take_back(1),
            "remove" => self.take_back(2),
            "hint" => return self.hint(),
            "post" => self.posts = true,
            "nopost" => self.posts = false,
            "level" => return self.clock.set_level(rest).map_or_else(wrong, Ok),
            "st" => return self.clock.set_per_move(argument).map_or_else(wrong, Ok),
            "time" => return self.clock.set_left(argument).map_or_else(wrong, Ok),
            "sd" => match argument.parse() {
                Ok(it) => self.clock.depth = Some(it),
                Err(_) => return wrong(),
            },
            "memory" => match argument.parse() {
                Ok(it) => self.computer.set_hash(it),
                Err(_) => return wrong(),
            },
            "option" => return self.set_option(argument),
            "lift" => return self.mark(argument),
            // Nothing follows from these: who plays, the time of the other side, thinking in its time, the book.
            "xboard" | "accepted" | "rejected" | "random" | "otim" | "draw" | "bk" | "hard" | "easy" | "name"
            | "rating" | "ics" | "computer" | "put" | "hover" | "?" | "." | "nps" | "pause" | "resume" => {}
            // Older interfaces send bare moves.
            _ if rest.is_empty() && self.read(command).is_ok() => return self.play(command),
            _ => return say(&format!("Error (unknown command): {command}")),
        }
        Ok(())
    }

    fn introduce(&self) -> Result<(), CliFailure> {
        let names: Vec<&str> = drawn(&self.library).map(|it| if it == NORMAL.1 { NORMAL.0 } else { it }).collect();
        let (version, n) = (env!("CARGO_PKG_VERSION"), LEVELS.len());
        say(&format!(
            "feature done=0\n\
             feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=0 sigint=0 sigterm=0 reuse=1 analyze=1\n\
             feature colors=0 memory=1 nps=0 highlight=1 debug=0 myname=\"Variant Diagram {version}\"\n\
             feature option=\"Skill Level -spin {n} 1 {n}\"\n\
             feature variants=\"{}\"\n\
             feature done=1",
            names.join(",")
        ))
    }

    fn renew(&mut self) -> Result<(), CliFailure> {
        self.computer.renew();
        (self.role, self.clock.depth) = (Role::Plays(Player::Black), None);
        self.choose(usual(&self.library)?);
        Ok(())
    }

    fn choose(&mut self, variant: Arc<Variant>) {
        self.symbols = Symbols::of(&variant);
        self.computer.set_game(Game::new(Arc::clone(&variant)));
        self.variant = variant;
    }

    fn set_variant(&mut self, name: &str) -> Result<(), CliFailure> {
        let why = match self.library.variant(name) {
            Ok(variant) => match setup::obstacle(&variant) {
                None => {
                    self.choose(variant);
                    // XBoard knows chess.
                    let lines = setup::lines(&self.computer.game, &self.symbols);
                    return if name == NORMAL.0 { Ok(()) } else { say(&lines.join("\n")) };
                }
                Some(why) => english(&why),
            },
            Err(CliFailure::Failed(why) | CliFailure::Usage(why)) => english(&why),
            Err(CliFailure::Reported) => english(&msg!("cli-file-unreadable")),
        };
        say(&format!("Error (unsupported variant): {name}\ntellusererror {why}"))
    }

    fn set_option(&mut self, text: &str) -> Result<(), CliFailure> {
        match text.split_once('=').map(|(name, value)| (name.trim(), value.trim().parse())) {
            Some(("Skill Level", Ok(level))) => self.computer.set_level(level),
            _ => return say(&format!("Error (no such option or value): {text}")),
        }
        Ok(())
    }

    fn set_board(&mut self, text: &str) -> Result<(), CliFailure> {
        match fen::read(&self.variant, &self.symbols.as_ours(text)) {
            Ok(read) => {
                let game = Game::from_position(Arc::clone(&self.variant), read.position, (read.half, read.full));
                self.computer.set_game(game);
                Ok(())
            }
            Err(why) => say(&format!("tellusererror Illegal position: {}", english(&why.message))),
        }
    }

    /// The move that a text means, or why it is none.
    fn read(&self, text: &str) -> Result<usize, Message> {
        let text = self.symbols.as_ours(text);
        if let Some(idx) = self.form.read(self.computer.list(), &text) {
            return Ok(idx);
        }
        let mut game = self.computer.game.clone();
        let path = any::read(&mut game, &text).map_err(|it| it.message)?;
        game.current().spellings.spelled(&path).ok_or_else(|| msg!("reason-incomplete"))
    }

    fn play(&mut self, text: &str) -> Result<(), CliFailure> {
        if self.is_over() {
            return say(&format!("Illegal move (the game is over): {text}"));
        }
        match self.read(text) {
            Ok(idx) => {
                self.computer.game.play_index(idx);
                self.tell_end()
            }
            Err(why) => say(&format!("Illegal move ({}): {text}", english(&why).trim_end_matches('.'))),
        }
    }

    fn take_back(&mut self, plies: u32) {
        for _ in 0..plies {
            self.computer.game.undo();
        }
        // What was taken back is not played again.
        let n = self.computer.game.ply();
        self.computer.game.follow(n, Vec::new());
    }

    fn is_over(&self) -> bool {
        let current = self.computer.game.current();
        current.verdict.is_some() || current.moves.is_empty()
    }

    /// Tells the result if the game has one.
    fn tell_end(&self) -> Result<(), CliFailure> {
        let current = self.computer.game.current();
        let Some(verdict) = current.verdict.as_ref().or_else(|| current.claims.first()) else { return Ok(()) };
        let result = match verdict.winner {
            Some(Player::White) => "1-0",
            Some(Player::Black) => "0-1",
            None => "1/2-1/2",
        };
        say(&format!("{result} {{{}}}", english(&verdict.message).replace(['{', '}'], "")))
    }

    /// Thinks, and plays what it found, unless somebody says that nobody wants it any more.
    fn move_itself(&mut self, listener: &mut Listener) -> Result<(), CliFailure> {
        if self.is_over() {
            return Ok(());
        }
        let Role::Plays(side) = self.role else { return Ok(()) };
        let plies = self.computer.game.plies();
        let n_made = plies.iter().take(self.computer.game.ply()).filter(|it| it.mover() == side).count();
        let (begun, most) = (Instant::now(), self.clock.share(u32::try_from(n_made).unwrap_or(0)));
        let late = |listener: &mut Listener| listener.wants_stop() || most.is_some_and(|it| begun.elapsed() >= it);
        let thinker = self.think(self.clock.depth, begun, &mut || late(listener))?;
        let best = best_move(&thinker, &self.computer.game).filter(|_| !listener.is_broken());
        self.computer.keep(thinker);
        let Some(idx) = best else { return Ok(()) };
        let text = self.symbols.as_theirs(&self.computer.text_of(self.form, idx));
        self.computer.game.play_index(idx);
        say(&format!("move {text}"))?;
        self.tell_end()
    }

    /// Thinks until a command comes.
    fn analyse(&mut self, listener: &mut Listener) -> Result<(), CliFailure> {
        if self.is_over() {
            return Ok(());
        }
        let late = |listener: &mut Listener| listener.wants_stop() || listener.is_left_alone();
        let thinker = self.think(None, Instant::now(), &mut || late(listener))?;
        listener.await_stop();
        self.computer.keep(thinker);
        Ok(())
    }

    /// Thinks to a depth or until it is late, and shows what it finds.
    fn think(
        &mut self,
        depth: Option<u32>,
        begun: Instant,
        late: &mut dyn FnMut() -> bool,
    ) -> Result<Thinker, CliFailure> {
        let usual = Limits::default();
        let mut res = self.computer.thinker(Limits { depth: depth.unwrap_or(usual.depth), ..usual });
        let posts = self.posts || self.role == Role::Analyses;
        loop {
            let progress = res.step(late);
            let goes_on = matches!(progress, Progress::Found(_));
            let lines = progress.answer().or_else(|| res.finish()).unwrap_or_default();
            for line in lines.iter().filter(|_| posts) {
                self.tell(&res, line, begun)?;
            }
            if !goes_on {
                return Ok(res);
            }
        }
    }

    /// A line of thoughts: depth, centipawns, hundredths of a second, positions, moves.
    fn tell(&self, thinker: &Thinker, line: &Line, begun: Instant) -> Result<(), CliFailure> {
        let score = match line.score {
            Score::Centipawns(it) => it,
            Score::WinsIn(n) => MATE + n as i32,
            Score::LosesIn(n) => -MATE - n as i32,
        };
        let time = begun.elapsed().as_millis() / 10;
        let moves = self.symbols.as_theirs(&moves_of(thinker, line, self.form).join(" "));
        say(&format!("{} {score} {time} {} {moves}", line.depth, thinker.n_nodes()))
    }

    fn hint(&mut self) -> Result<(), CliFailure> {
        let mut thinker = self.computer.thinker(Limits { nodes: HINT_NODES, ..Limits::default() });
        thinker.run(&mut || false);
        let best = best_move(&thinker, &self.computer.game);
        self.computer.keep(thinker);
        best.map_or(Ok(()), |idx| {
            say(&format!("Hint: {}", self.symbols.as_theirs(&self.computer.text_of(self.form, idx))))
        })
    }

    /// Marks where the piece on a square may go.
    fn mark(&self, square: &str) -> Result<(), CliFailure> {
        self.square(square).map_or(Ok(()), |it| say(&format!("highlight {}", marks::board(&self.computer.game, it))))
    }

    /// A square as moves have it: XBoard counts ten ranks from 0.
    fn square(&self, text: &str) -> Option<Sq> {
        let topology = &self.variant.movement.topology;
        topology.squares().find(|it| xboard::counted(self.computer.list(), &topology.name(*it)) == text)
    }
}

impl Conversation for Session {
    /// Does what a line says, and moves if it is its turn then.
    fn answer(&mut self, line: &str, listener: &mut Listener) -> Result<(), CliFailure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((command, rest)) = words.split_first() else { return Ok(()) };
        self.obey(line.trim(), command, rest)?;
        match self.role {
            Role::Plays(side) if side == self.computer.game.position().turn() => self.move_itself(listener),
            Role::Analyses => self.analyse(listener),
            _ => Ok(()),
        }
    }
}

/// The names of the variants that XBoard can draw.
fn drawn(library: &Library) -> impl Iterator<Item = &str> {
    library.names().filter(|name| library.variant(name).is_ok_and(|it| setup::obstacle(&it).is_none()))
}

/// The variant that is there before another is chosen: the usual one if XBoard can draw it.
fn usual(library: &Library) -> Result<Arc<Variant>, CliFailure> {
    let name = library.usual();
    let variant = library.variant(name)?;
    match (setup::obstacle(&variant), drawn(library).next()) {
        (None, _) => Ok(variant),
        (Some(_), Some(other)) => library.variant(other),
        (Some(why), None) => Err(CliFailure::at(name, why)),
    }
}
