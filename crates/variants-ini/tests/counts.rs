//! Built-in sections, written from the rules, against counts and move lists of another program.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use engine::search::perft::perft;
use engine::variant::Variant;
use game::game::Game;
use game::notation::{fen, uci};
use variants_ini::{BUILTIN, Imported, Weight, import};

/// Counts above this are left to the tests of the library, which play the same rules.
const MOST: u64 = 200_000;

fn data(path: &str) -> Option<String> {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(path)).ok()
}

fn all() -> Vec<Imported> {
    import(BUILTIN)
}

fn compiled(it: &Imported, bad: &mut Vec<String>) -> Arc<Variant> {
    let (definition, mut problems) = rules::read(&it.definition);
    let (variant, more) = game::setup::compile(&definition);
    problems.extend(more);
    problems.retain(|it| it.severity != definition::Severity::Info);
    if !problems.is_empty() {
        bad.push(format!("{}: {problems:?}\n{}", it.name, it.definition));
    }
    Arc::new(variant)
}

#[test]
fn sections_become_definitions_without_loss() {
    let mut bad = Vec::new();
    for it in all() {
        let lost: Vec<_> = it.notes.iter().filter(|it| it.weight == Weight::Lost).collect();
        if !lost.is_empty() {
            bad.push(format!("{}: {lost:?}", it.name));
        }
        compiled(&it, &mut bad);
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn counts_agree() {
    let (mut n_games, mut bad) = (0, Vec::new());
    for it in all() {
        let Some(text) = data(&format!("perft/{}.perft", it.name)) else { panic!("{} has no counts", it.name) };
        let variant = compiled(&it, &mut bad);
        n_games += 1;
        for line in text.lines().filter(|it| !it.starts_with('#') && !it.trim().is_empty()) {
            let mut parts = line.split(';');
            let at = parts.next().unwrap_or("");
            for part in parts {
                let (depth, count) = part.trim_start_matches('D').split_once(' ').expect("a depth and a count");
                let (depth, count): (u32, u64) = (depth.parse().expect("a depth"), count.parse().expect("a count"));
                if count > MOST {
                    continue;
                }
                match fen::read(&variant, at) {
                    Ok(mut read) => {
                        let ours = perft(&variant, &mut read.position, depth);
                        if ours != count {
                            bad.push(format!("{} {at} D{depth}: {ours}, not {count}", it.name));
                        }
                    }
                    Err(error) => bad.push(format!("{} {at}: {error}", it.name)),
                }
            }
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    assert!(n_games >= 40, "{n_games} games");
}

#[test]
fn lists_agree() {
    let mut bad = Vec::new();
    for it in all() {
        let Some(text) = data(&format!("positions/{}.tsv", it.name)) else { panic!("{} has no positions", it.name) };
        let variant = compiled(&it, &mut bad);
        for line in text.lines().skip(1) {
            let columns: Vec<&str> = line.split('\t').collect();
            let exceptions = data("exceptions.tsv").unwrap_or_default();
            if exceptions.lines().any(|line| line.starts_with(&format!("{}\t{}\tmoves", it.name, columns[0]))) {
                continue;
            }
            let Ok(read) = fen::read(&variant, columns[0]) else {
                bad.push(format!("{} {}: not read", it.name, columns[0]));
                continue;
            };
            let game = Game::from_position(Arc::clone(&variant), read.position, (0, 1));
            let moves = &game.current().moves;
            let n = if game.current().verdict.is_some() { 0 } else { moves.len() };
            let ours: BTreeSet<String> = (0..n).map(|it| uci::write(&variant, game.position(), moves, it)).collect();
            let listed = columns.get(2).copied().unwrap_or("");
            let theirs: BTreeSet<String> = listed.split_whitespace().map(Into::into).collect();
            if ours != theirs {
                let (extra, missing): (Vec<_>, Vec<_>) =
                    (ours.difference(&theirs).collect(), theirs.difference(&ours).collect());
                bad.push(format!("{} {}: extra {extra:?}, missing {missing:?}", it.name, columns[0]));
            }
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
