//! Who engages whom: a relation with a counter between pieces, worked out from a position. What it allows is decided by rules.

use crate::board::occupant::Occupant;
use crate::board::terrain::Effects;
use crate::ids::{Sq, TypeSet};
use crate::position::Position;
use crate::program::line_pattern::LineBoard;
use crate::program::line_pattern::LinePatterns;
use crate::program::movement::Movement;

/// The relation of a variant.
#[derive(Clone, Debug, Default)]
pub struct Engagement {
    /// Which squares a type engages.
    pub reach: LinePatterns,
    /// Where a type binds enemies, so that they engage nothing but what binds them.
    pub binders: LinePatterns,
    /// By type: how much it counts as an engager.
    pub weights: Vec<u16>,
    /// By type: how much is needed before it may be taken.
    pub needs: Vec<u16>,
    /// By type: the word for its armour in a legend.
    pub classes: Vec<String>,
    /// Types that take only what they engage themselves.
    pub own_only: TypeSet,
    /// Whether captures depend on the relation, or it is only shown.
    pub filters: bool,
}

/// A position with what is needed to ask about it.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// The relation.
    pub engagement: &'a Engagement,
    /// The board and its ground.
    pub movement: &'a Movement,
    /// The position.
    pub position: &'a Position,
}

/// Why a piece in line does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Idle {
    /// The ground it stands on.
    Muted,
    /// The pieces beside it.
    Bound(Vec<Sq>),
}

impl Field<'_> {
    /// What the lines of engagement run over.
    fn board(&self) -> LineBoard<'_> {
        LineBoard { position: self.position, topology: &self.movement.topology, terrain: self.movement.terrain() }
    }

    /// The pieces that engage the piece on a square, in order.
    #[must_use]
    pub fn engagers(&self, target: Sq) -> Vec<Sq> {
        let mut res = self.in_line(target);
        res.retain(|it| self.idle(*it, target).is_none());
        res
    }

    /// What the engagers of the piece on a square count together.
    #[must_use]
    pub fn points(&self, target: Sq) -> u32 {
        let weight = |it: Sq| u32::from(self.engagement.weights[self.position.at(it).kind().index()]);
        self.engagers(target).into_iter().map(weight).sum()
    }

    /// What they must count before the piece may be taken.
    #[must_use]
    pub fn need(&self, target: Sq) -> u32 {
        u32::from(self.engagement.needs[self.position.at(target).kind().index()])
    }

    /// Whether the piece on a square may be taken.
    #[must_use]
    pub fn is_open(&self, target: Sq) -> bool {
        let need = self.need(target);
        need == 0 || self.points(target) >= need
    }

    /// Whether the piece on a square engages that on another.
    #[must_use]
    pub fn engages(&self, from: Sq, target: Sq) -> bool {
        self.engagers(target).contains(&from)
    }

    /// The pieces that the piece on a square engages, in order.
    #[must_use]
    pub fn engaged_by(&self, from: Sq) -> Vec<Sq> {
        let piece = self.position.at(from);
        if !piece.is_piece() {
            return Vec::new();
        }
        let board = self.board();
        let mut res = self.engagement.reach.targets(board, piece, from);
        let enemy = |it: &Sq| self.position.at(*it).is(piece.side().other());
        res.retain(|it| enemy(it) && !self.is_shielded(*it) && self.idle(from, *it).is_none());
        res
    }

    /// The pieces in whose line the piece on a square lies, whether they count or not, in order.
    #[must_use]
    pub fn in_line(&self, target: Sq) -> Vec<Sq> {
        let piece = self.position.at(target);
        let mut res = Vec::new();
        if piece.is_piece() && !self.is_shielded(target) {
            let board = self.board();
            let by = piece.side().other();
            self.engagement.reach.any_source(board, by, target, |it| {
                res.push(it);
                false
            });
        }
        sort::sort(&mut res);
        res.dedup();
        res
    }

    /// Why a piece does not engage another that lies in its line; `None` if it does.
    #[must_use]
    pub fn idle(&self, from: Sq, target: Sq) -> Option<Idle> {
        if self.acts(from, Effects::MUTE) {
            return Some(Idle::Muted);
        }
        let by = self.binders(from);
        (!by.is_empty() && !by.contains(&target)).then_some(Idle::Bound(by))
    }

    /// What interrupts the line from a piece to another.
    #[must_use]
    pub fn interrupts(&self, from: Sq, target: Sq) -> Vec<Sq> {
        let board = self.board();
        self.engagement.reach.interrupts(board, self.position.at(from), from, target)
    }

    /// The pieces that bind the piece on a square.
    fn binders(&self, sq: Sq) -> Vec<Sq> {
        let mut res = Vec::new();
        let piece: Occupant = self.position.at(sq);
        let board = self.board();
        self.engagement.binders.any_source(LineBoard { terrain: None, ..board }, piece.side().other(), sq, |it| {
            res.push(it);
            false
        });
        res
    }

    fn is_shielded(&self, sq: Sq) -> bool {
        self.acts(sq, Effects::SHIELD)
    }

    /// Whether the ground under a piece does something to it.
    fn acts(&self, sq: Sq, effects: Effects) -> bool {
        let kind = self.position.at(sq).kind();
        self.movement.terrain().is_some_and(|it| it.acts(self.position, sq, kind, effects))
    }
}
