//! How well the computer plays: eight levels, the lowest for children.
//!
//! A level looks at fewer positions and judges less well, the same way for the same position on every machine. It never
//! throws pieces away on purpose, and sees captures through on every level.

use crate::computer::evaluation::Noise;
use crate::computer::thinker::Limits;

/// What a level may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Positions that are looked at if there are up to `USUAL_MOVES` moves; more moves need as many more.
    pub nodes: u64,
    /// How far judgements may be wrong, in percent of the mean worth of a piece at the start: see `Noise::OfPiece`.
    pub noise: i32,
    /// Milliseconds for a move, if the caller knows nothing better: slow machines and large boards need them.
    pub milliseconds: u32,
}

/// The levels, weakest first. Positions are what makes the steps alike from game to game: one ply more is nearly nothing in
/// some and nearly everything in others, and so is half the error.
///
/// Errors are told in percent of a piece, because a hundred centipawns are nothing among Gliński's pieces and nearly a
/// piece in Breakthrough. What each level scores against the one below is in `bench/RESULTS.md`.
pub const LEVELS: [Level; 8] = [
    Level { nodes: 90, noise: 36, milliseconds: 300 },
    Level { nodes: 170, noise: 26, milliseconds: 300 },
    Level { nodes: 350, noise: 20, milliseconds: 400 },
    Level { nodes: 740, noise: 15, milliseconds: 500 },
    Level { nodes: 1_650, noise: 10, milliseconds: 700 },
    Level { nodes: 3_700, noise: 7, milliseconds: 1_000 },
    Level { nodes: 8_500, noise: 4, milliseconds: 1_600 },
    Level { nodes: 20_000, noise: 0, milliseconds: 2_500 },
];

/// Moves of a position that is not wide. Of the same number of positions, few are left for each move of Chu Shogi.
const USUAL_MOVES: usize = 32;

impl Level {
    /// A level from 1 to 8; the nearest one for other numbers.
    ///
    /// ```
    /// use search::computer::levels::{LEVELS, Level};
    /// assert_eq!(Level::numbered(99), LEVELS[7]);
    /// // Wide positions get more.
    /// assert!(Level::numbered(1).limits(200).nodes > Level::numbered(1).limits(20).nodes);
    /// ```
    #[must_use]
    pub fn numbered(number: usize) -> Self {
        LEVELS[number.clamp(1, LEVELS.len()) - 1]
    }

    /// The same if somebody says how long it may think: the highest level then plays as well as it can.
    #[must_use]
    pub fn within_time(number: usize) -> Self {
        let level = Self::numbered(number);
        if number < LEVELS.len() { level } else { Self { nodes: u64::MAX, ..level } }
    }

    /// How far its judgements may be wrong.
    #[must_use]
    pub fn noise(&self) -> Noise {
        Noise::OfPiece(self.noise)
    }

    /// What the thinker needs to know of it, about a position with so many moves.
    #[must_use]
    pub fn limits(&self, n_moves: usize) -> Limits {
        let more = self.nodes.saturating_mul(n_moves.saturating_sub(USUAL_MOVES) as u64) / USUAL_MOVES as u64;
        Limits { nodes: self.nodes.saturating_add(more), ..Limits::default() }
    }
}
