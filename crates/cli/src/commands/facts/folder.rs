//! Facts of all definitions of a folder: a file of JSON for each, in one line, as programs read it. Only definitions that changed are measured again. And
//! parts of pages for all facts of a folder.

use std::path::Path;

use message::msg;

use super::{Measurement, Sheet, forms};
use crate::args::Command;
use crate::results::fingerprint;
use crate::words::say;
use crate::{CliFailure, input};

/// Measures the definitions of a folder into the folder of `--output`; standard error tells which. With `--html` the folder
/// has facts that were measured before, and each becomes a part of a page.
pub(super) fn all(command: &Command, folder: &str) -> Result<(), CliFailure> {
    let out = command.option("output").map(Path::new).filter(|it| it.is_dir());
    let out = out.ok_or_else(|| CliFailure::Usage(msg!("cli-output-folder")))?;
    let entries = std::fs::read_dir(folder).map_err(|_| CliFailure::at(folder, msg!("cli-folder-unreadable")))?;
    let files = entries.filter_map(Result::ok).map(|it| it.path());
    let mut files: Vec<_> = files.filter(|it| it.extension().is_some_and(|it| it == "txt" || it == "json")).collect();
    files.sort();
    let is_page = command.option("html").is_some();
    let form = if is_page { "html" } else { "json" };
    for file in &files {
        let name = file.to_string_lossy();
        let text = input::read(&name)?;
        let target = out.join(file.file_name().unwrap_or_default()).with_extension(form);
        let known = forms::measured(&text);
        if let (true, Some(known)) = (is_page, &known) {
            input::write(Some(&target.to_string_lossy()), &forms::page(known))?;
        }
        if is_page || known.is_some() || is_measured(&target, &text) {
            continue;
        }
        let results = Measurement::new(command, &name, &text)?.run(None, &|_| {})?;
        let facts = Sheet::of(&results, command.option("date"))?.object();
        input::write(Some(&target.to_string_lossy()), &format!("{facts}\n"))?;
        eprintln!("{}", say(&msg!("report-measured", file = &*name)));
    }
    Ok(())
}

/// Whether a file has the facts of a text.
fn is_measured(file: &Path, text: &str) -> bool {
    let known = std::fs::read_to_string(file).ok().and_then(|it| forms::measured(&it));
    known.is_some_and(|it| it["definition"] == fingerprint(text))
}
