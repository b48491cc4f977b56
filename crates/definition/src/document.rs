//! A definition as its author wrote it, line by line, and the same content as JSON. No meaning in it.

mod from_json;
mod to_json;

use std::fmt;

use crate::line::lines;
use crate::{Line, Span};
pub use from_json::json_to_text;
pub use to_json::document_to_json;

/// A text that was split into lines and loses nothing: comments, order and spelling stay.
///
/// ```
/// let text = "# Chess\r\nfiles = 8 <br>\nking::::e1";
/// let document = definition::Document::parse(text);
/// assert_eq!(document.lines().len(), 3);
/// assert_eq!(document.to_string(), text);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    text: String,
    lines: Vec<Line>,
}

impl Document {
    /// Splits a text. Any text is a document.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        Self { text: text.to_owned(), lines: lines(text).collect() }
    }

    /// The lines in order.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The text at a span of one of its lines.
    #[must_use]
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.start..span.end).unwrap_or("")
    }
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|it| f.write_str(self.slice(it.span)))
    }
}
