//! Whether the moves that are left suffice for a placement.

use crate::problems::stipulation::prospects::cover::CoverTable;
use crate::problems::stipulation::prospects::placements::draft::{GONE, Piece, TAKEN};
use crate::problems::stipulation::prospects::placements::geometry::Geometry;
use crate::problems::stipulation::prospects::placements::{Budget, Live};
use engine::ids::Player;
use engine::position::Position;

/// What is looked at.
pub(super) struct CloserLook<'a> {
    pub(super) table: &'a CoverTable,
    pub(super) geometry: &'a Geometry,
    pub(super) mated: Player,
    pub(super) position: &'a Position,
    pub(super) budget: Budget,
    pub(super) pieces: &'a [Piece],
}

impl CloserLook<'_> {
    /// Whether there are enough moves, and enough to take, by their sums.
    pub(super) fn may_fit(&self, it: &Live) -> bool {
        let (own, others, moves) = (self.mated, self.mated.other(), self.budget.moves);
        usize::from(it.moves[own]) <= moves[own]
            && usize::from(it.moves[others].max(it.n_gone)) <= moves[others]
            && it.captures[own] <= it.victims[others]
            && it.captures[others] <= it.victims[own]
    }

    /// Whether a placement fits with which there may be enough moves.
    pub(super) fn fits(&self, row: &[u16], it: &Live) -> bool {
        (self.budget.castles || Player::BOTH.into_iter().all(|it| self.uses_up(row, it)))
            && (it.n_gone == 0 || self.takes_all(row, it))
    }

    /// The pieces of a side that are there, with their places.
    fn pieces<'r>(&'r self, row: &'r [u16], side: Player) -> impl Iterator<Item = (usize, u16)> + 'r {
        let pieces = self.pieces.iter().zip(row).filter(move |it| it.0.0 == side && it.0.1 != TAKEN);
        pieces.map(|it| (it.0.1, *it.1))
    }

    /// Whether the pieces of a side can make exactly the moves it has.
    fn uses_up(&self, row: &[u16], side: Player) -> bool {
        let most = self.budget.moves[side];
        let mut sums: u32 = 1;
        for (state, place) in self.pieces(row, side) {
            let ways = self.table.ways(side, state);
            let mut walks = u32::from(if place < GONE { ways.walks[usize::from(place)] } else { ways.all_walks });
            let before = std::mem::take(&mut sums);
            while walks != 0 {
                sums |= before << walks.trailing_zeros();
                walks &= walks - 1;
            }
            sums &= (2 << most) - 1;
        }
        sums >> most & 1 != 0
    }

    /// Whether each piece that must be taken can be taken by one that comes by on its way.
    fn takes_all(&self, row: &[u16], it: &Live) -> bool {
        if self.geometry.trails_later || !self.position.rights().is_empty() {
            return true;
        }
        let spare = Player::both(|side| self.budget.moves[side] - usize::from(it.moves[side]));
        let (own, others) = (self.mated, self.mated.other());
        let mut victims = self.pieces(row, own).filter(|it| it.1 == GONE);
        victims.all(|(state, _)| {
            let ways = self.table.ways(own, state);
            let meets = |at: usize| {
                usize::from(ways.distances[at]) <= spare[own]
                    && self.pieces(row, others).any(|it| self.detour(it.0, it.1, at) <= spare[others])
            };
            self.geometry.trails[state] || (0..self.table.n_squares).any(meets)
        })
    }

    /// Moves that a piece of the other side needs more at least if it goes to its place by way of a square.
    fn detour(&self, state: usize, place: u16, at: usize) -> usize {
        let (table, side) = (self.table, self.mated.other());
        let ways = table.ways(side, state);
        let there = usize::from(ways.distances[at]);
        if place >= GONE {
            return there;
        }
        let (kind, place) = (table.kind(state), usize::from(place));
        let begin = kind * table.n_squares;
        // As another type it may go on from there in any way.
        let on = if table.kind(place) == kind { table.ways(side, begin + at).distances[place] } else { 0 };
        (there + usize::from(on)).saturating_sub(ways.distances[place].into())
    }
}
