//! What can be wrong with a text, and the codes of what can be wrong with a move string.

use message::Message;
use std::fmt;

use crate::Span;

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// A note: nothing is lost.
    Info,
    /// The text has a meaning, perhaps not the meant one.
    Warning,
    /// A part of the text has no effect.
    Error,
}

/// One problem in a text: what, where, and what to do about it. Reading goes on behind it.
///
/// ```
/// let (_, errors) = xbetza::parse("fmWS");
/// assert_eq!(errors[0].code, "xbetza.atom");
/// assert_eq!(errors[0].place, xbetza::Span::new(3, 4));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic<Place = Span> {
    /// How bad it is.
    pub severity: Severity,
    /// A stable name, such as one of [`codes`].
    pub code: &'static str,
    /// What is wrong, in plain words.
    pub message: Message,
    /// What to do about it, if that can be told.
    pub hint: Option<Message>,
    /// What to write in its place instead, where only that can be meant.
    pub fix: Option<String>,
    /// Where it stands: in a move string the bytes that it is about.
    pub place: Place,
}

impl<Place> Diagnostic<Place> {
    /// The same problem in a greater text, of which this one is a part.
    #[must_use]
    pub fn within<Outer>(self, outer: impl FnOnce(Place) -> Outer) -> Diagnostic<Outer> {
        let Self { severity, code, message, hint, fix, place } = self;
        Diagnostic { severity, code, message, hint, fix, place: outer(place) }
    }
}

impl<Place> fmt::Display for Diagnostic<Place> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl<Place: fmt::Debug> std::error::Error for Diagnostic<Place> {}

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
