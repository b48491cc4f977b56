//! Definitions by name: a file, the files of a folder, or the games that are built in.

use std::path::Path;
use std::sync::Arc;

use engine::variant::Variant;
use message::msg;

use crate::CliFailure;
use crate::definition_file::DefinitionFile;
use crate::input;

/// Endings of the names of definitions.
const ENDINGS: [&str; 2] = ["txt", "json"];

/// The game that is chosen before anybody chooses one, if there is such a name.
const USUAL: &str = "chess";

/// What interfaces call variants that have another name here.
const OTHER_NAMES: &[(&str, &str)] = &[("chess960", "fischerandom"), ("normal", "chess"), ("standard", "chess")];

/// Definitions that may be chosen by name.
#[derive(Debug)]
pub(crate) struct Library {
    /// Names and where the definitions are, sorted.
    entries: Vec<(String, Source)>,
}

#[derive(Debug)]
enum Source {
    File(String),
    Text(String),
}

impl Library {
    /// The definitions of a file or folder; without one those that are built in.
    pub(crate) fn open(path: Option<&str>) -> Result<Self, CliFailure> {
        let entries = match path {
            None => sections(variants_ini::BUILTIN),
            Some(path) => entries_of(path)?,
        };
        let mut res = Self { entries: Vec::new() };
        res.take(entries);
        if res.entries.is_empty() {
            return Err(CliFailure::at(path.unwrap_or(""), msg!("cli-folder-empty")));
        }
        Ok(res)
    }

    /// Adds the definitions of a file or folder. They come in the place of those that have their names.
    pub(crate) fn add(&mut self, path: &str) -> Result<(), CliFailure> {
        self.take(entries_of(path)?);
        Ok(())
    }

    fn take(&mut self, entries: Vec<(String, Source)>) {
        self.entries.retain(|old| !entries.iter().any(|it| it.0 == old.0));
        self.entries.extend(entries);
        self.entries.sort_by(|a, b| a.0.cmp(&b.0));
    }

    /// The names, sorted.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|it| it.0.as_str())
    }

    /// The name that is chosen before anybody chooses one.
    pub(crate) fn usual(&self) -> &str {
        self.names().find(|it| *it == USUAL).or_else(|| self.names().next()).unwrap_or("")
    }

    /// Compiles the definition of a name.
    pub(crate) fn variant(&self, name: &str) -> Result<Arc<Variant>, CliFailure> {
        let other = OTHER_NAMES.iter().find(|it| it.0 == name).map_or(name, |it| it.1);
        let found =
            self.entries.iter().find(|it| it.0 == name).or_else(|| self.entries.iter().find(|it| it.0 == other));
        let (_, source) = found.ok_or_else(|| CliFailure::Failed(msg!("cli-no-variant", name = name)))?;
        match source {
            Source::File(path) => Ok(DefinitionFile::read(path)?.variant),
            Source::Text(text) => Ok(Arc::new(game::setup::compile(&rules::read(text).0).0)),
        }
    }
}

/// The definitions of a folder, of a file, or of the sections of a `variants.ini`.
fn entries_of(path: &str) -> Result<Vec<(String, Source)>, CliFailure> {
    if Path::new(path).is_dir() {
        return in_folder(path);
    }
    if Path::new(path).extension().is_some_and(|it| it == "ini") {
        return Ok(sections(&input::read(path)?));
    }
    // What cannot be read is no variant that somebody could choose.
    input::read(path)?;
    Ok(vec![(name_of(Path::new(path)), Source::File(path.to_owned()))])
}

/// The sections of a `variants.ini`.
fn sections(text: &str) -> Vec<(String, Source)> {
    let found = variants_ini::import(text);
    found.into_iter().map(|it| (it.name, Source::Text(it.definition))).collect()
}

fn in_folder(path: &str) -> Result<Vec<(String, Source)>, CliFailure> {
    let entries = std::fs::read_dir(path).map_err(|_| CliFailure::at(path, msg!("cli-folder-unreadable")))?;
    let files = entries.filter_map(Result::ok).map(|it| it.path());
    let wanted = files.filter(|it| it.extension().is_some_and(|it| ENDINGS.iter().any(|ending| it == *ending)));
    Ok(wanted.map(|it| (name_of(&it), Source::File(it.to_string_lossy().into_owned()))).collect())
}

/// The name of a file without its ending.
fn name_of(path: &Path) -> String {
    path.file_stem().map_or_else(String::new, |it| it.to_string_lossy().into_owned())
}
