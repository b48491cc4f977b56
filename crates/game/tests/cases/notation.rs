//! The cases of `tests/notation`, and moves and positions of random games in every form: what is written reads back.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::moves::patch::FactId;
use engine::position::Position;
use engine::position::repetition_key;
use engine::variant::Variant;
use game::game::Game;
use game::notation::forms::{FORMS, NotationForm, named};
use game::notation::listed_moves::MoveList;
use game::notation::{fen, path};

use crate::case_file::{Case, read_folder};
use crate::common::{compile, definitions, diagrams};
use crate::random::Random;
use crate::reasons::game;
use crate::trials::{Level, Trials, level};

/// Positions of each definition that are looked at.
const N_POSITIONS: usize = 10;

/// Positions with no more moves than this have all of them read, others six.
const MAX_MOVES: usize = 30;

/// Games of each definition whose positions are written, and their plies.
const N_GAMES: usize = 2;
const N_PLIES: usize = 60;

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
        Err(it) if key == "refused" => (!it.message.contains(expected)).then_some(it.message),
        Err(it) => Some(it.message),
        Ok(_) if key == "refused" => Some("it is read".into()),
        Ok(it) if key == "noted" => {
            (!it.notes.iter().any(|it| it.contains(expected))).then(|| format!("{:?}", it.notes))
        }
        Ok(it) => {
            let written = fen::write(variant, &it.position, it.half, it.full);
            if written != expected {
                return Some(written);
            }
            let again = match fen::read(variant, &written) {
                Ok(again) => again,
                Err(it) => return Some(it.message),
            };
            let same = repetition_key::key(variant, &it.position) == repetition_key::key(variant, &again.position);
            let rewritten = fen::write(variant, &again.position, again.half, again.full);
            let stable = same && rewritten == written && again.notes.is_empty();
            (!stable).then(|| format!("{rewritten}, {:?}, the same position: {same}", again.notes))
        }
    }
}

/// Adds every case of `tests/notation`, and positions of random games of every definition.
pub(crate) fn add(trials: &mut Trials) {
    for (file, cases) in read_folder("notation") {
        for case in cases {
            trials.add(format!("notation/{file}/{}", case.title), move || run(&case));
        }
    }
    trials.add("notation/every form has a case", every_form_has_a_case);
    if level() >= Level::Test {
        for (name, text) in definitions() {
            trials.add(format!("written positions/{name}"), move || written_positions_count_as_the_same(&text));
        }
        for (name, text) in diagrams() {
            trials.add(format!("forms/{name}"), move || every_form_reads_what_it_writes(&text));
        }
    }
}

fn every_form_has_a_case() {
    let cases: Vec<Case> = read_folder("notation").into_iter().flat_map(|it| it.1).collect();
    let shown: BTreeSet<&str> = cases.iter().flat_map(|it| &it.lines).map(|it| it.0.as_str()).collect();
    let lacking: Vec<&str> = FORMS.iter().map(|it| it.name).filter(|it| !shown.contains(it)).collect();
    assert!(lacking.is_empty(), "no case of {lacking:?}");
}

/// Positions of random games that their text does not give back.
fn written_positions_count_as_the_same(text: &str) -> Vec<String> {
    let variant = Arc::new(compile(text));
    let mut random = Random::new(text.len() as u64 + 7);
    let mut bad = Vec::new();
    for _ in 0..N_GAMES {
        let mut game = Game::new(Arc::clone(&variant));
        for _ in 0..N_PLIES {
            let n_moves = game.current().moves.len();
            if n_moves == 0 || game.current().verdict.is_some() {
                break;
            }
            bad.extend(read_back(&game));
            game.play_index(random.below(n_moves));
        }
    }
    bad
}

/// What the text of a position loses.
fn read_back(game: &Game) -> Option<String> {
    let (variant, here, (half, full)) = (game.variant(), game.position(), game.clocks());
    let written = fen::write(variant, here, half, full);
    let read = match fen::read(variant, &written) {
        Ok(it) => it,
        Err(it) => return Some(format!("{written}: {it}")),
    };
    let there = &read.position;
    if repetition_key::key(variant, here) == repetition_key::key(variant, there) {
        return None;
    }
    let topology = &variant.movement.topology;
    let squares = topology.squares().filter(|it| here.at(*it) != there.at(*it));
    let differ: Vec<String> =
        squares.map(|it| format!("{} {:x} {:x}", topology.name(it), here.at(it).bits(), there.at(it).bits())).collect();
    let facts = |it: &Position| (0..variant.facts.len()).map(|n| it.fact(FactId(n as u8))).collect::<Vec<_>>();
    Some(format!(
        "{written}: {differ:?}, facts {:?} {:?}, rights {:?} {:?}",
        facts(here),
        facts(there),
        here.rights(),
        there.rights()
    ))
}

/// Moves of a random game that some form does not give back.
fn every_form_reads_what_it_writes(text: &str) -> Vec<String> {
    let mut bad = Vec::new();
    let mut game = Game::new(Arc::new(compile(text)));
    let mut random = Random::new(text.len() as u64 + 1);
    for _ in 0..N_POSITIONS {
        if is_over(&game) {
            break;
        }
        for form in FORMS {
            bad.extend(lost_in(form, &game, &mut random));
        }
        for _ in 0..3 {
            if !is_over(&game) {
                game.play_index(random.below(game.current().moves.len()));
            }
        }
    }
    bad
}

fn is_over(game: &Game) -> bool {
    game.current().moves.is_empty() || game.current().verdict.is_some()
}

/// Moves of a position that a form does not give back.
fn lost_in(form: &NotationForm, game: &Game, random: &mut Random) -> Vec<String> {
    let list = MoveList { variant: game.variant(), position: game.position(), moves: &game.current().moves };
    let n_moves = list.moves.len();
    let written = form.write_all(list);
    let mut bad = Vec::new();
    if written.iter().collect::<BTreeSet<_>>().len() != n_moves {
        bad.push(format!("{}: two moves share a text: {written:?}", form.name));
    }
    let sample: Vec<usize> = match n_moves {
        0..=MAX_MOVES => (0..n_moves).collect(),
        _ => (0..6).map(|_| random.below(n_moves)).collect(),
    };
    for idx in sample {
        let found = form.read(list, &written[idx]);
        if found != Some(idx) {
            bad.push(format!("{}: {} is read as {found:?}, not {idx}", form.name, written[idx]));
        }
    }
    bad
}
