//! What is known of a position before its moves are searched: verdicts, what the table says, estimates.

use crate::computer::parameters::{
    EVASION_PLIES, FUTILITY_MARGIN, MOST_QUIET_PLIES, NULL_MOVE_DEPTH, NULL_MOVE_DEPTHS, NULL_MOVE_MOST,
    NULL_MOVE_REDUCTION, NULL_MOVE_SURPLUS, RAZOR_DEPTH, RAZOR_MARGIN, REVERSE_FUTILITY_DEPTH, SHARED_POINT,
};
use crate::computer::score::{INFINITE, MAX_PLY, MOST, Value, WIN, WIN_BOUND, Window, to_root};
use crate::computer::transposition::{Bound, Known};
use crate::computer::tree::node::{Arrival, Node, Pending, Phase};
use crate::computer::tree::{Tree, Visit};
use engine::ids::{Player, Sq};
use engine::verdict::Verdict;

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
            // Mate distance pruning: a win further away than one that is known cannot matter, nor can a loss that is slower
            // than losing at once. Sound, as values of wins only tell how far they are (CPW, *Mate Distance Pruning*).
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
            if self.razors(ply) {
                self.nodes[ply].task.depth = 0;
                return self.enter_quiescence(ply, known);
            }
            if let Some(value) = self.reverse_futility(ply) {
                return Some(value);
            }
            if self.tries_null_move(ply) {
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
                let white = 2 * SHARED_POINT * Value::from(white) / Value::from(whole) - SHARED_POINT;
                if side == Player::White { white } else { -white }
            }
            (None, _) => 0,
        }
    }

    /// Reverse futility pruning, or static null move: a position so far above beta that no few plies will bring it down is
    /// cut off without a move. Where it improves, a ply less of margin is enough. Sound as far as the estimate changes by no
    /// more than the margin in a ply, which is why checks, wins and games of forced or rewarded losses are left to the
    /// search (CPW, *Reverse Futility Pruning*).
    fn reverse_futility(&self, ply: usize) -> Option<Value> {
        let Node { estimate, task, .. } = self.nodes[ply];
        let far_above = estimate - FUTILITY_MARGIN * (task.depth - i32::from(self.nodes[ply].improves)) >= task.beta;
        (self.techniques.futility
            && task.depth <= REVERSE_FUTILITY_DEPTH
            && far_above
            && estimate < MOST
            && task.beta > -WIN_BOUND)
            .then_some(estimate)
    }

    /// Razoring: near the leaves, a position so far below alpha that only captures can help is judged by those alone. Sound as
    /// far as no quiet move makes up for such a deficit within the plies left; a capture that does is still found (Birmingham
    /// and Kent, *Tree-searching and Tree-pruning Techniques*, 1977; CPW, *Razoring*).
    fn razors(&self, ply: usize) -> bool {
        let Node { estimate, task, .. } = self.nodes[ply];
        let hopeless = estimate + RAZOR_MARGIN * task.depth + RAZOR_MARGIN / 2 <= task.alpha;
        self.techniques.futility && task.depth <= RAZOR_DEPTH && hopeless && task.alpha < WIN_BOUND && !self.needs_moves
    }

    /// Null move: passes, and cuts off if even that holds beta, searched less deeply. Sound wherever some move is better than
    /// none. That fails in zugzwang, so nobody passes without a piece that moves far, after another pass, or in check, and
    /// deep successes are verified by a search of the moves; rules that make moving a burden switch it off
    /// (`Technique::NullMove`). Donninger, *Null Move and Deep Search*, 1993; Heinz, *Adaptive Null-Move Pruning*, 1999;
    /// Tabibi and Netanyahu, *Verified Null-Move Pruning*, 2002.
    fn tries_null_move(&mut self, ply: usize) -> bool {
        let Node { estimate, task, arrival, .. } = self.nodes[ply];
        let side = self.position.turn();
        let own_turn = self.position.mover() == side;
        let able = self.techniques.null_move
            && task.depth >= NULL_MOVE_DEPTH
            && estimate >= task.beta
            && task.beta > -WIN_BOUND;
        if !able || arrival.pass || own_turn || arrival.sums.force(side) <= 0 {
            return false;
        }
        let surplus = ((estimate - task.beta) / NULL_MOVE_SURPLUS).clamp(0, NULL_MOVE_MOST);
        let depth = task.depth - NULL_MOVE_REDUCTION - task.depth / NULL_MOVE_DEPTHS - surplus;
        self.position.apply(&[]);
        self.layers.truncate(ply + 1);
        self.layers.extend(self.layers.last().copied());
        let visit = Visit { key: self.position.hash(), mover: side, ends: (Sq::NONE, Sq::NONE), check: false, half: 0 };
        self.visited.push(visit);
        let arrival =
            Arrival { sums: arrival.sums, place: usize::MAX, to: Sq::NONE, again: false, check: false, pass: true };
        self.search(arrival, Pending::Pass, depth.max(0), Window::above(task.beta - 1));
        // When the pass has been tried the node goes on here.
        self.nodes[ply].phase = Phase::Moves;
        true
    }

    /// Quiescence search: a leaf is judged only when its captures are over, since an estimate in the middle of an exchange is
    /// off by a piece.
    ///
    /// Stand pat: whoever is to move need not capture, so the estimate is a lower bound, and above beta it is enough. Not so
    /// in check, where for a few plies every answer is tried, nor under a duty, where captures cannot be declined (Shannon,
    /// *Programming a Computer for Playing Chess*, 1950; Beal, *A Generalised Quiescence Search Algorithm*, 1990).
    fn enter_quiescence(&mut self, ply: usize, known: Option<Known>) -> Option<Value> {
        let node = self.nodes[ply];
        if !node.arrival.check {
            if !self.techniques.quiescence && self.variant.hooks.duties.is_empty() {
                return Some(node.estimate);
            }
            if self.variant.hooks.duties.is_empty() {
                if node.estimate >= node.task.beta || node.quiet_plies >= MOST_QUIET_PLIES {
                    return Some(node.estimate);
                }
                let node = &mut self.nodes[ply];
                node.best = node.estimate;
                node.task.alpha = node.task.alpha.max(node.estimate);
            }
        } else if node.quiet_plies > EVASION_PLIES {
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

/// What the table knows, if that answers what is asked: deep enough, and on the right side of the window. Not where the
/// exact value is asked for, so that the best line stays whole.
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

/// The estimate, or what an earlier search knows better: a bound on the right side of it is nearer to the truth (CPW,
/// *Transposition Table*).
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
