//! Moves as text, in random games of the whole library: every move in every form reads back to itself, records of the
//! games load, and no text that somebody may type ends the program.
//!
//! How many depends on the level: `VARIANT_DIAGRAM_TESTS=full cargo test -p game --test it round_trip -- --nocapture`
//! looks at 100,000 positions and 2,000 games.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use engine::moves::path::Step;
use engine::position::repetition_key;
use engine::variant::Variant;
use game::game::Game;
use game::notation::forms::FORMS;
use game::notation::listed_moves::MoveList;
use game::notation::record::RecordInput;
use game::notation::{any, record, san};
use game::variation_tree;

use crate::common::{compile, definitions};
use crate::random::Random;
use crate::trials::level;

/// Positions and games of the whole library by level.
const POSITIONS: [usize; 3] = [300, 3_000, 100_000];
const GAMES: [usize; 3] = [100, 300, 2_000];

/// Plies of a game.
const PLIES: usize = 80;

/// Moves of a position that are read in every form: those that promote or have a tail first, then any.
const MOVES: usize = 6;

/// Texts that are read in each definition.
const TEXTS: usize = 30;

/// Complaints that are enough.
const ENOUGH: usize = 40;

/// How much is looked at in a run of this level.
fn of_level(counts: [usize; 3]) -> usize {
    counts[level() as usize]
}

/// Runs a check on every definition, over two threads. `n` is how much each has to give of `all`.
fn on_all(all: usize, check: impl Fn(&Arc<Variant>, usize, &mut Vec<String>) -> usize + Sync) -> usize {
    let library = definitions();
    let share = all.div_ceil(library.len());
    let (next, done, bad) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((name, text)) = library.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let mut complaints = Vec::new();
                    let n = check(&Arc::new(compile(text)), share, &mut complaints);
                    done.fetch_add(n, Ordering::Relaxed);
                    let mut bad = bad.lock().unwrap_or_else(PoisonError::into_inner);
                    bad.extend(complaints.into_iter().map(|it| format!("{name}: {it}")));
                }
            });
        }
    });
    let bad = bad.into_inner().unwrap_or_else(PoisonError::into_inner);
    assert!(bad.is_empty(), "{} complaints\n{}", bad.len(), bad[..bad.len().min(ENOUGH)].join("\n"));
    done.into_inner()
}

/// A random game; `look` sees each position before the next move.
fn play(variant: &Arc<Variant>, seed: u64, mut look: impl FnMut(&mut Game, &mut Random) -> bool) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::new(Arc::clone(variant));
    for _ in 0..PLIES {
        let n_moves = game.current().moves.len();
        if game.current().verdict.is_some() || n_moves == 0 || !look(&mut game, &mut random) {
            break;
        }
        game.play_index(random.below(n_moves));
    }
    game
}

/// The moves of a position that are looked at.
fn sample(game: &Game, random: &mut Random) -> Vec<usize> {
    let n_moves = game.current().moves.len();
    let has_tail = |idx: &usize| game.current().moves.path(*idx).iter().any(|it| !matches!(it, Step::Square(_)));
    let mut tailed: Vec<usize> = (0..n_moves).filter(has_tail).collect();
    while tailed.len() > MOVES / 2 {
        tailed.swap_remove(random.below(tailed.len()));
    }
    let any = (0..MOVES - tailed.len()).map(|_| random.below(n_moves));
    let mut res: Vec<usize> = any.collect();
    res.extend(tailed);
    res
}

/// What a move is read as, in every form and as a game writes it: a complaint if that is another one.
fn misread(game: &mut Game, idx: usize) -> Option<String> {
    let path = game.current().spellings.canonical(idx).to_vec();
    let list = MoveList { variant: game.variant(), position: game.position(), moves: &game.current().moves };
    for form in FORMS {
        let text = form.write_all(list).swap_remove(idx);
        let found = form.read(list, &text);
        if found != Some(idx) {
            return Some(format!(
                "{}: {text} of {path:?} is read as {:?}",
                form.name,
                found.map(|it| list.moves.path(it))
            ));
        }
    }
    let text = game.play_index(idx).san.clone();
    game.undo();
    let found = san::read_only(game.variant(), game.position(), &game.current().moves, &text);
    let typed = any::read(game, &text);
    (found != Some(idx) || typed.as_ref() != Ok(&path))
        .then(|| format!("{text} of {path:?} is read as {found:?}, typed as {typed:?}"))
}

#[test]
fn every_move_in_every_form_reads_back() {
    let n_positions = on_all(of_level(POSITIONS), |variant, share, bad| {
        let mut n = 0;
        for seed in 1..=share as u64 {
            if n >= share {
                break;
            }
            play(variant, seed, |game, random| {
                let every = share.div_ceil(20).min(8);
                if random.below(8) < every {
                    n += 1;
                    let misread = sample(game, random).into_iter().find_map(|it| misread(game, it));
                    bad.extend(misread.map(|it| format!("{}: {it}", variant_text(game))));
                }
                n < share && bad.len() < ENOUGH
            });
        }
        n
    });
    println!("{n_positions} positions");
    assert!(n_positions > of_level(POSITIONS) / 2, "only {n_positions} positions");
}

fn variant_text(game: &Game) -> String {
    let (half, full) = game.clocks();
    game::notation::fen::write(game.variant(), game.position(), half, full)
}

/// What the record of a game loses.
fn lost(game: &Game) -> Option<String> {
    let mut tree = variation_tree::Variations::default();
    let mut again = Game::new(Arc::clone(game.variant()));
    for ply in game.plies() {
        again.play(&ply.path).expect("the move of a game");
        tree.played(&mut again);
    }
    let moves = tree.texts();
    let first = (1, Game::new(Arc::clone(game.variant())).position().turn());
    let written = record::write(&RecordInput { first, moves: &moves, ..RecordInput::default() });
    let mut again = Game::new(Arc::clone(game.variant()));
    let (_, misfit) = variation_tree::read(&mut again, &record::parse(&written));
    if let Some(it) = misfit {
        return Some(format!("{} does not fit: {}; {written}", &written[it.place.clone()], it.reason.sentence));
    }
    again.goto(usize::MAX);
    let keys = [game, &again].map(|it| repetition_key::key(it.variant(), it.position()));
    (keys[0] != keys[1] || again.ply() != game.ply()).then(|| format!("leads elsewhere: {written}"))
}

#[test]
fn records_of_random_games_load() {
    let n_games = on_all(of_level(GAMES), |variant, share, bad| {
        for seed in 1..=share as u64 {
            bad.extend(lost(&play(variant, seed + 1000, |_, _| true)));
        }
        share
    });
    println!("{n_games} games");
}

#[test]
fn no_text_ends_the_program() {
    const PARTS: &[&str] = &[
        "a1", "e2", "e4", "i9", "z36", "a0", "a99", "-", "x", "=", "+", "#", "@", "*", "/", "(", ")", "~", "N", "P",
        "+P", "Q", "{Kn}", "{", "}", "%", "1", ",", "e.p.", "O-O", "0-0-0", "pass", "--", " ", "é", ".", ":", "!", "K",
    ];
    on_all(1, |variant, _, _| {
        let mut random = Random::new(9);
        let mut game = Game::new(Arc::clone(variant));
        for _ in 0..TEXTS {
            let text: String = (0..1 + random.below(6)).map(|_| *random.pick(PARTS)).collect();
            let _ = any::read(&mut game, &text);
            let _ = variation_tree::read(&mut Game::new(Arc::clone(variant)), &record::parse(&text));
        }
        TEXTS
    });
}
