//! Legal moves of random positions against `tests/positions`, and whether the side to move is in check.

use engine::variant::Features;
use std::collections::BTreeSet;

use engine::legal::LegalGenerator;
use game::game::Game;
use game::notation::{fen, uci};

use crate::common::{HEXAGONAL, Shared, VARIANTS, further, is_exception, shared_library, text};
use crate::trials::Trials;

/// Compares a line: position, check, moves.
fn run(variant: &Shared, line: &str) -> Vec<String> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [fen, check, rest @ ..] = columns.as_slice() else { panic!("{line}") };
    let position = match fen::read(variant, fen) {
        Ok(it) => it.position,
        Err(it) => return vec![format!("{fen}: {it}")],
    };
    let mut bad = Vec::new();
    // Where royals may be taken there is no check.
    let in_check =
        variant.has(Features::CHECK) && LegalGenerator::default().in_check(variant, &position, position.turn());
    if in_check != (*check == "1") {
        bad.push(format!("check is {in_check}"));
    }
    let game = Game::from_position((**variant).clone(), position, (0, 1));
    let moves = &game.current().moves;
    // A game that is over has no moves.
    let n_moves = if game.current().verdict.is_some() { 0 } else { moves.len() };
    let ours: BTreeSet<String> = (0..n_moves).map(|it| uci::write(variant, game.position(), moves, it)).collect();
    let theirs: BTreeSet<String> = rest.first().unwrap_or(&"").split_whitespace().map(Into::into).collect();
    if ours.len() != n_moves {
        bad.push("two moves are written alike".into());
    }
    let extra: Vec<_> = ours.difference(&theirs).collect();
    let missing: Vec<_> = theirs.difference(&ours).collect();
    if ours != theirs {
        bad.push(format!("{fen}: extra {extra:?}, missing {missing:?}"));
    }
    bad
}

/// Adds a trial for each position, `positions/NAME/NUMBER`.
pub(crate) fn add(trials: &mut Trials) {
    let mut n = 0;
    for name in VARIANTS.iter().chain(HEXAGONAL).copied().chain(further()) {
        let (variant, all) = (shared_library(name), text(&format!("tests/positions/{name}.tsv")));
        for (number, line) in (1..).zip(all.lines().skip(1)) {
            n += 1;
            if is_exception(name, line.split('\t').next().unwrap_or(""), "moves") {
                continue;
            }
            let (variant, line) = (variant.clone(), line.to_owned());
            trials.add(format!("positions/{name}/{number:02}"), move || run(&variant, &line));
        }
    }
    assert_eq!(n, VARIANTS.len() * 12 + 8 + further().count() * 8, "every list is read");
}
