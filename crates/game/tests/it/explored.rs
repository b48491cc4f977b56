//! What programs list to try moves out is what a game offers: the same moves in the same texts, no two alike.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::explorer::Explorer;
use engine::variant::Variant;
use game::game::Game;
use game::notation::listed_moves::MoveList;
use game::notation::{fen, uci, uci_list};

use crate::common::{compile, definitions, library, library_text};
use crate::random::Random;

/// Positions of each definition that are looked at.
const POSITIONS: usize = 6;

/// Moves of each position that are tried out.
const TRIED: usize = 4;

/// A complaint if program and game differ in a position, or after one of some moves.
fn differs(game: &mut Game, random: &mut Random) -> Option<String> {
    let variant = Arc::clone(game.variant());
    let writer = uci::Writer::new(&variant);
    let mut explorer = Explorer::new(Arc::clone(&variant), game.position().clone());
    let listed = uci_list::listed(&mut explorer, &writer);
    let list = MoveList { variant: &variant, position: game.position(), moves: &game.current().moves };
    let offered = uci_list::write_all(list);
    let sets = [&listed, &offered].map(|it| it.iter().collect::<BTreeSet<_>>());
    if sets[0] != sets[1] || sets[0].len() != listed.len() {
        let (extra, missing) = (sets[0].difference(&sets[1]), sets[1].difference(&sets[0]));
        let [extra, missing] = [extra.collect::<Vec<_>>(), missing.collect()];
        return Some(format!("{} texts of {}, extra {extra:?}, missing {missing:?}", sets[0].len(), listed.len()));
    }
    if explorer.count() != listed.len() as u64 {
        return Some("another count".into());
    }
    for _ in 0..TRIED.min(listed.len()) {
        let number = random.below(listed.len());
        let idx = offered.iter().position(|it| *it == listed[number])?;
        let before = explorer.position().hash();
        explorer.push(number);
        game.play_index(idx);
        let same =
            explorer.position().hash() == game.position().hash() && explorer.list() == game.current().moves.len();
        game.undo();
        explorer.pop();
        if !same || explorer.position().hash() != before {
            return Some(format!("{} leads elsewhere", listed[number]));
        }
    }
    None
}

/// What is wrong in random games of a definition.
fn complaints(name: &str, text: &str, seed: u64) -> Vec<String> {
    let mut random = Random::new(seed);
    let mut game = Game::new(Arc::new(compile(text)));
    for _ in 0..POSITIONS {
        if game.current().verdict.is_some() || game.current().moves.is_empty() {
            break;
        }
        if let Some(it) = differs(&mut game, &mut random) {
            let position = fen::write(game.variant(), game.position(), 0, 1);
            return vec![format!("{name}, {position}: {it}")];
        }
        for _ in 0..3 {
            let n_moves = game.current().moves.len();
            if game.current().verdict.is_none() && n_moves > 0 {
                game.play_index(random.below(n_moves));
            }
        }
    }
    Vec::new()
}

