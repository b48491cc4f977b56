//! Texts that ask for much work: whatever they say, a limit ends it. A search or a walk without its limit would not end.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::hooks::Duty;
use engine::ids::{Player, Sq};
use engine::legal::LegalGenerator;
use engine::moves::move_list::Moves;
use engine::position::Position;
use engine::reason::{MarkRole, Reason};
use engine::search::perft;
use engine::variant::Variant;
use game::game::Game;
use game::notation::{fen, record};
use game::variation_tree;

use crate::common::{compile, library};

/// Prefers no move to another, and counts the moves that are listed.
struct Counter(Arc<AtomicUsize>);

impl Duty for Counter {
    fn rank(&self, _variant: &Variant, _position: &Position, _moves: &Moves, _idx: usize) -> Option<i64> {
        self.0.fetch_add(1, Ordering::Relaxed);
        None
    }

    fn reason(&self, _variant: &Variant, _allowed: Vec<(Sq, MarkRole)>) -> Reason {
        unreachable!("no move is refused")
    }
}

/// Lets a variant count the moves that are listed.
fn counting(variant: &mut Variant) -> Arc<AtomicUsize> {
    let res = Arc::default();
    variant.duties.push(Box::new(Counter(Arc::clone(&res))));
    res
}

#[test]
fn layouts_of_terrain() {
    let problems = |n: usize| {
        let entries = vec!["A:a1+b2"; n].join(",");
        let text = format!("terrainTypes=a:A:noEnter\nterrain={entries}\nking:K:K::e1\n");
        game::setup::compile(&rules::read(&text).0).1.iter().filter(|it| it.code == "def.terrain").count()
    };
    assert_eq!([problems(64), problems(65), problems(120_000)], [0, 1, 1]);
    let variant = compile("terrainTypes=a:A:noEnter\nking:K:K::e1\n");
    let read = |n: usize| {
        let layout = vec!["A:all"; n].join(",");
        fen::read(&variant, &format!("8/8/8/8/8/8/8/4K3 w - - 0 1 terrain={layout}"))
    };
    assert!(read(64).is_ok());
    assert!(read(65).is_err_and(|it| it.message.contains("more entries than squares")));
}

#[test]
fn walks_that_may_turn_anywhere() {
    let text = "files=16\nranks=16\nX:X:KNADGHCZ~9::a2-p6\n";
    let (mut variant, diagnostics) = game::setup::compile(&rules::read(text).0);
    assert!(diagnostics.iter().any(|it| it.code == "xbetza.limit"), "{diagnostics:?}");
    assert!(LegalGenerator::is_cut(&variant));
    let listed = counting(&mut variant);
    let mut game = Game::new(Arc::new(variant));
    let mut moves = game.current().moves.len();
    for _ in 0..10 {
        game.play_index(0);
        moves += game.current().moves.len();
    }
    assert_eq!(listed.load(Ordering::Relaxed), moves, "moves of a position are listed once");
}

#[test]
fn counts_without_an_end() {
    let variant = library("chess");
    assert_eq!(perft::perft_within(&variant, &mut variant.start(), 30, 20_000), None);
    assert_eq!(perft::perft_within(&variant, &mut variant.start(), 3, 20_000), Some(8902));
    assert_eq!(perft::perft_within(&variant, &mut variant.start(), 3, 421), None);
    assert_eq!(perft::perft_within(&variant, &mut variant.start(), 3, 422), Some(8902));
}

#[test]
fn long_records_of_large_games() {
    let mut variant = library("tenjiku");
    let listed = counting(&mut variant);
    let variant = Arc::new(variant);
    let mut random = crate::random::Random::new(5);
    let mut game = Game::new(Arc::clone(&variant));
    let mut tree = variation_tree::Variations::default();
    while game.ply() < 120 && game.current().verdict.is_none() {
        game.play_index(random.below(game.current().moves.len()));
        tree.played(&mut game);
    }
    let moves = tree.texts();
    let first = (1, Player::White);
    let written = record::write(&record::RecordInput { first, moves: &moves, ..record::RecordInput::default() });
    let tokens = record::parse(&written);
    let played = listed.swap(0, Ordering::Relaxed);
    let (_, misfit) = variation_tree::read(&mut Game::new(variant), &tokens);
    assert_eq!(misfit, None);
    assert_eq!(listed.load(Ordering::Relaxed), 2 * played, "once to find the form of the texts, once to play them");
}
