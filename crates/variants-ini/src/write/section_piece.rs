//! A piece of a section.

use engine::ids::TypeId;

/// A piece of a section.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    /// The option that names it.
    pub(crate) option: String,
    /// In small letters.
    pub(crate) letter: char,
    /// Its moves, unless they are those of the option.
    pub(crate) moves: Option<String>,
    /// The types that it stands for: one of the definition, and promoted forms that are the same.
    pub(crate) kinds: Vec<TypeId>,
}
