//! What a key of definitions is: its name, its value, and what other rules have to know of it. Which keys there are, rules say.

use bitflags::bitflags;
use definition::{KeySpec, Subject};

bitflags! {
    /// What a key may bring into a game that other rules have to know of, whatever its value. Several may hold.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Brings: u8 {
        /// Pieces that become others by what they do.
        const CHANGES = 1 << 0;
        /// Squares that end the game for a piece that arrives.
        const GOALS = 1 << 1;
        /// Captures that explode, or movers that leave the board.
        const BLASTS = 1 << 2;
        /// Pieces that enter a hand.
        const HANDS = 1 << 3;
        /// Sides that pass.
        const PASSES = 1 << 4;
        /// Walls that are put or taken.
        const WALLS = 1 << 5;
    }
}

/// A key that a rule reads. What it does is told in `locales/en/keys.ftl`, for the manual and the editor.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// How it is written, and what it does to a definition.
    pub spec: KeySpec,
    /// What its value is.
    pub value: &'static str,
    /// What holds without it.
    pub default: &'static str,
    /// What other rules have to know of it.
    pub brings: Brings,
    /// The reason of its verdicts, if `claims` may name the key.
    pub claim: Option<&'static str>,
}

impl Key {
    /// A key with a value of some kind. Without the key nothing holds.
    #[must_use]
    pub const fn of(name: &'static str, value: &'static str) -> Self {
        Self { spec: KeySpec::new(name), value, default: "none", brings: Brings::empty(), claim: None }
    }

    /// A flag that is 0 without the key.
    #[must_use]
    pub const fn flag(name: &'static str) -> Self {
        Self::of(name, "flag").default("0")
    }

    /// What holds without it.
    #[must_use]
    pub const fn default(mut self, default: &'static str) -> Self {
        self.default = default;
        self
    }

    /// What other rules have to know of it.
    #[must_use]
    pub const fn brings(mut self, brings: Brings) -> Self {
        self.brings = brings;
        self
    }

    /// Its ending may have to be claimed; verdicts of it have this reason.
    #[must_use]
    pub const fn claimed_as(mut self, reason: &'static str) -> Self {
        self.claim = Some(reason);
        self
    }

    /// It has the forms `white…` and `black…`, each for one side.
    #[must_use]
    pub const fn per_side(mut self) -> Self {
        self.spec.per_side = true;
        self
    }

    /// Of several lines each counts; of other keys the last one holds.
    #[must_use]
    pub const fn adds_up(mut self) -> Self {
        self.spec.adds_up = true;
        self
    }

    /// It stands below a piece line and is about that piece.
    #[must_use]
    pub const fn below_piece(mut self) -> Self {
        self.spec.subject = Subject::Piece;
        self
    }

    /// It is about the piece line above, or about the game if there is none.
    #[must_use]
    pub const fn below_piece_or_not(mut self) -> Self {
        self.spec.subject = Subject::PieceOrGame;
        self
    }

    /// A piece with it needs no moves of its own.
    #[must_use]
    pub const fn gives_moves(mut self) -> Self {
        self.spec.gives_moves = true;
        self
    }

    /// Another name for it.
    #[must_use]
    pub const fn alias(mut self, alias: &'static str) -> Self {
        self.spec.alias = Some(alias);
        self
    }

    /// Its name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.spec.name
    }
}
