//! Facts that a position text can say by name. What they mean is decided by the rules that own them.

use crate::patch::FactId;
use crate::rules::Rules;

/// How the value of a fact is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As a number.
    Number,
    /// As the name of a square; the value is its index.
    Square,
}

/// A fact with a name: `lion=f6`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedFact {
    /// The key.
    pub name: &'static str,
    /// The fact.
    pub fact: FactId,
    /// How its value is written. The start value is not written.
    pub form: Form,
}

/// What positions of a variant say beyond the usual fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Facts written as `key=value`.
    pub named: Vec<NamedFact>,
    /// The facts that hold how many checks White and Black still have to give, and how many there are at the start.
    pub checks: Option<([FactId; 2], i32)>,
    /// Whether captured pieces go to a prison.
    pub prisons: bool,
    /// Whether pieces of the back rank may gate, so that each has a right of its own.
    pub gating: bool,
}

impl Extras {
    /// What the rules of a variant offer. No rule has named facts so far.
    #[must_use]
    pub fn of(_rules: &Rules) -> Self {
        Self::default()
    }
}
