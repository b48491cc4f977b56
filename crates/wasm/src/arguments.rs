//! What methods are given, after it was read from values of JavaScript.

use definition::Value;
use engine::ids::Player;

/// A definition as it was given.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum DefinitionSource {
    Text(String),
    Value(Value),
}

impl DefinitionSource {
    /// The text that places are in; empty if they are pointers.
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Text(it) => it,
            Self::Value(_) => "",
        }
    }
}

/// What a move diagram shows beside its piece.
#[derive(Clone, Debug)]
pub(crate) struct MoveDiagramSetup {
    /// Cells with an enemy.
    pub(crate) enemies: Vec<usize>,
    /// Whether the piece has moved before.
    pub(crate) moved: bool,
    /// Whose piece it is.
    pub(crate) side: Player,
}

/// How to search.
#[cfg(feature = "full")]
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchLimits {
    /// Plies.
    pub(crate) depth: Option<u32>,
    /// Positions.
    pub(crate) nodes: Option<u64>,
    /// How many of the best moves are wanted with their lines.
    pub(crate) lines: usize,
    /// Plays as well as a level, whose limits hold then.
    pub(crate) level: Option<usize>,
    /// What decides how it errs.
    pub(crate) seed: u64,
    /// Whether the caller has a time of its own.
    pub(crate) timed: bool,
    /// Whether the move that looks best at the first pause is told.
    pub(crate) early: bool,
}

/// A change of a position: what stands on a cell, or how many pieces a hand holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PositionChange {
    /// The cell; `None` for the hand.
    pub(crate) cell: Option<usize>,
    /// Number of the type; 0 for nothing.
    pub(crate) type_number: usize,
    pub(crate) side: Player,
    /// Whether it is a wall, which has no type and no side.
    pub(crate) is_wall: bool,
    /// How many the hand holds.
    pub(crate) count: u8,
}
