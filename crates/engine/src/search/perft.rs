//! Counting the leaves of the move tree. Nothing else.

use crate::hooks::Case;
use crate::legal::Judge;
use crate::moves::compact_move::CompactMove;
use crate::moves::move_list::Moves;
use crate::position::Position;
use crate::variant::Variant;

/// Counts the positions after `depth` plies. Moves with the same effect count once; a game that is over has no moves.
pub fn perft(variant: &Variant, position: &mut Position, depth: u32) -> u64 {
    leaves(variant, position, depth, &mut Judge::default(), &mut Moves::default())
}

/// The same with memory of the caller's. What is in the moves stays there.
pub(crate) fn leaves(
    variant: &Variant,
    position: &mut Position,
    depth: u32,
    judge: &mut Judge,
    moves: &mut Moves,
) -> u64 {
    if depth > 0 && variant.ending(position).is_some() { 0 } else { count(variant, position, depth, judge, moves) }
}

/// The same, but moves with the same effect count once for each way of spelling them: a turn of two parts may be made in
/// both orders.
pub fn perft_sequences(variant: &Variant, position: &mut Position, depth: u32) -> u64 {
    if depth > 0 && variant.ending(position).is_some() {
        return 0;
    }
    count(variant, position, depth, &mut Judge::of_sequences(), &mut Moves::default())
}

/// Counts below a position that the last move did not end at once.
fn count(variant: &Variant, position: &mut Position, depth: u32, judge: &mut Judge, moves: &mut Moves) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mark = moves.mark();
    let first = moves.len();
    if depth == 1
        && !variant.judges.iter().any(|it| it.ends_counting())
        && let Some(res) = judge.count(variant, position, moves)
    {
        moves.cut(mark);
        return res;
    }
    judge.legal(variant, position, moves);
    let res = if is_over(variant, position, moves, first) {
        0
    } else if depth == 1 {
        (moves.len() - first) as u64
    } else {
        (first..moves.len())
            .map(|idx| {
                position.apply(moves.patch(idx));
                variant.remember(position);
                let res = if variant.ending(position).is_some() {
                    0
                } else {
                    count(variant, position, depth - 1, judge, moves)
                };
                position.undo();
                res
            })
            .sum()
    };
    moves.cut(mark);
    res
}

/// Whether a rule that looks at the moves ends the game.
fn is_over(variant: &Variant, position: &Position, moves: &Moves, first: usize) -> bool {
    let mut judges = variant.judges.iter().filter(|it| it.ends_counting()).peekable();
    if judges.peek().is_none() {
        return false;
    }
    let case = Case { variant, position, can_move: moves.len() > first, in_check: false, moves, first, half: 0 };
    judges.any(|it| it.judge(case).is_some())
}

/// The legal moves of a position that is not over.
pub fn moves(variant: &Variant, position: &mut Position) -> Moves {
    let mut res = Moves::default();
    list(variant, position, &mut Judge::default(), &mut res);
    res
}

/// Adds the legal moves of a position that is not over.
pub(crate) fn list(variant: &Variant, position: &mut Position, judge: &mut Judge, res: &mut Moves) {
    let mark = res.mark();
    if variant.ending(position).is_some() {
        return;
    }
    judge.legal(variant, position, res);
    if is_over(variant, position, res, mark.n_moves()) {
        res.cut(mark);
    }
}

/// Lists the legal moves of a position that is not over, most of them briefly.
pub(crate) fn list_briefly(
    variant: &Variant,
    position: &mut Position,
    judge: &mut Judge,
    moves: &mut Moves,
    list: &mut Vec<CompactMove>,
) {
    if variant.ending(position).is_some() {
        return;
    }
    let first = moves.len();
    let all = variant.judges.iter().any(|it| it.ends_counting()) || !judge.list(variant, position, moves, list);
    if all {
        self::list(variant, position, judge, moves);
        list.extend((first..moves.len()).map(|idx| CompactMove::Written(idx as u32)));
    }
}

/// The legal moves of a position with the number of leaves below each.
pub fn divide(variant: &Variant, position: &mut Position, depth: u32) -> (Moves, Vec<u64>) {
    let moves = moves(variant, position);
    let counts = (0..moves.len())
        .map(|idx| {
            position.apply(moves.patch(idx));
            variant.remember(position);
            let res = if depth > 1 { perft(variant, position, depth - 1) } else { 1 };
            position.undo();
            res
        })
        .collect();
    (moves, counts)
}
