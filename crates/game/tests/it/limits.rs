//! Texts that ask for much work: whatever they say, a limit ends it. A search or a walk without its limit would not end.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Duty, Scene};
use engine::ids::{Player, Sq};
use engine::legal::LegalGenerator;
use engine::moves::candidate::Candidate;
use engine::moves::move_list::Moves;
use engine::perft;
use engine::position::Position;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;
use game::game::Game;
use game::move_diagram::{LonePiece, reach};
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
    variant.hooks.duties.push(Box::new(Counter(Arc::clone(&res))));
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
    let losses = |n: usize| read(n).expect("a position").notes.iter().filter(|it| it.is_loss).count();
    // The field costs itself alone.
    assert_eq!([losses(64), losses(65)], [0, 1]);
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
    let misfit = variation_tree::read(&mut Game::new(variant), &tokens).misfit;
    assert_eq!(misfit, None);
    assert_eq!(listed.load(Ordering::Relaxed), played, "once, to find the form of the texts and to play them");
}

/// What is wrong with a definition of a board of 32 by 32 squares, by code.
fn codes(lines: &str) -> Vec<&'static str> {
    let text = format!("files=32\nranks=32\nroyal=K\n{lines}\nK:K:K::a1\nX:X:Q::b1\n");
    game::setup::compile(&rules::read(&text).0).1.into_iter().map(|it| it.code).collect()
}

#[test]
fn lists_that_say_the_same_again() {
    for (key, entry) in [
        ("virginLost", "X:X"),
        ("surroundGroup", "K:K"),
        ("custodian", "*:Q"),
        ("haven", "K:a1+b2"),
        ("dropZone", "X:a1-p16"),
        ("extraMove", "*:*:-"),
        ("engage", "*:Q"),
        ("flip", "*:Q"),
        ("stopZone", "X:Q"),
    ] {
        let told = codes(&format!("{key}={}", vec![entry; 20_000].join(",")));
        assert!(!told.contains(&"def.work"), "{key}: {told:?}");
    }
}

#[test]
fn captures_that_are_said_very_often() {
    // How far a move reaches is found out for all moves of a piece at once.
    for (key, entry) in [("rifle", "K"), ("checker", "D"), ("advance", "R"), ("rifle", "K3")] {
        let list = vec![entry; 4_000].join(",");
        let text = format!("files=32\nranks=32\nroyal=K\nK:K:K::a1\nX:X:Q::b1\n{key}={list}\n");
        let variant = compile(&text);
        assert!(variant.type_by_id("X").is_some(), "{key}={entry}");
    }
}

#[test]
fn little_work_of_rules_adds_up() {
    let asked = |part: u64| {
        let mut candidate = Candidate::default();
        (0..(1 << 20) / part).for_each(|_| candidate.count_work(part));
        candidate.n_asked
    };
    // However little is told at a time.
    assert!(asked(1 << 20) > 0);
    for part in [1, 7, 64, 1000, 1 << 14] {
        assert!(asked(part).abs_diff(asked(1 << 20)) <= 1, "{part}");
    }
}

#[test]
fn a_look_along_rides_is_work() {
    let variant = compile("files=16\nranks=16\nroyal=K\nextraMove=*:*:-\nK:K:K::a1\nQ:Q:Q::h8\nR:R:R::i3\nB:B:B::c9\n");
    let position = variant.start();
    let scene = Scene { variant: &variant, position: &position };
    let target = variant.movement.topology.square(15, 14).expect("a square");
    let work = |kind: &str| {
        let kind = variant.type_by_id(kind).expect("a type");
        let from = position.pieces(Player::White).find(|it| position.at(*it).kind() == kind).expect("a piece");
        let mut generator = Generator::default();
        let found = variant.tables.attacks.may_walk_to(scene, &mut generator, from, target);
        (found, generator.work())
    };
    // Each square of a ride is looked at once.
    let (queen, rook, bishop) = (work("Q"), work("R"), work("B"));
    assert!(!queen.0 && !rook.0 && !bishop.0);
    assert!(queen.1 > 40 && rook.1 > 20 && bishop.1 > 10, "{queen:?} {rook:?} {bishop:?}");
}

#[test]
fn lists_that_ask_for_more_than_is_done() {
    // Each entry is another one.
    let types: String = (0..100).map(|it| format!("t{it}:T{it}:K::\n")).collect();
    let directions = ["", "f", "b", "l", "r", "v", "s", "fr"];
    let ways = directions.iter().flat_map(|it| (1..32).map(move |n| format!("*:{it}Q{n}")));
    let ways = ways.collect::<Vec<_>>().join(",");
    let squares: String =
        (1..=26_u8).flat_map(|it| (1..32).map(move |n| format!("+{}{n}", (b'`' + it) as char))).collect();
    for (key, list) in [
        ("custodian", ways.clone()),
        ("stopZone", ways.clone()),
        ("surroundGroup", ways),
        ("haven", format!("X:all{}", squares.repeat(9))),
    ] {
        let told = codes(&format!("{key}={list}\n{types}"));
        assert_eq!(told.iter().filter(|it| **it == "def.work").count(), 1, "{key}: {told:?}");
    }
    // Types that reach much from everywhere.
    let types: String = (0..200).map(|it| format!("t{it}:T{it}:Q::\n")).collect();
    let lost: Vec<String> = (0..200).map(|it| format!("X:T{it}")).collect();
    assert!(codes(&format!("virginLost={}\n{types}", lost.join(","))).contains(&"def.work"));
}

#[test]
fn diagrams_of_moves_with_very_many_walks() {
    for (size, moves) in
        [(8, "[K(-K(-K(-K(-K))))]"), (16, "[K-K-K-K-K-K]"), (16, "KaKaKaKaKaK"), (16, "[Q?Q?Q?Q?Q]"), (12, "UaUaU")]
    {
        let variant = compile(&format!("files={size}\nranks={size}\nroyal=K\nK:K:K::a1\nX:X:{moves}::d4\n"));
        let kind = variant.type_by_id("X").expect("a type");
        let study = LonePiece::central(&variant, kind);
        let told = reach(&variant, &study);
        // Whatever is left out: where it goes is told.
        assert!(told.iter().filter(|it| it.square != study.at).count() >= 8, "{moves}: {}", told.len());
    }
}

#[test]
fn records_are_read_as_long_as_that_takes_its_share_of_work() {
    // Knights go to and fro before ranks of pieces that make four steps.
    let walkers: Vec<String> = (b'a'..=b'p').map(|it| format!("{}4", it as char)).collect();
    let text = format!(
        "files=16\nranks=16\nroyal=0\nrepetition=none\nnMoveRule=0\nwalker:W:[K-K-K-K]::{}\nknight:N:N::a1\n",
        walkers.join(",")
    );
    let variant = Arc::new(compile(&text));
    let moves = ["Nc2", "Nc15", "Na1", "Na16"];
    let whole: Vec<&str> = moves.iter().copied().cycle().take(1000).collect();
    let mut game = Game::new(variant);
    let tokens = record::parse(&format!("{} *", whole.join(" ")));
    let reading = variation_tree::read(&mut game, &tokens);
    let misfit = reading.misfit.expect("it is too long");
    assert_eq!(misfit.reason.code, "too-long");
    assert!((100..990).contains(&game.plies().len()), "{}", game.plies().len());
    assert_eq!(misfit.place.start, tokens.moves[game.plies().len()].place.start);
    // What was not read is kept, and the result with it.
    assert!(reading.tree.texts().last().unwrap().comments[0].len() > 200);
    assert_eq!(reading.tree.result(), None);
}
