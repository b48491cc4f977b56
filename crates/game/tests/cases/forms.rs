//! Moves of random games as text: every move in every form reads back to itself, and no text that somebody may type
//! ends the program.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::moves::path::Step;
use game::game::Game;
use game::notation::forms::{FORMS, NotationForm, named};
use game::notation::listed_moves::MoveList;
use game::notation::{any, fen, record, san};
use game::variation_tree;

use crate::common::{compile, definitions};
use crate::random::Random;
use crate::trials::{Level, Trials, level};

/// Positions of each definition that are looked at, by whether the run is full.
const POSITIONS: [usize; 2] = [8, 400];

/// Positions of each definition whose lists are looked at, by whether the run is full: a million of the whole library.
const LISTS: [usize; 2] = [24, 4400];

/// Plies of a game at most, and between two positions that are looked at.
const PLIES: usize = 80;
const APART: usize = 3;

/// Positions with no more moves than this have all of them read.
const MAX_MOVES: usize = 30;

/// Of others so many are read: those that promote or have a tail first, then any.
const MOVES: usize = 6;

/// Texts that are read in each definition, by whether the run is full.
const TEXTS: [usize; 2] = [10, 60];

/// Adds every definition.
pub(crate) fn add(trials: &mut Trials) {
    let n_positions = POSITIONS[usize::from(level() == Level::Full)];
    let n_lists = LISTS[usize::from(level() == Level::Full)];
    for (name, text) in definitions() {
        let definition = text.clone();
        trials.add(format!("forms/{name}"), move || every_form_reads_what_it_writes(&definition, n_positions));
        let definition = text.clone();
        trials.add(format!("marked texts/{name}"), move || no_two_moves_look_alike(&definition, n_lists));
        trials.add(format!("typed texts/{name}"), move || no_text_ends_the_program(&text));
    }
}

/// Moves of random games that some form does not give back.
fn every_form_reads_what_it_writes(text: &str, n_positions: usize) -> Vec<String> {
    let variant = Arc::new(compile(text));
    let mut random = Random::new(text.len() as u64 + 1);
    let (mut bad, mut n) = (Vec::new(), 0);
    for _ in 0..n_positions {
        let mut game = Game::new(Arc::clone(&variant));
        for ply in 0..PLIES {
            if n == n_positions || game.current().moves.is_empty() || game.current().verdict.is_some() {
                break;
            }
            if ply % APART == 0 {
                n += 1;
                let place = fen::write(&variant, game.position(), 0, 1);
                let lost = lost_in(&mut game, &mut random);
                bad.extend(lost.into_iter().map(|it| format!("{place}: {it}")));
            }
            game.play_index(random.below(game.current().moves.len()));
        }
    }
    bad
}

/// Moves of random games that share a text with another one once checks are marked, or whose text means another move.
fn no_two_moves_look_alike(text: &str, n_positions: usize) -> Vec<String> {
    let variant = Arc::new(compile(text));
    let form = named("san").expect("a form");
    let mut random = Random::new(text.len() as u64 + 5);
    let (mut bad, mut n) = (Vec::new(), 0);
    for _ in 0..n_positions {
        let mut game = Game::new(Arc::clone(&variant));
        for _ in 0..PLIES {
            let n_moves = game.current().moves.len();
            if n == n_positions || n_moves == 0 || game.current().verdict.is_some() {
                break;
            }
            n += 1;
            let list = MoveList { variant: &variant, position: game.position(), moves: &game.current().moves };
            let written = form.list(list);
            let place = || fen::write(&variant, game.position(), 0, 1);
            if written.iter().collect::<BTreeSet<_>>().len() != n_moves {
                bad.push(format!("{}: two moves share a text: {written:?}", place()));
            }
            // What ends in a sign may be read in two ways.
            let signed = (0..n_moves).filter(|it| written[*it].ends_with('+')).take(MOVES);
            for idx in signed.chain([random.below(n_moves)]) {
                let found = form.read(list, &written[idx]);
                if found != Some(idx) {
                    bad.push(format!("{}: {} is read as {found:?}, not {idx}", place(), written[idx]));
                }
            }
            game.play_index(random.below(n_moves));
        }
    }
    bad
}

/// Moves of a position that a form, or the game itself, does not give back.
fn lost_in(game: &mut Game, random: &mut Random) -> Vec<String> {
    let list = MoveList { variant: game.variant(), position: game.position(), moves: &game.current().moves };
    let sample = sample(list, random);
    let mut bad: Vec<String> = FORMS.iter().flat_map(|it| lost_in_form(it, list, &sample)).collect();
    // Reading from the whole game plays each move first.
    bad.extend(sample.iter().take(MOVES).filter_map(|it| lost_in_game(game, *it)));
    bad
}

/// The moves of a position that are read.
fn sample(list: MoveList<'_>, random: &mut Random) -> Vec<usize> {
    let n_moves = list.moves.len();
    let has_tail = |idx: &usize| list.moves.path(*idx).iter().any(|it| !matches!(it, Step::Square(_)));
    let mut res: Vec<usize> = (0..n_moves).filter(has_tail).collect();
    while res.len() > MOVES / 2 {
        res.swap_remove(random.below(res.len()));
    }
    if n_moves <= MAX_MOVES {
        let others = (0..n_moves).filter(|it| !res.contains(it)).collect::<Vec<_>>();
        res.extend(others);
    } else {
        res.extend((res.len()..MOVES).map(|_| random.below(n_moves)));
    }
    res
}

fn lost_in_form(form: &NotationForm, list: MoveList<'_>, sample: &[usize]) -> Vec<String> {
    let written = form.write_all(list);
    let mut bad = Vec::new();
    if written.iter().collect::<BTreeSet<_>>().len() != list.moves.len() {
        bad.push(format!("{}: two moves share a text: {written:?}", form.name));
    }
    for idx in sample {
        let found = form.read(list, &written[*idx]);
        if found != Some(*idx) {
            bad.push(format!("{}: {} is read as {found:?}, not {idx}", form.name, written[*idx]));
        }
    }
    bad
}

/// What the game writes of a move is that move again, read from the list and typed by a reader.
fn lost_in_game(game: &mut Game, idx: usize) -> Option<String> {
    let path = game.current().spellings.canonical(idx).to_vec();
    let text = game.play_index(idx).san.clone();
    game.undo();
    let found = san::read_only(game.variant(), game.position(), &game.current().moves, &text);
    let typed = any::read(game, &text);
    (found != Some(idx) || typed.as_ref() != Ok(&path))
        .then(|| format!("{text} of {path:?} is read as {found:?}, typed as {typed:?}"))
}

fn no_text_ends_the_program(text: &str) {
    const PARTS: &[&str] = &[
        "a1", "e2", "e4", "i9", "z36", "a0", "a99", "-", "x", "=", "+", "#", "@", "*", "/", "(", ")", "~", "N", "P",
        "+P", "Q", "{Kn}", "{", "}", "%", "1", ",", "e.p.", "O-O", "0-0-0", "pass", "--", " ", "é", ".", ":", "!", "K",
    ];
    let variant = Arc::new(compile(text));
    let mut random = Random::new(9);
    let mut game = Game::new(Arc::clone(&variant));
    for _ in 0..TEXTS[usize::from(level() == Level::Full)] {
        let text: String = (0..1 + random.below(6)).map(|_| *random.pick(PARTS)).collect();
        let _ = any::read(&mut game, &text);
        let _ = variation_tree::read(&mut Game::new(Arc::clone(&variant)), &record::parse(&text));
    }
}
