//! Counting the leaves of the move tree. Nothing else.

use crate::legal::Judge;
use crate::moves::Moves;
use crate::position::Position;
use crate::rules::Rules;

/// Counts the positions after `depth` plies. Moves with the same effect count once.
pub fn perft(rules: &Rules, position: &mut Position, depth: u32) -> u64 {
    let mut judge = Judge::default();
    let mut moves = Moves::default();
    count(rules, position, depth, &mut judge, &mut moves)
}

fn count(rules: &Rules, position: &mut Position, depth: u32, judge: &mut Judge, moves: &mut Moves) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mark = moves.mark();
    let first = moves.len();
    judge.legal(rules, position, moves);
    let res = if depth == 1 {
        (moves.len() - first) as u64
    } else {
        (first..moves.len())
            .map(|idx| {
                position.apply(moves.patch(idx));
                let res = if over(rules, position) { 0 } else { count(rules, position, depth - 1, judge, moves) };
                position.undo();
                res
            })
            .sum()
    };
    moves.cut(mark);
    res
}

/// Whether the game ended by a royal that was taken, so that there is no next ply.
fn over(rules: &Rules, position: &Position) -> bool {
    !rules.check_rule && crate::rules::royal_loss::loser(rules, position).is_some()
}

/// The legal moves of a position with the number of leaves below each.
pub fn divide(rules: &Rules, position: &mut Position, depth: u32) -> (Moves, Vec<u64>) {
    let mut judge = Judge::default();
    let mut moves = Moves::default();
    judge.legal(rules, position, &mut moves);
    let counts = (0..moves.len())
        .map(|idx| {
            position.apply(moves.patch(idx));
            let res = if depth > 1 { perft(rules, position, depth - 1) } else { 1 };
            position.undo();
            res
        })
        .collect();
    (moves, counts)
}
