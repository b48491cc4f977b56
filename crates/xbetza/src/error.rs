//! What can be wrong with a move string: codes, severities, hints. How a problem is shown is not decided here.

use std::fmt;

use crate::Span;

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// A note: the text has the meaning that its author will expect.
    Info,
    /// The text has a meaning, perhaps not the meant one.
    Warning,
    /// A part of the text has no effect.
    Error,
}

/// One problem in a move string. Reading goes on behind it.
///
/// ```
/// let (_, errors) = xbetza::parse("fmWS");
/// assert_eq!(errors[0].code, "xbetza.atom");
/// assert_eq!(errors[0].span, xbetza::Span::new(3, 4));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// How bad it is.
    pub severity: Severity,
    /// One of [`codes`], stable.
    pub code: &'static str,
    /// What is wrong, in plain words.
    pub message: String,
    /// What to do about it, if that can be told.
    pub hint: Option<String>,
    /// The bytes of the text that it is about.
    pub span: Span,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

/// The codes of all problems.
pub mod codes {
    /// A capital that is no atom; its move is dropped.
    pub const ATOM: &str = "xbetza.atom";
    /// Modifiers without an atom; they are dropped.
    pub const DANGLING: &str = "xbetza.dangling";
    /// A character outside the notation; it is skipped.
    pub const CHARACTER: &str = "xbetza.character";
    /// A bracket that cannot be read; it is dropped. As a warning: a missing separator.
    pub const BRACKET: &str = "xbetza.bracket";
    /// A range that cannot be read; it is ignored. As a warning: `*` on another atom than `W`.
    pub const RANGE: &str = "xbetza.range";
    /// A modifier that can have no effect in its place; it is ignored.
    pub const MODIFIER: &str = "xbetza.modifier";
    /// Direction letters that select nothing; they are ignored.
    pub const DIRECTION: &str = "xbetza.direction";
    /// The same letter twice without meaning; it counts once.
    pub const DUPLICATE: &str = "xbetza.duplicate";
    /// An area suffix in a move of several legs; it is ignored.
    pub const AREA: &str = "xbetza.area";
    /// A spelling that is kept for later; it is ignored.
    pub const RESERVED: &str = "xbetza.reserved";
    /// Too much of something; the excess is dropped.
    pub const LIMIT: &str = "xbetza.limit";
}
