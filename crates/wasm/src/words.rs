//! Messages in words, as the page says them.

use definition::{Definition, OwnNames};
use message::Message;
#[cfg(not(test))]
use {js_sys::Function, wasm_bindgen::prelude::wasm_bindgen};

/// The language that a game is told in, with the words of its family, and what the author of its definition says in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Language {
    /// A tag such as `de`, empty for that of the page.
    tag: String,
    /// The family of games, empty for none.
    family: &'static str,
    /// What the author calls the game and its pieces.
    pub(crate) names: OwnNames,
}

impl Language {
    /// A language by its tag, for games of a definition.
    pub(crate) fn of(tag: String, definition: &Definition) -> Self {
        // What a module says without a tag is English.
        let names = OwnNames::of(definition, if tag.is_empty() { "en" } else { &tag });
        Self { names, family: definition.appearance.family.unwrap_or_default(), tag }
    }

    /// Its tag, empty for the language of the page.
    pub(crate) fn tag(&self) -> &str {
        &self.tag
    }

    /// What the author calls a piece in it.
    pub(crate) fn name(&self, usual: &str) -> Option<String> {
        self.names.piece(usual)
    }

    /// What any other word of the author is in it.
    pub(crate) fn word(&self, usual: &str) -> Option<String> {
        self.names.word(usual)
    }

    /// A message in the words of the author.
    pub(crate) fn renamed(&self, message: &Message) -> Message {
        self.names.told(message)
    }

    /// A message in words; empty where the page has no catalogue yet.
    pub(crate) fn say(&self, message: &Message) -> String {
        formatted(&self.renamed(message), &self.tag, self.family)
    }
}

/// A message in the language of the page.
pub(crate) fn say(message: &Message) -> String {
    formatted(message, "", "")
}

/// Tests of this crate run without a page.
#[cfg(test)]
fn formatted(message: &Message, _language: &str, family: &str) -> String {
    catalogue::Catalogue::english_of(Some(family)).text(message)
}

#[cfg(not(test))]
use js_values::words::say as formatted;

/// Takes the function that puts messages into words: of a message, a language and a family of games.
#[cfg(not(test))]
#[wasm_bindgen(js_name = useWords)]
pub fn use_words(
    #[wasm_bindgen(
        unchecked_param_type = "(message: import('../words/message.js').Message, language: string, family: string) => string"
    )]
    format: Function,
) {
    js_values::words::use_words(format);
}
