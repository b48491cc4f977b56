//! The lines of a text with their places.

use std::ops::Range;

/// Longer games are cut.
const MAX_LEN: usize = 1 << 20;

/// A line without its end, and where it begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'t> {
    pub(crate) text: &'t str,
    pub(crate) start: usize,
}

impl<'t> Line<'t> {
    /// The same without blanks around it.
    pub(crate) fn trimmed(self) -> Self {
        let text = self.text.trim_start();
        Self { text: text.trim_end(), start: self.start + self.text.len() - text.len() }
    }

    /// Where it stands.
    pub(crate) fn place(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// The part behind so many bytes.
    pub(crate) fn from(self, at: usize) -> Self {
        let text = self.text.get(at..).unwrap_or("");
        Self { text, start: self.start + self.text.len() - text.len() }
    }

    /// The part before so many bytes.
    pub(crate) fn until(self, at: usize) -> Self {
        Self { text: self.text.get(..at).unwrap_or(self.text), ..self }
    }

    /// The words between blanks.
    pub(crate) fn words(self) -> impl Iterator<Item = Line<'t>> {
        let mut rest = self;
        std::iter::from_fn(move || {
            rest = rest.trimmed();
            let end = rest.text.find(char::is_whitespace).unwrap_or(rest.text.len());
            let word = rest.until(end);
            rest = rest.from(end);
            (!word.text.is_empty()).then_some(word)
        })
    }
}

/// The lines of a game.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut end = text.len().min(MAX_LEN);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    all_lines(&text[..end])
}

/// The lines of a text with several games.
pub(crate) fn all_lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut start = 0;
    text.split('\n').map(move |it| {
        let line = Line { text: it.strip_suffix('\r').unwrap_or(it), start };
        start += it.len() + 1;
        line
    })
}
