//! Castling and captures in passing, as far as royals and earlier moves decide about them.

use std::sync::Arc;

use engine::moves::candidate::Turn;
use engine::variant::Variant;
use game::game::Game;
use game::notation::{fen, uci};

use crate::common::{compile, legal, library};

/// A game from a position.
fn game(variant: Variant, text: &str) -> Game {
    let read = fen::read(&variant, text).expect("a position");
    Game::from_position(Arc::new(variant), read.position, (0, 1))
}

/// Plays moves in UCI form.
fn play(game: &mut Game, moves: &str) {
    for it in moves.split_whitespace() {
        let current = game.current();
        let idx = uci::read(game.variant(), game.position(), &current.moves, it);
        game.play_index(idx.unwrap_or_else(|| panic!("{it} is no move")));
    }
}

/// The castlings of the side to move: mover and partner with the squares they go to.
fn castlings(game: &Game) -> Vec<String> {
    let mut position = game.position().clone();
    let moves = legal(game.variant(), &mut position);
    let mut res: Vec<String> = (0..moves.len())
        .filter(|it| moves.item(*it).turn == Turn::Castle)
        .map(|it| crate::effect::Effect::of(game.variant(), &position, &moves, it))
        .map(|it| format!("{}{}", it.from, it.spelling()))
        .collect();
    res.sort();
    res
}

/// Ten files, the King on f1 goes three squares.
fn wide(rank: &str) -> Variant {
    compile(&format!("files=10\nroyal=K\npawn:P:fW::\nrook:R:R::a1,j1\nknight:N:N::{rank}\nking:K:KisO3::f1\n"))
}

#[test]
fn castling_table() {
    let long = "e1c1(a1>d1)";
    let short = "e1g1(h1>f1)";
    let table: [(Variant, &str, &str, &[&str]); 9] = [
        (wide(""), "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1", "", &["f1c1(a1>d1)", "f1i1(j1>h1)"]),
        (wide("b1,i1"), "r4k3r/10/10/10/10/10/10/RN3K2NR w KQkq - 0 1", "", &[]),
        (library("chess"), "4k3/8/8/8/8/1r5r/8/R3K2R w KQ - 0 1", "", &[long, short]),
        (library("chess"), "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "", &[long]),
        (library("chess"), "4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1", "", &[]),
        (library("chess"), "4k3/8/8/8/8/8/6b1/R3K1NR b KQ - 0 1", "g2h1 g1f3 h1f3 a1a2 e8e7 a2h2 f3a8 h2h1 e7e8", &[]),
        (library("chess"), "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "", &[long]),
        (library("fischerandom"), "4k3/8/8/8/8/8/8/1R2K2R w KQ - 0 1", "", &["e1c1(b1>d1)", short]),
        (library("fischerandom"), "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "", &[]),
    ];
    for (variant, text, moves, expected) in table {
        let mut game = game(variant, text);
        play(&mut game, moves);
        assert_eq!(castlings(&game), expected, "{text} {moves}");
    }
}

#[test]
fn castling_is_entered_by_either_square() {
    for path in [["e1", "g1"], ["e1", "h1"]] {
        let mut game = game(library("chess"), "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        let steps = path.map(|it| engine::moves::path::Step::Square(crate::common::square(game.variant(), it)));
        game.play(&steps).expect("castling");
        assert_eq!(castlings_after(&game), "4RK1");
    }
}

fn castlings_after(game: &Game) -> String {
    let text = fen::write(game.variant(), game.position(), 0, 1);
    let board = text.split(' ').next().expect("a board");
    board.rsplit('/').next().expect("a rank").trim_start_matches('R').to_owned()
}

fn legal_uci(game: &Game) -> Vec<String> {
    let moves = &game.current().moves;
    (0..moves.len()).map(|it| uci::write(game.variant(), game.position(), moves, it)).collect()
}

#[test]
fn both_pawns_leave_the_rank() {
    let mut game = game(library("chess"), "8/8/8/8/k1p4R/8/3P4/4K3 w - - 0 1");
    play(&mut game, "d2d4");
    assert_eq!(game.position().rights().len(), 1);
    assert!(!legal_uci(&game).contains(&"c4d3".into()), "the King would stand open to the Rook");
    let mut game = self::game(library("chess"), "8/8/8/k7/2p4R/8/3P4/4K3 w - - 0 1");
    play(&mut game, "d2d4");
    assert!(legal_uci(&game).contains(&"c4d3".into()), "away from the rank it may take");
}

#[test]
fn a_triple_push_leaves_two_rights() {
    let text = "royal=K\npawn:P:fmWfceFifmnDifmnH::a2\nking:K:K::e1\n";
    let mut game = game(compile(text), "4k3/8/8/1p6/1p6/8/P7/4K3 w - - 0 1");
    play(&mut game, "a2a5");
    assert_eq!(game.position().rights().len(), 2);
    let moves = legal_uci(&game);
    for it in ["b4a3", "b5a4"] {
        assert!(moves.contains(&it.into()), "{it} takes in passing");
    }
    play(&mut game, "b4a3");
    assert!(game.position().at(crate::common::square(game.variant(), "a5")).is_empty(), "the Pawn on a5 is gone");
    assert!(game.position().rights().is_empty(), "rights live for one move");
    assert!(game.undo());
    assert_eq!(game.position().rights().len(), 2, "and come back");
}
