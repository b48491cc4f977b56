//! What the ground of a square does to pieces: kinds of terrain and their effects. Where which ground lies is part of a position.

use bitflags::bitflags;

use crate::ids::{Sq, TypeId};
use crate::position::Position;

/// Kinds of terrain that a definition may have.
pub const MAX_KINDS: usize = 63;

/// The ground of a square that a position closes: a wall. It is no kind of a variant; a game that begins there is played
/// on a board with a hole in its place.
pub const WALL: u8 = u8::MAX;

bitflags! {
    /// What ground does. Several may hold.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Effects: u8 {
        /// No walk enters.
        const NO_ENTER = 1 << 0;
        /// No move and no drop ends there.
        const NO_LAND = 1 << 1;
        /// A walk that enters ends there.
        const STOP = 1 << 2;
        /// Lines of a relation may end there, but do not go on.
        const OPAQUE = 1 << 3;
        /// Shots neither hit nor pass.
        const COVER = 1 << 4;
        /// A piece that stands there is the source of no relation.
        const MUTE = 1 << 5;
        /// A piece that stands there is the target of no relation.
        const SHIELD = 1 << 6;
    }
}

impl Effects {
    /// The words of the keys.
    pub const WORDS: [(&'static str, Self); 7] = [
        ("noEnter", Self::NO_ENTER),
        ("noLand", Self::NO_LAND),
        ("stop", Self::STOP),
        ("opaque", Self::OPAQUE),
        ("cover", Self::COVER),
        ("mute", Self::MUTE),
        ("shield", Self::SHIELD),
    ];
}

/// A kind of terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Its name.
    pub name: String,
    /// The letter that stands for it in texts.
    pub symbol: char,
    /// What it does to everybody.
    pub effects: Effects,
    /// How it is filled, as a colour of the definition, if the definition says so.
    pub colour: Option<String>,
}

/// The kinds of terrain of a variant and what they do to each type.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terrain {
    kinds: Vec<Ground>,
    /// By kind of terrain, then by type.
    effects: Vec<Vec<Effects>>,
    /// By type: the set of kinds that end its lines.
    opaque: Vec<u64>,
}

impl Terrain {
    /// The terrain of a variant. `lifted`: types that some effects of a kind (by number from 1) do not touch.
    #[must_use]
    pub fn new(kinds: Vec<Ground>, lifted: &[(TypeId, u8, Effects)], n_types: usize) -> Self {
        let mut effects = vec![vec![Effects::empty(); n_types + 1]];
        effects.extend(kinds.iter().map(|it| vec![it.effects; n_types + 1]));
        for (kind, ground, off) in lifted {
            let slot = &mut effects[usize::from(*ground)][kind.index()];
            *slot = slot.difference(*off);
        }
        let opaque_to = |kind: usize| {
            let numbers = (0..effects.len()).filter(|it| effects[*it][kind].contains(Effects::OPAQUE));
            numbers.fold(0, |res, it| res | 1 << it)
        };
        let opaque = (0..=n_types).map(opaque_to).collect();
        Self { kinds, effects, opaque }
    }

    /// The same without some effects.
    #[must_use]
    pub fn without(mut self, off: Effects) -> Self {
        self.effects.iter_mut().flatten().for_each(|it| *it = it.difference(off));
        self
    }

    /// The kinds, number 1 first.
    #[must_use]
    pub fn kinds(&self) -> &[Ground] {
        &self.kinds
    }

    /// The kind with a number of a position; `None` for plain ground.
    #[must_use]
    pub fn kind(&self, number: u8) -> Option<&Ground> {
        usize::from(number).checked_sub(1).and_then(|it| self.kinds.get(it))
    }

    /// Whether the ground of a square has any of these effects on a type.
    #[inline]
    #[must_use]
    pub fn acts(&self, position: &Position, sq: Sq, on: TypeId, effects: Effects) -> bool {
        self.acts_on_ground(position.ground(sq), on, effects)
    }

    /// Whether ground of a kind has any of these effects on a type.
    #[inline]
    #[must_use]
    pub fn acts_on_ground(&self, ground: u8, on: TypeId, effects: Effects) -> bool {
        ground != 0 && self.effects.get(usize::from(ground)).is_some_and(|it| it[on.index()].intersects(effects))
    }

    /// Whether lines of a type end on any of a set of kinds, each a bit.
    #[inline]
    #[must_use]
    pub fn ends_lines(&self, of: TypeId, grounds: u64) -> bool {
        self.opaque[of.index()] & grounds != 0
    }
}
