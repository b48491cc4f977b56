//! Definitions by name: a file, the files of a folder, or the games that are built in.

use std::path::Path;
use std::sync::Arc;

use engine::variant::Variant;
use message::msg;

use crate::CliFailure;
use crate::definition_file::DefinitionFile;

/// Endings of the names of definitions.
const ENDINGS: [&str; 2] = ["txt", "json"];

/// The game that is chosen before anybody chooses one, if there is such a name.
const USUAL: &str = "chess";

/// Definitions that may be chosen by name.
#[derive(Debug)]
pub(crate) struct Library {
    /// Names and where the definitions are, sorted.
    entries: Vec<(String, Source)>,
}

#[derive(Debug)]
enum Source {
    File(String),
    BuiltIn(String),
}

impl Library {
    /// The definitions of a file or folder; without one those that are built in.
    pub(crate) fn open(path: Option<&str>) -> Result<Self, CliFailure> {
        let mut entries = match path {
            None => built_in(),
            Some(path) if Path::new(path).is_dir() => in_folder(path)?,
            Some(path) => vec![(name_of(Path::new(path)), Source::File(path.to_owned()))],
        };
        entries.sort_by(|a, b| a.0.cmp(&b.0));
        if entries.is_empty() {
            return Err(CliFailure::at(path.unwrap_or(""), msg!("cli-folder-empty")));
        }
        Ok(Self { entries })
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
        let found = self.entries.iter().find(|it| it.0 == name);
        let (_, source) = found.ok_or_else(|| CliFailure::Failed(msg!("cli-no-variant", name = name)))?;
        match source {
            Source::File(path) => Ok(DefinitionFile::read(path)?.variant),
            Source::BuiltIn(text) => Ok(Arc::new(game::setup::compile(&rules::read(text).0).0)),
        }
    }
}

fn built_in() -> Vec<(String, Source)> {
    let sections = variants_ini::import(variants_ini::BUILTIN);
    sections.into_iter().map(|it| (it.name, Source::BuiltIn(it.definition))).collect()
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
