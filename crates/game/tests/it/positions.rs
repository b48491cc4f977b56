//! Legal moves of random positions against `tests/positions`, and whether the side to move is in check.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::legal::Judge;
use game::game::Game;
use game::notation::{fen, uci};

use crate::common::{HEXAGONAL, VARIANTS, is_exception, library, text};

#[test]
fn lists_agree() {
    let (mut n, mut bad) = (0, Vec::new());
    for name in VARIANTS.iter().chain(HEXAGONAL) {
        let variant = Arc::new(library(name));
        for line in text(&format!("tests/positions/{name}.tsv")).lines().skip(1) {
            let columns: Vec<&str> = line.split('\t').collect();
            let [fen, check, rest @ ..] = columns.as_slice() else { panic!("{name}: {line}") };
            n += 1;
            if is_exception(name, fen, "moves") {
                continue;
            }
            let position = match fen::read(&variant, fen) {
                Ok(it) => it.position,
                Err(it) => {
                    bad.push(format!("{name} {fen}: {it}"));
                    continue;
                }
            };
            let side = position.turn();
            let in_check = Judge::default().in_check(&variant, &position, side);
            // Where royals may be taken there is no check.
            if (variant.check_rule && in_check) != (*check == "1") {
                bad.push(format!("{name} {fen}: check is {in_check}"));
            }
            let game = Game::from_position(variant.clone(), position, (0, 1));
            let moves = &game.current().moves;
            // A game that is over has no moves.
            let n_moves = if game.current().verdict.is_some() { 0 } else { moves.len() };
            let ours: BTreeSet<String> =
                (0..n_moves).map(|it| uci::write(&variant, game.position(), moves, it)).collect();
            let theirs: BTreeSet<String> = rest.first().unwrap_or(&"").split_whitespace().map(Into::into).collect();
            if ours.len() != n_moves {
                bad.push(format!("{name} {fen}: two moves are written alike"));
            }
            if ours != theirs {
                let extra: Vec<_> = ours.difference(&theirs).collect();
                let missing: Vec<_> = theirs.difference(&ours).collect();
                bad.push(format!("{name} {fen}: extra {extra:?}, missing {missing:?}"));
            }
        }
    }
    println!("{n} lists");
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    assert_eq!(n, VARIANTS.len() * 12 + 8);
}