#[test]
fn programs_and_games_list_the_same_texts() {
    let bad: Vec<String> = definitions().iter().flat_map(|(name, text)| complaints(name, text, 5)).collect();
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// A game and a program in a position, and how many moves they have, the program by its list and by its count.
fn counted(variant: Arc<Variant>, position: &str) -> (Game, Explorer, [usize; 3]) {
    let read = fen::read(&variant, position).expect("a position");
    let game = Game::from_position(Arc::clone(&variant), read.position, (read.half, read.full));
    let (mut explorer, mut other) = {
        let new = || Explorer::new(Arc::clone(&variant), game.position().clone());
        (new(), new())
    };
    let n = [game.current().moves.len(), explorer.list(), other.count() as usize];
    (game, explorer, n)
}

#[test]
fn games_that_are_over_have_no_moves() {
    for (name, position) in [
        ("chess", "7k/8/8/8/8/8/8/K6R w - - 100 80"),
        ("makruk", "7k/8/8/8/8/8/8/K6R w - - 0 1 count=33/32"),
        ("xiangqi", "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 120 80"),
        ("darkchess", "4k3/8/8/8/8/8/8/R7 w - - 0 1"),
    ] {
        assert_eq!(counted(Arc::new(library(name)), position).2, [0; 3], "{name}, {position}");
    }
    let (_, _, n) = counted(Arc::new(library("chess")), "7k/8/8/8/8/8/8/K6R w - - 99 80");
    assert!(n[0] > 0 && n == [n[0]; 3]);
}

#[test]
fn the_clock_runs_while_moves_are_tried_out() {
    let (_, mut explorer, n) = counted(Arc::new(library("chess")), "7k/7p/8/8/8/8/8/K6R w - - 98 80");
    let over = |explorer: &mut Explorer| {
        let n = explorer.list();
        let each = (0..n).map(|it| {
            assert!(explorer.push(it));
            let res = explorer.list() == 0 && explorer.count() == 0;
            assert!(explorer.pop());
            res
        });
        each.filter(|it| *it).count()
    };
    assert_eq!(over(&mut explorer), 0);
    assert!(explorer.push(0));
    // Moves of the Pawn set the clock back.
    assert_eq!(over(&mut explorer), explorer.list() - 2);
    assert!(explorer.pop());
    assert_eq!(explorer.list(), n[0]);
}

#[test]
fn checks_beyond_a_limit_do_not_move_the_clock() {
    let variant = Arc::new(compile(&library_text("xiangqi").replace("nMoveCheckCap=10", "nMoveCheckCap=1")));
    let (mut game, mut explorer, _) = counted(variant, "4k4/9/9/9/9/9/9/9/9/R2K5 w - - 116 80");
    let writer = uci::Writer::new(game.variant());
    // Of three checks one counts: the last move is the first with which the clock has run out.
    for (text, is_over) in
        [("a1a10", false), ("e10e9", false), ("a10a9", false), ("e9e8", false), ("a9a8", false), ("e8e9", true)]
    {
        let list = MoveList { variant: game.variant(), position: game.position(), moves: &game.current().moves };
        let idx = uci_list::write_all(list).iter().position(|it| it == text).expect("a move of the game");
        let number = uci_list::listed(&mut explorer, &writer).iter().position(|it| it == text).expect("a listed move");
        game.play_index(idx);
        assert!(explorer.push(number));
        assert_eq!((explorer.list() == 0, game.current().verdict.is_some()), (is_over, is_over), "after {text}");
    }
}

#[test]
fn moves_of_one_text_are_told_apart() {
    let small = "files=5\nranks=5\nroyal=0\n";
    let texts = [
        "lion:L:KNADcaKcabKmabK::b1,d1\nman:M:K::c2",
        "extraMove=N:N\nknight:N:N::b1,d1\nman:M:K::c2",
        "lion:L:KNADcaKcabK::b1,d1\nenforce=0\nman:M:K::c2",
        "piece:P:chanuK0::a2,b2,e2\nman:M:K::c2",
        // What a rule adds to the moves of a piece may be one of them.
        "chameleon=C\nchameleon:C:mKcW::b1,d1\nman:M:K::c2,d2",
        "guard:G:K::b1,c1,d1\nretake=FW\nman:M:K::b2,d2",
        "promoMove=P:1-5:Q:W\npromoChoice=Q\npawn:P:fmWfcF::b3,d3\nqueen:Q:Q::c1",
        "lineMoves=M:mRcR\nman:M:K::b1,c2,d2",
    ];
    let bad: Vec<String> = texts
        .iter()
        .flat_map(|it| (1..20).flat_map(move |seed| complaints(it, &format!("{small}{it}"), seed)))
        .collect();
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    let variant = Arc::new(library("makromachy"));
    let position = "djivcgu1kcvijd/www1rfl1frzwww/bht1eoqsoea1hb/zppp3p1n1ppp/3n1p2ppp2S/14/pm1Mp1P7/13A/3P1T8/\
                    1Z4Os6/PPP1P1P1PPPPPP/BHN1EO1S1E1NHB/WWW1RFUQFRZWWW/1JIVCGKLDCVIJD b kq - 2 21";
    let read = fen::read(&variant, position).expect("a position");
    let mut game = Game::from_position(variant, read.position, (0, 1));
    assert_eq!(differs(&mut game, &mut Random::new(1)), None);
}

#[test]
fn moves_that_would_repeat_are_in_no_list() {
    let small = "files=4\nranks=4\nroyal=K\npromoZone=0\nking:K:K::a1\n";
    let texts = [
        "repetition=2:illegal\nwazir:W:W::d1",
        "repetition=3:illegal\nextraMove=W:W:same\nwazir:W:W::d1",
        "repeatMove=illegal\nrook:R:R::d1",
        "repetition=3:draw\nperpetualCheck=illegal\nrook:R:R::d1",
    ];
    let bad: Vec<String> = texts
        .iter()
        .flat_map(|it| (1..40).flat_map(move |seed| complaints(it, &format!("{small}{it}"), seed)))
        .collect();
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    // Not those on the way either, and what was before comes back with them.
    let variant = Arc::new(compile(&format!("{small}{}", texts[0])));
    let mut game = Game::new(Arc::clone(&variant));
    let mut explorer = Explorer::new(Arc::clone(&variant), game.position().clone());
    let writer = uci::Writer::new(&variant);
    let mut lengths = Vec::new();
    for text in ["a1b1", "a4b4", "b1a1"] {
        lengths.push(explorer.list());
        let list = MoveList { variant: &variant, position: game.position(), moves: &game.current().moves };
        let idx = uci_list::write_all(list).iter().position(|it| it == text).expect("a move of the game");
        let number = uci_list::listed(&mut explorer, &writer).iter().position(|it| it == text).expect("a listed move");
        game.play_index(idx);
        assert!(explorer.push(number));
    }
    let listed = uci_list::listed(&mut explorer, &writer);
    assert!(listed.contains(&"b4b3".into()) && !listed.contains(&"b4a4".into()), "{listed:?}");
    assert_eq!(explorer.list(), game.current().moves.len());
    for n in lengths.into_iter().rev() {
        assert!(explorer.pop());
        assert_eq!(explorer.list(), n);
    }
}

#[test]
fn free_play_lists_both_sides() {
    let bad: Vec<String> = definitions()
        .iter()
        .step_by(4)
        .flat_map(|(name, text)| complaints(name, &format!("{text}\nenforce=0\n"), 6))
        .collect();
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
