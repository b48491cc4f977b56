//! `why`: whether a move is legal, why not, and what rules make of the walks that it could be.

use game::explain::trace;

use crate::CliFailure;
use crate::args::Command;
use crate::start::Played;

/// What is said of the move of a command.
pub(crate) fn why(command: &Command) -> Result<String, CliFailure> {
    let mut played = Played::of(command)?;
    let text = command.arguments.get(1).map_or("", String::as_str);
    let told = trace::of_text(&mut played.recorded, text);
    Ok(told.iter().map(|it| played.voice.say(it) + "\n").collect())
}
