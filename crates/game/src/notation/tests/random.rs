//! Random games of every definition: what is written reads back.

use std::collections::HashSet;

use crate::notation::tests::{compiled, corpus, legal};
use crate::notation::{fen, path, san};
use engine::ids::Player;
use engine::moves::move_list::Moves;
use engine::position::Position;
use engine::variant::Variant;

/// Positions looked at in each variant.
const N_POSITIONS: usize = 50;

/// Calls `look` with positions of random games and their legal moves.
fn positions(variant: &Variant, mut look: impl FnMut(&mut Position, &Moves, usize)) {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut position = variant.start();
    for n in 0..N_POSITIONS {
        let mut moves = legal(variant, &mut position);
        if moves.is_empty() {
            position = variant.start();
            moves = legal(variant, &mut position);
        }
        if moves.is_empty() {
            return;
        }
        look(&mut position, &moves, n);
        for _ in 0..2 {
            let moves = legal(variant, &mut position);
            if !moves.is_empty() {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                position.apply(moves.patch((seed >> 33) as usize % moves.len()));
            }
        }
    }
}

#[test]
fn no_two_moves_share_a_text() {
    for (name, text) in corpus() {
        let variant = compiled(text);
        positions(&variant, |position, moves, n| {
            for texts in [san::write_all(&variant, position, moves), path::write_all(&variant, position, moves)] {
                let distinct: HashSet<&String> = texts.iter().collect();
                assert_eq!(distinct.len(), texts.len(), "{name} {}: {texts:?}", fen::write(&variant, position, 0, 1));
            }
            let idx = n * 7 % moves.len();
            let written = san::write(&variant, position, moves, idx);
            assert_eq!(san::read(&variant, position, moves, &written), Some(idx), "{name} {written}");
            let written = path::write(&variant, position, moves, idx);
            assert_eq!(path::read(&variant, position, moves, &written), Some(idx), "{name} {written}");
        });
    }
}

#[test]
fn positions_read_back() {
    for (name, text) in corpus() {
        let variant = compiled(text);
        positions(&variant, |position, moves, n| {
            let written = fen::write(&variant, position, n as u32, 3);
            let read = fen::read(&variant, &written).unwrap_or_else(|it| panic!("{name} {written}: {it}"));
            assert!(read.notes.is_empty(), "{name} {written}: {:?}", read.notes);
            assert_eq!((read.half, read.full), (n as u32, 3));
            let mut again = read.position;
            assert_eq!(fen::write(&variant, &again, n as u32, 3), written, "{name}");
            let same = legal(&variant, &mut again);
            let (one, two) = (effects(position, moves), effects(&again, &same));
            let other = one.iter().zip(&two).find(|it| it.0 != it.1);
            assert!(one == two, "{name} {written}: {} and {} moves, {other:?}", one.len(), two.len());
        });
    }
}

/// What stands where after each move, virgin bits aside.
fn effects(position: &Position, moves: &Moves) -> Vec<String> {
    let mut position = position.clone();
    let mut res: Vec<String> = (0..moves.len())
        .map(|idx| {
            position.apply(moves.patch(idx));
            let pieces = Player::both(|side| {
                let all = position.pieces(side).map(|sq| (sq, position.at(sq).moved()));
                all.collect::<Vec<_>>()
            });
            position.undo();
            format!("{:?} {pieces:?}", moves.path(idx))
        })
        .collect();
    res.sort();
    res
}
