//! Tests of notation with definitions of the library. Those of single forms are beside them.

mod dialects;
mod moves;
mod rights;

use engine::legal::LegalGenerator;
use engine::moves::move_list::Moves;
use engine::position::Position;
use engine::variant::Variant;

/// A definition of the library by its name.
fn variant_of(name: &str) -> Variant {
    let file = format!("{}/../../tests/diagrams/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|it| panic!("{file}: {it}"));
    compiled(&text)
}

fn compiled(text: &str) -> Variant {
    game::setup::compile(&rules::read(text).0).0
}

fn legal(variant: &Variant, position: &mut Position) -> Moves {
    let mut res = Moves::default();
    LegalGenerator::default().legal(variant, position, &mut res);
    res
}

/// The position of a text, and the legal moves.
fn at(variant: &Variant, fen: &str) -> (Position, Moves) {
    let mut position = game::notation::fen::read(variant, fen).unwrap_or_else(|it| panic!("{fen}: {it}")).position;
    let moves = legal(variant, &mut position);
    (position, moves)
}

/// The position after moves in any form.
fn after(variant: &Variant, fen: &str, texts: &str) -> Position {
    let mut position = at(variant, fen).0;
    for text in texts.split_whitespace() {
        let found = game::notation::san::read_text(variant, &mut position, text);
        let (moves, idx) = found.unwrap_or_else(|| panic!("{text} is not legal after {fen}"));
        position.apply(moves.patch(idx));
    }
    position
}
