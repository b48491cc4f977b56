//! Works out values of positions for a kind of play, with its own stack instead of recursion: it can stop after any
//! position and go on there. Nothing is estimated and nothing is left out.

mod known;

use std::sync::Arc;

use crate::problems::stipulation::prospects::Prospects;
use crate::problems::stipulation::{Insight, Joint, Node, Play, Workshop};
use crate::problems::stopped::Stopped;
use crate::ranking::MoveId;
use engine::ids::Player;
use engine::moves::move_list::{ArenaMark, Moves};
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::position::Position;
use engine::position::repetition_key;
use engine::variant::Variant;
use known::ProofTable;

/// Parts of one turn that are followed.
const MAX_PARTS: u32 = 16;

/// A position and what is worked out about it.
#[derive(Debug)]
pub(crate) struct Proof {
    variant: Arc<Variant>,
    position: Position,
    attacker: Player,
    workshop: Workshop,
    frames: Vec<Frame>,
    /// The value of the position that was looked at last, until the one before takes it.
    value: Option<u64>,
    known: ProofTable,
    /// By turns left: the move that settled a position last.
    settlers: Vec<MoveId>,
    /// The turns that are left in a position that is still to be looked at, and the parts of the turn that were made.
    entering: Option<(u32, u32)>,
    n_nodes: u64,
}

/// A position whose moves are being tried.
#[derive(Clone, Copy, Debug)]
struct Frame {
    mark: ArenaMark,
    /// Where its moves begin in the list, and which is next.
    first: usize,
    next: usize,
    joint: Joint,
    value: u64,
    key: u64,
    left: u32,
    /// Parts of the turn that were made.
    parts: u32,
}

impl Proof {
    /// Begins with a position. `left`: turns that may be made from there at most.
    pub(crate) fn new(variant: Arc<Variant>, mut position: Position, left: u32) -> Self {
        position = position.into_root();
        repetition_key::forget_idle_virgins(&variant, &mut position);
        Self {
            attacker: position.turn(),
            workshop: Workshop::new(&variant),
            variant,
            position,
            frames: Vec::new(),
            value: None,
            known: ProofTable::new(),
            settlers: vec![MoveId::NONE; left as usize + 1],
            entering: None,
            n_nodes: 0,
        }
    }

    /// Tells what the play works for, so that positions from which it cannot be reached are left. `left`: turns up to it.
    pub(crate) fn aim(&mut self, play: &dyn Play, left: u32) {
        self.workshop.prospects = Prospects::new(&self.variant, &self.position, play, left);
    }

    /// Positions that were looked at.
    pub(crate) fn n_nodes(&self) -> u64 {
        self.n_nodes
    }

    /// The position whose value is asked.
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// The side that began.
    pub(crate) fn attacker(&self) -> Player {
        self.attacker
    }

    /// Makes a side the one that works for the goal, whoever is to move.
    pub(crate) fn let_attack(&mut self, side: Player) {
        self.attacker = side;
    }

    /// Goes on to the position after a move.
    pub(crate) fn apply(&mut self, patch: &[Edit]) {
        self.position.apply(patch);
        self.variant.remember(&mut self.position);
    }

    /// Goes back to the position before the last move.
    pub(crate) fn undo(&mut self) {
        self.position.undo();
    }

    /// What is known about the position at once, and its moves.
    pub(crate) fn look(&mut self, play: &dyn Play, left: u32) -> (Insight, Vec<RootMove>) {
        let (mark, first) = (self.workshop.moves.mark(), self.workshop.list.len());
        let insight = self.node(play, mark, first, left);
        self.cut(mark, first);
        let mut moves = Moves::default();
        if self.variant.ending(&self.position).is_none() {
            self.workshop.generator.legal(&self.variant, &mut self.position, &mut moves);
        }
        let of = |idx| RootMove { path: moves.path(idx).to_vec(), patch: moves.patch(idx).to_vec() };
        (insight, (0..moves.len()).map(of).collect())
    }

    fn cut(&mut self, mark: ArenaMark, first: usize) {
        self.workshop.moves.cut(mark);
        self.workshop.list.truncate(first);
    }

