//! Messages in words, as the page says them.

use definition::{Definition, Translation};
use message::{Arg, Message};
#[cfg(not(test))]
use {js_sys::Function, wasm_bindgen::prelude::wasm_bindgen};

/// The language that a game is told in, and what the author of its definition says in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Language {
    /// A tag such as `de`, empty for that of the page.
    tag: String,
    /// What pieces are called, by their usual names in lower case.
    names: Vec<(String, String)>,
    /// What all else is called that the author has words for, by these words in lower case.
    words: Vec<(String, String)>,
    /// The title of the game.
    pub(crate) title: Option<String>,
    /// What a reader is asked to do.
    pub(crate) task: Option<String>,
}

impl Language {
    /// A language by its tag, for games of a definition.
    pub(crate) fn of(tag: String, definition: &Definition) -> Self {
        // What a module says without a tag is English.
        let own = if tag.is_empty() { "en" } else { &tag };
        let find = |list: &[Translation], key| Translation::find(list, key, own).map(str::to_owned);
        let of_game = |key| find(&definition.translations, key);
        let named =
            definition.pieces.iter().filter_map(|it| Some((it.name.to_lowercase(), find(&it.translations, "name")?)));
        let words = Translation::words(&definition.translations, own);
        Self { names: named.collect(), words, title: of_game("title"), task: of_game("task"), tag }
    }

    /// Its tag, empty for the language of the page.
    pub(crate) fn tag(&self) -> &str {
        &self.tag
    }

    /// What the author calls a piece in it.
    pub(crate) fn name(&self, usual: &str) -> Option<String> {
        found(&self.names, usual).or_else(|| self.word(usual))
    }

    /// What any other word of the author is in it.
    pub(crate) fn word(&self, usual: &str) -> Option<String> {
        found(&self.words, usual)
    }

    /// A message in the words of the author.
    pub(crate) fn renamed(&self, message: &Message) -> Message {
        message.renamed(&|it| match it {
            Arg::Piece(it) => self.name(it),
            Arg::Word(it) => self.word(it),
            _ => None,
        })
    }

    /// A message in words; empty where the page has no catalogue yet.
    pub(crate) fn say(&self, message: &Message) -> String {
        if self.names.is_empty() && self.words.is_empty() {
            return formatted(message, &self.tag);
        }
        formatted(&self.renamed(message), &self.tag)
    }
}

/// What stands beside a word, apart from case.
fn found(list: &[(String, String)], usual: &str) -> Option<String> {
    let usual = usual.to_lowercase();
    list.iter().find(|it| it.0 == usual).map(|it| it.1.clone())
}

/// A message in the language of the page.
pub(crate) fn say(message: &Message) -> String {
    formatted(message, "")
}

/// Tests of this crate run without a page.
#[cfg(test)]
fn formatted(message: &Message, _language: &str) -> String {
    catalogue::english(message)
}

#[cfg(not(test))]
use js_values::words::say as formatted;

/// Takes the function that puts messages into words: of a message and a language.
#[cfg(not(test))]
#[wasm_bindgen(js_name = useWords)]
pub fn use_words(
    #[wasm_bindgen(
        unchecked_param_type = "(message: import('../words/message.js').Message, language: string) => string"
    )]
    format: Function,
) {
    js_values::words::use_words(format);
}
