//! `uci`: the protocol of chess engines on standard input and output, for any definition.
//!
//! The program plays whatever `UCI_Variant` names. It listens while it thinks.

mod limits;
mod session;

use message::msg;

use crate::CliFailure;
use crate::args::Command;
use crate::library::Library;
use crate::listener::{Listener, Urgency};
use session::Session;

/// Answers the lines of standard input until `quit` or its end.
pub(super) fn uci(command: &Command) -> Result<(), CliFailure> {
    let file = command.arguments.first().map(String::as_str);
    if file == Some("-") {
        return Err(CliFailure::Usage(msg!("cli-protocol-input", command = command.name)));
    }
    let mut listener = Listener::start(urgency);
    let mut session = Session::new(Library::open(file)?)?;
    while let Some(line) = listener.next() {
        if line.trim() == "quit" {
            break;
        }
        session.answer(&line, &mut listener)?;
    }
    Ok(())
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
