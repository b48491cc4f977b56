//! Definitions as sections of a `variants.ini`; what no section can say goes to standard error, key by key.

use definition::{Diagnostic, Severity};
use message::{Arg, msg};

use crate::args::Command;
use crate::definition_file::DefinitionFile;
use crate::{CliFailure, input, report};

/// The formats that definitions are written in.
const FORMATS: [&str; 1] = ["ini"];

/// Writes the sections of all files that have one. Fails if one has none, once the others are written.
pub(crate) fn export(command: &Command) -> Result<(), CliFailure> {
    let format = command.option("to").unwrap_or(FORMATS[0]);
    if !FORMATS.contains(&format) {
        return Err(CliFailure::Usage(msg!("cli-none-of", text = format, known = Arg::any(FORMATS))));
    }
    let mut sections = Vec::new();
    for file in &command.arguments {
        sections.extend(section(file)?);
    }
    let n_refused = command.arguments.len() - sections.len();
    input::write(command.option("output"), &sections.join("\n"))?;
    if n_refused > 0 { Err(CliFailure::Reported) } else { Ok(()) }
}

/// The section of a file; nothing if it is wrong, or if no section can say it, which is told.
fn section(file: &str) -> Result<Option<String>, CliFailure> {
    let text = input::read(file)?;
    let tell = |all: &[Diagnostic]| all.iter().for_each(|it| eprint!("{}", report::diagnostic(file, &text, it)));
    let read = match DefinitionFile::parse(file, &text) {
        Ok(it) => it,
        Err(it) => {
            tell(&[*it]);
            return Ok(None);
        }
    };
    if read.n_errors() > 0 {
        let errors: Vec<Diagnostic> =
            read.diagnostics.into_iter().filter(|it| it.severity == Severity::Error).collect();
        tell(&errors);
        return Ok(None);
    }
    let exported = variants_ini::export(&read.definition, &variants_ini::section_name(&read.definition, file));
    tell(&exported.notes);
    tell(&exported.refusals);
    Ok(Some(exported.section).filter(|it| !it.is_empty()))
}
