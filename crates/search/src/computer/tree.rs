//! Principal variation search with its own stack instead of recursion, so that it can stop after any position and go on
//! later: in slices on a page, or until somebody cancels.
//!
//! ```text
//!   ply 0      e2e4 [α, β]            e2e4 is searched in full,
//!             /     \
//!   ply 1   e7e5    e7e6 …            its answers as well: the principal variation;
//!           /
//!   ply 0      d2d4 [α, α + 1]        every other move only has to show that it is no better than e2e4:
//!             /                       the first answer that proves it ends the matter (a cut-off),
//!   ply 1   g8f6 −                    and the move is searched again in full if none does.
//! ```
//!
//! A `step` is one position. `enter` judges what was just reached: verdicts, the table, estimates, a null move, the
//! captures of a leaf; `expand` lists and orders moves; `next_move` chooses one, leaves out hopeless ones, reduces late
//! ones; `Tree::leave` takes the value of a child. With the best move first at every node, alpha-beta looks at the square
//! root of the tree, `b^(d/2)` leaves of `b^d`; with the worst first, at all of it (Knuth and Moore, *An Analysis of
//! Alpha-Beta Pruning*, 1975). Everything here is about order, or about where the full depth is not needed.
//!
//! Two things are unlike other engines. A side may move twice in a row (`Arrival::again`), so that values are not always
//! negated on the way up. And nothing is assumed of the rules: `Techniques` says what they permit.

mod enter;
mod expand;
mod next_move;
mod node;
mod quiet_checks;

use std::sync::Arc;

use crate::computer::check_squares::CheckSquares;
use crate::computer::evaluation::{Evaluator, Kept, Noise, Workspace};
use crate::computer::exchange::Exchange;
use crate::computer::network::Accumulator;
use crate::computer::ordering::{Ordering, Trail};
use crate::computer::parameters::{VERIFICATION_REDUCTION, VERIFIED_DEPTH};
use crate::computer::score::{MAX_PLY, MOST, Value, WIN_BOUND, Window, from_root};
use crate::computer::techniques::Techniques;
use crate::computer::transposition::{Bound, Known, Table};
use crate::computer::visited::{Visit, Visited};
use crate::ranking::{MoveId, Ranked};
use engine::board::occupant::Occupant;
use engine::hooks::{Capabilities, Scene};
use engine::ids::{Sq, TypeSet};
use engine::legal::LegalGenerator;
use engine::mechanics::halfmove_clock::MoveFacts;
use engine::moves::compact_move::CompactMove;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;
use node::{Aim, Arrival, Node, Pending, Phase};

/// Combined with the hash of a position in which the same side moves again.
const AGAIN: u64 = 0x5bd1_e995_9d1b_0a7f;

/// The tree of one position, as far as it is being searched.
#[derive(Debug)]
pub(crate) struct Tree {
    variant: Arc<Variant>,
    position: Position,
    generator: LegalGenerator,
    /// The moves of all nodes on the way, and what is known about each.
    list: Vec<CompactMove>,
    ranked: Vec<Ranked>,
    moves: Moves,
    patch: Vec<Edit>,
    nodes: Vec<Node>,
    table: Table,
    ordering: Ordering,
    evaluator: Arc<Evaluator>,
    workspace: Workspace,
    /// By ply, where a network judges: its hidden layer.
    layers: Vec<Accumulator>,
    /// How much a judgement may be wrong on purpose, in centipawns, and what decides how.
    noise: (Value, u64),
    techniques: Techniques,
    visited: Visited,
    checks: CheckSquares,
    /// By ply: the best line from there.
    lines: Vec<Vec<MoveId>>,
    /// Moves of the root that are left out.
    excluded: Vec<MoveId>,
    /// Depth of the search from the root; extensions stop at twice that ply.
    root_depth: i32,
    n_nodes: u64,
    /// Whether some generator reads the moves of a position.
    needs_moves: bool,
    value: Option<Value>,
}

