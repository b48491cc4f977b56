//! The values of all positions of an ending.

use crate::endgames::lattice::{Lattice, Places};
use crate::endgames::pieces::{Piece, Pieces};
use engine::ids::{Player, Sq};

/// What a position is worth to the side to move, with best play of both sides and without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It wins in so many plies; 0 is a game that is won.
    Win(u32),
    /// Nobody can force a win.
    Draw,
    /// It loses in so many plies; 0 is a game that is lost.
    Loss(u32),
}

impl Outcome {
    /// What a position is worth that a move of the other side led to.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Win(n) => Self::Loss(n + 1),
            Self::Draw => Self::Draw,
            Self::Loss(n) => Self::Win(n + 1),
        }
    }

    /// The better, the larger: wins before draws before losses, quick wins before slow ones, slow losses before quick ones.
    #[must_use]
    pub const fn rank(self) -> i64 {
        match self {
            Self::Win(n) => (1 << 32) - n as i64,
            Self::Draw => 0,
            Self::Loss(n) => n as i64 - (1 << 32),
        }
    }
}

/// States of positions whose value is no win and no loss.
pub(crate) mod state {
    /// Not known yet; in the end a draw.
    pub(crate) const OPEN: u16 = 0;
    /// No position: two pieces on one square, or the side to move could take a royal.
    pub(crate) const NONE: u16 = u16::MAX;
    /// The game is drawn here.
    pub(crate) const DRAWN: u16 = u16::MAX - 1;
    /// A move draws or wins, so the position is not lost.
    pub(crate) const HOLDS: u16 = u16::MAX - 2;
    /// Open, and some moves are counted apart.
    pub(crate) const WAITS: u16 = u16::MAX - 3;
    /// Values below it, but for `OPEN`, are wins and losses.
    pub(crate) const LEAST: u16 = WAITS;
}

/// Most plies of a win.
pub(crate) const MAX_PLIES: u32 = (state::LEAST as u32 - 3) / 2;

/// A win or loss as a number.
pub(crate) fn coded(outcome: Outcome) -> u16 {
    match outcome {
        Outcome::Win(n) => 1 + 2 * n.min(MAX_PLIES) as u16,
        Outcome::Loss(n) => 2 + 2 * n.min(MAX_PLIES) as u16,
        Outcome::Draw => state::DRAWN,
    }
}

/// What a number says, in the end; `None` for no position.
pub(crate) fn decoded(value: u16) -> Option<Outcome> {
    match value {
        state::NONE => None,
        state::OPEN | state::LEAST.. => Some(Outcome::Draw),
        it if it % 2 == 1 => Some(Outcome::Win(u32::from(it - 1) / 2)),
        it => Some(Outcome::Loss(u32::from(it - 2) / 2)),
    }
}

/// The values of an ending.
#[derive(Debug)]
pub(crate) struct EndgameTable {
    /// Its pieces.
    pub(crate) pieces: Pieces,
    /// The numbers of its positions.
    pub(crate) lattice: Lattice,
    /// By side to move and number, then those of `special`. Empty where `bytes` says the same.
    pub(crate) values: Vec<u16>,
    /// Their low bytes, once all is known, if these tell all: no win takes long then.
    pub(crate) bytes: Vec<u8>,
    /// Positions with what only the next move may use, such as captures in passing: by the key that repetition compares, the place of the value.
    pub(crate) special: Vec<(u64, u32)>,
}

/// Bytes from here on stand for states that are no win and no loss.
const LEAST_BYTE: u8 = state::LEAST as u8;

impl EndgameTable {
    /// Takes half the room if it can, once all is known.
    pub(crate) fn shrink(&mut self) {
        let fits = |it: &u16| *it < u16::from(LEAST_BYTE) || *it >= state::LEAST;
        if self.values.iter().all(fits) {
            self.bytes = self.values.iter().map(|it| *it as u8).collect();
            self.values = Vec::new();
        }
    }

    /// Bytes of the values.
    pub(crate) fn n_bytes(&self) -> usize {
        2 * self.values.len() + self.bytes.len()
    }

    /// The number that is kept for a position.
    pub(crate) fn kept(&self, node: usize) -> u16 {
        match self.bytes.get(node) {
            Some(it) if *it < LEAST_BYTE => u16::from(*it),
            Some(it) => state::LEAST + u16::from(*it - LEAST_BYTE),
            None => self.values[node],
        }
    }

    /// The value of a position without anything special; `None` if it is no position of the table.
    pub(crate) fn value(&self, turn: Player, placed: &[(Piece, Sq)]) -> Option<Outcome> {
        let places: Places = self.lattice.order(placed)?;
        let number = self.lattice.number(&places)?;
        decoded(self.kept(turn.index() * self.lattice.size + number))
    }
}
