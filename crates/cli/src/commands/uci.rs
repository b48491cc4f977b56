//! `uci`: the protocol of chess engines on standard input and output, for any definition.
//!
//! The program plays whatever `UCI_Variant` names. It listens while it thinks.

mod limits;
mod session;

use crate::CliFailure;
use crate::args::Command;
use crate::listener::{self, Urgency};
use session::Session;

/// Answers the lines of standard input until `quit` or its end.
pub(super) fn uci(command: &Command) -> Result<(), CliFailure> {
    listener::converse(command, urgency, Session::new)
}

/// What a line means while the program thinks.
fn urgency(line: &str) -> Urgency {
    match line {
        "isready" => Urgency::Answer("readyok"),
        "stop" => Urgency::Stop,
        "ponderhit" => Urgency::PonderHit,
        "quit" => Urgency::End,
        _ => Urgency::Waits,
    }
}
