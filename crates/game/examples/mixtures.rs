//! Prints games of random definitions, move by move with the lists of legal moves, so that another build of the
//! engine can play them again. The definitions are those of the engine's own tests.
//!
//!     cargo run -p variant-diagram-game --example mixtures -- 60 5

#[path = "../tests/cases/mixtures/generator.rs"]
mod generator;
#[path = "../tests/support/random.rs"]
mod random;

use std::fmt::Write as _;
use std::sync::Arc;

use game::game::Game;
use game::notation::{fen, path};

use random::Random;

/// Plies of a game.
const PLIES: usize = 12;

/// 32 bits that say whether two texts are the same: FNV-1a over bytes.
fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |res, it| (res ^ u32::from(it)).wrapping_mul(0x0100_0193))
}

/// The canonical path of a move, as pages get it.
fn spelled(game: &Game, idx: usize) -> String {
    let steps = game.current().spellings.canonical(idx).iter();
    steps.map(|it| path::step_text(game.variant(), *it)).collect::<Vec<_>>().join(" ")
}

/// The position as text and the sorted legal moves as a number.
fn place(game: &Game) -> String {
    let (half, full) = game.clocks();
    let text = fen::write(game.variant(), game.position(), half, full);
    let n_moves = game.current().moves.len();
    let mut moves: Vec<String> = (0..n_moves).map(|it| spelled(game, it)).collect();
    moves.sort();
    format!("{text}|{n_moves}|{:08x}", hash(&moves.join("\n")))
}

/// One game as lines: a place, then moves and places in turn, then the verdict.
fn play(game: &mut Game, seed: u64, res: &mut String) {
    let mut random = Random::new(seed);
    _ = writeln!(res, "game {}", place(game));
    for _ in 0..PLIES {
        let n_moves = game.current().moves.len();
        if game.current().verdict.is_some() || n_moves == 0 {
            break;
        }
        let idx = random.below(n_moves);
        let text = spelled(game, idx);
        game.play_index(idx);
        _ = writeln!(res, "move {text}|{}", place(game));
    }
    let verdict = game.current().verdict.as_ref();
    let winner = verdict.map(|it| it.winner.map_or("draw", |side| if side.index() == 0 { "white" } else { "black" }));
    _ = writeln!(res, "end {}|{}", verdict.map_or("none", |it| it.reason), winner.unwrap_or("none"));
}

fn main() {
    let number = |n: usize, or: u64| std::env::args().nth(n).and_then(|it| it.parse().ok()).unwrap_or(or);
    let (definitions, games) = (number(1, 60), number(2, 5));
    let mut res = String::new();
    for seed in 1..=definitions {
        let text = generator::definition(seed);
        _ = writeln!(res, "== {seed}");
        for line in text.lines() {
            _ = writeln!(res, "  {line}");
        }
        let variant = Arc::new(game::setup::compile(&rules::read(&text).0).0);
        for game in 0..games {
            play(&mut Game::new(variant.clone()), seed * games + game, &mut res);
        }
    }
    print!("{res}");
}
