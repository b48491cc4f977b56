//! The cases of `tests/notation`, and every form on the positions of random games: what is written reads back.

use std::collections::BTreeSet;
use std::sync::Arc;

use variant::game::Game;
use variant::notation::forms::{FORMS, MoveList, named};
use variant::notation::path;

use crate::common::{folder, repository};
use crate::random::Random;
use crate::reasons::{Case, game, read};

/// Positions of each definition that are looked at.
const N_POSITIONS: usize = 6;

/// What differs from the lines of a case.
fn run(case: &Case) -> Vec<String> {
    let game = match game(case) {
        Ok(it) => it,
        Err(it) => return vec![it],
    };
    let moves = &game.current().moves;
    let list = MoveList { rules: game.rules(), position: game.position(), moves };
    let mut bad = Vec::new();
    for (key, value) in case.lines.iter().filter(|it| !matches!(it.0.as_str(), "set" | "fen" | "play")) {
        let (how, name) = key.split_once(' ').unwrap_or(("", key));
        let Some(form) = named(name) else {
            bad.push(format!("{}: no such line: {key}", case.title));
            continue;
        };
        let mut complain = |it: String| bad.push(format!("{}: {key}: {value}\n    but {it}", case.title));
        if how == "not" {
            if let Some(idx) = form.read(list, value) {
                complain(format!("{:?}", moves.path(idx)));
            }
            continue;
        }
        let Some((spelled, text)) = value.split_once(" = ") else {
            complain("there is no ` = `".into());
            continue;
        };
        let Some(idx) = path::read(game.rules(), game.position(), moves, spelled) else {
            complain("that is no move".into());
            continue;
        };
        let written = form.write_all(list).swap_remove(idx);
        if how.is_empty() && written != text {
            complain(written);
        }
        match form.read(list, text) {
            Some(found) if found == idx => {}
            other => complain(format!("read as {other:?}")),
        }
    }
    bad
}

#[test]
fn moves_in_every_form() {
    let files = folder(&repository().join("tests/notation"), "txt");
    let cases: Vec<Case> = files.iter().flat_map(|(file, text)| read(file, text)).collect();
    let bad: Vec<String> = cases.iter().flat_map(run).collect();
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    let shown: BTreeSet<&str> = cases.iter().flat_map(|it| &it.lines).map(|it| it.0.as_str()).collect();
    let lacking: Vec<&str> = FORMS.iter().map(|it| it.name).filter(|it| !shown.contains(it)).collect();
    assert!(lacking.is_empty(), "no case of {lacking:?}");
}

#[test]
fn every_form_reads_what_it_writes() {
    let mut bad = Vec::new();
    for (name, text) in folder(&repository().join("tests/diagrams"), "txt") {
        let rules = Arc::new(variant::compile(&diagram::read(&text).0).0);
        let mut game = Game::new(rules);
        let mut random = Random::new(text.len() as u64 + 1);
        for _ in 0..N_POSITIONS {
            let n_moves = game.current().moves.len();
            if n_moves == 0 || game.current().verdict.is_some() {
                break;
            }
            let list = MoveList { rules: game.rules(), position: game.position(), moves: &game.current().moves };
            for form in FORMS {
                let written = form.write_all(list);
                let distinct: BTreeSet<&String> = written.iter().collect();
                if distinct.len() != n_moves {
                    bad.push(format!("{name}: {}: two moves share a text: {written:?}", form.name));
                }
                for _ in 0..2 {
                    let idx = random.below(n_moves);
                    let found = form.read(list, &written[idx]);
                    if found != Some(idx) {
                        bad.push(format!("{name}: {}: {} is read as {found:?}, not {idx}", form.name, written[idx]));
                    }
                }
            }
            for _ in 0..3 {
                let n_moves = game.current().moves.len();
                if n_moves > 0 && game.current().verdict.is_none() {
                    game.play_index(random.below(n_moves));
                }
            }
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
