//! The sections of a published file, and what another program plays in them. Only the full run asks for it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use catalogue::english;
use engine::variant::Variant;
use variants_ini::{Imported, Weight, import};

use crate::list_agrees;

/// Sections whose definitions play differently, at most.
const MOST_WITH_NOTES: usize = 8;

/// Positions of each thousand that must agree where nothing is noted.
const AGREEING_PER_THOUSAND: usize = 990;

fn beside(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(path);
    fs::read_to_string(&path).unwrap_or_else(|_| panic!("the full run needs {}, and it is not there", path.display()))
}

/// A file with the lists of the other program: positions and moves by section.
fn lists(text: &str) -> BTreeMap<&str, Vec<(&str, &str)>> {
    let mut res: BTreeMap<&str, Vec<_>> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        res.entry(columns[0]).or_default().push((columns[1], columns.get(5).copied().unwrap_or("")));
    }
    res
}

fn lost(it: &Imported) -> Vec<String> {
    it.notes.iter().filter(|it| it.weight == Weight::Lost).map(|it| english(&it.message)).collect()
}

/// What `check` says against a definition.
fn compiled(definition: &str) -> (Arc<Variant>, Vec<String>) {
    let (read, mut problems) = rules::read(definition);
    let (variant, more) = game::setup::compile(&read);
    problems.extend(more);
    problems.retain(|it| it.severity != definition::Severity::Info);
    (Arc::new(variant), problems.iter().map(|it| format!("{}: {}", it.code, english(&it.message))).collect())
}

/// Imports each section, plays its positions, prints what was found, and says what is wrong.
pub(crate) fn agrees() -> Vec<String> {
    let (text, positions) = (beside("corpus/variants.ini"), beside("oracles/positions_ini.tsv"));
    let lists = lists(&positions);
    let (mut complaints, mut noted, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    let (mut n, mut right) = (0, 0);
    for it in import(&text) {
        let notes = lost(&it);
        let (variant, problems) = compiled(&it.definition);
        let refused = it.definition.is_empty() && !notes.is_empty();
        let failed = problems.iter().filter(|_| !refused);
        complaints.extend(failed.map(|problem| format!("{} does not pass check: {problem}", it.name)));
        let list = lists.get(it.name.as_str()).map_or(&[][..], Vec::as_slice);
        let differing: Vec<String> =
            list.iter().filter_map(|(at, moves)| list_agrees(&variant, at, moves).err()).collect();
        seen.insert(it.name.clone());
        if notes.is_empty() {
            n += list.len();
            right += list.len() - differing.len();
            differing.iter().for_each(|what| println!("{}: {what}", it.name));
        } else {
            noted.push(it.name.clone());
            println!("{}: {} of {} differ; {}", it.name, differing.len(), list.len(), notes.join(" "));
        }
    }
    println!("{right} of {n} positions agree in sections without notes; {} sections have notes", noted.len());
    let missing = lists.keys().filter(|it| !seen.contains(**it) && **it != "variant");
    complaints.extend(missing.map(|it| format!("there is no section {it}")));
    if right * 1_000 < n * AGREEING_PER_THOUSAND {
        complaints.push(format!("only {right} of {n} positions agree"));
    }
    if noted.len() > MOST_WITH_NOTES {
        complaints.push(format!("{} sections have notes: {}", noted.len(), noted.join(" ")));
    }
    complaints
}
