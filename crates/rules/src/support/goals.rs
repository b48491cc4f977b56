//! Squares that end the game for a piece that arrives.

use std::sync::Arc;

use crate::builder::Builder;
use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::moves::patch::FactId;
use engine::position::Position;

/// What arriving on a square does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// It wins at once.
    Win,
    /// It wins if the piece is still there after the reply.
    WinLater,
    /// It loses.
    Loss,
    /// The game is drawn.
    Draw,
}

/// The goals of one type and side, by square.
pub type GoalBoard = Option<Box<[Option<Goal>]>>;

/// Left by whoever lets goals count at the end of a turn only.
#[derive(Clone, Copy, Debug)]
pub struct CountAtTurnEnd;

/// Left by whoever lets goals win only when several pieces stand on them.
#[derive(Clone, Copy, Debug)]
pub struct SeveralOnGoals;

/// The goals of all types, and who has arrived.
#[derive(Clone, Debug)]
pub struct Goals {
    /// By type number and side.
    boards: Arc<[[GoalBoard; 2]]>,
    /// Types whose pieces belong to whoever is to move: one that has arrived may be the other side's already.
    pub neutral: TypeSet,
    /// By side: the square on which its last move arrived at a goal, plus 1; 0 for none.
    pub arrived: [FactId; 2],
}

impl Goals {
    /// The value of `arrived` before a side has moved: pieces that have moved before count as arrived.
    pub const UNKNOWN: i32 = -1;

    /// The boards of the types; `None` if there is no goal at all.
    #[must_use]
    pub fn new(boards: Vec<[GoalBoard; 2]>) -> Option<Self> {
        let any = boards.iter().flatten().any(Option::is_some);
        any.then(|| Self { boards: boards.into(), neutral: TypeSet::EMPTY, arrived: [FactId(0); 2] })
    }

    /// Those of the game; `None` if it has none.
    #[must_use]
    pub fn of_game(builder: &Builder<'_>) -> Option<Self> {
        builder.shared().cloned()
    }

    /// What a square means to a piece that arrives.
    #[must_use]
    pub fn at(&self, side: Player, kind: TypeId, sq: Sq) -> Option<Goal> {
        self.boards[kind.index()][side].as_ref()?[sq.index()]
    }

    /// How many pieces of a side stand on goals of a kind.
    #[must_use]
    pub fn count(&self, position: &Position, side: Player, goal: Goal) -> usize {
        position.pieces(side).filter(|it| self.at(side, position.at(*it).kind(), *it) == Some(goal)).count()
    }

    /// Where the piece stands with which a side arrived at a goal of a kind by its last move.
    #[must_use]
    pub fn arrival(&self, position: &Position, side: Player, goal: Goal) -> Option<Sq> {
        let is_own = |piece: Occupant| piece.is(side) || self.neutral.has(piece.kind());
        let is_there = |sq: Sq| is_own(position.at(sq)) && self.at(side, position.at(sq).kind(), sq) == Some(goal);
        match position.fact(self.arrived[side]) {
            Self::UNKNOWN => position.pieces(side).find(|it| !position.at(*it).is_virgin() && is_there(*it)),
            n => u16::try_from(n - 1).ok().map(Sq).filter(|it| is_there(*it)),
        }
    }
}
