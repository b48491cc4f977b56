//! What tells the games of a definition in the language of the reader: the words of their family, and those of the author.

use definition::{Definition, OwnNames};
use message::Message;

use crate::words::{language, say_in_family};

/// What tells the games of a definition.
#[derive(Debug, Default)]
pub(crate) struct Voice {
    family: Option<&'static str>,
    names: OwnNames,
}

impl Voice {
    /// What tells the games of a definition.
    pub(crate) fn of(definition: &Definition) -> Self {
        Self { family: definition.appearance.family, names: OwnNames::of(definition, language()) }
    }

    /// A message in the words of the author.
    pub(crate) fn renamed(&self, message: &Message) -> Message {
        self.names.told(message)
    }

    /// A message in words.
    pub(crate) fn say(&self, message: &Message) -> String {
        say_in_family(self.family, &self.renamed(message))
    }
}
