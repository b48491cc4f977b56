//! What a rule is to the registry: a name, its keys, and how it is read. Which rules there are stands in `registry`.

use crate::builder::Builder;
use crate::builder::settings::Settings;
use crate::hook_order::Hooks;
use crate::prose::Words;

pub use crate::key::{Brings, Key};

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
    /// It has one of the rule's keys, or one of another rule that brings what this one is about.
    WithKeysThatBring(Brings),
    /// Always: the rule holds without a key.
    Always,
}

impl Rule {
    /// Whether the definition says something that the rule reads. Rules that it does not ask for are not even called.
    #[must_use]
    pub fn is_asked(&self, settings: &Settings<'_>, brought: Brings) -> bool {
        let by_others = match self.asked {
            Asked::Always => return true,
            Asked::ByKey => Brings::empty(),
            Asked::WithKeysThatBring(it) => it,
        };
        brought.intersects(by_others) || self.keys.iter().any(|it| settings.asks(it.name()))
    }
}

/// A rule as one definition uses it: what was read of its keys. Play and words come from the same reading.
pub trait ActiveRule {
    /// Changes the board, the pieces and the start, before any hook is made.
    fn tables(&mut self, _builder: &mut Builder<'_>) {}

    /// Makes the hooks.
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, _hooks: &mut Hooks) {}

    /// Says what the rule does in the game.
    #[cfg(feature = "words")]
    fn words(&self, _words: &mut Words<'_>) {}
}
