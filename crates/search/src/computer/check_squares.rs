//! Which moves give check, told by where they begin and end.

use engine::attack::rays::Spot;
use engine::attack::tables::{Gap, Moved};
use engine::ids::{Player, Sq, TypeId};
use engine::position::Position;
use engine::variant::Variant;

/// A square with nothing between it and a royal along a line.
#[derive(Clone, Copy, Debug)]
struct OpenSpot {
    at: Sq,
    line: u16,
    distance: u16,
    /// The number of another one on the same square, from 1; 0 for none.
    next: u16,
}

/// From where a side attacks the royals of the other, and what it moves away for that. Only lines with nothing between are
/// looked at, so some checks are not told.
#[derive(Clone, Debug, Default)]
pub(crate) struct CheckSquares {
    spots: Vec<OpenSpot>,
    /// By square: the number of its first spot, from 1; 0 for none.
    first: Vec<u16>,
    /// Where pieces stand that uncover an attack.
    openers: Vec<Sq>,
}

impl CheckSquares {
    /// Looks at a position.
    pub(crate) fn find(&mut self, variant: &Variant, position: &Position, by: Player) {
        self.spots.clear();
        self.openers.clear();
        self.first.clear();
        self.first.resize(variant.movement.topology.len(), 0);
        let lines = &variant.tables.attacks.lines[by.index()];
        for royal in position.royals(by.other()) {
            let spots = variant.tables.attacks.spots(&variant.movement, *royal, by);
            let mut left = &*spots;
            while let [spot, ahead @ ..] = left {
                let (behind, others) = ahead.split_at(usize::from(spot.behind));
                let there = position.at(spot.at);
                left = if there.is_empty() { ahead } else { others };
                let line = &lines[usize::from(spot.line)];
                if line.between != Gap::Clear {
                    continue;
                }
                if there.is(by) {
                    let next = behind.iter().find(|it| !position.at(it.at).is_empty());
                    let hits = |it: &&Spot| {
                        let piece = position.at(it.at);
                        piece.is(by) && line.may_hit(&variant.movement, piece, **it)
                    };
                    self.openers.extend(next.filter(hits).map(|_| spot.at));
                } else {
                    let first = &mut self.first[spot.at.index()];
                    self.spots.push(OpenSpot { at: spot.at, line: spot.line, distance: spot.distance, next: *first });
                    *first = self.spots.len() as u16;
                }
            }
        }
    }

    /// How many drops of a type on empty squares give check, legal or not.
    pub(crate) fn n_drops(&self, variant: &Variant, position: &Position, by: Player, kind: TypeId) -> i32 {
        let lines = &variant.tables.attacks.lines[by.index()];
        let hits = |it: &&OpenSpot| lines[usize::from(it.line)].may_hit_from(kind, it.distance, it.at);
        self.spots.iter().filter(hits).filter(|it| position.at(it.at).is_empty()).count() as i32
    }

    /// Whether a piece of the side that goes somewhere gives check there, or uncovers one.
    pub(crate) fn has(&self, variant: &Variant, by: Player, Moved { from, to, kind }: Moved) -> bool {
        if from.is_some_and(|it| self.openers.contains(&it)) {
            return true;
        }
        let lines = &variant.tables.attacks.lines[by.index()];
        let mut number = self.first[to.index()];
        while let Some(spot) = usize::from(number).checked_sub(1).map(|it| self.spots[it]) {
            if lines[usize::from(spot.line)].may_hit_from(kind, spot.distance, to) {
                return true;
            }
            number = spot.next;
        }
        false
    }
}
