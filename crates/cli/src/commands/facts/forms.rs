//! The forms in which facts are written.

use message::{Arg, msg};
use serde_json::Value;

use super::sheet::Sheet;
use super::{csv, html, text};
use crate::CliFailure;
use crate::args::Command;

/// Facts in the form that the options ask for.
pub(crate) fn write(sheet: &Sheet, command: &Command) -> Result<String, CliFailure> {
    match ["json", "html", "csv"].map(|it| command.option(it).is_some()) {
        [false, false, false] => Ok(text::write(sheet)),
        [true, false, false] => Ok(sheet.json()),
        [false, true, false] => Ok(page(&sheet.object())),
        [false, false, true] => Ok(csv::write(sheet)),
        _ => {
            let options = Arg::all(["--json", "--html", "--csv"]);
            Err(CliFailure::Usage(msg!("cli-options-exclude", options = options)))
        }
    }
}

/// The facts that a file has, measured before, if that is what it is.
pub(super) fn measured(text: &str) -> Option<Value> {
    let known: Value = serde_json::from_str(text).ok()?;
    (known["definition"].is_string() && known["types"].is_array()).then_some(known)
}

/// Facts as a part of a page.
pub(super) fn page(facts: &Value) -> String {
    html::write(facts)
}
