//! What the page receives, asked for natively: one file per kind of answer. The exported object itself is tested in a browser.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

mod board;
mod corpus;
mod diagnostics;
mod games;
mod hexagons;
mod lines;
mod names;
mod options;
mod players_notation;
mod sharing;
mod sight;
mod study;

use engine::ids::Player;

use crate::arguments::{DefinitionSource, MoveDiagramSetup};
use crate::diagram::Diagram;
use crate::view::{BoardView, CellView};

const CHESS: &str = include_str!("../tests/chess.txt").trim_ascii_end();

fn diagram(text: &str) -> Diagram {
    Diagram::of(DefinitionSource::Text(text.to_owned()))
}

fn position(text: &str, fen: &str) -> Diagram {
    let mut res = diagram(text);
    res.set_fen(fen).unwrap();
    res
}

fn path(text: &str) -> Vec<String> {
    text.split(' ').filter(|it| !it.is_empty()).map(str::to_owned).collect()
}

fn cell<'a>(board: &'a BoardView, name: &str) -> &'a CellView {
    board.cells.iter().find(|it| it.name == name).unwrap()
}

fn index(board: &BoardView, name: &str) -> u16 {
    board.cells.iter().position(|it| it.name == name).unwrap() as u16
}

/// A move diagram of an unmoved White piece alone on the board.
fn alone() -> MoveDiagramSetup {
    MoveDiagramSetup { enemies: Vec::new(), moved: false, side: Player::White }
}
