//! Tests of notation against the definitions of the corpus. Those of single forms are beside them.

mod dialects;
mod moves;
mod random;

use std::sync::OnceLock;

use engine::legal::Judge;
use engine::moves::move_list::Moves;
use engine::position::Position;
use engine::variant::Variant;

/// A definition of the corpus by its file name.
fn variant_of(name: &str) -> Variant {
    let (_, text) = corpus().iter().find(|it| it.0 == name).expect("no such definition");
    compiled(text)
}

fn compiled(text: &str) -> Variant {
    crate::setup::compile(&rules::read(text).0).0
}

/// All definitions, by name.
fn corpus() -> &'static [(String, String)] {
    static ALL: OnceLock<Vec<(String, String)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/diagrams");
        let mut res: Vec<_> = std::fs::read_dir(folder)
            .expect("the corpus is missing")
            .filter_map(|it| {
                let path = it.ok()?.path();
                let name = path.file_name()?.to_str()?.strip_suffix(".txt")?.to_string();
                Some((name, std::fs::read_to_string(&path).ok()?))
            })
            .collect();
        res.sort();
        assert!(res.len() > 50, "the corpus is incomplete");
        res
    })
}

fn legal(variant: &Variant, position: &mut Position) -> Moves {
    let mut res = Moves::default();
    Judge::default().legal(variant, position, &mut res);
    res
}

/// The position of a text, and the legal moves.
fn at(variant: &Variant, fen: &str) -> (Position, Moves) {
    let mut position = crate::notation::fen::read(variant, fen).unwrap_or_else(|it| panic!("{fen}: {it}")).position;
    let moves = legal(variant, &mut position);
    (position, moves)
}

/// The position after moves in any form.
fn after(variant: &Variant, fen: &str, texts: &str) -> Position {
    let mut position = at(variant, fen).0;
    for text in texts.split_whitespace() {
        let found = crate::notation::san::read_text(variant, &mut position, text);
        let (moves, idx) = found.unwrap_or_else(|| panic!("{text} is not legal after {fen}"));
        position.apply(moves.patch(idx));
    }
    position
}
