//! Definitions as other programs read them; what one of these cannot say goes to standard error, key by key.

use definition::{Definition, Diagnostic, Severity};
use message::{Arg, msg};

use crate::args::Command;
use crate::definition_file::{DefinitionFile, text_of};
use crate::{CliFailure, input, report};

/// A format that definitions are written in.
#[derive(Clone, Copy, PartialEq)]
enum Format {
    /// Sections of a `variants.ini`.
    Ini,
    /// Parameters of the Interactive Diagram.
    Idiagram,
    /// The same with our definition below, as a part of a page.
    IdiagramPage,
}

/// The names of formats.
const FORMATS: [&str; 2] = ["ini", "idiagram"];

/// A definition in a format; empty if something is refused.
struct Written {
    text: String,
    refusals: Vec<Diagnostic>,
    notes: Vec<Diagnostic>,
}

/// Writes all files that a format can say. Fails if one has to be left out, once the others are written.
pub(crate) fn export(command: &Command) -> Result<(), CliFailure> {
    let name = command.option("to").unwrap_or(FORMATS[0]);
    let is_page = command.option("html").is_some();
    let format = match name {
        "ini" if is_page => {
            let (command, option) = ("export --to ini", "--html");
            return Err(CliFailure::Usage(msg!("cli-option-unused", command = command, option = option)));
        }
        "ini" => Format::Ini,
        "idiagram" if is_page => Format::IdiagramPage,
        "idiagram" => Format::Idiagram,
        _ => return Err(CliFailure::Usage(msg!("cli-none-of", text = name, known = Arg::any(FORMATS)))),
    };
    let mut all = Vec::new();
    for file in &command.arguments {
        all.extend(written(file, format)?);
    }
    let n_refused = command.arguments.len() - all.len();
    input::write(command.option("output"), &all.join("\n"))?;
    if n_refused > 0 { Err(CliFailure::Reported) } else { Ok(()) }
}

/// A file in a format; nothing if it is wrong, or if the format cannot say it, which is told.
fn written(file: &str, format: Format) -> Result<Option<String>, CliFailure> {
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
    let res = in_format(&read.definition, file, format);
    tell(&res.notes);
    tell(&res.refusals);
    if res.text.is_empty() {
        return Ok(None);
    }
    if format == Format::IdiagramPage {
        // It was read before.
        return Ok(text_of(file, text).ok().map(|it| idiagram::page(&res.text, &it)));
    }
    Ok(Some(res.text))
}

fn in_format(definition: &Definition, file: &str, format: Format) -> Written {
    if format == Format::Ini {
        let told = variants_ini::export(definition, &variants_ini::section_name(definition, file));
        return Written { text: told.section, refusals: told.refusals, notes: told.notes };
    }
    let told = idiagram::export(definition);
    Written { text: told.parameters, refusals: told.refusals, notes: told.notes }
}
