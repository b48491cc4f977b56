//! How pieces stand to one another that are worth little but for their promotion: Pawns, whatever they are called. What
//! stops one, and what guards it, follows from the moves of both sides.
//!
//! Pawn hash table: Pawns move rarely, so what is said of their structure is kept by a number of their places alone, which
//! moves change by exclusive or (Zobrist, 1970; CPW, *Pawn Hash Table*). A passed Pawn is one that no Pawn of the enemy
//! blocks or may take on its way.

use crate::computer::evaluation::squares::PromotionWalk;
use crate::computer::evaluation::weights::Weights;
use engine::board::square_set::SquareSet;
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::position::Position;
use engine::variant::Variant;

/// How many structures a cache keeps, as a power of 2.
const CACHE_BITS: u32 = 11;

/// What a piece on a square depends on.
#[derive(Debug)]
struct PawnPlace {
    /// What it counts if nothing stops it: opening and ending.
    passed: [i32; 2],
    /// The squares on its way.
    way: Box<[Sq]>,
    /// Where a Pawn of the enemy stands on the way, or may take there.
    stoppers: Box<[Sq]>,
    /// Where a Pawn of its side guards it.
    guards: Box<[Sq]>,
}

/// The Pawns of a variant.
#[derive(Debug)]
pub(super) struct Structure {
    pawns: TypeSet,
    /// By `Variant::place`; `None` for what is no Pawn.
    places: Vec<Option<Box<PawnPlace>>>,
    weights: Weights,
}

/// Structures that were judged before.
#[derive(Clone, Debug)]
pub(super) struct Structures(Vec<(u64, [i32; 2])>);

impl Default for Structures {
    fn default() -> Self {
        Self(vec![(0, [0; 2]); 1 << CACHE_BITS])
    }
}

impl Structure {
    /// That of the Pawns that are told.
    pub(super) fn new(variant: &Variant, weights: &Weights, pawns: &[PromotionWalk]) -> Self {
        let n = variant.movement.topology.len();
        let mut res = Self { pawns: TypeSet::EMPTY, places: Vec::new(), weights: *weights };
        if pawns.is_empty() {
            return res;
        }
        pawns.iter().for_each(|it| res.pawns.insert(it.kind));
        let squares = || (0..n).map(|it| Sq(it as u16));
        let takers = Player::both(|by| squares().map(|it| res.takers(variant, it, by)).collect());
        res.places.resize_with(2 * variant.pieces.types.len() * n, || None);
        for it in pawns {
            for side in Player::BOTH {
                for sq in squares() {
                    let place = (side.index() * variant.pieces.types.len() + it.kind.index()) * n + sq.index();
                    res.places[place] = res.place(it, &takers, side, sq).map(Box::new);
                }
            }
        }
        res
    }

    /// What a piece on a square depends on; `None` if it cannot promote from there.
    /// `takers`: by side and square, from where its Pawns take there.
    fn place(&self, pawn: &PromotionWalk, takers: &[Vec<Vec<Sq>>; 2], side: Player, sq: Sq) -> Option<PawnPlace> {
        let (ends, steps) = (&pawn.ends[side.index()], &pawn.steps[side.index()]);
        let left = steps[sq.index()]?;
        let n_squares = steps.len();
        let mut way: Vec<Sq> = Vec::new();
        let mut from = vec![sq];
        for left in (0..left).rev() {
            let nearer = |it: &Sq| steps[it.index()].is_none_or(|it| it <= left);
            let next = once(n_squares, from.iter().flat_map(|it| &ends[it.index()]).copied().filter(nearer));
            way.extend(&next);
            from = next;
        }
        let enemies = &takers[side.other().index()];
        let stoppers = once(n_squares, way.iter().flat_map(|it| &enemies[it.index()]).chain(&way).copied());
        let guards = takers[side.index()][sq.index()].clone();
        let table = &self.weights.passed;
        let passed = table[(left - 1).min(table.len() - 1)].map(|it| it * pawn.promotion / 100);
        Some(PawnPlace { passed, way: way.into(), stoppers: stoppers.into(), guards: guards.into() })
    }

    /// The squares from which a Pawn of a side would take on another, were the board empty.
    fn takers(&self, variant: &Variant, target: Sq, by: Player) -> Vec<Sq> {
        let lines = &variant.tables.attacks.lines[by.index()];
        let takes = |line: u16, distance: u16| {
            let ranges = &lines[usize::from(line)].ranges;
            self.pawns.iter().any(|it| ranges[it.index()] >= distance)
        };
        let spots = variant.tables.attacks.spots(&variant.movement, target, by);
        once(variant.movement.topology.len(), spots.iter().filter(|it| takes(it.line, it.distance)).map(|it| it.at))
    }

    /// A number for a piece on a place, to be combined by exclusive or; 0 for what is no Pawn.
    #[inline]
    pub(super) fn key(&self, kind: TypeId, place: usize) -> u64 {
        if !self.pawns.has(kind) {
            return 0;
        }
        let word = (place as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (word ^ word >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }

    /// What the Pawns count beside their squares: opening and ending, White's view. `key` combines the numbers of all.
    pub(super) fn score(&self, variant: &Variant, position: &Position, key: u64, known: &mut Structures) -> [i32; 2] {
        if self.places.is_empty() || key == 0 {
            return [0; 2];
        }
        let slot = &mut known.0[(key >> (64 - CACHE_BITS)) as usize];
        if slot.0 != key {
            *slot = (key, self.judge(variant, position));
        }
        slot.1
    }

    fn judge(&self, variant: &Variant, position: &Position) -> [i32; 2] {
        let mut res = [0; 2];
        for side in Player::BOTH {
            let is_pawn = |sq: Sq, side: Player| position.at(sq).is(side) && self.pawns.has(position.at(sq).kind());
            let sign = if side == Player::White { 1 } else { -1 };
            let mut add = |it: [i32; 2]| (res[0], res[1]) = (res[0] + sign * it[0], res[1] + sign * it[1]);
            for sq in position.pieces(side) {
                let Some(Some(place)) = self.places.get(variant.place(position.at(sq), sq)) else { continue };
                if place.way.iter().any(|it| is_pawn(*it, side)) {
                    add(self.weights.doubled);
                } else if !place.stoppers.iter().any(|it| is_pawn(*it, side.other())) {
                    add(place.passed);
                }
                if place.guards.iter().any(|it| is_pawn(*it, side)) {
                    add(self.weights.guarded);
                }
            }
        }
        res
    }
}

/// Each of some squares once, in order.
fn once(n_squares: usize, squares: impl Iterator<Item = Sq>) -> Vec<Sq> {
    let mut res = SquareSet::empty(n_squares);
    squares.for_each(|it| _ = res.insert(it));
    res.iter().collect()
}
