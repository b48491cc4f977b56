//! The moves of a position, as notations write and read them.

use engine::moves::move_list::Moves;
use engine::position::Position;
use engine::variant::Variant;

/// The moves of a position, to be written.
#[derive(Clone, Copy, Debug)]
pub struct MoveList<'a> {
    /// The variant.
    pub variant: &'a Variant,
    /// The position.
    pub position: &'a Position,
    /// Its moves.
    pub moves: &'a Moves,
}

impl MoveList<'_> {
    /// The texts of all moves, each by its index.
    pub(crate) fn each(self, texts: impl Fn(usize) -> Vec<String>) -> Vec<Vec<String>> {
        (0..self.moves.len()).map(texts).collect()
    }
}
