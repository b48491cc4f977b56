//! Standard input, read by a thread, so that it can be asked while the program thinks.

use std::collections::VecDeque;
use std::io::BufRead;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use crate::CliFailure;
use crate::input;

/// Longer lines are cut: games of thousands of moves fit.
const MAX_LINE: usize = 1 << 20;

/// The lines of standard input.
#[derive(Debug)]
pub(super) struct Listener {
    received: Receiver<String>,
    /// Lines that came while the program was thinking.
    waiting: VecDeque<String>,
    /// Whether `stop` or `quit` came since it was asked last.
    stopped: bool,
    /// Whether the input has ended.
    ended: bool,
}

impl Listener {
    pub(super) fn start() -> Self {
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
        Self { received, waiting: VecDeque::new(), stopped: false, ended: false }
    }

    /// The next line; `None` at the end of the input.
    pub(super) fn next(&mut self) -> Option<String> {
        self.stopped = false;
        self.waiting.pop_front().or_else(|| self.received.recv().ok())
    }

    /// Whether somebody wants the program to stop thinking. `isready` is answered at once, other lines wait.
    pub(super) fn wants_stop(&mut self) -> bool {
        while !self.stopped && !self.ended {
            match self.received.try_recv() {
                Ok(line) => self.take(line),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => self.ended = true,
            }
        }
        self.stopped
    }

    /// Waits until somebody wants the program to stop, or nobody will.
    pub(super) fn await_stop(&mut self) {
        while !self.wants_stop() && !self.is_left_alone() {
            match self.received.recv() {
                Ok(line) => self.take(line),
                Err(_) => self.ended = true,
            }
        }
    }

    /// Whether nobody will say `stop` any more.
    pub(super) fn is_left_alone(&self) -> bool {
        self.ended || self.waiting.iter().any(|it| it.trim() == "quit")
    }

    fn take(&mut self, line: String) {
        match line.trim() {
            "isready" => {
                // Who no longer listens will be noticed by the next answer.
                let _: Result<(), CliFailure> = input::write(None, "readyok\n");
            }
            "stop" => self.stopped = true,
            "quit" => {
                // Behind other commands it is the end of a script, which is gone through line by line.
                self.stopped |= self.waiting.is_empty();
                self.waiting.push_back(line);
            }
            _ => self.waiting.push_back(line),
        }
    }
}
