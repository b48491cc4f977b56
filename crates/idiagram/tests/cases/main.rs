//! Definitions of the library as parameters of the Interactive Diagram, against the files of `tests/exports`; and what they
//! are once they are read back. Each is a trial of its name: `cargo test -p idiagram --test cases -- omega`.

#[path = "../../../game/tests/support/trials.rs"]
mod trials;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalogue::english;
use definition::{Definition, Diagnostic, Place, Severity};
use engine::perft::perft_within;
use engine::variant::Variant;
use idiagram::{Exported, export};

use trials::{Level, Trials, level};

/// Of so many definitions one is tried when all else is text in, text out.
const EVERY: usize = 6;

/// Definitions that have parameters, at least.
const LEAST: usize = 50;

/// The deepest count, and the positions that it may look at.
const DEPTH: u32 = 3;
const MOST: u64 = 40_000;

/// What stands before the parameters of a definition in the file with all of them.
const HEAD: &str = "# definition: ";

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests")
}

/// The definitions of the library, by name.
fn library() -> BTreeMap<String, String> {
    let files = fs::read_dir(tests().join("diagrams")).expect("the library").map(|it| it.expect("a file").path());
    let named = files.filter(|it| it.extension().is_some_and(|it| it == "txt"));
    let name = |it: &Path| it.file_stem().expect("a name").to_string_lossy().into_owned();
    named.map(|it| (name(&it), fs::read_to_string(&it).expect("a text"))).collect()
}

fn compiled(text: &str) -> Result<(Definition, Arc<Variant>), String> {
    let (read, mut problems) = rules::read(text);
    let (variant, more) = game::setup::compile(&read);
    problems.extend(more);
    match problems.iter().find(|it| it.severity == Severity::Error) {
        Some(it) => Err(english(&it.message)),
        None => Ok((read, Arc::new(variant))),
    }
}

/// Lines with what is refused, and why.
fn rows(name: &str, text: &str, all: &[Diagnostic]) -> Vec<String> {
    let refused = |place: &Place| match place {
        Place::Text(it) => text.get(it.start..it.end).map_or("", |it| it.split(['=', ':']).next().unwrap_or(it)),
        _ => "",
    };
    all.iter().map(|it| format!("{name}\t{}\t{}", refused(&it.place), english(&it.message))).collect()
}

fn exported(text: &str) -> Exported {
    export(&rules::read(text).0)
}

/// The parameters of all definitions that have some, by name.
fn parameters() -> BTreeMap<String, String> {
    let all = fs::read_to_string(tests().join("exports/idiagram.txt")).expect("parameters");
    let parts = all.split(HEAD).skip(1).filter_map(|it| it.split_once('\n'));
    parts.map(|(name, text)| (name.to_owned(), text.trim_end().to_owned())).collect()
}

fn agrees(name: &str, text: &str, expected: Option<&String>, refused: &[String]) -> Result<(), String> {
    let told = exported(text);
    let why = rows(name, text, &told.refusals);
    if why != refused {
        return Err(format!("refused: {}", why.join("\n")));
    }
    let Some(expected) = expected else { return Ok(()) };
    if told.parameters.trim_end() != expected {
        return Err(format!("other parameters:\n{}", told.parameters));
    }
    let (ours, theirs) = (compiled(text)?.1, compiled(expected)?.1);
    for depth in 1..=DEPTH {
        let [first, second] = [&ours, &theirs].map(|it| perft_within(it, &mut it.start(), depth, MOST));
        if first != second {
            return Err(format!("read back, depth {depth}: {first:?}, {second:?}"));
        }
    }
    // What was read back is said in the same words.
    let again = exported(expected).parameters;
    if again.trim_end() == expected { Ok(()) } else { Err(format!("written again:\n{again}")) }
}

/// Writes what is compared.
fn update(library: &BTreeMap<String, String>) {
    let (mut all, mut refused) = (String::new(), String::from("definition\trefused\treason\n"));
    for (name, text) in library {
        let told = exported(text);
        if told.refusals.is_empty() {
            all.push_str(&format!("{HEAD}{name}\n{}\n", told.parameters));
        }
        rows(name, text, &told.refusals).iter().for_each(|it| refused.push_str(&format!("{it}\n")));
    }
    fs::write(tests().join("exports/idiagram.txt"), all).expect("parameters are written");
    fs::write(tests().join("exports/idiagram-refused.tsv"), refused).expect("refusals are written");
}

fn main() {
    let library = library();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return update(&library);
    }
    let refused = fs::read_to_string(tests().join("exports/idiagram-refused.tsv")).expect("refusals");
    let (mut trials, parameters) = (Trials::default(), parameters());
    let n_exact = parameters.len();
    trials.add("least", move || assert!(n_exact >= LEAST, "only {n_exact} definitions have parameters"));
    let every = if level() == Level::Check { EVERY } else { 1 };
    for (name, text) in library.into_iter().step_by(every) {
        let of_name = |it: &&str| it.split('\t').next() == Some(&name);
        let rows: Vec<String> = refused.lines().filter(of_name).map(str::to_owned).collect();
        let expected = parameters.get(&name).cloned();
        trials.add(format!("exports/{name}"), move || agrees(&name, &text, expected.as_ref(), &rows));
    }
    trials.run()
}
