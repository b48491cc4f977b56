//! Which rights to capture in passing make a difference: those that a legal move uses. It is asked where positions are
//! compared or written, never while moves are made.

use std::borrow::Cow;

use crate::generate::pseudo_legal::Generator;
use crate::ids::Sq;
use crate::legal::LegalGenerator;
use crate::moves::move_list::Moves;
use crate::position::{Position, Right};
use crate::program::walker::Flow;
use crate::variant::{Features, Variant};

/// The rights of a position without which it would have fewer moves. Where either of two will do, the later one stays.
/// One that the side to move has left for the other in this turn may become useful.
#[must_use]
pub fn useful_rights(variant: &Variant, position: &Position) -> Vec<Right> {
    let mut rest = Cow::Borrowed(position);
    let mut res = Vec::new();
    for right in position.rights().iter().copied() {
        if variant.carried.written.own_rights && position.at(right.victim).is(position.turn()) {
            res.push(right);
            continue;
        }
        let n_captures = captures(variant, &rest, right.victim);
        if n_captures == 0 {
            continue;
        }
        let without = rest.without_right(right);
        if captures(variant, &without, right.victim) < n_captures {
            res.push(right);
        } else {
            rest = Cow::Owned(without);
        }
    }
    res
}

/// How many moves capture on a square.
fn captures(variant: &Variant, position: &Position, victim: Sq) -> usize {
    let mut moves = Moves::default();
    let mark = moves.mark();
    let _ = Generator::default().all(variant, position, &mut |candidate| {
        if candidate.captured().any(|it| it.square == victim) {
            moves.push(candidate);
        }
        if moves.is_full_since(mark) { Flow::Break(()) } else { Flow::Continue(()) }
    });
    if moves.is_empty() || !variant.has(Features::ENFORCED) {
        return moves.len();
    }
    let (mut trial, mut generator) = (position.clone(), LegalGenerator::sparing());
    (0..moves.len()).filter(|it| generator.refusal(variant, &mut trial, &moves, *it).is_none()).count()
}
