//! Definitions as sections, against the files of `tests/exports`; and what they are once they are read back.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use catalogue::english;
use definition::Place;
use engine::perft::perft;
use variants_ini::{Exported, Weight, export, import};

use crate::trials::{Level, Trials, level};
use crate::{compiled, data};

/// Of so many definitions one is tried when all else is text in, text out.
const EVERY: usize = 6;

/// Larger counts are left to the tests of the package, beside the other program.
const MOST: u64 = 20_000;

/// Definitions that have a section, at least.
const LEAST: usize = 100;

/// The definitions of the library, by name.
fn library() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/diagrams");
    let files = fs::read_dir(folder).expect("the library").map(|it| it.expect("a file").path());
    let named = files.filter(|it| it.extension().is_some_and(|it| it == "txt"));
    named
        .map(|it| {
            (it.file_stem().expect("a name").to_string_lossy().into_owned(), fs::read_to_string(it).expect("a text"))
        })
        .collect()
}

fn exported(name: &str, text: &str) -> Exported {
    export(&rules::read(text).0, &format!("my-{name}"))
}

/// Why a definition has no section: lines with what is refused, and why.
fn refusals(name: &str, text: &str, exported: &Exported) -> Vec<String> {
    let refused = |place: &Place| match place {
        Place::Text(it) => text.get(it.start..it.end).map_or("", |it| it.split(['=', ':']).next().unwrap_or(it)),
        _ => "",
    };
    let all = exported.refusals.iter();
    all.map(|it| format!("{name}\t{}\t{}", refused(&it.place), english(&it.message))).collect()
}

/// Adds a trial for each definition.
pub(crate) fn add(trials: &mut Trials) {
    let library = library();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return update(&library);
    }
    let (sections, refused) = (data("exports/library.ini"), data("exports/refused.tsv"));
    let sections: BTreeMap<String, String> = sections
        .split_inclusive("\n\n")
        .filter_map(|it| {
            Some((it.strip_prefix("[my-")?.split_once([':', ']'])?.0.to_owned(), it.trim_end().to_owned()))
        })
        .collect();
    let n_sections = sections.len();
    trials.add("exports", move || assert!(n_sections >= LEAST, "only {n_sections} definitions have sections"));
    let every = if level() == Level::Check { EVERY } else { 1 };
    for (name, text) in library.into_iter().step_by(every) {
        let section = sections.get(&name).cloned().unwrap_or_default();
        let of_name = |it: &&str| it.split('\t').next() == Some(&name);
        let rows: Vec<String> = refused.lines().filter(of_name).map(str::to_owned).collect();
        trials.add(format!("exports/{name}"), move || agrees(&name, &text, &section, &rows));
    }
}

fn agrees(name: &str, text: &str, section: &str, rows: &[String]) -> Result<(), String> {
    let told = exported(name, text);
    if !told.refusals.is_empty() {
        let why = refusals(name, text, &told);
        return if why == rows { Ok(()) } else { Err(format!("refused: {}", why.join("\n"))) };
    }
    if told.section.trim_end() != section {
        return Err(format!("another section:\n{}", told.section));
    }
    let read = import(section).into_iter().next().ok_or("no section")?;
    let lost: Vec<_> =
        read.notes.iter().filter(|it| it.weight == Weight::Lost).map(|it| english(&it.message)).collect();
    let (ours, theirs) = (compiled(text), compiled(&read.definition));
    let counts = [1, 2].map(|depth| [&ours, &theirs].map(|it| perft(it, &mut it.start(), depth)));
    let [first, second] = counts;
    let same = first[0] == first[1] && (first[0].pow(2) > MOST || second[0] == second[1]);
    if lost.is_empty() && same { Ok(()) } else { Err(format!("read back: {lost:?}, {counts:?}")) }
}

/// Writes what is compared.
fn update(library: &BTreeMap<String, String>) {
    let (mut sections, mut refused) = (String::new(), String::from("definition\trefused\treason\n"));
    for (name, text) in library {
        let told = exported(name, text);
        if told.refusals.is_empty() {
            sections.push_str(&format!("{}\n", told.section));
        } else {
            refusals(name, text, &told).iter().for_each(|it| refused.push_str(&format!("{it}\n")));
        }
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/exports");
    fs::write(folder.join("library.ini"), sections).expect("sections are written");
    fs::write(folder.join("refused.tsv"), refused).expect("refusals are written");
}