    /// Works out the value of the position, or goes on to do so.
    ///
    /// # Errors
    /// [`Stopped`] if `stop` says so, which is asked at every position, and while there is more to do for one.
    pub(crate) fn value(&mut self, play: &dyn Play, left: u32, stop: &mut dyn FnMut() -> bool) -> Result<u64, Stopped> {
        if self.frames.is_empty() && self.entering.is_none() {
            self.entering = Some((left, 0));
        }
        loop {
            if let Some((left, parts)) = self.entering {
                self.enter(play, left, parts, stop)?;
                self.entering = None;
            }
            let value = self.value.take();
            let Some(frame) = self.frames.last_mut() else { return Ok(value.unwrap_or(0)) };
            let mut is_settled = false;
            if let Some(it) = value {
                self.position.undo();
                is_settled = frame.joint.takes(&mut frame.value, it);
            }
            if is_settled || frame.next == self.workshop.list.len() {
                self.leave(is_settled);
                continue;
            }
            if stop() {
                return Err(Stopped);
            }
            let (compact, left, parts) = (self.workshop.list[frame.next], frame.left, frame.parts);
            frame.next += 1;
            let side = self.position.turn();
            self.workshop.make(&self.variant, &mut self.position, compact);
            let goes_on = self.position.turn() == side;
            self.entering = Some(if goes_on { (left, parts + 1) } else { (left - 1, 0) });
        }
    }

    /// What is known about the position. If it follows from the moves, they are listed.
    fn node(&mut self, play: &dyn Play, mark: ArenaMark, first: usize, left: u32) -> Insight {
        self.n_nodes += 1;
        let Self { variant, position, workshop, attacker, .. } = self;
        let attacker = *attacker;
        let mut node = Node { variant, position, workshop, first, mark, is_listed: false, attacker, left };
        let insight = play.look(&mut node);
        if matches!(insight, Insight::Moves(_)) {
            node.n_moves();
        }
        insight
    }

    /// Looks at the position: sets its value, or opens a frame for its moves.
    fn enter(&mut self, play: &dyn Play, left: u32, parts: u32, stop: &mut dyn FnMut() -> bool) -> Result<(), Stopped> {
        let key = self.position.hash() ^ u64::from(parts).rotate_left(40);
        if let Some(it) = self.known.get(key, left) {
            self.value = Some(it);
            return Ok(());
        }
        let Self { variant, position, workshop, .. } = self;
        let follows = self.frames.last().is_some_and(|it| it.left == left + 1);
        if let Some(it) = workshop.prospects.as_mut().filter(|_| left > 1)
            && !it.are_open(variant, position, left, follows, stop)?
        {
            self.n_nodes += 1;
            self.known.put(key, left, 0);
            self.value = Some(0);
            return Ok(());
        }
        let (mark, first) = (self.workshop.moves.mark(), self.workshop.list.len());
        match self.node(play, mark, first, left) {
            Insight::Moves(joint) if parts <= MAX_PARTS => {
                self.sort_moves(first, joint, left);
                let value = joint.of_none();
                self.frames.push(Frame { mark, first, next: first, joint, value, key, left, parts });
            }
            insight => {
                let value = if let Insight::Value(it) = insight { it } else { 0 };
                self.cut(mark, first);
                if left > 0 {
                    self.known.put(key, left, value);
                }
                self.value = Some(value);
            }
        }
        Ok(())
    }

    /// Ends the last frame. `is_settled`: whether its last move made the others not matter.
    fn leave(&mut self, is_settled: bool) {
        let Some(frame) = self.frames.pop() else { return };
        if is_settled {
            let compact = self.workshop.list[frame.next - 1];
            let id = MoveId::of_listed(&self.position, &self.workshop.moves, compact);
            self.settlers.get_mut(frame.left as usize).into_iter().for_each(|it| *it = id);
        }
        self.cut(frame.mark, frame.first);
        self.known.put(frame.key, frame.left, frame.value);
        self.value = Some(frame.value);
    }

    /// Sorts the moves from `first` on: first what settled another position with as many turns left (a killer move: Akl and
    /// Newborn, 1977), then, where one is enough, checks and captures, which leave few answers.
    fn sort_moves(&mut self, first: usize, joint: Joint, left: u32) {
        if joint == Joint::Sum {
            return;
        }
        let settler = self.settlers.get(left as usize).copied().unwrap_or_default();
        let is_known = joint == Joint::Any && self.workshop.last.look_for_checks(&self.variant, &self.position);
        let Self { variant, position, workshop, .. } = self;
        let mut ranked = Vec::with_capacity(workshop.list.len() - first);
        for idx in first..workshop.list.len() {
            let it = workshop.list[idx];
            let rank = if MoveId::of_listed(position, &workshop.moves, it) == settler {
                0
            } else if joint == Joint::All {
                1
            } else {
                let checks = (!is_known || workshop.last.may_check(variant, position, it))
                    && workshop.gives_check(variant, position, it);
                2 + u8::from(!workshop.captures(position, it)) + 2 * u8::from(!checks)
            };
            ranked.push((rank, it));
        }
        sort::by_key(&mut ranked, |it| it.0);
        for (slot, it) in workshop.list[first..].iter_mut().zip(ranked) {
            *slot = it.1;
        }
    }
}

/// A move of the position that was asked about.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) path: Vec<Step>,
    pub(crate) patch: Vec<Edit>,
}
