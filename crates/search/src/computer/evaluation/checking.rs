//! How many ways a side has to give check: where checks win, or pieces are dropped beside a royal, each is a threat.

use crate::computer::check_squares::CheckSquares;
use crate::computer::evaluation::weights::{MOST_CHECKS, Weights};
use engine::attack::tables::Moved;
use engine::ids::Player;
use engine::position::Position;
use engine::program::Powers;
use engine::variant::Variant;

/// What the ways of a side to give check add to the danger of the other one's royal, legal or not.
pub(super) fn checking(
    variant: &Variant,
    position: &Position,
    by: Player,
    weights: &Weights,
    squares: &mut CheckSquares,
) -> i32 {
    let drops = weights.check_drop != 0 && position.hand_of(by).next().is_some();
    if weights.check_move == 0 && !drops {
        return 0;
    }
    squares.find(variant, position, by);
    let mut res = 0;
    if weights.check_move != 0 {
        res += weights.check_move * n_moves(variant, position, by, squares);
    }
    if drops {
        let n_drops = position.hand_of(by).map(|(kind, _)| squares.n_drops(variant, position, by, kind)).sum::<i32>();
        res += weights.check_drop * n_drops.min(MOST_CHECKS[1]);
    }
    res
}

/// How many moves along rays give check, as far as they are counted.
fn n_moves(variant: &Variant, position: &Position, by: Player, squares: &CheckSquares) -> i32 {
    let mut res = 0;
    for from in position.pieces(by) {
        let (piece, rays) = (position.at(from), &variant.movement.program(by, position.at(from).kind(), from).rays);
        let lines = rays.iter().map(|it| (it.step, it.range));
        let row = variant.tables.rays.get(variant.place(piece, from), &variant.movement.topology, from, lines);
        let mut left = &*row;
        while let [spot, ahead @ ..] = left {
            let there = position.at(spot.at);
            left = if there.is_empty() { ahead } else { &ahead[usize::from(spot.behind)..] };
            // Few squares give check: that is asked first.
            let moved = Moved { from: Some(from), to: spot.at, kind: piece.kind() };
            if there.is(by) || !squares.has(variant, by, moved) {
                continue;
            }
            let needed = if there.is_empty() { Powers::MOVE } else { Powers::TAKE };
            res += i32::from(rays[usize::from(spot.line)].powers.contains(needed));
        }
        if res >= MOST_CHECKS[0] {
            return MOST_CHECKS[0];
        }
    }
    res
}
