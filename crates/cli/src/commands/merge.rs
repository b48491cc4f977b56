//! `merge`: joins files of results that parts of some work wrote, and shows them as the whole work would.

use message::msg;

use crate::CliFailure;
use crate::args::Command;
use crate::commands::{contest, facts, tune, values};
use crate::results::Results;

/// What the results of all files say together.
pub(super) fn merge(command: &Command) -> Result<String, CliFailure> {
    let results = Results::merged(&command.arguments)?;
    let is_of = |name: &str| results.head.get(name).is_some();
    if is_of("facts") {
        facts::forms::write(&facts::Sheet::of(&results, command.option("date"))?, command)
    } else if is_of("values") {
        values::written(&results, command)
    } else if is_of("tune") {
        Ok(tune::written(&results))
    } else if is_of("match") {
        Ok(contest::written(&results))
    } else {
        Err(CliFailure::Failed(msg!("cli-results-unknown")))
    }
}
