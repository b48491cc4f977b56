//! Which moves a node has, in which order they are searched, and which are left out.

use crate::computer::parameters::{
    BAD_CAPTURE, CAPTURE_PLIES, EVASION_PLIES, EXCHANGE_SLACK, GOOD_CAPTURE, ITERATIVE_DEPTH, KILLER, MOST_QUIET_PLIES,
    ONLY_MOVE_HALVES, SQUARE_SHARE, TABLE_MOVE, VICTIM_SHARE,
};
use crate::computer::score::Value;
use crate::computer::transposition::Known;
use crate::computer::tree::Tree;
use crate::computer::tree::node::{Node, Phase};
use crate::ranking::{self, MoveId, Ranked};
use engine::hooks::Case;
use engine::ids::Sq;
use engine::legal::Listing;
use engine::moves::compact_move::CompactMove;
use engine::moves::move_list::Moves;
use engine::verdict::Verdict;

impl Tree {
    /// Lists the moves. The value of the position, if the game is over or nothing is worth a search.
    pub(super) fn expand(&mut self, ply: usize, known: Option<Known>) -> Option<Value> {
        let quiescent = self.nodes[ply].is_quiescent();
        let hint = known.map_or(MoveId::NONE, |it| it.best);
        if !quiescent && ply > 0 && self.list_known(ply, hint) {
            return self.judged(ply, 1);
        }
        let tactical = quiescent && self.list_tactical(ply);
        if !tactical {
            self.list_moves();
        }
        let n = self.list.len() - self.nodes[ply].first;
        if tactical && n == 0 {
            return Some(self.nodes[ply].best);
        }
        if (n == 0 || !quiescent)
            && ply > 0
            && let Some(value) = self.judged(ply, n)
        {
            return Some(value);
        }
        if n == 0 {
            return Some(0);
        }
        // Extension of an only move: it costs no width, and a threat that leaves one answer is worth seeing through (CPW,
        // *One Reply Extensions*).
        let selects = self.techniques.selection;
        let is_near = (ply as i32) < self.root_depth * ONLY_MOVE_HALVES / 2;
        let forced = selects && n == 1 && ply > 0 && !quiescent && is_near;
        let node = &mut self.nodes[ply];
        node.task.depth += i32::from(forced && !node.arrival.check);
        // Internal iterative reduction: without a move from the table the order is poor and a deep search dear. A shallower one
        // leaves a move for the next time (Schröder, *Rebel*; CPW, *Internal Iterative Reductions*).
        if selects && hint == MoveId::NONE && node.task.depth >= ITERATIVE_DEPTH && ply > 0 {
            node.task.depth -= 1;
        }
        if self.tries_checks(ply) {
            self.keep_checks(ply);
        }
        self.rank(ply, hint);
        if quiescent && self.keep_tactical(ply) {
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

    /// Staged move generation: lists the move of the table alone. If it cuts off, as it mostly does, the others need not be
    /// listed (CPW, *Move Generation*). `false`, with nothing done, if it is none.
    fn list_known(&mut self, ply: usize, hint: MoveId) -> bool {
        let Self { variant, position, generator, list, moves, .. } = self;
        let Node { first, start, mark, .. } = self.nodes[ply];
        let Some(from) = hint.origin().filter(|it| it.index() < variant.movement.topology.len()) else { return false };
        if self.needs_moves || !position.at(from).is(position.turn()) {
            return false;
        }
        if !generator.list_from(variant, position, from, moves, list) {
            return false;
        }
        self.rank(ply, hint);
        let found = self.ranked[start..].iter().position(|it| it.id == hint);
        let Some(found) = found else {
            self.list.truncate(first);
            self.ranked.truncate(start);
            self.moves.cut(mark);
            return false;
        };
        self.ranked.swap(start, start + found);
        self.ranked.truncate(start + 1);
        let node = &mut self.nodes[ply];
        (node.next, node.end, node.phase) = (start, start + 1, Phase::Known);
        true
    }

    /// Lists all moves of a node whose first move was listed alone, and has been searched.
    pub(super) fn list_others(&mut self, ply: usize) {
        let Node { first, start, mark, .. } = self.nodes[ply];
        let hint = self.ranked[start].id;
        self.list.truncate(first);
        self.moves.cut(mark);
        self.list_moves();
        self.rank(ply, hint);
        let end = self.ranked.len();
        let node = &mut self.nodes[ply];
        (node.next, node.end, node.phase) = (start, end, Phase::Moves);
        let node = *node;
        self.bring_forward(&node);
        self.nodes[ply].next += 1;
    }

    /// Lists the moves of a leaf that may gain material. `false`, with nothing done, if more is needed.
    fn list_tactical(&mut self, ply: usize) -> bool {
        let Node { arrival, quiet_plies, first, mark, .. } = self.nodes[ply];
        let answers = arrival.check && quiet_plies <= EVASION_PLIES;
        if answers || self.needs_moves || self.tries_checks(ply) {
            return false;
        }
        let Self { variant, position, generator, list, moves, .. } = self;
        let listing = generator.list_tactical(variant, position, moves, list);
        if listing == Listing::Refused {
            return false;
        }
        self.nodes[ply].untried = listing == Listing::Untried;
        let done = self.nodes[ply].untried || list.len() > first;
        if !done {
            // Perhaps there is no move at all.
            list.truncate(first);
            moves.cut(mark);
        }
        done
    }

    pub(super) fn list_moves(&mut self) {
        let Self { variant, position, generator, list, moves, .. } = self;
        let first = moves.len();
        if self.needs_moves || !generator.list(variant, position, moves, list) {
            generator.legal(variant, position, moves);
            list.extend((first..moves.len()).map(|idx| CompactMove::Written(idx as u32)));
        }
    }

    /// What the judges say of a position with so many moves.
    pub(super) fn judged(&mut self, ply: usize, n: usize) -> Option<Value> {
        let Self { variant, position, generator, moves, .. } = self;
        let side = position.turn();
        let node = &self.nodes[ply];
        let in_check = node.arrival.check || n == 0 && generator.in_check(variant, position, side);
        let first = node.mark.n_moves();
        let half = self.visited.half();
        let case = Case { variant, position, can_move: n > 0, in_check, moves, first, half };
        let claimed = |it: &Verdict| variant.hooks.claims[side.index()].contains(&it.reason);
        let verdict = variant.verdicts(case).find(|it| !claimed(it));
        verdict.map(|it| self.value_of(&it, ply))
    }

    /// Works out in which order the moves are searched: the move of the table, captures that lose nothing, killers and the
    /// countermove, quiet moves by history and squares, captures that lose material.
    ///
    /// MVV/LVA: of captures, the most valuable victim first and by the least valuable aggressor, as that more often settles
    /// a position at once (CPW, *MVV-LVA*; *Move Ordering*).
    fn rank(&mut self, ply: usize, hint: MoveId) {
        let node = self.nodes[ply];
        let killers = self.ordering.killers(ply);
        let trail = self.trail(ply);
        let Self { variant, position, list, ranked, moves, evaluator, ordering, .. } = self;
        let countermove = ordering.countermove(trail.last);
        let n_squares = variant.movement.topology.len();
        ranked.truncate(node.start);
        for (idx, compact) in list.iter().copied().enumerate().skip(node.first) {
            let mut it = ranking::describe(variant, position, moves, evaluator, idx, compact);
            it.order = if it.id == hint {
                TABLE_MOVE
            } else if it.gain > 0 {
                let risk = evaluator.value(position.at(start_of(moves, compact, it.to, n_squares)).kind()).max(0);
                GOOD_CAPTURE + it.gain * VICTIM_SHARE - risk
            } else if it.gain < 0 {
                BAD_CAPTURE / 2 + it.gain
            } else if it.id == killers[0] {
                KILLER + 2
            } else if it.id == killers[1] {
                KILLER + 1
            } else if it.id == countermove {
                KILLER
            } else {
                ordering.with_continuations(trail, it.place)
                    + SQUARE_SHARE
                        * evaluator.step(variant, position, start_of(moves, compact, it.to, n_squares), it.place)
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

    /// Whether a capture gives more than it takes.
    fn loses_exchange(&mut self, at: usize) -> bool {
        let it = self.ranked[at];
        let n_squares = self.variant.movement.topology.len();
        let taker = self.position.at(start_of(&self.moves, self.list[it.idx], it.to, n_squares));
        self.evaluator.swing(taker) > it.gain + EXCHANGE_SLACK && self.risks_more(&it, it.gain + EXCHANGE_SLACK)
    }

    /// Keeps what a search of captures looks at. Whether nothing is left of it. Captures that lose material are left out, as
    /// whoever may stand pat will not begin an exchange that it loses, and so, deep below the leaves, is everything but
    /// taking back (CPW, *Quiescence Search*).
    fn keep_tactical(&mut self, ply: usize) -> bool {
        let node = self.nodes[ply];
        let first = node.start;
        if node.arrival.check && node.quiet_plies <= EVASION_PLIES {
            return false;
        }
        if !self.variant.hooks.duties.is_empty() {
            let compulsory = self.ranked[first..].iter().all(|it| it.gain != 0);
            if compulsory && node.quiet_plies < CAPTURE_PLIES {
                return false;
            }
            let node = &mut self.nodes[ply];
            node.best = node.estimate;
            node.task.alpha = node.task.alpha.max(node.estimate);
            if !self.techniques.quiescence || node.best >= node.task.beta || node.quiet_plies >= MOST_QUIET_PLIES {
                return true;
            }
        }
        let deep = node.quiet_plies >= CAPTURE_PLIES || !self.techniques.all_captures;
        let is_tactical = |it: &Ranked| it.gain > 0 && it.order > 0 && (!deep || it.to == node.arrival.to);
        let tries_checks = self.tries_checks(ply);
        let mut kept = first;
        for idx in first..self.ranked.len() {
            let it = self.ranked[idx];
            if is_tactical(&it) || tries_checks && self.is_good_check(&it) {
                self.ranked.swap(kept, idx);
                kept += 1;
            }
        }
        self.ranked.truncate(kept);
        kept == first
    }
}

/// Where a move begins, or where it ends if it does not begin on the board.
fn start_of(moves: &Moves, it: CompactMove, to: Sq, n_squares: usize) -> Sq {
    match it {
        CompactMove::Unaffected { from, .. } | CompactMove::Entry { from, .. } => from,
        CompactMove::Drop { .. } => to,
        CompactMove::Written(idx) => {
            Some(moves.item(idx as usize).from).filter(|it| it.index() < n_squares).unwrap_or(to)
        }
    }
}
