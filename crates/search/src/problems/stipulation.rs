//! What a problem asks for: a goal, who works for it, and in how many moves. Each kind of play is a file.
//!
//! As problems do, play forgets what was before the position: neither repetition nor a count of moves ends a line.

mod direct;
mod help;
mod last_moves;
pub(crate) mod prospects;
mod reflex;
mod selfmate;
pub(crate) mod win;

use crate::problems::stipulation::last_moves::{GoalMoves, KnownGoalMoves, LastMoves};
use crate::problems::stipulation::prospects::Prospects;
use engine::generate::fast::output::MoveFilter;
use engine::hooks::Capabilities;
use engine::ids::Player;
use engine::legal::LegalGenerator;
use engine::moves::compact_move::CompactMove;
use engine::moves::move_list::{ArenaMark, Moves};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;

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
    Selfmate,
    /// As `Selfmate`, but a side that can reach it at once must: the other side, or both.
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
            Kind::Selfmate => Box::new(selfmate::Selfmate { goal }),
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

impl Joint {
    /// The value of no moves.
    pub(crate) fn of_none(self) -> u64 {
        u64::from(self == Self::All)
    }

    /// Joins the value of a move to that of those before it. Whether the others do not matter.
    pub(crate) fn takes(self, sofar: &mut u64, value: u64) -> bool {
        match self {
            Self::Any => *sofar = value.max(*sofar),
            Self::All => *sofar = value.min(*sofar),
            Self::Sum => *sofar = value.saturating_add(*sofar),
        }
        match self {
            Self::Any => *sofar > 0,
            Self::All => *sofar == 0,
            Self::Sum => false,
        }
    }
}

/// A kind of play.
pub(crate) trait Play: std::fmt::Debug + Send + Sync {
    /// What is known about a position.
    fn look(&self, node: &mut Node<'_>) -> Insight;

    /// How the side without a turn left must stand at the end; `None` if the play ends otherwise.
    fn goal(&self) -> Option<Goal> {
        None
    }

    /// Whether both sides work for the goal, and only lines of the full length count.
    fn is_exact(&self) -> bool {
        false
    }
}

/// What looking at positions needs.
#[derive(Debug)]
pub(crate) struct Workshop {
    pub(crate) generator: LegalGenerator,
    /// The moves of all positions on the way.
    pub(crate) list: Vec<CompactMove>,
    /// Those of them that are written down.
    pub(crate) moves: Moves,
    pub(crate) last: LastMoves,
    /// How far the sides are from the goal of a problem, if that can be told.
    pub(crate) prospects: Option<Prospects>,
    patch: Vec<Edit>,
    /// Whether moves are always written down, because a generator reads them.
    writes: bool,
}

impl Workshop {
    pub(crate) fn new(variant: &Variant) -> Self {
        Self {
            generator: LegalGenerator::default(),
            list: Vec::new(),
            moves: Moves::default(),
            last: LastMoves::new(variant),
            prospects: None,
            patch: Vec::new(),
            writes: variant.hooks.judges.iter().any(|it| it.capabilities().contains(Capabilities::ENDS_COUNTING)),
        }
    }

    /// Adds the legal moves of the side to move to the list, perhaps without some that cannot reach a goal at once.
    fn list(&mut self, variant: &Variant, position: &mut Position, known: Option<KnownGoalMoves>) {
        let Self { generator, list, moves, last, prospects, .. } = self;
        let first = moves.len();
        let wanted = known.map(|known| GoalMoves { last, prospects: prospects.as_ref(), variant, known });
        let wanted = wanted.as_ref().map(|it| it as &dyn MoveFilter);
        if self.writes || !generator.list_filtered(variant, position, moves, list, wanted) {
            generator.legal(variant, position, moves);
            list.extend((first..moves.len()).map(|idx| CompactMove::Written(idx as u32)));
        }
    }

    /// Makes a move of the list.
    pub(crate) fn make(&mut self, variant: &Variant, position: &mut Position, it: CompactMove) {
        it.patch(position, &self.moves, &mut self.patch);
        position.apply(&self.patch);
        variant.remember(position);
    }

    /// Whether a move of the list attacks the royal of the other side, whose turn it is then.
    pub(crate) fn gives_check(&mut self, variant: &Variant, position: &mut Position, it: CompactMove) -> bool {
        let side = position.turn();
        self.make(variant, position, it);
        let turn = position.turn();
        let checks = turn != side && self.generator.in_check(variant, position, turn);
        position.undo();
        checks
    }

