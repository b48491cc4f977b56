//! The half-move clock: which moves reset it. What happens when it runs out is decided by a rule.

use crate::board::occupant::Occupant;
use crate::ids::{Player, TypeSet};
use crate::moves::candidate::Turn;
use crate::moves::move_list::Moves;
use crate::moves::patch::Edit;
use crate::position::{Past, Position};

/// What a move did, as far as counters ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveFacts {
    /// Whether it captured a piece or a wall.
    pub captures: bool,
    /// Whether it brought a piece in from the hand.
    pub drops: bool,
    /// Whether the mover changed its type.
    pub promotes: bool,
    /// The types that moved.
    pub types: TypeSet,
}

impl MoveFacts {
    /// What a move of a list does, in the position before it.
    #[must_use]
    pub fn of_move(position: &Position, moves: &Moves, idx: usize) -> Self {
        let item = moves.item(idx);
        let mut types = TypeSet::EMPTY;
        if matches!(item.turn, Turn::Walk | Turn::Castle | Turn::TurnUp) {
            types.insert(item.kind);
        }
        let takes_piece = moves.victims(idx).iter().any(|it| !it.unloaded);
        Self {
            captures: takes_piece || takes_wall(position, moves.patch(idx)),
            drops: item.turn == Turn::Drop,
            promotes: matches!(item.turn, Turn::Walk | Turn::TurnUp) && item.kind != item.becomes,
            types,
        }
    }

    /// What a patch of free play does.
    #[must_use]
    pub fn of_patch(position: &Position, patch: &[Edit]) -> Self {
        let mut types = TypeSet::EMPTY;
        let (mut before, mut after) = (0, 0);
        for it in patch {
            if let Edit::Put(sq, new) = it {
                let old = position.at(*sq);
                before += usize::from(old.is_piece());
                after += usize::from(new.is_piece());
                if old.is_piece() && *new == Occupant::EMPTY {
                    types.insert(old.kind());
                }
            }
        }
        Self { captures: after < before, drops: after > before, promotes: false, types }
    }
}

/// Whether there are fewer walls after a patch.
fn takes_wall(position: &Position, patch: &[Edit]) -> bool {
    let change = |it: &Edit| match it {
        Edit::Put(sq, new) => i32::from(new.is_wall()) - i32::from(position.at(*sq).is_wall()),
        _ => 0,
    };
    patch.iter().map(change).sum::<i32>() < 0
}

/// Which moves of a side reset the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resets {
    /// Captures.
    pub captures: bool,
    /// Drops.
    pub drops: bool,
    /// Changes of type.
    pub promotes: bool,
    /// All moves of these types.
    pub types: TypeSet,
}

/// How the clock runs, by side that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfmoveClock {
    /// What sets it back.
    pub resets: [Resets; 2],
    /// Further checks than that many of the side are not counted; 0 for no such limit.
    pub check_cap: [u32; 2],
}

impl Default for HalfmoveClock {
    fn default() -> Self {
        let usual = Resets { captures: true, drops: true, promotes: false, types: TypeSet::EMPTY };
        Self { resets: [usual; 2], check_cap: [0; 2] }
    }
}

impl HalfmoveClock {
    /// The clock after a move of `side` that the record does not hold yet.
    #[must_use]
    pub fn tick(&self, half: u32, facts: &MoveFacts, past: &[Past], side: Player, check: bool) -> u32 {
        let (by, cap) = (&self.resets[side], self.check_cap[side]);
        let resets = by.captures && facts.captures
            || by.drops && facts.drops
            || by.promotes && facts.promotes
            || facts.types.iter().any(|it| by.types.has(it));
        if resets {
            return 0;
        }
        if check && cap > 0 {
            let counted = past.iter().rev().take_while(|it| it.half > 0).filter(|it| it.check && it.mover == side);
            if counted.count() >= cap as usize {
                return half;
            }
        }
        half.saturating_add(1)
    }
}
