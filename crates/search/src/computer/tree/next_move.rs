//! The next move of a node: which one, whether it is worth a search, and how deep.

use crate::computer::exchange::Exchange;
use crate::computer::parameters::{
    CAPTURE_LOSS, CHECK_EXTENSION_PLIES, DELTA_MARGIN, EXCHANGE_DEPTH, EXCHANGE_SLACK, FULL_MOVES, FULL_MOVES_WIDTH,
    FUTILITY_DEPTH, FUTILITY_MARGIN, FUTILITY_SLACK, HISTORY_DEPTH, HISTORY_MOVES, KILLER, LATE_MOVES,
    LATE_MOVES_WIDTH, QUIET_LOSS, REDUCTION_BASE, REDUCTION_DEPTH, REDUCTION_DIVISOR, REDUCTION_HISTORY,
    REDUCTION_WINDOW, REDUCTION_WORSENING, UNPROMISING,
};
use crate::computer::score::{Value, WIN_BOUND, Window};
use crate::computer::tree::Tree;
use crate::computer::tree::node::{Arrival, Node, Pending, Phase};
use crate::ranking::Ranked;
use engine::attack::tables::{Moved, Target};
use engine::ids::Sq;
use engine::moves::compact_move::CompactMove;

/// Moves that are picked one by one before the rest is sorted.
const PICKED: usize = 3;

/// Thousandths of the natural logarithms of whole numbers.
static LOGARITHMS: [i32; 64] = [
    0, 0, 693, 1098, 1386, 1609, 1791, 1945, 2079, 2197, 2302, 2397, 2484, 2564, 2639, 2708, 2772, 2833, 2890, 2944,
    2995, 3044, 3091, 3135, 3178, 3218, 3258, 3295, 3332, 3367, 3401, 3433, 3465, 3496, 3526, 3555, 3583, 3610, 3637,
    3663, 3688, 3713, 3737, 3761, 3784, 3806, 3828, 3850, 3871, 3891, 3912, 3931, 3951, 3970, 3988, 4007, 4025, 4043,
    4060, 4077, 4094, 4110, 4127, 4143,
];

/// Moves that are made in vain before the search may be stopped.
const SKIPPED: usize = 8;

impl Tree {
    /// Makes the next move that is worth a search. The value of the node, if there is none.
    pub(super) fn next_move(&mut self) -> Option<Value> {
        let ply = self.nodes.len() - 1;
        if self.nodes[ply].next == self.nodes[ply].end && self.list.len() == self.nodes[ply].first {
            // The pass has been tried; the moves have not been listed yet.
            let known = self.table.get(self.nodes[ply].key);
            return self.expand(ply, known);
        }
        if self.nodes[ply].phase == Phase::Known && self.nodes[ply].next == self.nodes[ply].end {
            self.list_others(ply);
        }
        // On large boards even this takes time: somebody may want to stop.
        for _ in 0..SKIPPED {
            let node = self.nodes[ply];
            if node.next == node.end {
                return Some(self.finish());
            }
            self.bring_forward(&node);
            let it = self.ranked[node.next];
            let number = node.next - node.start;
            self.nodes[ply].next += 1;
            let only_checks = it.gain <= 0 && self.tries_checks(ply);
            if node.is_quiescent() && !only_checks && self.is_below_delta(&node, &it) {
                continue;
            }
            let futile = self.is_futile(&node, &it, number);
            if futile && !self.may_check(&it) || self.loses_too_much(&node, &it, number) {
                continue;
            }
            if node.untried && !self.is_legal(&it) {
                continue;
            }
            let arrival = self.make(it);
            if (futile || only_checks) && !arrival.check {
                self.position.undo();
                self.visited.pop();
                continue;
            }
            self.open_child(&node, it, arrival, number);
            return None;
        }
        None
    }

    /// Lazy selection: brings the most promising of the moves that are left to the front. Most nodes need few, so only later
    /// ones are sorted (CPW, *Move Ordering*).
    pub(super) fn bring_forward(&mut self, node: &Node) {
        let left = &mut self.ranked[node.next..node.end];
        match (node.next - node.start).cmp(&PICKED) {
            std::cmp::Ordering::Less => {
                let mut best = 0;
                for at in 1..left.len() {
                    if left[at].order > left[best].order {
                        best = at;
                    }
                }
                left.swap(0, best);
            }
            std::cmp::Ordering::Equal => left.sort_by_key(|it| -it.order),
            std::cmp::Ordering::Greater => {}
        }
    }

