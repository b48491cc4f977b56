//! Messages in words, as the page says them.

use message::Message;
#[cfg(not(test))]
use {js_sys::Function, wasm_bindgen::prelude::wasm_bindgen};

/// The language that a game is told in: a tag such as `de`, empty for that of the page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Language(pub(crate) String);

impl Language {
    /// A message in words; empty where the page has no catalogue yet.
    pub(crate) fn say(&self, message: &Message) -> String {
        formatted(message, &self.0)
    }
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
