//! A part of a value with its place, cut into smaller ones. What a part means is not decided here.

use std::fmt;
use std::ops::{Deref, Range};

use crate::{Place, Span};

/// A part of a value, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValuePart {
    text: String,
    place: Place,
}

impl ValuePart {
    /// A text that stands somewhere.
    #[must_use]
    pub fn new(text: impl Into<String>, place: Place) -> Self {
        Self { text: text.into(), place }
    }

    /// A text that is written nowhere: what holds without a key.
    #[must_use]
    pub fn unwritten(text: &str) -> Self {
        Self::new(text, Place::Whole)
    }

    /// Where it stands.
    #[must_use]
    pub const fn place(&self) -> &Place {
        &self.place
    }

    /// Some bytes of it, without blanks around them.
    #[must_use]
    pub fn cut(&self, bytes: Range<usize>) -> Self {
        let text = &self.text[bytes.clone()];
        let start = bytes.start + text.len() - text.trim_start().len();
        let text = text.trim();
        Self::new(text, self.place.within(Span::new(start, start + text.len())))
    }

    /// The same without blanks around it.
    #[must_use]
    pub fn trimmed(&self) -> Self {
        self.cut(0..self.text.len())
    }

    /// At most `most` parts between separators; the last one keeps the separators that are left.
    ///
    /// ```
    /// use definition::{ValuePart, Place, Span};
    /// let parts = ValuePart::new("N: half:fW:W", Place::Text(Span::new(100, 112))).split(':', 3);
    /// assert_eq!(parts.iter().map(|it| &**it).collect::<Vec<_>>(), ["N", "half", "fW:W"]);
    /// assert_eq!(parts[1].place(), &Place::Text(Span::new(103, 107)));
    /// ```
    #[must_use]
    pub fn split(&self, separator: char, most: usize) -> Vec<Self> {
        let mut at = 0;
        let cut = |text: &str| {
            let start = at;
            at += text.len() + separator.len_utf8();
            self.cut(start..start + text.len())
        };
        self.text.splitn(most, separator).map(cut).collect()
    }
}

impl Deref for ValuePart {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for ValuePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl AsRef<str> for ValuePart {
    fn as_ref(&self) -> &str {
        &self.text
    }
}