impl Tree {
    /// The tree of a position with its way back and its record. `bits`: binary logarithm of the positions that are kept.
    pub(crate) fn new(variant: Arc<Variant>, evaluator: Arc<Evaluator>, position: Position, bits: u32) -> Self {
        let n_places = 2 * variant.pieces.types.len() * variant.movement.topology.len();
        Self {
            generator: LegalGenerator::default(),
            list: Vec::new(),
            ranked: Vec::new(),
            moves: Moves::default(),
            patch: Vec::new(),
            nodes: Vec::new(),
            table: Table::new(bits),
            ordering: Ordering::new(n_places),
            evaluator,
            workspace: Workspace::default(),
            layers: Vec::new(),
            noise: (0, 0),
            techniques: Techniques::of(&variant),
            visited: Visited::new(&position),
            checks: CheckSquares::default(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            excluded: Vec::new(),
            root_depth: 1,
            n_nodes: 0,
            needs_moves: variant.hooks.judges.iter().any(|it| it.capabilities().contains(Capabilities::ENDS_COUNTING)),
            value: None,
            variant,
            position,
        }
    }

    /// What judges positions.
    pub(crate) fn evaluator(&self) -> &Arc<Evaluator> {
        &self.evaluator
    }

    /// Lets every judgement err by up to so much, the same way for the same position and seed. What was judged otherwise is
    /// forgotten.
    pub(crate) fn set_noise(&mut self, noise: Noise, seed: u64) {
        let most = self.evaluator.centipawns(noise);
        let noise = (most, if most == 0 { 0 } else { seed });
        if noise != self.noise {
            self.noise = noise;
            self.table.forget();
        }
    }

    /// How good the position of a node looks to the side to move, in centipawns.
    fn estimate(&mut self, ply: usize) -> Value {
        let Self { variant, position, evaluator, workspace, layers, .. } = self;
        let Node { task, arrival, .. } = &self.nodes[ply];
        let kept = Kept { sums: &arrival.sums, layer: layers.get(ply) };
        let estimate = evaluator.judge(Scene { variant, position }, kept, task.window(), workspace);
        let (most, seed) = self.noise;
        if most == 0 {
            return estimate;
        }
        let word = (self.position.hash() ^ seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
        (estimate + (word % (2 * most as u64 + 1)) as Value - most).clamp(-MOST, MOST)
    }

    /// Searches with other techniques than those that the rules allow.
    pub(crate) fn set_techniques(&mut self, techniques: Techniques) {
        self.techniques = techniques;
    }

    pub(crate) fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// Positions that were looked at.
    pub(crate) fn n_nodes(&self) -> u64 {
        self.n_nodes
    }

    /// Work that was done, in steps of walks: it grows as time does, which positions do not.
    pub(crate) fn work(&self) -> u64 {
        self.generator.work() + RANKED * self.ranked.len() as u64
    }

    /// The best line that is known, from the root.
    pub(crate) fn best_line(&self) -> &[MoveId] {
        &self.lines[0]
    }

    /// A legal move of the root that looks good before any search; `None` if there is none.
    pub(crate) fn likely_move(&self) -> Option<MoveId> {
        let root = self.nodes.first().map_or(0..0, |it| it.start..it.end);
        if let Some(it) = self.ranked[root].iter().max_by_key(|it| it.order) {
            return Some(it.id);
        }
        // Only the root itself can be open without a list of its moves.
        let (mut position, mut moves) = (self.position.clone(), Moves::default());
        LegalGenerator::default().legal(&self.variant, &mut position, &mut moves);
        (!moves.is_empty()).then(|| MoveId::of(&position, &moves, 0))
    }

    /// Moves to another position of the same variant, and keeps what is known.
    pub(crate) fn set_position(&mut self, position: Position) {
        self.close();
        self.visited = Visited::new(&position);
        self.position = position;
        self.table.grow_older();
        self.ordering.fade();
    }

    /// Begins a search of the root for a value between two bounds.
    pub(crate) fn open(&mut self, depth: i32, window: Window, excluded: &[MoveId]) {
        self.close();
        self.root_depth = depth;
        self.excluded.clear();
        self.excluded.extend_from_slice(excluded);
        self.lines[0].clear();
        self.value = None;
        let check =
            self.techniques.check && self.generator.in_check(&self.variant, &self.position, self.position.turn());
        let sums = self.evaluator.sums(&self.variant, &self.position);
        self.layers.clear();
        self.layers.extend(self.evaluator.network().map(|it| it.accumulator(&self.position)));
        let arrival = Arrival { sums, place: usize::MAX, to: Sq::NONE, again: false, check, pass: false };
        self.push(Aim::new(window, depth), arrival);
    }

    /// Takes back all that is open. What is known stays.
    pub(crate) fn close(&mut self) {
        while !self.nodes.is_empty() {
            self.pop();
        }
    }

    /// Goes on for one position. The value of the root, once it is known.
    pub(crate) fn step(&mut self) -> Option<Value> {
        let node = self.nodes.last()?;
        let value = match node.phase {
            Phase::Enter => self.enter(),
            Phase::Known | Phase::Moves => self.next_move(),
        };
        let mut value = value;
        while let Some(it) = value {
            if self.nodes.len() == 1 {
                self.pop();
                self.value = Some(it);
                return Some(it);
            }
            value = self.leave(it);
        }
        None
    }

    fn push(&mut self, task: Aim, arrival: Arrival) {
        let again = if self.position.mover() == self.position.turn() { AGAIN } else { 0 };
        let key = self.position.hash() ^ again;
        let node = Node::new(task, arrival, key, self.list.len(), self.ranked.len(), self.moves.mark());
        self.nodes.push(node);
    }

    /// Takes the last node away, and the move that led to it. Whether its side is the one of the node before.
    fn pop(&mut self) -> bool {
        let Some(node) = self.nodes.pop() else { return true };
        self.list.truncate(node.first);
        self.ranked.truncate(node.start);
        self.moves.cut(node.mark);
        if !self.nodes.is_empty() {
            self.position.undo();
            self.visited.pop();
        }
        node.arrival.again
    }

    /// Hands the value of the last node to the one before; its value, if that is known now.
    fn leave(&mut self, value: Value) -> Option<Value> {
        let again = self.pop();
        let value = if again { value } else { -value };
        let ply = self.nodes.len() - 1;
        let node = &mut self.nodes[ply];
        let Aim { alpha, beta, depth } = node.task;
        match std::mem::replace(&mut node.pending, Pending::Nothing) {
            Pending::Nothing => None,
            Pending::Pass => {
                if value < beta {
                    return None;
                }
                // Verified null move: zugzwang matters most where much hangs on a pass, so the moves are searched as well.
                if depth >= VERIFIED_DEPTH {
                    node.task.depth -= VERIFICATION_REDUCTION;
                    return None;
                }
                Some(if value > WIN_BOUND { beta } else { value })
            }
            Pending::Reduced(it, full) if value > alpha => {
                let arrival = self.make(it);
                self.search(arrival, Pending::Scout(it, full), full, Window::above(alpha));
                None
            }
            Pending::Scout(it, full) if value > alpha && value < beta => {
                let arrival = self.make(it);
                self.search(arrival, Pending::Full(it), full, Window { alpha, beta });
                None
            }
            Pending::Reduced(it, _) | Pending::Scout(it, _) | Pending::Full(it) => self.accept(it, value),
        }
    }

    /// A move has a value.
    fn accept(&mut self, it: Ranked, value: Value) -> Option<Value> {
        let ply = self.nodes.len() - 1;
        let node = &mut self.nodes[ply];
        if value <= node.best {
            return None;
        }
        node.best = value;
        if value <= node.task.alpha {
            return None;
        }
        node.best_move = it.id;
        node.task.alpha = value;
        let (before, after) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(it.id);
        before[ply].extend_from_slice(&after[0]);
        if value < node.task.beta {
            return None;
        }
        if it.gain <= 0 && !node.is_quiescent() {
            let (depth, tried) = (node.task.depth, node.start..node.next - 1);
            let trail = self.trail(ply);
            self.ordering.reward(ply, trail, it.id, it.place, depth);
            for idx in tried {
                let other = self.ranked[idx];
                if other.gain <= 0 {
                    self.ordering.penalize(trail, other.place, depth);
                }
            }
        }
        Some(self.finish())
    }

    /// The moves that led to a node.
    fn trail(&self, ply: usize) -> Trail {
        let place = |ply: usize| self.nodes[ply].arrival.place;
        Trail { last: place(ply), before: if ply > 0 { place(ply - 1) } else { usize::MAX } }
    }

    /// Whether a move of the last node leaves more than so many centipawns to the enemy on the square where it ends, as far
    /// as exchanges can be estimated.
    fn risks_more(&mut self, it: &Ranked, than: Value) -> bool {
        let Self { variant, position, list, moves, evaluator, .. } = self;
        let exchange = Exchange { variant, evaluator };
        self.techniques.exchange && exchange.risks_more(position, moves, list[it.idx], than) == Some(true)
    }

    /// Keeps what is known about the last node, and its value.
    fn finish(&mut self) -> Value {
        let ply = self.nodes.len() - 1;
        let node = &self.nodes[ply];
        let bound = if node.best >= node.task.beta {
            Bound::Lower
        } else if node.best > node.floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if ply > 0 || self.excluded.is_empty() {
            let (value, depth) = (from_root(node.best, ply), node.task.depth.max(0));
            self.table.put(node.key, Known { best: node.best_move, value, depth, bound });
        }
        node.best
    }

    /// Makes a move of the last node.
    fn make(&mut self, it: Ranked) -> Arrival {
        let Self { variant, position, generator, moves, patch, .. } = self;
        let ply = self.nodes.len() - 1;
        let mover = position.turn();
        let compact = self.list[it.idx];
        compact.patch(position, moves, patch);
        if let Some(network) = self.evaluator.network() {
            let next = network.changed(&self.layers[ply], position, patch);
            self.layers.truncate(ply + 1);
            self.layers.push(next);
        }
        let mut sums = self.evaluator.changed(variant, position, self.nodes[ply].arrival.sums, patch);
        let (facts, from) = facts(position, moves, compact);
        position.apply(patch);
        variant.remember(position);
        debug_assert!(
            self.evaluator.network().is_none_or(|it| self.layers.last() == Some(&it.accumulator(position))),
            "the hidden layer of the position is what the patch made of it"
        );
        self.evaluator.settle(&mut sums, position);
        let again = position.turn() == mover;
        let check = self.techniques.check && generator.in_check(variant, position, position.turn());
        let half = variant.carried.halfmove_clock.tick(self.visited.half(), &facts, position.past(), mover, check);
        let key = position.hash();
        self.visited.push(Visit { key, mover, ends: (from, it.to), check, half });
        Arrival { sums, place: it.place, to: it.to, again, check, pass: false }
    }

    /// Opens the position after the move that was just made. The window is the mover's view.
    fn search(&mut self, arrival: Arrival, pending: Pending, depth: i32, window: Window) {
        let ply = self.nodes.len() - 1;
        let parent = &mut self.nodes[ply];
        parent.pending = pending;
        let below = if parent.is_quiescent() { parent.quiet_plies + 1 } else { 0 };
        let window = if arrival.again { window } else { window.turned() };
        self.push(Aim::new(window, depth), arrival);
        self.nodes[ply + 1].quiet_plies = below;
    }
}

/// What it costs to rank a move, in steps of walks.
const RANKED: u64 = 32;

/// What a move does, as far as the half-move clock asks, and where it begins.
fn facts(position: &Position, moves: &Moves, it: CompactMove) -> (MoveFacts, Sq) {
    let plain = |from: Sq, to: Sq, drops| {
        let mut types = TypeSet::EMPTY;
        if position.at(from) != Occupant::EMPTY {
            types.insert(position.at(from).kind());
        }
        MoveFacts { captures: !position.at(to).is_empty(), drops, promotes: false, types }
    };
    match it {
        CompactMove::Unaffected { from, to, .. } => (plain(from, to, false), from),
        CompactMove::Entry { from, to, .. } => (plain(from, to, true), from),
        CompactMove::Drop { to, .. } => (plain(to, to, true), Sq::NONE),
        CompactMove::Written(idx) => (MoveFacts::of_move(position, moves, idx as usize), moves.item(idx as usize).from),
    }
}
