//! What a square may be to a type that treats it in its own way. Which squares are, rules say.

use strum::{EnumIter, IntoStaticStr};

/// What a square is to a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SquareRole {
    /// A square like any other, whatever rules that are asked later say.
    Plain,
    /// It may not end a move there.
    Forbidden,
    /// It promotes there, or may.
    Promotion,
    /// It becomes another type there, without a choice.
    Morph,
    /// It wins there.
    Goal,
    /// It loses there.
    Loss,
    /// The game is drawn there.
    Draw,
    /// It moves in another way from there.
    Moves,
    /// It may not be captured there.
    Haven,
    /// It stands at a border that lines may cross.
    Border,
}

impl SquareRole {
    /// A stable name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}
