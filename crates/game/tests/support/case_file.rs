//! Reads files of cases. The format is described in `tests/README.md`; what the lines mean is told by each suite.
#![allow(dead_code, reason = "each test target uses a part")]

use std::collections::BTreeSet;

use crate::common::{folder, repository};

/// One case: its title, definition, and the lines that say what holds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Case {
    pub(crate) title: String,
    pub(crate) definition: String,
    pub(crate) lines: Vec<(String, String)>,
}

impl Case {
    /// The first line with a key.
    pub(crate) fn value(&self, key: &str) -> Option<&str> {
        self.values(key).next()
    }

    /// All lines with a key.
    pub(crate) fn values(&self, key: &str) -> impl Iterator<Item = &str> {
        self.lines.iter().filter(move |it| it.0 == key).map(|it| it.1.as_str())
    }

    /// The value of a line that must be there.
    pub(crate) fn get(&self, key: &str) -> &str {
        self.value(key).unwrap_or_else(|| panic!("{} has no {key}", self.title))
    }

    /// The words of a line that must be there.
    pub(crate) fn words(&self, key: &str) -> BTreeSet<String> {
        self.get(key).split_whitespace().map(str::to_owned).collect()
    }

    /// The numbers of a line that must be there.
    pub(crate) fn numbers(&self, key: &str) -> Vec<usize> {
        self.get(key).split_whitespace().map(|it| it.parse().expect("a number")).collect()
    }

    /// The definition with the lines `set` at its end.
    pub(crate) fn with_settings(&self) -> String {
        self.values("set").fold(self.definition.clone(), |it, line| format!("{it}\n{line}\n"))
    }
}

/// A definition of `tests/diagrams` or `tests/zones`.
fn library(name: &str) -> String {
    let path = |it: &str| repository().join(format!("tests/{it}/{name}.txt"));
    let text = std::fs::read_to_string(path("diagrams")).or_else(|_| std::fs::read_to_string(path("zones")));
    text.unwrap_or_else(|it| panic!("{name}: {it}"))
}

/// The cases of a text, in order.
pub(crate) fn read(text: &str) -> Vec<Case> {
    let (mut res, mut definition, mut inside) = (Vec::<Case>::new(), String::new(), false);
    let mut in_block = false;
    for line in text.lines() {
        if let Some(it) = line.strip_prefix("  ").filter(|_| inside) {
            definition.push_str(it);
            definition.push('\n');
        } else if let Some(it) = line.strip_prefix("  ").or(line.is_empty().then_some("")).filter(|_| in_block) {
            let block = res.last_mut().and_then(|it| it.lines.last_mut());
            block.into_iter().for_each(|block| block.1 += &format!("{it}\n"));
        } else if let Some(title) = line.strip_prefix("== ") {
            (inside, in_block) = (false, false);
            res.push(Case { title: title.to_owned(), ..Case::default() });
        } else if !line.trim().is_empty() && !line.starts_with('#') {
            let (key, value) = line.split_once(':').unwrap_or_else(|| panic!("no such line: {line}"));
            inside = key == "definition";
            in_block = !inside && value.trim().is_empty();
            match (key, res.last_mut()) {
                ("definition", _) => definition.clear(),
                ("diagram", _) => definition = library(value.trim()),
                (_, Some(case)) => case.lines.push((key.to_owned(), value.trim().to_owned())),
                (_, None) => panic!("before the first title: {line}"),
            }
        }
        if let Some(case) = res.last_mut() {
            case.definition.clone_from(&definition);
        }
    }
    res
}

/// The cases of all files of a folder of `tests`, by the names of the files.
pub(crate) fn read_folder(name: &str) -> Vec<(String, Vec<Case>)> {
    let files = folder(&repository().join("tests").join(name), "txt");
    assert!(!files.is_empty(), "there are files in {name}");
    files.into_iter().map(|(file, text)| (file, read(&text))).collect()
}

/// The cases of one file of `tests`.
pub(crate) fn read_file(path: &str) -> Vec<Case> {
    let res = read(&crate::common::text(path));
    assert!(!res.is_empty(), "{path} has cases");
    res
}
