//! What a rule is to the registry: a name, its keys, and how it is read. Which rules there are stands in `registry`.

use definition::{KeySpec, Subject};

use crate::builder::Builder;
use crate::builder::settings::Settings;
use crate::hook_order::Hooks;
use crate::prose::Words;

/// A key that a rule reads.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// How it is written, and what it does to a definition.
    pub spec: KeySpec,
    /// What its value is.
    pub value: &'static str,
    /// What holds without it.
    pub default: &'static str,
    /// What it does, in one sentence.
    pub doc: &'static str,
}

impl Key {
    /// A key with a value of some kind. Without the key nothing holds.
    #[must_use]
    pub const fn of(name: &'static str, value: &'static str) -> Self {
        Self { spec: KeySpec::new(name), value, default: "none", doc: "" }
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

    /// What it does, in one sentence.
    #[must_use]
    pub const fn doc(mut self, doc: &'static str) -> Self {
        self.doc = doc;
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

/// A rule as the registry lists it.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// Its name in words: `must capture`.
    pub name: &'static str,
    /// Its keys, each read here and nowhere else.
    pub keys: &'static [Key],
    /// Whether it is asked for without its keys.
    pub asked: Asked,
    /// Reads the settings; `None` if they do not use the rule.
    pub read: fn(&mut Builder<'_>) -> Option<Box<dyn ActiveRule>>,
    /// The codes of its reasons.
    pub codes: &'static [&'static str],
}

/// When a definition asks for a rule.
#[derive(Clone, Copy, Debug)]
pub enum Asked {
    /// It has one of the rule's keys.
    ByKey,
    /// It has one of these keys, or one of the rule's.
    ByKeysToo(&'static [&'static str]),
    /// Always: the rule holds without a key.
    Always,
}

impl Rule {
    /// Whether the definition says something that the rule reads. Rules that it does not ask for are not even called.
    #[must_use]
    pub fn is_asked(&self, settings: &Settings<'_>) -> bool {
        let others = match self.asked {
            Asked::Always => return true,
            Asked::ByKey => &[][..],
            Asked::ByKeysToo(others) => others,
        };
        self.keys.iter().map(Key::name).chain(others.iter().copied()).any(|it| settings.asks(it))
    }
}

/// A rule as one definition uses it: what was read of its keys. Play and words come from the same reading.
pub trait ActiveRule {
    /// Changes the board, the pieces and the start, before any hook is made.
    fn tables(&mut self, _builder: &mut Builder<'_>) {}

    /// Makes the hooks.
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, _hooks: &mut Hooks) {}

    /// Says what the rule does in the game.
    fn words(&self, _words: &mut Words<'_>) {}
}
