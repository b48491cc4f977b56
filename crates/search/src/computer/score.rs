//! How good a position is for the side to move.

/// A score inside the search, in centipawns; wins and losses lie beyond `WIN_BOUND`, nearer ones further out.
pub(crate) type Value = i32;

/// The values that are of interest: what is no better than `alpha` need not be known, nor by how much something beats `beta`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) alpha: Value,
    pub(crate) beta: Value,
}

impl Window {
    /// Everything is of interest.
    pub(crate) const WHOLE: Self = Self { alpha: -INFINITE, beta: INFINITE };

    /// Whether something is better, and by how much it does not matter.
    pub(crate) const fn above(alpha: Value) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// The same as the other side sees it.
    pub(crate) const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// A win on the spot.
pub(crate) const WIN: Value = 32_000;

/// Longest line that is searched, in plies.
pub(crate) const MAX_PLY: usize = 96;

/// Every value beyond it is a forced win.
pub(crate) const WIN_BOUND: Value = WIN - 2 * MAX_PLY as Value;

/// No value reaches it.
pub(crate) const INFINITE: Value = WIN + 1;

/// Largest value of a position that is not won.
pub(crate) const MOST: Value = WIN_BOUND - 1;

/// What a search found out about a position, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// An estimate in centipawns.
    Centipawns(i32),
    /// The side to move wins in that many of its moves, whatever the other side does.
    WinsIn(u32),
    /// The side to move loses in that many moves of the other side; 0 is a lost game.
    LosesIn(u32),
}

impl Score {
    /// From a value of the search, counted from the root.
    pub(crate) fn of(value: Value) -> Self {
        let plies = (WIN - value.abs()).max(0).unsigned_abs();
        if value > WIN_BOUND {
            Self::WinsIn(plies.div_ceil(2))
        } else if value < -WIN_BOUND {
            Self::LosesIn(plies / 2)
        } else {
            Self::Centipawns(value)
        }
    }
}

/// A value that a table keeps: wins are counted from the position, not from the root.
pub(crate) fn from_root(value: Value, ply: usize) -> Value {
    shift(value, ply as Value)
}

/// A value of a table at a ply.
pub(crate) fn to_root(value: Value, ply: usize) -> Value {
    shift(value, -(ply as Value))
}

fn shift(value: Value, by: Value) -> Value {
    if value > WIN_BOUND {
        value + by
    } else if value < -WIN_BOUND {
        value - by
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_counted_in_moves_of_the_winner() {
        assert_eq!(Score::of(WIN - 1), Score::WinsIn(1));
        assert_eq!(Score::of(WIN - 3), Score::WinsIn(2));
        assert_eq!(Score::of(-WIN), Score::LosesIn(0));
        assert_eq!(Score::of(4 - WIN), Score::LosesIn(2));
        assert_eq!(Score::of(-35), Score::Centipawns(-35));
        assert_eq!(to_root(from_root(WIN - 7, 4), 4), WIN - 7);
        assert_eq!(from_root(WIN - 7, 4), WIN - 3);
    }
}
