//! What is known of a position before its moves are searched: verdicts, what the table says, estimates.

use crate::computer::score::{INFINITE, MAX_PLY, MOST, Value, WIN, WIN_BOUND, to_root};
use crate::computer::transposition::{Bound, Known};
use crate::computer::tree::expand::{CHECKED_PLIES, MOST_QUIET_PLIES};
use crate::computer::tree::next_move::PER_PLY;
use crate::computer::tree::node::{Arrival, Node, Pending, Phase};
use crate::computer::tree::{Tree, Visit};
use engine::ids::{Player, Sq};
use engine::verdict::Verdict;

/// Centipawns per ply by which a position falls short of what is asked if only captures are looked at.
const SHORT: Value = 220;

impl Tree {
    /// Looks at a position that was just reached. Its value, if no move has to be searched for that.
    pub(super) fn enter(&mut self) -> Option<Value> {
        self.n_nodes += 1;
        let ply = self.nodes.len() - 1;
        self.lines[ply].clear();
        if ply > 0 {
            if let Some(value) = self.settled(ply).or_else(|| self.judged_first(ply)) {
                return Some(value);
            }
            let task = &mut self.nodes[ply].task;
            // Nearer wins are known.
            task.alpha = task.alpha.max(ply as Value - WIN);
            task.beta = task.beta.min(WIN - 1 - ply as Value);
            if task.alpha >= task.beta {
                return Some(task.alpha);
            }
        }
        let node = self.nodes[ply];
        let known = self.table.get(node.key);
        if let Some(value) = known.and_then(|it| usable(&node, it, ply)) {
            return Some(value);
        }
        let calm = !node.arrival.check;
        if calm {
            let estimate = refined(self.estimate(ply), known, ply);
            self.nodes[ply].estimate = estimate;
            self.nodes[ply].improves = ply < 2 || estimate > self.nodes[ply - 2].estimate;
        }
        if ply >= MAX_PLY {
            return Some(if calm { self.nodes[ply].estimate } else { 0 });
        }
        if node.is_quiescent() {
            return self.enter_quiescence(ply, known);
        }
        if calm && ply > 0 && !node.has_window() {
            if self.falls_short(ply) {
                self.nodes[ply].task.depth = 0;
                return self.enter_quiescence(ply, known);
            }
            if let Some(value) = self.without_moves(ply) {
                return Some(value);
            }
            if self.tries_pass(ply) {
                return None;
            }
        }
        self.expand(ply, known)
    }

    /// The value of a position in which the game is over, or that was there before.
    fn settled(&mut self, ply: usize) -> Option<Value> {
        if self.nodes[ply].arrival.pass {
            return None;
        }
        if let Some(verdict) = self.variant.ending(&self.position) {
            return Some(self.value_of(&verdict, ply));
        }
        let first = self.visited.last_time()?;
        let verdict = self.visited.verdict(&self.variant, &mut self.position, first);
        Some(verdict.map_or(0, |it| self.value_of(&it, ply)))
    }

    /// The value of a position in which the game is over by a verdict that only the list of moves tells: nothing may be
    /// estimated before that is known.
    fn judged_first(&mut self, ply: usize) -> Option<Value> {
        let Node { arrival, first, mark, .. } = self.nodes[ply];
        if !self.needs_moves || arrival.pass {
            return None;
        }
        self.list_moves();
        let n = self.list.len() - first;
        let value = self.judged(ply, n);
        self.list.truncate(first);
        self.moves.cut(mark);
        value
    }

    /// What a verdict is worth to the side to move.
    pub(super) fn value_of(&self, verdict: &Verdict, ply: usize) -> Value {
        let (side, ply) = (self.position.turn(), ply as Value);
        match (verdict.winner, verdict.share) {
            (Some(winner), _) if winner == side => WIN - ply,
            (Some(_), _) => ply - WIN,
            (None, Some((white, whole))) if whole > 0 => {
                let white = 800 * Value::from(white) / Value::from(whole) - 400;
                if side == Player::White { white } else { -white }
            }
            (None, _) => 0,
        }
    }

