//! Rules about captures and zones thrown together at random: whatever meets, the quick way agrees with the reference.

use std::collections::BTreeSet;
use std::sync::Arc;

use variant::game::Game;
use variant::legal::{Judge, legal_reference};
use variant::moves::Moves;
use variant::notation::fen;
use variant::patch::Edit;

use crate::common::{compile, legal};
use crate::random::Random;

const PIECES: [(&str, &str, &str); 9] = [
    ("P", "fmWfceFifmnD", "a2,c2,e2,f2"),
    ("R", "R", "a1"),
    ("N", "N", "b1"),
    ("B", "B", "c1,b2"),
    ("C", "mRcpR", "e1"),
    ("L", "KcaK", "d2"),
    ("W", "W'cF", "f1"),
    ("X", "FAdW", ""),
    ("K", "KdUisO2", "d1"),
];

/// A word of a list in which most words are the first one.
fn mostly<'a>(random: &mut Random, words: &[&'a str], often: usize) -> &'a str {
    if random.below(often) > 0 { words[0] } else { words[1 + random.below(words.len() - 1)] }
}

/// A definition with rules that nobody would put together.
fn definition(random: &mut Random) -> String {
    let mut res = String::from("files=6\nranks=6\n");
    let mut line = |random: &mut Random, odds: usize, values: &[&str]| {
        if random.below(odds) == 0 {
            res.push_str(values[random.below(values.len())]);
            res.push('\n');
        }
    };
    line(random, 1, &["royal=K", "royal=K", "royal=K,B", "royal=K,X", "royal=C\nroyal=R"]);
    line(
        random,
        2,
        &[
            "promoChoice=RB",
            "promoChoice=!PX*R",
            "promoOffset=4\nmaxPromote=4",
            "promoZone=2\npromoOffset=5\nmustPromote=P",
        ],
    );
    line(random, 4, &["promoLimit=R:1,X:2", "promoLimit=B:2"]);
    line(random, 2, &["holdingsType=-1", "holdingsType=1", "holdingsType=-2\ndropZone=2-4"]);
    line(random, 3, &["extinction=0", "extinction=1"]);
    line(random, 6, &["checkRule=0", "mustCapture=1", "dupleCheck=1"]);
    line(random, 6, &["immobile=illegal", "facingRoyals=1"]);
    line(random, 8, &["succession=N", "movesAt=N:3-4:KcaK", "initialZone=P:2-3"]);
    line(random, 3, &["atomicCapture=0"]);
    line(random, 3, &["blastCheck=0"]);
    line(random, 3, &["blastZone=W", "blastZone=fWbF", "blastZone=N"]);
    line(random, 3, &["blastImmune=P", "blastImmune=R,K"]);
    line(random, 5, &["iron=X", "iron=N,W"]);
    line(random, 4, &["haven=d1-e2", "haven=K:1", "haven=N:3-4,R:a1"]);
    line(random, 5, &["brouhaha=R:3,B:d4", "brouhaha=*:c3"]);
    line(random, 5, &["royalEvade=capture"]);
    line(random, 5, &["virginLost=P:R,K:N"]);
    line(random, 5, &["promoMove=P:3-4:X:mF\npromoMoveQuiet=1", "promoMove=P:4:B:W\npromoMoveLast=1"]);
    line(random, 4, &["confine=K:1-3", "confine=N:!c3-d4"]);
    let caster = ["trackPieces=X", "trackPieces=K", "trackPieces=N\ntrackedTypes=2"];
    for spell in ["burn", "freeze", "protect", "hide", "charm", "brake", "brake, hide", "charm,burn"] {
        if random.below(12) == 0 {
            res.push_str(&format!(
                "{}\nspell={spell}\nspellZone={}\n",
                caster[random.below(3)],
                ["K", "W", "fFbW"][random.below(3)]
            ));
        }
    }
    let symbols = [".", "!", "!", "@", "@", "0", "?", "R", "X", "~N", "=", "+", "-", "K", "~P"];
    let rows: Vec<String> = (0..PIECES.len())
        .map(|_| (0..=PIECES.len()).map(|it| mostly(random, &symbols, if it == 0 { 12 } else { 4 })).collect())
        .collect();
    if random.below(5) > 0 {
        res.push_str(&format!("captureMatrix={}\n", rows.join("/")));
    }
    let cells = [".", "!", "!", "#", "R", "X", "+", "^", "1", "P", "*", "~"];
    for (id, moves, squares) in PIECES {
        res.push_str(&format!("piece:{id}:{moves}::{squares}\n"));
        if random.below(3) == 0 {
            let key = ["morph", "whiteMorph", "blackMorph"][random.below(3)];
            let rows: Vec<String> = (0..6).map(|_| (0..6).map(|_| mostly(random, &cells, 5)).collect()).collect();
            res.push_str(&format!("{key}={}\n", rows.join("/")));
        }
    }
    res
}

fn patches(moves: &Moves) -> BTreeSet<Vec<Edit>> {
    (0..moves.len()).map(|it| moves.patch(it).to_vec()).collect()
}

#[test]
fn the_quick_way_agrees_whatever_meets() {
    let (mut n_positions, mut n_captures) = (0, 0);
    for seed in 1..=300 {
        let mut random = Random::new(seed);
        let text = definition(&mut random);
        let rules = Arc::new(compile(&text));
        let mut game = Game::new(rules.clone());
        for _ in 0..30 {
            let place = || fen::write(&rules, game.position(), 0, 1);
            let mut position = game.position().clone();
            let (ours, mut reference) = (legal(&rules, &mut position), Moves::default());
            legal_reference(&rules, &mut position, &mut reference);
            let (quick, slow) = (patches(&ours), patches(&reference));
            let extra: Vec<_> = quick.difference(&slow).collect();
            let missing: Vec<_> = slow.difference(&quick).collect();
            assert!(quick == slow, "{text}\n{}\nextra {extra:?}\nmissing {missing:?}", place());
            assert_eq!(position.hash(), game.position().hash(), "{text}\n{}: asking changed the position", place());
            let side = position.turn();
            let quick_check = Judge::default().in_check(&rules, &mut position, side);
            let mut answers = variant::generate::Generator::answering(1);
            let slow_check = variant::legal::reference_in_check(&rules, &position, &mut answers, side);
            assert!(quick_check == slow_check, "{text}\n{}: in check: {quick_check}, {slow_check}", place());
            n_positions += 1;
            if game.current().verdict.is_some() || game.current().moves.is_empty() {
                break;
            }
            // Captures are tried more often than chance would have it.
            let moves = &game.current().moves;
            let taking: Vec<usize> = (0..moves.len()).filter(|it| !moves.victims(*it).is_empty()).collect();
            let idx = if !taking.is_empty() && random.below(3) == 0 {
                *random.pick(&taking)
            } else {
                random.below(moves.len())
            };
            n_captures += usize::from(!moves.victims(idx).is_empty());
            let before = game.position().hash();
            game.play_index(idx);
            game.undo();
            assert_eq!(game.position().hash(), before, "{text}: undo");
            game.redo();
        }
    }
    println!("{n_positions} positions, {n_captures} captures");
    assert!(n_positions > 3000 && n_captures > 500);
}
