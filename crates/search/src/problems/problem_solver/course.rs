//! What is written down of a solution, and how many turns that takes.

use crate::problems::stipulation::{Kind, Stipulation};

/// What is written down of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Course {
    /// A win by the rules: all first moves, then a quickest one.
    Win,
    /// One side forces the goal: all its moves that do. `after`: moves of the other side after its last one, 0 or 1.
    Forced { after: u32 },
    /// Both sides work for it: all moves.
    Help,
}

impl Course {
    pub(super) fn of(stipulation: &Stipulation) -> Self {
        match stipulation.kind {
            Kind::Direct => Self::Forced { after: 0 },
            Kind::Selfmate | Kind::Reflex { .. } => Self::Forced { after: 1 },
            Kind::Help => Self::Help,
        }
    }

    /// Moves of the other side after the winner's last one.
    fn after(self) -> u32 {
        if let Self::Forced { after } = self { after } else { 0 }
    }

    /// Turns that are left in a position in which so many moves are.
    pub(super) fn turns_left(self, most: u32, attacks: bool) -> u32 {
        if self == Self::Help { most } else { (2 * most + self.after()).saturating_sub(u32::from(attacks)) }
    }

    /// Turns that are left after a move, if so many are refuted. `again`: the same side goes on with its turn.
    pub(super) fn turns_after(self, refuted: u32, again: bool) -> u32 {
        let turns = if self == Self::Help { refuted } else { 2 * refuted + self.after() };
        turns + u32::from(again)
    }
}
