//! Works out values of positions for a kind of play, with its own stack instead of recursion: it can stop after any
//! position and go on there. Nothing is estimated and nothing is left out.

mod known;

use std::sync::Arc;

use crate::ids::Player;
use crate::legal::Judge;
use crate::moves::move_list::{ArenaMark, Moves};
use crate::moves::patch::Edit;
use crate::moves::path::Step;
use crate::position::Position;
use crate::search::stipulation::{Insight, Joint, Node, Play};
use crate::variant::Variant;
use known::Known;

/// Somebody stopped the solver. It goes on where it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// Parts of one turn that are followed.
const MAX_PARTS: u32 = 16;

/// A position and what is worked out about it.
#[derive(Debug)]
pub(crate) struct Proof {
    variant: Arc<Variant>,
    position: Position,
    attacker: Player,
    judge: Judge,
    moves: Moves,
    /// Moves of all positions on the way, in the order in which they are tried.
    order: Vec<u32>,
    frames: Vec<Frame>,
    /// The value of the position that was looked at last, until the one before takes it.
    value: Option<u64>,
    known: Known,
    /// By turns left: the answer that refuted last.
    refutations: Vec<Vec<Step>>,
    n_nodes: u64,
}

/// A position whose moves are being tried.
#[derive(Clone, Copy, Debug)]
struct Frame {
    mark: ArenaMark,
    /// Where its moves begin in the order, and which is next.
    first: usize,
    next: usize,
    joint: Joint,
    value: u64,
    key: u64,
    left: u32,
    /// Parts of the turn that were made.
    parts: u32,
}

impl Frame {
    /// Takes the value of a move. Whether the others do not matter.
    fn takes(&mut self, value: u64) -> bool {
        match self.joint {
            Joint::Any => self.value = self.value.max(value),
            Joint::All => self.value = self.value.min(value),
            Joint::Sum => self.value = self.value.saturating_add(value),
        }
        match self.joint {
            Joint::Any => self.value > 0,
            Joint::All => self.value == 0,
            Joint::Sum => false,
        }
    }
}

impl Proof {
    /// Begins with a position. `left`: turns that may be made from there at most.
    pub(crate) fn new(variant: Arc<Variant>, mut position: Position, left: u32) -> Self {
        position.forget();
        position.recall(0);
        Self {
            attacker: position.turn(),
            variant,
            position,
            judge: Judge::default(),
            moves: Moves::default(),
            order: Vec::new(),
            frames: Vec::new(),
            value: None,
            known: Known::new(),
            refutations: vec![Vec::new(); left as usize + 1],
            n_nodes: 0,
        }
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
        let mark = self.moves.mark();
        let insight = self.node(play, mark, left);
        let of = |idx| RootMove { path: self.moves.path(idx).to_vec(), patch: self.moves.patch(idx).to_vec() };
        let moves = (mark.n_moves()..self.moves.len()).map(of).collect();
        self.moves.cut(mark);
        (insight, moves)
    }

    /// Works out the value of the position, or goes on to do so.
    ///
    /// # Errors
    /// [`Stopped`] if `stop` says so, which is asked at every position.
    pub(crate) fn value(&mut self, play: &dyn Play, left: u32, stop: &mut dyn FnMut() -> bool) -> Result<u64, Stopped> {
        if self.frames.is_empty() {
            self.enter(play, left, 0);
        }
        loop {
            let value = self.value.take();
            let Some(frame) = self.frames.last_mut() else { return Ok(value.unwrap_or(0)) };
            let mut is_settled = false;
            if let Some(it) = value {
                self.position.undo();
                is_settled = frame.takes(it);
            }
            if is_settled || frame.next == self.order.len() {
                self.leave();
                continue;
            }
            if stop() {
                return Err(Stopped);
            }
            let (idx, frame_left, parts) = (self.order[frame.next] as usize, frame.left, frame.parts);
            frame.next += 1;
            let side = self.position.turn();
            self.position.apply(self.moves.patch(idx));
            self.variant.remember(&mut self.position);
            if self.position.turn() == side {
                self.enter(play, frame_left, parts + 1);
            } else {
                self.enter(play, frame_left - 1, 0);
            }
        }
    }