    /// Whether a move of the list takes something.
    pub(crate) fn captures(&self, position: &Position, it: CompactMove) -> bool {
        match it {
            CompactMove::Unaffected { to, .. } | CompactMove::Entry { to, .. } => !position.at(to).is_empty(),
            CompactMove::Drop { .. } => false,
            CompactMove::Written(idx) => !self.moves.victims(idx as usize).is_empty(),
        }
    }
}

/// A position of a solution.
pub(crate) struct Node<'a> {
    pub(crate) variant: &'a Variant,
    pub(crate) position: &'a mut Position,
    pub(crate) workshop: &'a mut Workshop,
    /// Where its moves begin, and those that are written down.
    pub(crate) first: usize,
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
            self.workshop.list(self.variant, self.position, None);
        }
        self.workshop.list.len() - self.first
    }

    /// Whether the side to move stands as the goal wants.
    pub(crate) fn is_reached(&mut self, goal: Goal) -> bool {
        if self.is_listed && self.n_moves() > 0 {
            return false;
        }
        is_reached(self.variant, self.position, &mut self.workshop.generator, goal)
    }

    /// Tells of the moves of the side to move, one after another, whether they reach the goal at once, until `goes_on`
    /// is false. `all`: also of those that surely do not. `false` if a turn may have several parts.
    fn each_last(&mut self, goal: Goal, all: bool, goes_on: &mut dyn FnMut(bool) -> bool) -> bool {
        let Workshop { last, prospects, .. } = &mut *self.workshop;
        let by_lines = last.look(self.variant, self.position, goal);
        let by_needs = prospects.as_mut().is_some_and(|it| it.look_for_end(self.variant, self.position, goal));
        let known = KnownGoalMoves { goal, by_lines, by_needs };
        let is_single = prospects.as_ref().is_some_and(Prospects::tell_stillness);
        if goal == Goal::Stalemate && by_lines && is_single && !all && last.has_too_many_movers() {
            return true;
        }
        if all || !by_lines && !by_needs {
            self.n_moves();
        } else if !self.is_listed && self.variant.ending(self.position).is_none() {
            self.workshop.list(self.variant, self.position, Some(known));
        }
        let res = self.each_listed(known, goes_on);
        if !self.is_listed {
            self.workshop.list.truncate(self.first);
            self.workshop.moves.cut(self.mark);
        }
        res
    }

    fn each_listed(&mut self, known: KnownGoalMoves, goes_on: &mut dyn FnMut(bool) -> bool) -> bool {
        let Self { variant, position, workshop, .. } = self;
        let side = position.turn();
        for idx in self.first..workshop.list.len() {
            let it = workshop.list[idx];
            let Workshop { last, prospects, moves, .. } = &*workshop;
            let may_reach =
                GoalMoves { last, prospects: prospects.as_ref(), variant, known }.may_reach(position, moves, it);
            let (mut reaches, mut again) = (false, false);
            if may_reach {
                workshop.make(variant, position, it);
                again = position.turn() == side;
                reaches = !again && is_reached(variant, position, &mut workshop.generator, known.goal);
                position.undo();
            }
            if again {
                return false;
            }
            if !goes_on(reaches) {
                break;
            }
        }
        true
    }

    /// Whether a move of the side to move reaches the goal at once. `None` if a turn may have several parts.
    pub(crate) fn can_reach(&mut self, goal: Goal) -> Option<bool> {
        let mut res = false;
        let is_known = self.each_last(goal, false, &mut |reaches| {
            res = reaches;
            !reaches
        });
        is_known.then_some(res)
    }

    /// The value of a position in which the side to move must reach the goal at once: its moves joined, or how, if a
    /// turn may have several parts.
    pub(crate) fn last_turn(&mut self, goal: Goal, joint: Joint) -> Insight {
        let mut value = joint.of_none();
        let all = joint == Joint::All;
        let is_known = self.each_last(goal, all, &mut |reaches| !joint.takes(&mut value, u64::from(reaches)));
        if is_known { Insight::Value(value) } else { Insight::Moves(joint) }
    }
}

/// Whether the side to move stands as a goal wants.
fn is_reached(variant: &Variant, position: &mut Position, generator: &mut LegalGenerator, goal: Goal) -> bool {
    let side = position.turn();
    let is_stuck = |position: &mut Position, generator: &mut LegalGenerator| {
        variant.ending(position).is_none() && !generator.can_move(variant, position)
    };
    // Few moves give check, and few leave no answer: what is rare and cheap comes first.
    match goal {
        Goal::Mate => generator.in_check(variant, position, side) && is_stuck(position, generator),
        Goal::Stalemate => is_stuck(position, generator) && !generator.in_check(variant, position, side),
    }
}
