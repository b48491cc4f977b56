//! `material=chess` beside all that the cases of `tests/suites/material.txt` set, which is every ending in all its forms:
//! where a game is drawn for want of pieces, no line of moves wins by the same rules without that draw.

use catalogue::english;
use std::sync::Arc;

use game::game::Game;
use game::notation::fen;
use rules::registry::RULES;

use crate::case_file::{Case, read_file};
use crate::common::{compile, text};
use crate::trials::{Level, Trials, level};

/// Where kings are left alone or with a minor piece.
const POSITIONS: [&str; 8] = [
    "4k3/8/8/8/8/8/3B4/4K3 w - - 0 1",
    "7k/8/6K1/4N3/8/8/8/8 b - - 0 1",
    "k7/8/1K6/8/3n4/8/8/8 w - - 0 1",
    "k7/2K5/8/8/8/8/8/b7 b - - 0 1",
    "5bk1/8/5K2/8/8/8/8/2B5 w - - 0 1",
    "8/8/8/3k4/8/3K4/8/8 w - - 0 1",
    "7k/5K2/8/8/8/8/8/8 b - - 0 1",
    "8/8/8/8/8/5k2/4b3/7K w - - 0 1",
];

/// Rules that end no game themselves.
const NO_ENDINGS: [&str; 3] = ["material", "claims", "points"];

pub(crate) fn add(trials: &mut Trials) {
    trials.add("material/every ending is mixed", unmixed);
    for case in read_file("tests/suites/material.txt") {
        trials.add(format!("material/{}", case.title), move || wins_lost(&case));
    }
}

/// Endings that no case sets, or not for one side.
fn unmixed() -> Vec<String> {
    let cases = read_file("tests/suites/material.txt");
    let set: Vec<&str> = cases.iter().flat_map(|it| it.values("set")).filter_map(|it| it.split('=').next()).collect();
    let registry = text("crates/rules/src/registry.rs");
    let (_, list) = registry.split_once("\nrules![").expect("a list of rules");
    let (list, _) = list.split_once("];").expect("its end");
    let files: Vec<&str> =
        list.lines().map(str::trim).filter(|it| it.contains("::") && !it.starts_with("//")).collect();
    assert_eq!(files.len(), RULES.len(), "each rule has a line");
    let endings = files.iter().zip(RULES).filter(|it| it.0.starts_with("endings::")).map(|it| it.1);
    let mut bad = Vec::new();
    for rule in endings.filter(|it| !it.keys.is_empty() && !NO_ENDINGS.contains(&it.name)) {
        let is_set = |coloured: &str, name: &str| {
            let mut all = set.iter().filter_map(|it| it.strip_prefix(coloured));
            all.any(|it| it.eq_ignore_ascii_case(name))
        };
        let sided = rule.keys.iter().any(|it| it.spec.per_side);
        for form in if sided { &["", "white", "black"][..] } else { &[""] } {
            if !rule.keys.iter().any(|it| (form.is_empty() || it.spec.per_side) && is_set(form, it.name())) {
                bad.push(format!("no case sets {form} {}", rule.name));
            }
        }
    }
    bad
}

/// Positions that are drawn for want of pieces though a line of moves wins.
fn wins_lost(case: &Case) -> Vec<String> {
    let definition = case.with_settings();
    let drawn = Arc::new(compile(&definition));
    let played = Arc::new(compile(&definition.replace("material=chess", "material=off")));
    let depth = if level() == Level::Full { 4 } else { 3 };
    let mut bad = Vec::new();
    for text in POSITIONS {
        // Not every definition has all pieces, or such a board.
        let Ok(read) = fen::read(&drawn, text) else { continue };
        let game = |variant: &Arc<_>| Game::from_position(Arc::clone(variant), read.position.clone(), (0, 1));
        if game(&drawn).current().verdict.as_ref().is_none_or(|it| it.reason != "material") {
            continue;
        }
        let mut line = Vec::new();
        if let Some(win) = win(&mut game(&played), depth, &mut line) {
            bad.push(format!("{text} is drawn, though after {line:?}: {win}"));
        }
    }
    bad
}

/// How somebody wins within so many moves of both sides together.
fn win(game: &mut Game, depth: usize, line: &mut Vec<usize>) -> Option<String> {
    if let Some(it) = &game.current().verdict {
        return it.winner.map(|_| english(&it.message));
    }
    for idx in 0..if depth > 0 { game.current().moves.len() } else { 0 } {
        game.play_index(idx);
        line.push(idx);
        let found = win(game, depth - 1, line);
        if found.is_some() {
            return found;
        }
        line.pop();
        game.undo();
    }
    None
}
