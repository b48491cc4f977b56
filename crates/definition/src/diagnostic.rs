//! What can be wrong with a definition, and where. How it is printed is not decided here.

use xbetza::Span;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// A note: nothing is lost.
    Info,
    /// It has an effect, perhaps not the one meant.
    Warning,
    /// A part of the definition has no effect.
    Error,
}

/// A place in a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Byte offsets in the text form.
    Text(Span),
    /// A JSON pointer (`/pieces/2/move`) and, inside the string there, byte offsets.
    Json(String, Option<Span>),
    /// The definition as a whole.
    Whole,
}

/// One problem: what, where, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// A stable name: `def.square`, `xbetza.atom`, `not-yet`.
    pub code: &'static str,
    /// One sentence.
    pub message: String,
    /// A suggestion, if there is one.
    pub hint: Option<String>,
    /// Where it stands.
    pub place: Place,
}
