//! What a square may be to a type that treats it in its own way. Which squares are, rules say.

/// What a square is to a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// Everything but `Plain`.
    pub const ALL: [Self; 9] = [
        Self::Forbidden,
        Self::Promotion,
        Self::Morph,
        Self::Goal,
        Self::Loss,
        Self::Draw,
        Self::Moves,
        Self::Haven,
        Self::Border,
    ];

    /// A stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Forbidden => "forbidden",
            Self::Promotion => "promotion",
            Self::Morph => "morph",
            Self::Goal => "goal",
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Moves => "moves",
            Self::Haven => "haven",
            Self::Border => "border",
        }
    }
}
