//! A position on the way from the root, with what is still to be done there.

use crate::computer::evaluation::Sums;
use crate::computer::score::{INFINITE, Value, Window};
use crate::ranking::{MoveId, Ranked};
use engine::ids::Sq;
use engine::moves::move_list::ArenaMark;

/// What is done at a node next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// It was just reached.
    Enter,
    /// The move that is known to be good is tried; the others are not listed yet.
    Known,
    /// Its moves are listed; the next one is made.
    Moves,
}

/// How the child was searched that is open.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pending {
    /// None is.
    Nothing,
    /// A pass, with a reduced depth.
    Pass,
    /// With a reduced depth and no window; the second is the full depth.
    Reduced(Ranked, i32),
    /// With no window.
    Scout(Ranked, i32),
    /// With the whole window.
    Full(Ranked),
}

/// What a node is searched for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    /// Worse is of no interest.
    pub(super) alpha: Value,
    /// Better need not be known.
    pub(super) beta: Value,
    /// Plies to go; from 0 on down only captures.
    pub(super) depth: i32,
}

impl Aim {
    pub(super) const fn new(Window { alpha, beta }: Window, depth: i32) -> Self {
        Self { alpha, beta, depth }
    }

    pub(super) const fn window(self) -> Window {
        Window { alpha: self.alpha, beta: self.beta }
    }
}

/// What the move did that led to a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    /// The sums afterwards.
    pub(super) sums: Sums,
    /// The piece and its end square as a number; `usize::MAX` for a pass.
    pub(super) place: usize,
    /// Where it ended.
    pub(super) to: Sq,
    /// Whether the same side moves again.
    pub(super) again: bool,
    /// Whether the side to move is in check.
    pub(super) check: bool,
    /// Whether it was only a pass of the search.
    pub(super) pass: bool,
}

/// One position on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) task: Aim,
    pub(super) arrival: Arrival,
    /// `task.alpha` as it was asked.
    pub(super) floor: Value,
    pub(super) phase: Phase,
    pub(super) pending: Pending,
    pub(super) key: u64,
    /// Where its moves begin in the list.
    pub(super) first: usize,
    /// Where those that are searched begin and end, and which is next.
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) next: usize,
    /// Where the arenas ended when it was reached.
    pub(super) mark: ArenaMark,
    /// What a look at the position says; `-INFINITE` in check.
    pub(super) estimate: Value,
    /// Whether that is more than two plies before.
    pub(super) improves: bool,
    pub(super) best: Value,
    pub(super) best_move: MoveId,
    /// Whether moves that are written down must be asked whether they are legal.
    pub(super) untried: bool,
    /// Plies below the main search.
    pub(super) quiet_plies: u32,
}

impl Node {
    pub(super) fn new(task: Aim, arrival: Arrival, key: u64, first: usize, start: usize, mark: ArenaMark) -> Self {
        Self {
            task,
            arrival,
            floor: task.alpha,
            phase: Phase::Enter,
            pending: Pending::Nothing,
            key,
            first,
            start,
            end: start,
            next: start,
            mark,
            estimate: -INFINITE,
            improves: false,
            best: -INFINITE,
            best_move: MoveId::NONE,
            untried: false,
            quiet_plies: 0,
        }
    }

    /// Whether the exact value is asked for.
    pub(super) fn has_window(&self) -> bool {
        self.task.beta - self.floor > 1
    }

    /// Whether only captures are searched.
    pub(super) fn is_quiescent(&self) -> bool {
        self.task.depth <= 0
    }
}
