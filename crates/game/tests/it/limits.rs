//! Texts that ask for much work: whatever they say, an answer takes bounded time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::search::perft;
use game::game::Game;
use game::notation::{fen, record};
use game::variation_tree;

use crate::common::{compile, library};

/// Runs something that has to end within some seconds on a busy machine.
fn within(what: &str, seconds: u64, run: impl FnOnce()) {
    let started = Instant::now();
    run();
    let took = started.elapsed();
    println!("{what}: {took:?}");
    assert!(took < Duration::from_secs(seconds), "{what} took {took:?}");
}

#[test]
fn layouts_of_terrain() {
    within("a definition", 6, || {
        let entries = "A:a1+b2,".repeat(120_000);
        compile(&format!("terrainTypes=a:A:noEnter\nterrain={entries}\nking:K:K::e1\n"));
    });
    let variant = compile("files=16\nranks=16\nterrainTypes=a:A:noEnter\nking:K:K::e1\n");
    within("a position", 6, || {
        let layout = "A:all,".repeat(3_000);
        let rows = ["16"; 16].join("/");
        let _ = fen::read(&variant, &format!("{rows} w - - 0 1 terrain={layout}A:all"));
    });
}

#[test]
fn walks_that_may_turn_anywhere() {
    let text = "files=16\nranks=16\nX:X:KNADGHCZ~9::a2-p6\n";
    let (variant, diagnostics) = game::setup::compile(&rules::read(text).0);
    assert!(diagnostics.iter().any(|it| it.code == "xbetza.limit"), "{diagnostics:?}");
    let mut game = None;
    within("a definition", 1, || game = Some(Game::new(Arc::new(variant))));
    let mut game = game.expect("a game");
    within("ten moves", 4, || (0..10).for_each(|_| drop(game.play_index(0).san.clone())));
}

#[test]
fn counts_without_an_end() {
    let variant = library("chess");
    within("perft 30", 6, || {
        assert_eq!(perft::perft_within(&variant, &mut variant.start(), 30, 20_000), None);
    });
    assert_eq!(perft::perft_within(&variant, &mut variant.start(), 3, 20_000), Some(8902));
    assert_eq!(perft::perft_within(&variant, &mut variant.start(), 3, 421), None);
    assert_eq!(perft::perft_within(&variant, &mut variant.start(), 3, 422), Some(8902));
}

#[test]
fn long_records_of_large_games() {
    let variant = Arc::new(library("tenjiku"));
    let mut random = crate::random::Random::new(5);
    let mut game = Game::new(Arc::clone(&variant));
    let mut tree = variation_tree::Variations::default();
    while game.ply() < 120 && game.current().verdict.is_none() {
        game.play_index(random.below(game.current().moves.len()));
        tree.played(&mut game);
    }
    let moves = tree.texts();
    let first = (1, engine::ids::Player::White);
    let written = record::write(&record::RecordInput { first, moves: &moves, ..record::RecordInput::default() });
    let tokens = record::parse(&written);
    within("a record", 20, || {
        let (_, misfit) = variation_tree::read(&mut Game::new(variant), &tokens);
        assert_eq!(misfit, None);
    });
}
