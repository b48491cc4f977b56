//! `xboard`: the protocol of XBoard and WinBoard (CECP, version 2) on standard input and output, for any definition.
//!
//! The program tells XBoard what board and pieces a variant has (`setup`), and which squares to mark when a piece is lifted
//! (`highlight`), so that XBoard is its graphical interface. Source: H. G. Muller, *Chess-Engine Communication Protocol v2*.

mod clock;
mod marks;
mod session;
mod setup;
mod symbols;

use crate::CliFailure;
use crate::args::Command;
use crate::listener::{self, Urgency};
use session::Session;

/// Answers the lines of standard input until `quit` or its end.
pub(super) fn xboard(command: &Command) -> Result<(), CliFailure> {
    listener::converse(command, urgency, Session::new)
}

/// Commands that can wait until the move is there. They change nothing about the position.
const PATIENT: &[&str] = &[
    "accepted", "rejected", "time", "otim", "ping", "draw", "hint", "bk", "post", "nopost", "hard", "easy", "name",
    "rating", "ics", "computer", ".", "lift", "put", "hover", "xboard", "protover", "random", "nps",
];

/// What a line means while the program thinks.
fn urgency(line: &str) -> Urgency {
    match line.split(' ').next() {
        Some("?") => Urgency::Stop,
        Some("quit") => Urgency::End,
        Some(word) if word.is_empty() || PATIENT.contains(&word) => Urgency::Waits,
        _ => Urgency::Break,
    }
}
