//! What a problem asks for: a goal, who works for it, and in how many moves. Each kind of play is a file.
//!
//! As problems do, play forgets what was before the position: neither repetition nor a count of moves ends a line.

mod direct;
mod help;
mod reflex;
mod self_play;
pub(crate) mod win;

use crate::ids::Player;
use crate::legal::Judge;
use crate::moves::move_list::{ArenaMark, Moves};
use crate::position::Position;
use crate::variant::Variant;

/// How a side that cannot move stands at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// In check.
    Mate,
    /// Not in check.
    Stalemate,
}

/// Who works for the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The side to move reaches it against any defence.
    Direct,
    /// The side to move forces the other side to reach it.
    SelfPlay,
    /// As `SelfPlay`, but a side that can reach it at once must: the other side, or both.
    Reflex {
        /// Whether only the other side must.
        semi: bool,
    },
    /// Both sides work for it, and the side that moves last reaches it.
    Help,
}

/// What a problem asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stipulation {
    /// Who works for the goal.
    pub kind: Kind,
    /// The goal.
    pub goal: Goal,
    /// Turns of both sides up to the goal.
    pub plies: u32,
}

impl Stipulation {
    /// The play that it asks for.
    pub(crate) fn play(&self) -> Box<dyn Play> {
        let goal = self.goal;
        match self.kind {
            Kind::Direct => Box::new(direct::Direct { goal }),
            Kind::SelfPlay => Box::new(self_play::SelfPlay { goal }),
            Kind::Reflex { semi } => Box::new(reflex::Reflex { goal, semi }),
            Kind::Help => Box::new(help::Help { goal }),
        }
    }
}

/// What is known about a position of a solution before its moves are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Insight {
    /// Its value: whether the goal is reached, 0 or 1, or in how many lines.
    Value(u64),
    /// It follows from the values of its moves.
    Moves(Joint),
}

/// How the values of moves make the value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Joint {
    /// One move that reaches the goal is enough.
    Any,
    /// All moves must.
    All,
    /// All lines count.
    Sum,
}

/// A kind of play.
pub(crate) trait Play: std::fmt::Debug + Send + Sync {
    /// What is known about a position.
    fn look(&self, node: &mut Node<'_>) -> Insight;
}

/// A position of a solution.
pub(crate) struct Node<'a> {
    pub(crate) variant: &'a Variant,
    pub(crate) position: &'a mut Position,
    pub(crate) judge: &'a mut Judge,
    pub(crate) moves: &'a mut Moves,
    /// Where its moves begin.
    pub(crate) mark: ArenaMark,
    /// Whether they are listed.
    pub(crate) is_listed: bool,
    /// The side that began.
    pub(crate) attacker: Player,
    /// Turns that are left.
    pub(crate) left: u32,
}

impl Node<'_> {
    /// Whether the side that began is to move.
    pub(crate) fn attacks(&self) -> bool {
        self.position.turn() == self.attacker
    }

    /// How many legal moves there are. A game that is over has none.
    pub(crate) fn n_moves(&mut self) -> usize {
        if !std::mem::replace(&mut self.is_listed, true) && self.variant.ending(self.position).is_none() {
            self.judge.legal(self.variant, self.position, self.moves);
        }
        self.moves.len() - self.mark.n_moves()
    }

    /// Whether the side to move stands as the goal wants.
    pub(crate) fn is_reached(&mut self, goal: Goal) -> bool {
        if self.is_listed && self.n_moves() > 0 {
            return false;
        }
        is_reached(self.variant, self.position, self.judge, goal)
    }

    /// How many moves of the side to move reach the goal at once. `None` if a turn may have several parts.
    pub(crate) fn n_reaching(&mut self, goal: Goal) -> Option<u64> {
        self.n_moves();
        let side = self.position.turn();
        let mut res = 0;
        for idx in self.mark.n_moves()..self.moves.len() {
            self.position.apply(self.moves.patch(idx));
            self.variant.remember(self.position);
            let again = self.position.turn() == side;
            res += u64::from(!again && is_reached(self.variant, self.position, self.judge, goal));
            self.position.undo();
            if again {
                return None;
            }
        }
        Some(res)
    }

    /// The value of a position in which the side to move must reach the goal at once; `otherwise` if a turn may have
    /// several parts.
    pub(crate) fn last_turn(&mut self, goal: Goal, otherwise: Joint, value: impl Fn(u64, u64) -> u64) -> Insight {
        let n = self.n_moves() as u64;
        self.n_reaching(goal).map_or(Insight::Moves(otherwise), |it| Insight::Value(value(it, n)))
    }
}

/// Whether the side to move stands as a goal wants.
fn is_reached(variant: &Variant, position: &mut Position, judge: &mut Judge, goal: Goal) -> bool {
    let side = position.turn();
    let is_stuck = |position: &mut Position, judge: &mut Judge| {
        variant.ending(position).is_none() && !judge.can_move(variant, position)
    };
    // Few moves give check, and few leave no answer: what is rare and cheap comes first.
    match goal {
        Goal::Mate => judge.in_check(variant, position, side) && is_stuck(position, judge),
        Goal::Stalemate => is_stuck(position, judge) && !judge.in_check(variant, position, side),
    }
}
