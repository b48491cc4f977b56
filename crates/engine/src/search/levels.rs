//! How well the computer plays: eight levels, the lowest for children.
//!
//! A level looks less far and judges less well, the same way for the same position. It never throws pieces away on
//! purpose, and sees captures through on every level.

use crate::search::evaluation::Noise;
use crate::search::thinker::Limits;

/// What a level may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Plies.
    pub depth: u32,
    /// Positions.
    pub nodes: u64,
    /// How far judgements may be wrong, in percent of the mean worth of a piece at the start: see `Noise::OfPiece`.
    pub noise: i32,
    /// Milliseconds for a move, if the caller knows nothing better.
    pub milliseconds: u32,
}

/// The levels, weakest first. A ply more is a larger step than any error of judgement, so levels of one depth differ by
/// their errors, and the first one of a depth errs more than the last one before.
///
/// Errors are told in percent of a piece, because a hundred centipawns are nothing among Gliński's pieces and nearly a
/// piece in Breakthrough. What each level scores against the one below is in `bench/RESULTS.md`.
pub const LEVELS: [Level; 8] = [
    Level { depth: 1, nodes: 2_000, noise: 80, milliseconds: 300 },
    Level { depth: 1, nodes: 3_000, noise: 17, milliseconds: 300 },
    Level { depth: 2, nodes: 8_000, noise: 28, milliseconds: 400 },
    Level { depth: 2, nodes: 15_000, noise: 8, milliseconds: 500 },
    Level { depth: 3, nodes: 40_000, noise: 25, milliseconds: 600 },
    Level { depth: 4, nodes: 120_000, noise: 8, milliseconds: 800 },
    Level { depth: 6, nodes: 300_000, noise: 0, milliseconds: 1_200 },
    Level { depth: 64, nodes: u64::MAX, noise: 0, milliseconds: 2_500 },
];

impl Level {
    /// A level from 1 to 8; the nearest one for other numbers.
    #[must_use]
    pub fn numbered(number: usize) -> Self {
        LEVELS[number.clamp(1, LEVELS.len()) - 1]
    }

    /// How far its judgements may be wrong.
    #[must_use]
    pub fn noise(&self) -> Noise {
        Noise::OfPiece(self.noise)
    }

    /// What the thinker needs to know of it.
    #[must_use]
    pub fn limits(&self) -> Limits {
        Limits { depth: self.depth, nodes: self.nodes, lines: 1 }
    }
}
