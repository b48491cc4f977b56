//! What happens at a node: what is known without moves, which moves there are, which are worth a search.

use crate::hooks::Case;
use crate::ids::{Player, Sq};
use crate::moves::compact_move::CompactMove;
use crate::search::ranking::{self, MoveId, Ranked};
use crate::search::score::{INFINITE, MAX_PLY, MOST, Value, WIN, WIN_BOUND, to_root};
use crate::search::transposition::{Bound, Known};
use crate::search::tree::node::{Arrival, Node, Pending, Phase, Task};
use crate::search::tree::{Tree, Visit};
use crate::verdict::Verdict;

/// Plies of captures below the main search; further down only pieces that just arrived are taken back.
const QUIET_PLIES: u32 = 5;
/// Plies of captures in all.
const MOST_QUIET_PLIES: u32 = 10;
/// Plies of captures during which checks are answered in full.
const CHECKED_PLIES: u32 = 2;
/// Centipawns that a move may gain beside what it captures.
const SLACK: Value = 180;
/// Centipawns by which an estimate may change per ply.
const PER_PLY: Value = 95;

/// Moves that are picked one by one before the rest is sorted.
const PICKED: usize = 3;

/// Moves that are made in vain before the search may be stopped.
const SKIPPED: usize = 8;

/// Orders of moves: the one that is known to be good, captures, killers.
const KNOWN: i32 = 1 << 28;
const GOOD_CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const BAD_CAPTURE: i32 = -(1 << 24);

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
            let estimate = self.evaluator.judge(&self.variant, &self.position, &node.arrival.sums);
            self.nodes[ply].estimate = refined(estimate, known, ply);
        }
        if ply >= MAX_PLY {
            return Some(if calm { self.nodes[ply].estimate } else { 0 });
        }
        if node.is_quiescent() {
            return self.enter_quiescence(ply, known);
        }
        if calm && ply > 0 && !node.has_window() {
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
    fn value_of(&self, verdict: &Verdict, ply: usize) -> Value {
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
        let far_above = estimate - PER_PLY * task.depth >= task.beta;
        (self.techniques.futility && task.depth <= 6 && far_above && estimate < MOST && task.beta > -WIN_BOUND)
            .then_some(estimate)
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
            let estimate = self.evaluator.judge(&self.variant, &self.position, &node.arrival.sums);
            if estimate >= node.task.beta || node.quiet_plies >= MOST_QUIET_PLIES {
                return Some(estimate);
            }
            let node = &mut self.nodes[ply];
            (node.best, node.estimate) = (estimate, estimate);
            node.task.alpha = node.task.alpha.max(estimate);
        }
        self.expand(ply, known)
    }

    /// Lists the moves. The value of the position, if the game is over or nothing is worth a search.
    fn expand(&mut self, ply: usize, known: Option<Known>) -> Option<Value> {
        self.list_moves();
        let first = self.nodes[ply].first;
        let n = self.list.len() - first;
        let quiescent = self.nodes[ply].is_quiescent();
        if (n == 0 || !quiescent)
            && ply > 0
            && let Some(value) = self.judged(ply, n)
        {
            return Some(value);
        }
        if n == 0 {
            return Some(0);
        }
        let selects = self.techniques.selection;
        let forced = selects && n == 1 && ply > 0 && !quiescent && (ply as i32) < self.root_depth + self.root_depth / 2;
        let hint = known.map_or(MoveId::NONE, |it| it.best);
        let node = &mut self.nodes[ply];
        node.task.depth += i32::from(forced && !node.arrival.check);
        if selects && hint == MoveId::NONE && node.task.depth >= 5 && ply > 0 {
            node.task.depth -= 1;
        }
        self.rank(ply, hint);
        if quiescent && self.keep_loud(ply) {
            return Some(self.nodes[ply].best);
        }
        let excluded = &self.excluded;
        if ply == 0 && !excluded.is_empty() {
            self.ranked.retain(|it| !excluded.contains(&it.id));
        }
        let node = &mut self.nodes[ply];
        (node.next, node.end, node.phase) = (node.start, self.ranked.len(), Phase::Moves);
        None
    }

    fn list_moves(&mut self) {
        let Self { variant, position, judge, list, moves, .. } = self;
        let first = moves.len();
        if self.needs_moves || !judge.list(variant, position, moves, list) {
            judge.legal(variant, position, moves);
            list.extend((first..moves.len()).map(|idx| CompactMove::Written(idx as u32)));
        }
    }

    /// What the judges say of a position with so many moves.
    fn judged(&mut self, ply: usize, n: usize) -> Option<Value> {
        let Self { variant, position, judge, moves, .. } = self;
        let side = position.turn();
        let node = &self.nodes[ply];
        let in_check = node.arrival.check || n == 0 && judge.in_check(variant, position, side);
        let first = node.mark.n_moves();
        let half = self.visited.half();
        let case = Case { variant, position, can_move: n > 0, in_check, moves, first, half };
        let claimed = |it: &Verdict| variant.claims[side.index()].contains(&it.reason);
        let verdict = variant.verdicts(case).find(|it| !claimed(it));
        verdict.map(|it| self.value_of(&it, ply))
    }

    /// Works out in which order the moves are searched.
    fn rank(&mut self, ply: usize, hint: MoveId) {
        let Self { variant, position, list, ranked, moves, evaluator, ordering, .. } = self;
        let node = &self.nodes[ply];
        let killers = ordering.killers(ply);
        let answer = ordering.answer(node.arrival.place);
        ranked.truncate(node.start);
        for (idx, brief) in list.iter().copied().enumerate().skip(node.first) {
            let mut it = ranking::describe(variant, position, (moves, evaluator), (idx, brief));
            it.order = if it.id == hint {
                KNOWN
            } else if it.gain > 0 {
                let risk = evaluator.value(position.at(start_of(brief, it.to)).kind()).max(0);
                GOOD_CAPTURE + it.gain * 16 - risk
            } else if it.gain < 0 {
                BAD_CAPTURE / 2 + it.gain
            } else if it.id == killers[0] {
                KILLER + 2
            } else if it.id == killers[1] {
                KILLER + 1
            } else if it.id == answer {
                KILLER
            } else {
                ordering.history(it.place)
            };
            ranked.push(it);
        }
        if self.techniques.exchange {
            for idx in self.nodes[ply].start..self.ranked.len() {
                if self.ranked[idx].gain > 0 && self.ranked[idx].id != hint && self.loses_exchange(idx) {
                    self.ranked[idx].order += BAD_CAPTURE - GOOD_CAPTURE;
                }
            }
        }
    }

    /// Whether a capture gives more than it takes: its piece is worth more, and can be taken back.
    fn loses_exchange(&mut self, at: usize) -> bool {
        let Self { variant, position, judge, list, ranked, evaluator, .. } = self;
        let CompactMove::Unaffected { from, to, .. } = list[ranked[at].idx] else { return false };
        let risk = evaluator.value(position.at(from).kind());
        if risk <= ranked[at].gain + 40 {
            return false;
        }
        let enemy = position.turn().other();
        position.as_if(from, to, |it| judge.attacker(variant, it, to, enemy)).is_some()
    }

    /// Keeps what a search of captures looks at. Whether nothing is left of it.
    fn keep_loud(&mut self, ply: usize) -> bool {
        let node = self.nodes[ply];
        let first = node.start;
        if node.arrival.check && node.quiet_plies <= CHECKED_PLIES {
            return false;
        }
        if !self.variant.duties.is_empty() {
            let compulsory = self.ranked[first..].iter().all(|it| it.gain != 0);
            if compulsory && node.quiet_plies < QUIET_PLIES {
                return false;
            }
            let node = &mut self.nodes[ply];
            node.best = node.estimate;
            node.task.alpha = node.task.alpha.max(node.estimate);
            if !self.techniques.quiescence || node.best >= node.task.beta || node.quiet_plies >= MOST_QUIET_PLIES {
                return true;
            }
        }
        let deep = node.quiet_plies >= QUIET_PLIES || !self.techniques.all_captures;
        let is_loud = |it: &Ranked| it.gain > 0 && it.order > 0 && (!deep || it.to == node.arrival.to);
        let mut kept = first;
        for idx in first..self.ranked.len() {
            if is_loud(&self.ranked[idx]) {
                self.ranked.swap(kept, idx);
                kept += 1;
            }
        }
        self.ranked.truncate(kept);
        kept == first
    }

    /// Makes the next move that is worth a search. The value of the node, if there is none.
    pub(super) fn next_move(&mut self) -> Option<Value> {
        let ply = self.nodes.len() - 1;
        if self.nodes[ply].next == self.nodes[ply].end && self.list.len() == self.nodes[ply].first {
            // The pass has been tried; the moves have not been listed yet.
            let known = self.table.get(self.nodes[ply].key);
            return self.expand(ply, known);
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
            if node.is_quiescent() && self.is_futile_capture(&node, &it) {
                continue;
            }
            let arrival = self.make(it);
            if !arrival.check && self.is_futile(&node, &it, number) {
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
    fn bring_forward(&mut self, node: &Node) {
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
        let enough = 3 + depth * depth + n * depth / 16;
        let late = self.techniques.late_moves && number > enough;
        let hopeless = node.estimate + it.gain.max(0) + SLACK / 2 + PER_PLY * node.task.depth <= node.task.alpha;
        late || self.techniques.futility && hopeless && it.gain <= 0 && number > 0
    }

    /// Opens the position after a move that was just made.
    fn open_child(&mut self, node: &Node, it: Ranked, arrival: Arrival, number: usize) {
        let Task { alpha, beta, depth } = node.task;
        let ply = self.nodes.len() - 1;
        if node.is_quiescent() {
            return self.search(arrival, Pending::Full(it), depth - 1, (alpha, beta));
        }
        let extends = arrival.check && (ply as i32) < 2 * self.root_depth;
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
    fn reduction(&self, node: &Node, it: &Ranked, arrival: &Arrival, number: usize) -> i32 {
        let n = node.end - node.start;
        let quiet = it.gain <= 0 || it.order < 0;
        let whole = !self.techniques.selection || node.task.depth < 3 || !quiet;
        if whole || node.arrival.check || arrival.check || number < 2 + n / 16 {
            return 0;
        }
        let mut less = f64::from(node.task.depth).ln() * (number as f64).ln() / 2.1;
        less -= f64::from(self.ordering.history(it.place)) / 8192.0;
        if node.has_window() || it.order >= KILLER {
            less -= 1.0;
        }
        (less as i32).clamp(0, node.task.depth - 2)
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

/// Where a move begins.
fn start_of(it: CompactMove, to: Sq) -> Sq {
    match it {
        CompactMove::Unaffected { from, .. } | CompactMove::Entry { from, .. } => from,
        CompactMove::Drop { .. } | CompactMove::Written(_) => to,
    }
}

/// Worse than every position.
const _: () = assert!(INFINITE > WIN && MOST < WIN_BOUND);
