//! The next move of a node: which one, whether it is worth a search, and how deep.

use crate::computer::exchange::Exchange;
use crate::computer::score::{Value, WIN_BOUND};
use crate::computer::tree::Tree;
use crate::computer::tree::expand::KILLER;
use crate::computer::tree::node::{Aim, Arrival, Node, Pending, Phase};
use crate::ranking::Ranked;
use engine::moves::compact_move::CompactMove;

/// Centipawns that a move may gain beside what it captures.
const SLACK: Value = 180;
/// Centipawns by which an estimate may change per ply.
pub(super) const PER_PLY: Value = 95;

/// Moves that are picked one by one before the rest is sorted.
const PICKED: usize = 3;

/// Thousandths of the natural logarithms of whole numbers.
static LOGARITHMS: [i32; 64] = [
    0, 0, 693, 1098, 1386, 1609, 1791, 1945, 2079, 2197, 2302, 2397, 2484, 2564, 2639, 2708, 2772, 2833, 2890, 2944,
    2995, 3044, 3091, 3135, 3178, 3218, 3258, 3295, 3332, 3367, 3401, 3433, 3465, 3496, 3526, 3555, 3583, 3610, 3637,
    3663, 3688, 3713, 3737, 3761, 3784, 3806, 3828, 3850, 3871, 3891, 3912, 3931, 3951, 3970, 3988, 4007, 4025, 4043,
    4060, 4077, 4094, 4110, 4127, 4143,
];

/// A move below so many points of history per ply, all the other way round, is not tried late.
const UNPROMISING: i32 = 3000;

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
            if node.is_quiescent() && !only_checks && self.is_futile_capture(&node, &it) {
                continue;
            }
            let futile = self.is_futile(&node, &it, number);
            if futile && !self.may_check(&it) || self.gives_away(&node, &it, number) {
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

    /// Brings the most promising of the moves that are left to the front. Most nodes need few: only later ones are sorted.
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

    fn is_futile_capture(&self, node: &Node, it: &Ranked) -> bool {
        let enough = node.estimate + it.gain + SLACK;
        self.techniques.futility && !node.arrival.check && enough <= node.task.alpha && node.best > -WIN_BOUND
    }

    /// Whether a move that gives no check is not worth a search.
    fn is_futile(&self, node: &Node, it: &Ranked, number: usize) -> bool {
        let shallow = node.task.depth <= 4 && !node.is_quiescent() && !node.arrival.check;
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
        let enough = (3 + depth * depth) / (2 - usize::from(node.improves)) + n * depth / 24;
        let unpromising =
            node.task.depth <= 3 && number > 2 && it.gain == 0 && it.order < -UNPROMISING * node.task.depth;
        let late = self.techniques.late_moves && (number > enough || unpromising);
        let hopeless = node.estimate + it.gain.max(0) + SLACK / 2 + PER_PLY * node.task.depth <= node.task.alpha;
        late || self.techniques.futility && hopeless && it.gain <= 0 && number > 0
    }

    /// Whether a move near the leaves loses too much where it ends.
    fn gives_away(&mut self, node: &Node, it: &Ranked, number: usize) -> bool {
        let depth = node.task.depth;
        let asks = number > 0 && depth <= 6 && !node.is_quiescent() && !node.arrival.check && self.nodes.len() > 1;
        let losing = it.gain > 0 && it.order < 0;
        if !asks || node.best <= -WIN_BOUND || node.task.alpha >= WIN_BOUND || !losing && it.order >= KILLER {
            return false;
        }
        let most = if losing { 90 * depth } else { 20 * depth * depth };
        if !self.techniques.vain_checks && self.may_check(it) {
            return false;
        }
        self.risks_more(it, it.gain + most)
    }

    /// Whether a move may give check, as far as can be told before it is made.
    fn may_check(&self, it: &Ranked) -> bool {
        let Self { variant, position, .. } = self;
        let by = position.turn();
        let step = match self.list[it.idx] {
            CompactMove::Unaffected { from, to, .. } => (Some(from), to, position.at(from).kind()),
            CompactMove::Drop { kind, to } => (None, to, kind),
            CompactMove::Entry { .. } | CompactMove::Written(_) => return self.techniques.check,
        };
        let royals = position.royals(by.other());
        self.techniques.check
            && royals.iter().any(|royal| variant.attacks.may_open(variant, position, step, (*royal, by)))
    }

    /// Opens the position after a move that was just made.
    fn open_child(&mut self, node: &Node, it: Ranked, arrival: Arrival, number: usize) {
        let Aim { alpha, beta, depth } = node.task;
        let ply = self.nodes.len() - 1;
        if node.is_quiescent() {
            return self.search(arrival, Pending::Full(it), depth - 1, (alpha, beta));
        }
        let extends = arrival.check && (ply as i32) < 2 * self.root_depth && !self.is_vain(&it);
        let full = depth - 1 + i32::from(extends);
        if number == 0 {
            return self.search(arrival, Pending::Full(it), full, (alpha, beta));
        }
        let less = self.reduction(node, &it, &arrival, number);
        if less > 0 {
            let reduced = (full - less).max(1).min(full);
            return self.search(arrival, Pending::Reduced(it, full), reduced, (alpha, alpha + 1));
        }
        self.search(arrival, Pending::Scout(it, full), full, (alpha, alpha + 1));
    }

    /// By how many plies a late move is searched less deeply at first. Wide positions begin later.
    fn reduction(&mut self, node: &Node, it: &Ranked, arrival: &Arrival, number: usize) -> i32 {
        let n = node.end - node.start;
        let quiet = it.gain <= 0 || it.order < 0;
        let whole = !self.techniques.selection || node.task.depth < 3 || !quiet;
        if whole || node.arrival.check || arrival.check || number < 2 + n / 32 {
            return 0;
        }
        let mut less = 300 + LOGARITHMS[node.task.depth.min(63) as usize] * LOGARITHMS[number.min(63)] / 2000;
        if it.gain == 0 && it.order < KILLER {
            less -= it.order / 12;
        }
        less -= 1000 * i32::from(node.has_window() || it.order >= KILLER);
        less += 700 * i32::from(!node.improves);
        (less / 1000).clamp(0, node.task.depth - 2)
    }

    /// Whether a check that was just given loses material where it ends.
    fn is_vain(&mut self, it: &Ranked) -> bool {
        let Self { variant, position, evaluator, .. } = self;
        let by = position.turn();
        self.techniques.exchange
            && self.techniques.vain_checks
            && position.at(it.to).is(by.other())
            && Exchange { variant, evaluator }.wins_more(position, (it.to, by), it.gain + 40)
    }
}
