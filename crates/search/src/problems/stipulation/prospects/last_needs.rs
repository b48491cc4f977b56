//! Which squares around a royal the last move must attack, because nothing does yet.

use crate::problems::stipulation::Goal;
use crate::problems::stipulation::prospects::Prospects;
use engine::attack::tables::{Gap, Target};
use engine::board::occupant::Occupant;
use engine::ids::Sq;
use engine::position::Position;
use engine::variant::Variant;

/// What is known of the position before the last move.
#[derive(Debug)]
pub(super) struct LastNeeds {
    royal: Sq,
    /// The bits of the squares that must be attacked.
    open: u16,
    /// The number of the position: marks of others count as none.
    round: u32,
    /// By square: when it was marked, and the bits of the squares to which a line may open when a piece leaves it.
    departures: Vec<(u32, u16)>,
}

impl LastNeeds {
    pub(super) fn new(n_squares: usize) -> Self {
        Self { royal: Sq::NONE, open: 0, round: 0, departures: vec![(0, 0); n_squares] }
    }
}

impl Prospects {
    /// Looks at a position in which the next move shall reach the goal. Whether `may_end` can tell of moves.
    pub(crate) fn look_for_end(&mut self, variant: &Variant, position: &Position, goal: Goal) -> bool {
        let &[royal] = position.royals(self.mated) else { return false };
        let is_known = goal == self.goal && position.turn() != self.mated && position.at(royal).kind() == self.royal;
        if !is_known {
            return false;
        }
        self.ending.round += 1;
        (self.ending.royal, self.ending.open) = (royal, 0);
        if goal == Goal::Mate {
            self.look_at(variant, position, royal, 1);
        }
        for (n, at) in self.table.flight_squares(royal).to_vec().into_iter().enumerate() {
            if !position.at(at).is(self.mated) {
                self.look_at(variant, position, at, 1 << (n + 1));
            }
        }
        true
    }

    /// Notes whether a square must be attacked, and where lines to it may be opened.
    fn look_at(&mut self, variant: &Variant, position: &Position, square: Sq, bit: u16) {
        let by = self.mated.other();
        if !variant.tables.attacks.walkers(by).is_empty() {
            return;
        }
        let target = Target { movement: &variant.movement, position, square, by };
        let spots = variant.tables.attacks.spots(target.movement, square, by);
        let lines = &variant.tables.attacks.lines[by.index()];
        let royal = self.ending.royal;
        let mut left = &*spots;
        while let [spot, ahead @ ..] = left {
            left = ahead;
            let line = &lines[usize::from(spot.line)];
            if line.between != Gap::Clear {
                // What stands on such a line, or beside it, may be in the way or a mount: any move may matter.
                return;
            }
            // The royal itself is gone when its square is left.
            if position.at(spot.at).is_empty() || spot.at == royal {
                continue;
            }
            let (behind, others) = ahead.split_at(usize::from(spot.behind));
            left = others;
            if position.at(spot.at).is(by) {
                if line.hits(&target, *spot) {
                    return;
                }
                let next = behind.iter().find(|it| it.at != royal && !position.at(it.at).is_empty());
                if next.is_some_and(|it| line.hits(&target, *it)) {
                    let it = &mut self.ending.departures[spot.at.index()];
                    let bits = if it.0 == self.ending.round { it.1 } else { 0 };
                    *it = (self.ending.round, bits | bit);
                }
            }
        }
        self.ending.open |= bit;
    }

    /// Whether a move that puts a piece elsewhere may attack all squares that are still to be attacked.
    #[inline]
    pub(crate) fn may_end(&self, piece: Occupant, from: Sq, to: Sq) -> bool {
        let (round, bits) = self.ending.departures[from.index()];
        let opened = if round == self.ending.round { bits } else { 0 };
        let missing = self.ending.open & !opened;
        missing == 0 || missing & !self.table.attacked(piece.kind(), to, self.ending.royal) == 0
    }
}
