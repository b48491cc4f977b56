//! Walls that the text of a position has: they last for its game, and no longer.

use catalogue::english;
use engine::variant::Features;
use std::sync::Arc;

use game::game::Game;
use game::notation::{fen, path};

use crate::common::{compile, definitions, library, text};

fn at(variant: &Arc<engine::variant::Variant>, position: &str) -> Game {
    let read = fen::read(variant, position).unwrap_or_else(|it| panic!("{position}: {it}"));
    Game::from_position(Arc::clone(variant), read.position, (read.half, read.full))
}

fn texts(game: &Game) -> Vec<String> {
    path::write_all(game.variant(), game.position(), &game.current().moves)
}

fn written(game: &Game) -> String {
    fen::write(game.variant(), game.position(), game.clocks().0, game.clocks().1)
}

#[test]
fn walls_come_and_go_with_positions() {
    let variant = Arc::new(library("chess"));
    let (with, other, without) =
        ("4k3/8/3*4/8/8/8/8/3RK3 w - - 0 1", "4k3/8/8/8/3*4/8/8/3RK3 w - - 0 1", "4k3/8/8/8/8/8/8/3RK3 w - - 0 1");
    let mut game = at(&variant, with);
    let rook = |game: &Game| texts(game).iter().filter(|it| it.starts_with("d1d")).count();
    assert_eq!((rook(&game), written(&game)), (4, with.into()));
    // Each next position is read with the variant of the game before, as a page does.
    for (text, moves) in [(other, 2), (without, 7), (with, 4)] {
        game = at(&Arc::clone(game.variant()), text);
        assert_eq!((rook(&game), written(&game)), (moves, text.into()));
    }
    // A new game begins from the start of the definition.
    let fresh = Game::new(Arc::clone(game.variant()));
    assert_eq!(written(&fresh), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let start = compile(&format!("{}\nfen={with}\n", text("tests/diagrams/chess.txt")));
    let fresh = Game::new(Arc::new(start));
    assert_eq!((rook(&fresh), written(&fresh)), (4, with.into()));
    assert_eq!(written(&Game::new(Arc::clone(fresh.variant()))), with);
}

#[test]
fn walls_stop_rides_checks_and_castling() {
    let variant = Arc::new(library("chess"));
    let has = |game: &Game, text: &str| texts(game).iter().any(|it| it == text);
    let game = at(&variant, "4k3/8/3*4/8/8/8/8/R*2K2R w KQ - 0 1");
    assert!(has(&game, "e1h1g1") && !has(&game, "e1a1c1") && !has(&game, "a1b1"));
    let reason = path::parse_steps(game.variant(), &["a1", "d6"]).expect_err("a wall");
    assert_eq!((reason.code, english(&reason.message).as_str()), ("off-board", "d6 is a wall in this position."));
    let checked = at(&variant, "4k3/8/8/8/4*3/8/8/4R1K1 b - - 0 1");
    assert!(checked.current().checks.is_empty() && has(&checked, "e8e7"));
    let open = at(&variant, "4k3/8/8/8/3*4/8/8/4R1K1 b - - 0 1");
    assert!(!open.current().checks.is_empty() && !has(&open, "e8e7"));
}

#[test]
fn every_definition_takes_a_wall() {
    for (name, definition) in definitions().iter().step_by(5) {
        let variant = Arc::new(compile(definition));
        // Where moves put walls, `*` is one of theirs: see suites/walls.
        if variant.has(Features::WALLS) {
            continue;
        }
        let mut position = variant.start();
        let topology = &variant.movement.topology;
        let Some(sq) = topology.squares().find(|it| position.at(*it).is_empty()) else { continue };
        position.set_up(engine::moves::patch::Edit::Ground(sq, engine::board::terrain::WALL));
        let walled = Game::from_position(Arc::clone(&variant), position, (0, 1));
        let text = written(&walled);
        let again = at(&variant, &text);
        assert_eq!((written(&again), texts(&again).len()), (text, texts(&walled).len()), "{name}");
        assert!(walled.variant().movement.topology.is_hole(sq), "{name}");
    }
}
