//! English for the games of a definition: the words of its family, and the names that its author gives pieces.

use catalogue::Catalogue;
use definition::{Definition, OwnNames};
use message::Message;

/// What tells the games of a definition.
#[derive(Debug, Default)]
pub(crate) struct English {
    family: Option<&'static str>,
    names: OwnNames,
}

impl English {
    /// What tells the games of a definition.
    pub(crate) fn of(definition: &Definition) -> Self {
        Self { family: definition.appearance.family, names: OwnNames::of(definition, "en") }
    }

    /// A message in words.
    pub(crate) fn say(&self, message: &Message) -> String {
        Catalogue::english_of(self.family).text(&self.names.told(message))
    }
}