    /// Whether a move that was not tried when it was listed is legal.
    fn is_legal(&mut self, it: &Ranked) -> bool {
        let Self { variant, position, generator, list, moves, .. } = self;
        match list[it.idx] {
            CompactMove::Written(idx) => generator.allows(variant, position, moves, idx as usize),
            _ => true,
        }
    }

    /// Delta pruning: a capture that does not reach alpha even with what it takes and a margin is not searched at the leaves.
    /// Sound as far as one move gains no more than that; not in check, where every answer counts (CPW, *Delta Pruning*).
    fn is_below_delta(&self, node: &Node, it: &Ranked) -> bool {
        let enough = node.estimate + it.gain + DELTA_MARGIN;
        self.techniques.futility && !node.arrival.check && enough <= node.task.alpha && node.best > -WIN_BOUND
    }

    /// Whether a move that gives no check is not worth a search.
    ///
    /// Futility pruning: near the leaves, a quiet move does not make up for a large deficit (Schaeffer, *Experiments in
    /// Search and Knowledge*, 1986; Heinz, *Extended Futility Pruning*, 1998).
    ///
    /// Late move pruning: with a good order, what comes after so many moves, or has mostly failed before (history pruning),
    /// is hardly ever the best near the leaves (CPW, *Futility Pruning*, section *Move Count Based Pruning*). Wide positions
    /// try more, and those that get better.
    ///
    /// Both are guesses, kept from doing harm: the first move is always searched, and so are checks, captures that gain,
    /// killers, and every move while only losses are known or an exact value is asked for.
    fn is_futile(&self, node: &Node, it: &Ranked, number: usize) -> bool {
        let shallow = node.task.depth <= FUTILITY_DEPTH && !node.is_quiescent() && !node.arrival.check;
        // A quicker win than the one that is known may begin with any move.
        if !shallow
            || node.best <= -WIN_BOUND
            || node.task.alpha >= WIN_BOUND
            || node.has_window()
            || it.order >= KILLER
            || self.nodes.len() == 1
        {
            return false;
        }
        let (n, depth) = (node.end - node.start, node.task.depth as usize);
        let enough = (LATE_MOVES + depth * depth) / (2 - usize::from(node.improves)) + n * depth / LATE_MOVES_WIDTH;
        let is_late = node.task.depth <= HISTORY_DEPTH && number > HISTORY_MOVES;
        let unpromising = is_late && it.gain == 0 && it.order < -UNPROMISING * node.task.depth;
        let late = self.techniques.late_moves && (number > enough || unpromising);
        let margin = FUTILITY_SLACK + FUTILITY_MARGIN * node.task.depth;
        let hopeless = node.estimate + it.gain.max(0) + margin <= node.task.alpha;
        late || self.techniques.futility && hopeless && it.gain <= 0 && number > 0
    }

    /// Pruning by static exchange evaluation: near the leaves, a move that loses more where it ends than the plies left can
    /// bring back is not searched. Sound as far as sacrifices pay within the search or not at all; where they win by check,
    /// checks are kept (CPW, *Static Exchange Evaluation*, section *Pruning*).
    fn loses_too_much(&mut self, node: &Node, it: &Ranked, number: usize) -> bool {
        let depth = node.task.depth;
        let asks = number > 0
            && depth <= EXCHANGE_DEPTH
            && !node.is_quiescent()
            && !node.arrival.check
            && self.nodes.len() > 1;
        let losing = it.gain > 0 && it.order < 0;
        if !asks || node.best <= -WIN_BOUND || node.task.alpha >= WIN_BOUND || !losing && it.order >= KILLER {
            return false;
        }
        let most = if losing { CAPTURE_LOSS * depth } else { QUIET_LOSS * depth * depth };
        if !self.techniques.vain_checks && self.may_check(it) {
            return false;
        }
        self.risks_more(it, it.gain + most)
    }