    /// What is known about the position. If it follows from the moves, they are listed.
    fn node(&mut self, play: &dyn Play, mark: ArenaMark, left: u32) -> Insight {
        self.n_nodes += 1;
        let Self { variant, position, judge, moves, attacker, .. } = self;
        let attacker = *attacker;
        let mut node = Node { variant, position, judge, moves, mark, is_listed: false, attacker, left };
        let insight = play.look(&mut node);
        if matches!(insight, Insight::Moves(_)) {
            node.n_moves();
        }
        insight
    }

    /// Looks at the position: sets its value, or opens a frame for its moves.
    fn enter(&mut self, play: &dyn Play, left: u32, parts: u32) {
        let key = self.position.hash() ^ u64::from(parts).rotate_left(40);
        if let Some(it) = self.known.get(key, left) {
            self.value = Some(it);
            return;
        }
        let mark = self.moves.mark();
        match self.node(play, mark, left) {
            Insight::Moves(joint) if parts <= MAX_PARTS => {
                let first = self.order.len();
                self.sort_moves(mark, joint, left);
                let value = u64::from(joint == Joint::All);
                self.frames.push(Frame { mark, first, next: first, joint, value, key, left, parts });
            }
            insight => {
                let value = if let Insight::Value(it) = insight { it } else { 0 };
                self.moves.cut(mark);
                if left > 0 {
                    self.known.put(key, left, value);
                }
                self.value = Some(value);
            }
        }
    }

    /// Ends the last frame.
    fn leave(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        if frame.joint == Joint::All && frame.value == 0 && frame.next > frame.first {
            let idx = self.order[frame.next - 1] as usize;
            if let Some(it) = self.refutations.get_mut(frame.left as usize) {
                it.clear();
                it.extend_from_slice(self.moves.path(idx));
            }
        }
        self.order.truncate(frame.first);
        self.moves.cut(frame.mark);
        self.known.put(frame.key, frame.left, frame.value);
        self.value = Some(frame.value);
    }

    /// Adds the moves since a mark to the order: first what leaves few answers, or refuted before.
    fn sort_moves(&mut self, mark: ArenaMark, joint: Joint, left: u32) {
        let first = self.order.len();
        let all = mark.n_moves()..self.moves.len();
        self.order.extend(all.clone().map(|it| it as u32));
        match joint {
            Joint::Sum => {}
            Joint::All => {
                let refutes = |it: &u32| {
                    self.refutations.get(left as usize).is_some_and(|path| self.moves.path(*it as usize) == path)
                };
                if let Some(at) = self.order[first..].iter().position(refutes) {
                    self.order.swap(first, first + at);
                }
            }
            Joint::Any => {
                let mut ranked: Vec<(bool, bool, u32)> = all.map(|idx| self.forcing(idx)).collect();
                sort::by_key(&mut ranked, |it| (it.0, it.1));
                self.order.truncate(first);
                self.order.extend(ranked.into_iter().map(|it| it.2));
            }
        }
    }

    /// A move with what tells how forcing it is: no check, no capture.
    fn forcing(&mut self, idx: usize) -> (bool, bool, u32) {
        let side = self.position.turn();
        self.position.apply(self.moves.patch(idx));
        self.variant.remember(&mut self.position);
        let turn = self.position.turn();
        let checks = turn != side && self.judge.in_check(&self.variant, &self.position, turn);
        self.position.undo();
        (!checks, self.moves.victims(idx).is_empty(), idx as u32)
    }
}

/// A move of the position that was asked about.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) path: Vec<Step>,
    pub(crate) patch: Vec<Edit>,
}
