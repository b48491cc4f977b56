//! How much pieces can do where they stand: the squares of their rays, and those of them beside the royal of the enemy.
//!
//! Mobility: a piece counts by the squares that it reaches beyond half of those of the empty board, the cheaper the more, as
//! a Queen has many anyway (Slater, *Statistics for the Chess Computer and the Factor of Mobility*, 1950; CPW, *Mobility*).

use crate::computer::evaluation::Sums;
use crate::computer::evaluation::weights::{MOST_ACTIVE, NEXT_TO, Weights};
use engine::ids::{Player, Sq};
use engine::position::Position;
use engine::variant::Variant;

/// What the activity of a type counts.
#[derive(Clone, Copy, Debug, Default)]
struct Scale {
    /// Centipawns for a square; 0 if only walks tell where the type may go, or if it is not asked.
    square: i32,
    /// Squares that count nothing.
    usual: i32,
}

/// What the activity of each type counts.
#[derive(Debug)]
pub(super) struct Activity {
    scales: Vec<Scale>,
    weights: Weights,
}

/// What the pieces of a side do.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Doing {
    /// In centipawns.
    pub(super) mobility: i32,
    /// How much they attack beside the royal of the enemy.
    pub(super) attack: i32,
}

impl Activity {
    /// Nothing where each look at a position would cost more than it tells. By type: its force, and how many squares it reaches from a square of the empty board, in the mean.
    pub(super) fn new(variant: &Variant, weights: &Weights, forces: &[i32], reach: &[i32]) -> Self {
        let start = variant.start();
        let crowded = Player::BOTH.iter().map(|it| start.pieces(*it).count()).sum::<usize>() > MOST_ACTIVE;
        let scale = |kind: usize| {
            let walks = |it: Player| !variant.movement.programs[it][kind].walked.is_empty();
            if crowded || forces[kind] <= 0 || Player::BOTH.into_iter().any(walks) {
                return Scale::default();
            }
            let [least, most] = weights.activity;
            Scale {
                square: (weights.active / forces[kind]).clamp(least, most),
                usual: reach[kind] * weights.usual / 100,
            }
        };
        Self { scales: (0..forces.len()).map(scale).collect(), weights: *weights }
    }

    /// What the pieces of a side do. `near`: by pair of squares, how near they are.
    pub(super) fn of(&self, variant: &Variant, position: &Position, sums: &Sums, side: Player, near: &[u8]) -> Doing {
        let n = variant.movement.topology.len();
        let zone = sums.royal[side.other().index()].map(|it| &near[it.index() * n..][..n]);
        let mut res = Doing::default();
        for sq in position.pieces(side) {
            let piece = position.at(sq);
            let Scale { square, usual } = self.scales[piece.kind().index()];
            if square == 0 {
                continue;
            }
            let (reached, hits) = reached(variant, position, sq, zone);
            res.mobility += square * (reached - usual);
            if hits > 0 {
                res.attack += self.weights.attacker + self.weights.attacked * hits;
            }
        }
        res
    }
}

/// How many squares the rays of a piece reach, and how many of them are in a zone.
fn reached(variant: &Variant, position: &Position, from: Sq, zone: Option<&[u8]>) -> (i32, i32) {
    let piece = position.at(from);
    let (side, kind) = (piece.side(), piece.kind());
    let lines = variant.movement.program(side, kind, from).rays.iter().map(|it| (it.step, it.range));
    let row = variant.tables.rays.get(variant.place(piece, from), &variant.movement.topology, from, lines);
    let (mut reached, mut hits) = (0, 0);
    let mut left = &*row;
    while let [spot, ahead @ ..] = left {
        let there = position.at(spot.at);
        left = if there.is_empty() { ahead } else { &ahead[usize::from(spot.behind)..] };
        hits += i32::from(zone.is_some_and(|it| it[spot.at.index()] == NEXT_TO));
        reached += i32::from(!there.is(side));
    }
    (reached, hits)
}
