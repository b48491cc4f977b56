//! Conversations over standard input and output. The input is read by a thread, so that it can be asked while the program thinks.

use std::collections::VecDeque;
use std::io::BufRead;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use message::msg;

use crate::args::Command;
use crate::library::Library;
use crate::{CliFailure, input};

/// Longer lines are cut: games of thousands of moves fit.
const MAX_LINE: usize = 1 << 20;

/// What answers the lines of a protocol.
pub(crate) trait Conversation {
    /// Does what a line says.
    fn answer(&mut self, line: &str, listener: &mut Listener) -> Result<(), CliFailure>;
}

/// Answers the lines of standard input until `quit` or its end, about the games of the file that a command names.
pub(crate) fn converse<C: Conversation>(
    command: &Command,
    urgency: fn(&str) -> Urgency,
    begin: impl FnOnce(Library) -> Result<C, CliFailure>,
) -> Result<(), CliFailure> {
    let file = command.arguments.first().map(String::as_str);
    if file == Some("-") {
        return Err(CliFailure::Usage(msg!("cli-protocol-input", command = command.name)));
    }
    let mut listener = Listener::start(urgency);
    let mut conversation = begin(Library::open(file)?)?;
    while let Some(line) = listener.next() {
        if line.trim() == "quit" {
            break;
        }
        conversation.answer(&line, &mut listener)?;
    }
    Ok(())
}

/// Says a line, or several.
pub(crate) fn say(text: &str) -> Result<(), CliFailure> {
    input::write(None, &format!("{text}\n"))
}

/// What a line means while the program thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
    /// Nothing: it waits for its turn.
    Waits,
    /// It is answered at once.
    Answer(&'static str),
    /// The thinking ends, and its move is told.
    Stop,
    /// The other side has played the move that was expected: time counts from now.
    PonderHit,
    /// The thinking ends, as nobody wants its move any more. The line is the next one.
    Break,
    /// The same, unless other lines wait before it: behind them it is the end of a script, which is gone through line by line.
    End,
}

/// The lines of standard input.
#[derive(Debug)]
pub(crate) struct Listener {
    received: Receiver<String>,
    urgency: fn(&str) -> Urgency,
    /// Lines that came while the program was thinking.
    waiting: VecDeque<String>,
    /// Whether the thinking shall end, since it began.
    stopped: bool,
    /// Whether nobody wants its move.
    broken: bool,
    /// Whether the move came that was expected.
    hit: bool,
    /// Whether the input has ended.
    ended: bool,
}

impl Listener {
    /// Listens from now on. `urgency` tells what lines mean while the program thinks.
    fn start(urgency: fn(&str) -> Urgency) -> Self {
        let (sender, received) = channel();
        std::thread::spawn(move || {
            // What is not UTF-8 spoils no more than its own words.
            for bytes in std::io::stdin().lock().split(b'\n').map_while(Result::ok) {
                let mut line = String::from_utf8_lossy(&bytes).into_owned();
                if line.len() > MAX_LINE {
                    line = line.chars().take(MAX_LINE / 4).collect();
                }
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Self { received, urgency, waiting: VecDeque::new(), stopped: false, broken: false, hit: false, ended: false }
    }

    /// The next line; `None` at the end of the input.
    fn next(&mut self) -> Option<String> {
        (self.stopped, self.broken, self.hit) = (false, false, false);
        self.waiting.pop_front().or_else(|| self.received.recv().ok())
    }

    /// Whether somebody wants the program to stop thinking.
    pub(crate) fn wants_stop(&mut self) -> bool {
        while !self.stopped && !self.ended {
            match self.received.try_recv() {
                Ok(line) => self.take(line),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => self.ended = true,
            }
        }
        self.stopped
    }

    /// Whether nobody wants the move that is thought about.
    pub(crate) fn is_broken(&self) -> bool {
        self.broken
    }

    /// Whether the move came that was expected.
    pub(crate) fn is_hit(&self) -> bool {
        self.hit
    }

    /// Waits until somebody wants the program to stop or plays the move that was expected, or nobody will.
    pub(crate) fn await_stop(&mut self) {
        while !self.wants_stop() && !self.hit && !self.is_left_alone() {
            match self.received.recv() {
                Ok(line) => self.take(line),
                Err(_) => self.ended = true,
            }
        }
    }

    /// Whether nobody will stop it any more.
    pub(crate) fn is_left_alone(&self) -> bool {
        self.ended || self.waiting.iter().any(|it| (self.urgency)(it.trim()) == Urgency::End)
    }

    fn take(&mut self, line: String) {
        let urgency = (self.urgency)(line.trim());
        match urgency {
            Urgency::Answer(text) => {
                // Who no longer listens will be noticed by the next answer.
                let _: Result<(), CliFailure> = say(text);
            }
            Urgency::Stop => self.stopped = true,
            Urgency::PonderHit => self.hit = true,
            Urgency::Break | Urgency::End => {
                if urgency == Urgency::Break || self.waiting.is_empty() {
                    (self.stopped, self.broken) = (true, true);
                }
                self.waiting.push_back(line);
            }
            Urgency::Waits => self.waiting.push_back(line),
        }
    }
}