    /// Whether a move may give check, as far as can be told before it is made.
    fn may_check(&self, it: &Ranked) -> bool {
        let Self { variant, position, .. } = self;
        let by = position.turn();
        let moved = match self.list[it.idx] {
            CompactMove::Unaffected { from, to, .. } => Moved { from: Some(from), to, kind: position.at(from).kind() },
            CompactMove::Drop { kind, to } => Moved { from: None, to, kind },
            CompactMove::Entry { .. } | CompactMove::Written(_) => return self.techniques.check,
        };
        let target = |square: Sq| Target { movement: &variant.movement, position, square, by };
        let royals = position.royals(by.other());
        self.techniques.check && royals.iter().any(|it| variant.tables.attacks.may_open(&target(*it), moved))
    }

    /// Opens the position after a move that was just made.
    ///
    /// Principal variation search: the first move gets the whole window, every other one is only shown to be no better, with
    /// a window of one, and searched again if it is (Marsland and Campbell, *Parallel Search of Strongly Ordered Game Trees*,
    /// 1982; Reinefeld, *An Improvement to the Scout Tree-Search Algorithm*, 1983). Nothing is lost by that but time.
    ///
    /// Check extension: an answer to check is no choice, so it costs no depth, and mates do not hide behind checks that only
    /// delay them. Checks that lose material are not extended where such sacrifices rarely pay (CPW, *Check Extensions*).
    fn open_child(&mut self, node: &Node, it: Ranked, arrival: Arrival, number: usize) {
        let task = node.task;
        let ply = self.nodes.len() - 1;
        if node.is_quiescent() {
            return self.search(arrival, Pending::Full(it), task.depth - 1, task.window());
        }
        let extends = arrival.check && (ply as i32) < CHECK_EXTENSION_PLIES * self.root_depth && !self.is_vain(&it);
        let full = task.depth - 1 + i32::from(extends);
        if number == 0 {
            return self.search(arrival, Pending::Full(it), full, task.window());
        }
        let less = self.late_move_reduction(node, &it, &arrival, number);
        if less > 0 {
            let reduced = (full - less).max(1).min(full);
            return self.search(arrival, Pending::Reduced(it, full), reduced, Window::above(task.alpha));
        }
        self.search(arrival, Pending::Scout(it, full), full, Window::above(task.alpha));
    }

    /// Late move reduction: by how many plies a late move is searched less deeply at first. With a good order, late quiet
    /// moves are rarely the best, and one that beats alpha all the same is searched again to the full depth, so that a
    /// mistake must be made twice to stay. More for what comes late, deep, or in a position that gets worse, less for what
    /// history likes; wide positions begin later (CPW, *Late Move Reductions*; a forerunner is Levy, Broughton and Taylor,
    /// *The SEX Algorithm in Computer Chess*, 1989).
    fn late_move_reduction(&mut self, node: &Node, it: &Ranked, arrival: &Arrival, number: usize) -> i32 {
        let n = node.end - node.start;
        let quiet = it.gain <= 0 || it.order < 0;
        let whole = !self.techniques.selection || node.task.depth < REDUCTION_DEPTH || !quiet;
        if whole || node.arrival.check || arrival.check || number < FULL_MOVES + n / FULL_MOVES_WIDTH {
            return 0;
        }
        let logarithms = LOGARITHMS[node.task.depth.min(63) as usize] * LOGARITHMS[number.min(63)];
        let mut less = REDUCTION_BASE + logarithms / REDUCTION_DIVISOR;
        if it.gain == 0 && it.order < KILLER {
            less -= it.order / REDUCTION_HISTORY;
        }
        less -= REDUCTION_WINDOW * i32::from(node.has_window() || it.order >= KILLER);
        less += REDUCTION_WORSENING * i32::from(!node.improves);
        (less / 1000).clamp(0, node.task.depth - 2)
    }

    /// Whether a check that was just given loses material where it ends.
    fn is_vain(&mut self, it: &Ranked) -> bool {
        let Self { variant, position, evaluator, .. } = self;
        let by = position.turn();
        self.techniques.exchange
            && self.techniques.vain_checks
            && position.at(it.to).is(by.other())
            && Exchange { variant, evaluator }.wins_more(position, it.to, by, it.gain + EXCHANGE_SLACK)
    }
}