    /// Stops where a position is so good that it will stay good.
    fn without_moves(&self, ply: usize) -> Option<Value> {
        let Node { estimate, task, .. } = self.nodes[ply];
        let far_above = estimate - PER_PLY * (task.depth - i32::from(self.nodes[ply].improves)) >= task.beta;
        (self.techniques.futility && task.depth <= 8 && far_above && estimate < MOST && task.beta > -WIN_BOUND)
            .then_some(estimate)
    }

    /// Whether a position is so bad that only captures can help.
    fn falls_short(&self, ply: usize) -> bool {
        let Node { estimate, task, .. } = self.nodes[ply];
        let hopeless = estimate + SHORT * task.depth + SHORT / 2 <= task.alpha;
        self.techniques.futility && task.depth <= 2 && hopeless && task.alpha < WIN_BOUND && !self.needs_moves
    }

    /// Passes, if that may show that the position is good enough.
    fn tries_pass(&mut self, ply: usize) -> bool {
        let Node { estimate, task, arrival, .. } = self.nodes[ply];
        let side = self.position.turn();
        let own_turn = self.position.mover() == side;
        let able = self.techniques.null_move && task.depth >= 3 && estimate >= task.beta && task.beta > -WIN_BOUND;
        if !able || arrival.pass || own_turn || arrival.sums.force(side) <= 0 {
            return false;
        }
        let depth = task.depth - 4 - task.depth / 5 - ((estimate - task.beta) / 200).clamp(0, 2);
        self.position.apply(&[]);
        let visit = Visit { key: self.position.hash(), mover: side, ends: (Sq::NONE, Sq::NONE), check: false, half: 0 };
        self.visited.push(visit);
        let arrival =
            Arrival { sums: arrival.sums, place: usize::MAX, to: Sq::NONE, again: false, check: false, pass: true };
        self.search(arrival, Pending::Pass, depth.max(0), (task.beta - 1, task.beta));
        // When the pass has been tried the node goes on here.
        self.nodes[ply].phase = Phase::Moves;
        true
    }

    /// Judges a position at the leaves, or goes on with its captures.
    fn enter_quiescence(&mut self, ply: usize, known: Option<Known>) -> Option<Value> {
        let node = self.nodes[ply];
        if !node.arrival.check {
            if !self.techniques.quiescence && self.variant.duties.is_empty() {
                return Some(node.estimate);
            }
            if self.variant.duties.is_empty() {
                if node.estimate >= node.task.beta || node.quiet_plies >= MOST_QUIET_PLIES {
                    return Some(node.estimate);
                }
                let node = &mut self.nodes[ply];
                node.best = node.estimate;
                node.task.alpha = node.task.alpha.max(node.estimate);
            }
        } else if node.quiet_plies > CHECKED_PLIES {
            let estimate = self.estimate(ply);
            if estimate >= node.task.beta || node.quiet_plies >= MOST_QUIET_PLIES {
                return Some(estimate);
            }
            let node = &mut self.nodes[ply];
            (node.best, node.estimate) = (estimate, estimate);
            node.task.alpha = node.task.alpha.max(estimate);
        }
        self.expand(ply, known)
    }
}

/// What the table knows, if that answers what is asked.
fn usable(node: &Node, known: Known, ply: usize) -> Option<Value> {
    if ply == 0 || node.has_window() || known.depth < node.task.depth.max(0) {
        return None;
    }
    let value = to_root(known.value, ply);
    let answers = match known.bound {
        Bound::Exact => true,
        Bound::Lower => value >= node.task.beta,
        Bound::Upper => value <= node.task.alpha,
    };
    answers.then_some(value)
}

/// The estimate, or what an earlier search knows better.
fn refined(estimate: Value, known: Option<Known>, ply: usize) -> Value {
    let Some(known) = known else { return estimate };
    let value = to_root(known.value, ply);
    let better = match known.bound {
        Bound::Exact => true,
        Bound::Lower => value > estimate,
        Bound::Upper => value < estimate,
    };
    if better && value.abs() < WIN_BOUND { value } else { estimate }
}

/// Worse than every position.
const _: () = assert!(INFINITE > WIN && MOST < WIN_BOUND);
