//! The squares one leap away from a square, and the pieces that act on the squares around them. What they do there is decided by rules.

use crate::board::occupant::Occupant;
use crate::board::topology::Topology;
use crate::ids::{Player, Sq, TypeSet};
use crate::position::Position;
use crate::program::Program;

/// By side and square: the squares one leap away, as that side is turned.
#[derive(Clone, Debug)]
pub struct Leaps {
    squares: [Vec<Box<[Sq]>>; 2],
}

impl Leaps {
    /// The first steps of a program of each side. What stands on the squares does not matter.
    #[must_use]
    pub fn new(topology: &Topology, programs: &[Program; 2]) -> Self {
        let squares = Player::both(|side| {
            let steps = programs[side].first_steps();
            let around = |from| {
                let mut res: Vec<Sq> = steps.iter().map(|it| topology.step(*it, from)).collect();
                res.retain(|it| *it != Sq::NONE && *it != from);
                sort::sort(&mut res);
                res.dedup();
                res.into_boxed_slice()
            };
            (0..topology.len() as u16).map(|it| around(Sq(it))).collect()
        });
        Self { squares }
    }

    /// The squares one leap away from a square.
    #[must_use]
    pub fn around(&self, side: Player, sq: Sq) -> &[Sq] {
        &self.squares[side][sq.index()]
    }

    /// The same leaps backwards: from which squares a square is reached.
    #[must_use]
    pub fn backwards(&self) -> Self {
        let squares = Player::both(|side| {
            let n_squares = self.squares[side].len();
            let mut res: Vec<Vec<Sq>> = vec![Vec::new(); n_squares];
            for (from, squares) in self.squares[side].iter().enumerate() {
                for it in squares {
                    res[it.index()].push(Sq(from as u16));
                }
            }
            res.into_iter().map(Vec::into_boxed_slice).collect()
        });
        Self { squares }
    }
}

/// Pieces of certain types act on the squares around them.
#[derive(Clone, Debug)]
pub struct NeighbourEffect {
    casters: TypeSet,
    /// Which squares are covered from a square.
    over: Leaps,
    /// From which squares a square is covered.
    from: Leaps,
}

impl NeighbourEffect {
    /// An effect of these types over the squares one leap away.
    #[must_use]
    pub fn new(casters: TypeSet, zone: &Leaps) -> Self {
        Self { casters, over: zone.clone(), from: zone.backwards() }
    }

    /// Whether a caster of that side covers the square.
    #[must_use]
    pub fn covers(&self, position: &Position, side: Player, sq: Sq) -> bool {
        self.covers_by(side, sq, |it| position.at(it))
    }

    /// Reports the squares that casters of that side cover.
    pub fn each_covered(&self, position: &Position, side: Player, each: &mut dyn FnMut(Sq)) {
        for caster in position.pieces(side).filter(|it| self.casters.has(position.at(*it).kind())) {
            self.over.around(side, caster).iter().for_each(|it| each(*it));
        }
    }

    /// The casters of that side that cover the square.
    #[must_use]
    pub fn casters(&self, position: &Position, side: Player, sq: Sq) -> Vec<Sq> {
        let casts = |it: &&Sq| position.at(**it).is(side) && self.casters.has(position.at(**it).kind());
        self.from.around(side, sq).iter().filter(casts).copied().collect()
    }

    /// The same on another board.
    pub fn covers_by(&self, side: Player, sq: Sq, at: impl Fn(Sq) -> Occupant) -> bool {
        self.from.around(side, sq).iter().any(|it| {
            let content = at(*it);
            content.is(side) && self.casters.has(content.kind())
        })
    }
}
