//! Legal moves of random positions against `tests/positions`, and whether the side to move is in check.

use std::collections::BTreeSet;

use variant::legal::Judge;
use variant::notation::{fen, uci};

use crate::common::{VARIANTS, legal, library, text};

#[test]
fn lists_agree() {
    let (mut n, mut bad) = (0, Vec::new());
    for name in VARIANTS {
        let rules = library(name);
        for line in text(&format!("tests/positions/{name}.tsv")).lines().skip(1) {
            let columns: Vec<&str> = line.split('\t').collect();
            let [fen, check, rest @ ..] = columns.as_slice() else { panic!("{name}: {line}") };
            n += 1;
            let mut position = match fen::read(&rules, fen) {
                Ok(it) => it.position,
                Err(it) => {
                    bad.push(format!("{name} {fen}: {it}"));
                    continue;
                }
            };
            let side = position.turn();
            let in_check = Judge::default().in_check(&rules, &mut position, side);
            if in_check != (*check == "1") {
                bad.push(format!("{name} {fen}: check is {in_check}"));
            }
            let moves = legal(&rules, &mut position);
            let ours: BTreeSet<String> = (0..moves.len()).map(|it| uci::write(&rules, &position, &moves, it)).collect();
            let theirs: BTreeSet<String> = rest.first().unwrap_or(&"").split_whitespace().map(Into::into).collect();
            if ours.len() != moves.len() {
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
    assert_eq!(n, VARIANTS.len() * 12);
}
