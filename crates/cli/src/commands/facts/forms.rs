//! The forms in which facts are written.

use super::sheet::Sheet;
use super::{csv, html, text};
use crate::CliFailure;
use crate::args::Command;

/// Facts in the form that the options ask for.
pub(crate) fn write(sheet: &Sheet, command: &Command) -> Result<String, CliFailure> {
    match ["json", "html", "csv"].map(|it| command.option(it).is_some()) {
        [false, false, false] => Ok(text::write(sheet)),
        [true, false, false] => Ok(sheet.json()),
        [false, true, false] => Ok(html::write(sheet)),
        [false, false, true] => Ok(csv::write(sheet)),
        _ => Err(CliFailure::Usage("--json, --html and --csv exclude each other.".into())),
    }
}
