//! How well the computer plays: eight levels, the lowest for children.
//!
//! A level looks less far and judges less well, the same way for the same position. It never throws pieces away on
//! purpose, and sees captures through on every level.

use crate::search::thinker::Limits;

/// What a level may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Plies.
    pub depth: u32,
    /// Positions.
    pub nodes: u64,
    /// How far judgements may be wrong, in centipawns.
    pub noise: i32,
    /// Milliseconds for a move, if the caller knows nothing better.
    pub milliseconds: u32,
}

/// The levels, weakest first.
pub const LEVELS: [Level; 8] = [
    Level { depth: 1, nodes: 2_000, noise: 220, milliseconds: 300 },
    Level { depth: 1, nodes: 3_000, noise: 90, milliseconds: 300 },
    Level { depth: 2, nodes: 8_000, noise: 70, milliseconds: 400 },
    Level { depth: 3, nodes: 15_000, noise: 45, milliseconds: 500 },
    Level { depth: 4, nodes: 40_000, noise: 25, milliseconds: 600 },
    Level { depth: 5, nodes: 120_000, noise: 10, milliseconds: 800 },
    Level { depth: 8, nodes: 400_000, noise: 0, milliseconds: 1_200 },
    Level { depth: 64, nodes: u64::MAX, noise: 0, milliseconds: 2_500 },
];

impl Level {
    /// A level from 1 to 8; the nearest one for other numbers.
    #[must_use]
    pub fn numbered(number: usize) -> Self {
        LEVELS[number.clamp(1, LEVELS.len()) - 1]
    }

    /// What the thinker needs to know of it.
    #[must_use]
    pub fn limits(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes, lines: 1 }
    }
}
