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

/// The levels, weakest first. A ply more is a larger step than any error of judgement, so levels of one depth differ by
/// their errors, and the first one of a depth errs more than the last one before.
///
/// Measured by `variant-diagram match`, 16 to 24 games from random openings in each of chess, Gliński and xiangqi; percent
/// of the second level against the first: 77, 77, 92; third against second: 85, 81, 69; fourth against third: 77, 70, 82;
/// fifth, then with an error of 60, against fourth: 94, 84, 88. The upper three are not measured yet.
pub const LEVELS: [Level; 8] = [
    Level { depth: 1, nodes: 2_000, noise: 140, milliseconds: 300 },
    Level { depth: 1, nodes: 3_000, noise: 40, milliseconds: 300 },
    Level { depth: 2, nodes: 8_000, noise: 100, milliseconds: 400 },
    Level { depth: 2, nodes: 15_000, noise: 20, milliseconds: 500 },
    Level { depth: 3, nodes: 40_000, noise: 100, milliseconds: 600 },
    Level { depth: 4, nodes: 120_000, noise: 20, milliseconds: 800 },
    Level { depth: 6, nodes: 300_000, noise: 0, milliseconds: 1_200 },
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
