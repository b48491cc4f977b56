//! Counting the leaves of the move tree. Nothing else.

use crate::hooks::{Capabilities, Case};
use crate::legal::LegalGenerator;
use crate::moves::compact_move::CompactMove;
use crate::moves::move_list::Moves;
use crate::position::Position;
use crate::variant::Variant;

/// Counts the positions after `depth` plies. Moves with the same effect count once; a game that is over has no moves.
pub fn perft(variant: &Variant, position: &mut Position, depth: u32) -> u64 {
    leaves(variant, position, depth, &mut LegalGenerator::default(), &mut Moves::default())
}

/// The same for as long as no more than `limit` positions have their moves made or counted; `None` after that.
pub fn perft_within(variant: &Variant, position: &mut Position, depth: u32, limit: u64) -> Option<u64> {
    let mut counter =
        Counter { variant, generator: &mut LegalGenerator::default(), moves: &mut Moves::default(), left: limit };
    let res = counter.leaves(position, depth);
    (counter.left > 0).then_some(res)
}

/// The same with memory of the caller's. What is in the moves stays there.
pub(crate) fn leaves(
    variant: &Variant,
    position: &mut Position,
    depth: u32,
    generator: &mut LegalGenerator,
    moves: &mut Moves,
) -> u64 {
    Counter { variant, generator, moves, left: u64::MAX }.leaves(position, depth)
}

/// The same, but moves with the same effect count once for each way of spelling them: a turn of two parts may be made in
/// both orders.
pub fn perft_sequences(variant: &Variant, position: &mut Position, depth: u32) -> u64 {
    let (generator, moves) = (&mut LegalGenerator::of_sequences(), &mut Moves::default());
    Counter { variant, generator, moves, left: u64::MAX }.leaves(position, depth)
}

/// Counts leaves until its work is used up.
struct Counter<'a> {
    variant: &'a Variant,
    generator: &'a mut LegalGenerator,
    moves: &'a mut Moves,
    /// Positions that may still be looked at.
    left: u64,
}

impl Counter<'_> {
    /// Counts below a position; a game that the last move ended has no moves.
    fn leaves(&mut self, position: &mut Position, depth: u32) -> u64 {
        if depth > 0 && self.variant.ending(position).is_some() { 0 } else { self.count(position, depth) }
    }

    /// Counts below a position that the last move did not end at once.
    fn count(&mut self, position: &mut Position, depth: u32) -> u64 {
        if depth == 0 || self.left == 0 {
            return 1;
        }
        self.left -= 1;
        let variant = self.variant;
        let (mark, first) = (self.moves.mark(), self.moves.len());
        if depth == 1
            && !variant.hooks.judges.iter().any(|it| it.capabilities().contains(Capabilities::ENDS_COUNTING))
            && let Some(res) = self.generator.count(variant, position, self.moves)
        {
            self.moves.cut(mark);
            return res;
        }
        self.generator.legal(variant, position, self.moves);
        let res = if is_over(variant, position, self.moves, first) {
            0
        } else if depth == 1 {
            (self.moves.len() - first) as u64
        } else {
            (first..self.moves.len()).map(|idx| self.below(position, idx, depth - 1)).sum()
        };
        self.moves.cut(mark);
        res
    }

    /// Counts behind a move of the list.
    fn below(&mut self, position: &mut Position, idx: usize, depth: u32) -> u64 {
        position.apply(self.moves.patch(idx));
        self.variant.remember(position);
        let res = self.leaves(position, depth);
        position.undo();
        res
    }
}

/// Whether a rule that looks at the moves ends the game.
fn is_over(variant: &Variant, position: &Position, moves: &Moves, first: usize) -> bool {
    let mut judges =
        variant.hooks.judges.iter().filter(|it| it.capabilities().contains(Capabilities::ENDS_COUNTING)).peekable();
    if judges.peek().is_none() {
        return false;
    }
    let case = Case { variant, position, can_move: moves.len() > first, in_check: false, moves, first, half: 0 };
    judges.any(|it| it.judge(case).is_some())
}

/// The legal moves of a position that is not over.
pub fn moves(variant: &Variant, position: &mut Position) -> Moves {
    let mut res = Moves::default();
    list(variant, position, &mut LegalGenerator::default(), &mut res);
    res
}

/// Adds the legal moves of a position that is not over.
pub fn list(variant: &Variant, position: &mut Position, generator: &mut LegalGenerator, res: &mut Moves) {
    let mark = res.mark();
    if variant.ending(position).is_some() {
        return;
    }
    generator.legal(variant, position, res);
    if is_over(variant, position, res, mark.n_moves()) {
        res.cut(mark);
    }
}

/// Lists the legal moves of a position that is not over, most of them compactly.
pub(crate) fn list_compact(
    variant: &Variant,
    position: &mut Position,
    generator: &mut LegalGenerator,
    moves: &mut Moves,
    list: &mut Vec<CompactMove>,
) {
    if variant.ending(position).is_some() {
        return;
    }
    let first = moves.len();
    let all = variant.hooks.judges.iter().any(|it| it.capabilities().contains(Capabilities::ENDS_COUNTING))
        || !generator.list(variant, position, moves, list);
    if all {
        self::list(variant, position, generator, moves);
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
