//! Another program, driven over its standard input and output.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use game::game::Game;
use game::notation::any;
use game::notation::forms::named;
use game::notation::listed_moves::MoveList;
use message::msg;

use crate::CliFailure;
use crate::engines::{Choice, Engine, Told};

/// What a program that gives up answers in the place of a move, as in the Universal Shogi Interface.
const RESIGNS: &str = "resign";

/// How long a program may take to leave when it is told to.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long a program may say nothing when it is asked to begin, and when it is asked to think beyond the time that it is
/// given: some load large files, and some count slowly.
const SILENCE: Duration = Duration::from_secs(60);

/// Time between two looks whether it has left.
const GLANCE: Duration = Duration::from_millis(10);

/// A program that speaks UCI.
pub(super) struct UciProgram {
    name: String,
    go: String,
    child: Child,
    input: ChildStdin,
    /// The lines that it says.
    output: Receiver<String>,
    /// How long it may take for a move; `None` if nobody can say.
    time: Option<Duration>,
}

impl UciProgram {
    pub(super) fn start(command: &[String], setup: &[String], go: &str) -> Result<Self, CliFailure> {
        let failed = || CliFailure::Failed(msg!("cli-program-start", program = command.join(" ")));
        let (program, arguments) = command.split_first().ok_or_else(failed)?;
        let mut process = Command::new(program);
        process.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = process.spawn().map_err(|_| failed())?;
        let (input, output) = (child.stdin.take().ok_or_else(failed)?, child.stdout.take().ok_or_else(failed)?);
        let (sender, heard) = channel();
        std::thread::spawn(move || {
            for bytes in BufReader::new(output).split(b'\n').map_while(Result::ok) {
                if sender.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
                    break;
                }
            }
        });
        let mut res = Self { name: program.clone(), go: go.to_owned(), child, input, output: heard, time: time_of(go) };
        res.say("uci")?;
        res.hear("uciok")?;
        for line in setup {
            res.say(line)?;
        }
        res.say("isready")?;
        res.hear("readyok")?;
        Ok(res)
    }

    fn ended(&self) -> CliFailure {
        CliFailure::Failed(msg!("cli-program-ended", program = self.name.clone()))
    }

    fn say(&mut self, line: &str) -> Result<(), CliFailure> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|_| self.ended())
    }

    /// Waits so long for a line that begins with a word, or as long as it takes; that line.
    fn hear_within(&mut self, word: &str, time: Option<Duration>) -> Result<String, CliFailure> {
        let begun = Instant::now();
        loop {
            let line = match time {
                None => self.output.recv().map_err(|_| self.ended())?,
                Some(it) => self.output.recv_timeout(it.saturating_sub(begun.elapsed())).map_err(|why| match why {
                    RecvTimeoutError::Disconnected => self.ended(),
                    RecvTimeoutError::Timeout => {
                        let program = self.name.clone();
                        CliFailure::Failed(msg!(
                            "cli-program-silent",
                            program = program,
                            word = word,
                            count = it.as_secs()
                        ))
                    }
                })?,
            };
            if line.split_whitespace().next() == Some(word) {
                return Ok(line);
            }
        }
    }

    fn hear(&mut self, word: &str) -> Result<String, CliFailure> {
        self.hear_within(word, Some(SILENCE))
    }
}

/// How long `go` lets a program think; `None` where depth or positions alone limit it.
fn time_of(go: &str) -> Option<Duration> {
    let words: Vec<&str> = go.split_whitespace().collect();
    let value = |name: &str| words.iter().position(|it| *it == name).and_then(|it| words.get(it + 1)?.parse().ok());
    ["movetime", "wtime", "btime"].into_iter().filter_map(value).max().map(Duration::from_millis)
}

impl Engine for UciProgram {
    fn begin(&mut self, _: &Game, _: u64) -> Result<(), CliFailure> {
        self.say("ucinewgame")?;
        self.say("isready")?;
        self.hear("readyok").map(|_| ())
    }

    fn choose(&mut self, told: &Told<'_>) -> Result<Choice, CliFailure> {
        let start = told.fen.map_or_else(|| "startpos".to_owned(), |it| format!("fen {it}"));
        let moves = if told.moves.is_empty() { String::new() } else { format!(" moves {}", told.moves.join(" ")) };
        self.say(&format!("position {start}{moves}"))?;
        let go = self.go.clone();
        self.say(&go)?;
        let line = self.hear_within("bestmove", self.time.map(|it| it + SILENCE))?;
        let text = line.split_whitespace().nth(1).unwrap_or("");
        if text == RESIGNS {
            return Ok(Choice::Resign);
        }
        let list = MoveList {
            variant: told.game.variant(),
            position: told.game.position(),
            moves: &told.game.current().moves,
        };
        let found = named("uci").ok().and_then(|it| it.read(list, text)).or_else(|| {
            let path = any::read(&mut told.game.clone(), text).ok()?;
            told.game.current().spellings.spelled(&path)
        });
        let illegal = || CliFailure::Failed(msg!("cli-program-illegal", program = self.name.clone(), move = text));
        found.map(Choice::Move).ok_or_else(illegal)
    }
}

impl Drop for UciProgram {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let told = Instant::now();
        while told.elapsed() < PATIENCE {
            if let Ok(None) = self.child.try_wait() {
                std::thread::sleep(GLANCE);
            } else {
                return;
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
