//! What a variant is after compiling: parts, each of what one reader asks for. The rules themselves are in another
//! crate; what they hang on is in `hooks`.

mod asking;
mod features;
mod parts;
mod promoted;
mod shown;
mod starting;

use std::fmt;

use crate::board::occupant::Occupant;
use crate::hooks::{Capabilities, Source};
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::program::movement::Movement;
use message::Arg;

pub use crate::variant::features::Features;
pub use crate::variant::parts::{
    Carried, CastlingPartners, Hooks, Pieces, Promotion, RepetitionKey, Royals, Setup, Start, Tables, TypeInfo,
    WallBuilder, Written,
};
pub use crate::variant::shown::{DropShape, Overlays, Shown, ShownZone};

/// A compiled variant. Immutable; shared by all its games.
pub struct Variant {
    /// The board and how pieces walk on it. Nearly everything asks for it.
    pub movement: Movement,
    /// The types of pieces, and what is said of some of them.
    pub pieces: Pieces,
    /// The royal ones among them.
    pub royals: Royals,
    /// Yes or no.
    pub features: Features,
    /// How games begin.
    pub start: Start,
    /// What rules hang on.
    pub hooks: Hooks,
    /// What positions carry beside their pieces.
    pub carried: Carried,
    /// What follows from all that, worked out once for speed.
    pub tables: Tables,
    /// What a board shows on its own.
    pub shown: Shown,
}

/// The hooks are only counted: what they hold is their own.
impl fmt::Debug for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Variant")
            .field("movement", &self.movement)
            .field("pieces", &self.pieces)
            .field("royals", &self.royals)
            .field("features", &self.features)
            .field("start", &self.start)
            .field("hooks", &self.hooks)
            .field("carried", &self.carried)
            .field("tables", &self.tables)
            .finish_non_exhaustive()
    }
}

impl Variant {
    /// A variant with a board and pieces but without a rule.
    #[must_use]
    pub fn new(movement: Movement, types: Vec<TypeInfo>, royal: TypeSet, setup: Setup) -> Self {
        Self {
            start: Start::new(setup, movement.topology.len()),
            movement,
            pieces: Pieces { types, ..Pieces::default() },
            royals: Royals { types: royal, ..Royals::default() },
            features: Features::default(),
            hooks: Hooks::default(),
            carried: Carried::default(),
            tables: Tables::default(),
            shown: Shown::default(),
        }
    }

    /// Whether the variant has all these features.
    #[inline]
    #[must_use]
    pub const fn has(&self, features: Features) -> bool {
        self.features.contains(features)
    }

    /// A number for a side and a type on a square.
    #[inline]
    #[must_use]
    pub fn place(&self, piece: Occupant, sq: Sq) -> usize {
        let row = piece.side().index() * self.pieces.types.len() + piece.kind().index();
        row * self.movement.topology.len() + sq.index()
    }

    /// Whether a move that a source begins with a piece of the type may capture: the source does it, or passes that
    /// its moves go through.
    #[must_use]
    pub(crate) fn may_take(&self, source: &dyn Source, side: Player, kind: TypeId) -> bool {
        source.takes()
            || !source.capabilities().contains(Capabilities::FINISHES) && self.tables.attacks.takes_beside(side, kind)
    }

    /// Whether any source begins such moves.
    #[must_use]
    pub(crate) fn starts_captures(&self, side: Player, kind: TypeId) -> bool {
        let mut starting = self.hooks.sources.iter().zip(&self.tables.starters).filter(|it| it.1.has(kind));
        starting.any(|(source, _)| self.may_take(source.as_ref(), side, kind))
    }

    /// How deep in the far side a square lies: 1 on the last rank as the side sees it.
    #[must_use]
    pub fn depth(&self, side: Player, sq: Sq) -> u16 {
        self.movement.topology.depth(side, sq)
    }

    /// The name of a square for people: ranks count from `first_rank`.
    #[must_use]
    pub fn label(&self, sq: Sq) -> String {
        let topology = &self.movement.topology;
        if topology.hexes().is_some() {
            return topology.name(sq);
        }
        format!("{}{}", topology.letters(sq), topology.rank(sq) + self.shown.first_rank)
    }

    /// What texts and counts mean by a Pawn: the Pawn, or without one the type numbered 1.
    #[must_use]
    pub fn pawn_or_first(&self) -> TypeId {
        if self.pieces.pawn == TypeId::NONE { TypeId(1) } else { self.pieces.pawn }
    }

    /// The name of a type for people.
    #[must_use]
    pub fn name(&self, kind: TypeId) -> String {
        self.pieces.types[kind.index()].name.to_lowercase()
    }

    /// The name of a type as an argument of a message.
    #[must_use]
    pub fn named(&self, kind: TypeId) -> Arg {
        Arg::Piece(self.name(kind))
    }

    /// The first type with that ID, or the type with that unique key.
    #[must_use]
    pub fn type_by_id(&self, id: &str) -> Option<TypeId> {
        let numbered = || self.pieces.types.iter().enumerate().skip(1);
        numbered()
            .find(|(_, it)| it.key == id)
            .or_else(|| numbered().find(|(_, it)| it.id == id))
            .map(|(idx, _)| TypeId(idx as u8))
    }
}
