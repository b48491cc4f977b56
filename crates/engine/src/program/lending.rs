//! Moves that pieces lend to others of their side. Which keys ask for it is decided by rules.

use crate::program::line_pattern::LineBoard;
use std::sync::Arc;

use crate::board::topology::Topology;
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::position::Position;
use crate::program::Program;
use crate::program::line_pattern::LinePatterns;

/// Who lends, to whom, and which moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lenders {
    /// A piece lends its moves to the friends that it hits.
    pub patterns: LinePatterns,
    /// By side and type: what it lends, its own moves.
    pub programs: [Vec<Program>; 2],
}

impl Lenders {
    /// The types that lend their moves to a piece of a side on a square.
    #[must_use]
    pub fn types(&self, position: &Position, topology: &Topology, side: Player, sq: Sq) -> TypeSet {
        let mut res = TypeSet::EMPTY;
        self.patterns.any_source(LineBoard { position, topology, terrain: None }, side, sq, |it| {
            res.insert(position.at(it).kind());
            false
        });
        res
    }

    /// What a type lends.
    #[must_use]
    pub fn lent(&self, side: Player, kind: TypeId) -> &Program {
        &self.programs[side][kind.index()]
    }
}

/// What pieces of a type borrow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loan {
    /// From whom.
    pub lenders: Arc<Lenders>,
    /// The type's own moves, made only while nobody lends; `None` if the program has them beside the loan.
    pub own: Option<Program>,
    /// By square: where borrowed moves may not end. Empty for nowhere.
    pub closed: Box<[bool]>,
}

impl Loan {
    /// Whether a program that may be used has a property.
    pub fn any(&self, side: Player, has: impl Fn(&Program) -> bool) -> bool {
        self.own.iter().chain(&self.lenders.programs[side]).any(has)
    }
}
