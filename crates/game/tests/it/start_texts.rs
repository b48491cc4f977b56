//! A definition that begins from another position (`fen=`) plays as the same definition set up to that position.

use std::collections::BTreeSet;

use engine::position::Position;
use engine::variant::Variant;
use game::notation::{fen, path};

use crate::common::{HEXAGONAL, VARIANTS, compile, further, legal, text};

/// The text of a position and the texts of its moves.
fn portrait(variant: &Variant, position: &Position) -> (String, BTreeSet<String>) {
    let moves = legal(variant, &mut position.clone());
    let texts = path::write_all(variant, position, &moves).into_iter().collect();
    (fen::write(variant, position, 0, 1), texts)
}

#[test]
fn the_start_of_a_game_has_no_more_rights_than_its_text() {
    let (mut n, mut bad) = (0, Vec::new());
    for name in VARIANTS.iter().chain(HEXAGONAL).copied().chain(further()) {
        let definition = text(&format!("tests/diagrams/{name}.txt"));
        let variant = compile(&definition);
        for line in text(&format!("tests/positions/{name}.tsv")).lines().skip(1) {
            let Some(position) = line.split('\t').next() else { continue };
            let Ok(read) = fen::read(&variant, position) else { continue };
            let begun = compile(&format!("{definition}\nfen={position}\n"));
            let (expected, ours) = (portrait(&variant, &read.position), portrait(&begun, &begun.start()));
            let again = fen::read(&begun, position).map(|it| portrait(&begun, &it.position));
            if ours != expected || again.as_ref() != Ok(&expected) {
                let extra: Vec<_> = ours.1.difference(&expected.1).collect();
                let missing: Vec<_> = expected.1.difference(&ours.1).collect();
                bad.push(format!("{name} {position}: {}, extra {extra:?}, missing {missing:?}", ours.0));
            }
            n += 1;
        }
    }
    assert!(bad.is_empty(), "{} of {n}\n{}", bad.len(), bad.join("\n"));
    assert!(n > 1000, "only {n} positions");
}
