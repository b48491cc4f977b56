//! Built-in sections, written from the rules, against counts and move lists of another program. Each case is a trial
//! that runs alone by its name: `cargo test -p variant-diagram-variants-ini --test cases -- counts/chess`.

#[path = "../../../game/tests/support/trials.rs"]
mod trials;

mod exports;
mod published;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use catalogue::english;
use engine::perft::perft;
use engine::variant::Variant;
use game::game::Game;
use game::notation::{fen, uci};
use variants_ini::{BUILTIN, Imported, Weight, import};

use trials::{Level, Trials, level};

/// Counts above this are left to the tests of the library, which play the same rules.
const MOST: u64 = 200_000;

/// Sections with no definition of the library beside them.
const NOT_IN_LIBRARY: [&str; 2] = ["fairy", "mini"];

/// A variant that the first of its trials compiles.
type Shared = Arc<LazyLock<Arc<Variant>, Box<dyn FnOnce() -> Arc<Variant> + Send>>>;

fn data(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(path);
    fs::read_to_string(&path).unwrap_or_else(|it| panic!("{}: {it}", path.display()))
}

fn compiled(definition: &str) -> Arc<Variant> {
    let (read, mut problems) = rules::read(definition);
    let (variant, more) = game::setup::compile(&read);
    problems.extend(more);
    problems.retain(|it| it.severity != definition::Severity::Info);
    assert!(problems.is_empty(), "{problems:?}\n{definition}");
    Arc::new(variant)
}

/// Sections of which no definition says all, with what it does not say.
const LOST: [(&str, &str); 1] = [("shatar", "shatarMateRule")];

fn becomes_a_definition_without_loss(it: &Imported) {
    let known = |note: &str| LOST.iter().any(|lost| lost.0 == it.name && note.starts_with(lost.1));
    let lost: Vec<_> =
        it.notes.iter().filter(|note| note.weight == Weight::Lost && !known(&english(&note.message))).collect();
    assert!(lost.is_empty(), "{lost:?}");
    compiled(&it.definition);
}

fn count_agrees(variant: &Variant, at: &str, depth: u32, expected: u64) -> Result<(), String> {
    let mut position = fen::read(variant, at).map_err(|it| english(&it.message))?.position;
    let ours = perft(variant, &mut position, depth);
    if ours == expected { Ok(()) } else { Err(format!("{at} D{depth}: {ours}, not {expected}")) }
}

fn list_agrees(variant: &Arc<Variant>, at: &str, listed: &str) -> Result<(), String> {
    let read = fen::read(variant, at).map_err(|it| english(&it.message))?;
    let game = Game::from_position(Arc::clone(variant), read.position, (0, 1));
    let moves = &game.current().moves;
    let n = if game.current().verdict.is_some() { 0 } else { moves.len() };
    let ours: BTreeSet<String> = (0..n).map(|it| uci::write(variant, game.position(), moves, it)).collect();
    // Two spellings of one move are one: a king that takes its rook castles.
    let same = |text: &str| {
        uci::read(variant, game.position(), moves, text).map(|it| uci::write(variant, game.position(), moves, it))
    };
    let theirs: BTreeSet<String> = listed.split_whitespace().map(|it| same(it).unwrap_or_else(|| it.into())).collect();
    let extra: Vec<_> = ours.difference(&theirs).collect();
    let missing: Vec<_> = theirs.difference(&ours).collect();
    if ours == theirs { Ok(()) } else { Err(format!("{at}: extra {extra:?}, missing {missing:?}")) }
}

/// Adds a trial for each known count of a section.
fn add_counts(trials: &mut Trials, name: &str, variant: &Shared, exceptions: &str) {
    let text = data(&format!("perft/{name}.perft"));
    for (number, line) in (1..).zip(text.lines().filter(|it| !it.trim().is_empty())) {
        let (at, counts) = line.split_once(';').expect("a position and counts");
        for part in counts.split(';') {
            let (depth, count) = part.trim_start_matches('D').split_once(' ').expect("a depth and a count");
            let (depth, count): (u32, u64) = (depth.parse().expect("a depth"), count.parse().expect("a count"));
            let (variant, at) = (variant.clone(), at.to_owned());
            let exception = format!("{name}\t{at}\tD{depth}\t");
            if count <= MOST && !exceptions.lines().any(|it| it.starts_with(&exception)) {
                let name = format!("counts/{name}/{number:02} D{depth}");
                trials.add(name, move || count_agrees(&variant, &at, depth, count));
            }
        }
    }
}

/// Adds a trial for each list of moves of a section.
fn add_lists(trials: &mut Trials, name: &str, variant: &Shared, exceptions: &str) {
    let text = data(&format!("positions/{name}.tsv"));
    for (number, line) in (1..).zip(text.lines().skip(1)) {
        let columns: Vec<&str> = line.split('\t').collect();
        let (at, listed) = (columns[0].to_owned(), columns.get(2).copied().unwrap_or("").to_owned());
        let exception = format!("{name}\t{at}\tmoves");
        if !exceptions.lines().any(|it| it.starts_with(&exception)) {
            let variant = variant.clone();
            trials.add(format!("lists/{name}/{number:02}"), move || list_agrees(&variant, &at, &listed));
        }
    }
}

/// Adds a trial for each section of `tests/imports`, with the moves that another program lists.
fn add_sections(trials: &mut Trials) {
    let lists = data("imports/options.tsv");
    for it in import(&data("imports/options.ini")) {
        let mine = |line: &&str| line.split('\t').next() == Some(it.name.as_str());
        let lists: Vec<String> = lists.lines().filter(mine).map(Into::into).collect();
        trials.add(format!("imports/{}", it.name), move || {
            let variant = compiled(&it.definition);
            let differing = lists.iter().filter_map(|line| {
                let columns: Vec<&str> = line.split('\t').collect();
                list_agrees(&variant, columns[1], columns[2]).err()
            });
            match differing.collect::<Vec<_>>() {
                it if it.is_empty() && !lists.is_empty() => Ok(()),
                it => Err(format!("{} of {} differ\n{}", it.len(), lists.len(), it.join("\n"))),
            }
        });
    }
}

fn main() {
    let (mut trials, exceptions) = (Trials::default(), data("exceptions.tsv"));
    let all = import(BUILTIN);
    assert_eq!(all.len(), 121, "the games that the other program knows");
    for it in all {
        let (name, definition) = (it.name.clone(), it.definition.clone());
        trials.add(format!("sections/{name}"), move || becomes_a_definition_without_loss(&it));
        if level() >= Level::Test && !NOT_IN_LIBRARY.contains(&name.as_str()) {
            let variant: Shared = Arc::new(LazyLock::new(Box::new(move || compiled(&definition))));
            add_counts(&mut trials, &name, &variant, &exceptions);
            add_lists(&mut trials, &name, &variant, &exceptions);
        }
    }
    add_sections(&mut trials);
    exports::add(&mut trials);
    if level() == Level::Full {
        trials.add("published", published::agrees);
    }
    trials.run()
}
