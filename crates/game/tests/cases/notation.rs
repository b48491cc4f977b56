//! The cases of `tests/notation`: moves and positions in every form.

use std::collections::BTreeSet;

use catalogue::english;
use engine::position::repetition_key;
use engine::variant::Variant;
use game::notation::forms::{FORMS, named};
use game::notation::listed_moves::MoveList;
use game::notation::{fen, path};

use crate::case_file::{Case, read_folder};
use crate::reasons::game;
use crate::trials::Trials;

/// What differs from the lines of a case.
fn run(case: &Case) -> Vec<String> {
    let game = match game(case) {
        Ok(it) => it,
        Err(it) => return vec![it],
    };
    let moves = &game.current().moves;
    let list = MoveList { variant: game.variant(), position: game.position(), moves };
    let mut bad = Vec::new();
    for (key, value) in case.lines.iter().filter(|it| !matches!(it.0.as_str(), "set" | "fen" | "play")) {
        if matches!(key.as_str(), "position" | "noted" | "refused") {
            bad.extend(
                text_of_position(game.variant(), key, value)
                    .map(|it| format!("{}: {key}: {value}\n    but {it}", case.title)),
            );
            continue;
        }
        let (how, name) = key.split_once(' ').unwrap_or(("", key));
        let Ok(form) = named(name) else {
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
        let Some(idx) = path::read(game.variant(), game.position(), moves, spelled) else {
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

/// What differs from a line about the text of a position: `text => what is written`, or words of a note or a refusal.
fn text_of_position(variant: &Variant, key: &str, value: &str) -> Option<String> {
    let (text, expected) = value.split_once(" => ").unwrap_or((value, value));
    match fen::read(variant, text) {
        Err(it) if key == "refused" => Some(english(&it.message)).filter(|it| !it.contains(expected)),
        Err(it) => Some(english(&it.message)),
        Ok(_) if key == "refused" => Some("it is read".into()),
        Ok(it) if key == "noted" => {
            (!it.notes.iter().any(|it| english(&it.text).contains(expected))).then(|| format!("{:?}", it.notes))
        }
        Ok(it) => {
            let written = fen::write(variant, &it.position, it.half, it.full);
            if written != expected {
                return Some(written);
            }
            let again = match fen::read(variant, &written) {
                Ok(again) => again,
                Err(it) => return Some(english(&it.message)),
            };
            let same = repetition_key::key(variant, &it.position) == repetition_key::key(variant, &again.position);
            let rewritten = fen::write(variant, &again.position, again.half, again.full);
            let stable = same && rewritten == written && again.notes.is_empty();
            (!stable).then(|| format!("{rewritten}, {:?}, the same position: {same}", again.notes))
        }
    }
}

/// Adds every case of `tests/notation`.
pub(crate) fn add(trials: &mut Trials) {
    for (file, cases) in read_folder("notation") {
        for case in cases {
            trials.add(format!("notation/{file}/{}", case.title), move || run(&case));
        }
    }
    trials.add("notation/every form has a case", every_form_has_a_case);
}

fn every_form_has_a_case() {
    let cases: Vec<Case> = read_folder("notation").into_iter().flat_map(|it| it.1).collect();
    let shown: BTreeSet<&str> = cases.iter().flat_map(|it| &it.lines).map(|it| it.0.as_str()).collect();
    let lacking: Vec<&str> = FORMS.iter().map(|it| it.name).filter(|it| !shown.contains(it)).collect();
    assert!(lacking.is_empty(), "no case of {lacking:?}");
}
