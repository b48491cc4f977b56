//! Which squares keep a royal safe, worked out once per position, so that most moves need not be tried.

use super::{Attacks, Between, Line};
use crate::draft::Turn;
use crate::ids::{Player, Sq};
use crate::movement::Movement;
use crate::moves::Item;
use crate::patch::Edit;
use crate::position::Position;
use crate::rules::Rules;
use crate::topology::VecId;

/// Squares that may not be left, and squares that may not be filled, without asking whether the royal is safe.
#[derive(Clone, Debug, Default)]
pub struct Shield {
    leaving: Vec<u64>,
    filling: Vec<u64>,
}

impl Shield {
    fn clear(&mut self, n_squares: usize) {
        for it in [&mut self.leaving, &mut self.filling] {
            it.clear();
            it.resize(n_squares.div_ceil(64), 0);
        }
    }

    /// Whether a move that leaves a royal alone surely leaves it safe. The royal must be safe before it.
    #[must_use]
    pub fn holds(&self, rules: &Rules, position: &Position, item: &Item, patch: &[Edit]) -> bool {
        let royal = rules.royal.has(item.kind) || rules.royal.has(item.becomes);
        if royal || item.turn == Turn::Castle {
            return false;
        }
        let mut n_puts = 0;
        for edit in patch {
            let Edit::Put(sq, content) = *edit else { continue };
            n_puts += 1;
            if !content.is_empty() && !content.is(position.turn()) {
                return false;
            }
            let there = position.at(sq);
            if there.is(position.turn()) && rules.royal.has(there.kind()) {
                return false;
            }
            // Leaving a square and filling an empty one are asked; a piece that replaces another blocks as that did.
            let (marked, is_end) = match (content.is_empty(), position.at(sq).is_empty()) {
                (true, _) => (has(&self.leaving, sq), sq == item.from),
                (false, true) => (has(&self.filling, sq), sq == item.to),
                (false, false) => (false, sq == item.to),
            };
            if marked || !is_end {
                return false;
            }
        }
        n_puts <= 2
    }
}

fn has(set: &[u64], sq: Sq) -> bool {
    set[sq.index() / 64] >> (sq.index() % 64) & 1 != 0
}

fn mark(set: &mut [u64], sq: Sq) {
    set[sq.index() / 64] |= 1 << (sq.index() % 64);
}

impl Attacks {
    /// Works out the shield of the royal on `royal` against the other side. `false` if that cannot be told from the
    /// lines of attack alone.
    pub fn shield(&self, rules: &Rules, position: &Position, royal: Sq, by: Player, shield: &mut Shield) -> bool {
        let walkers = &self.walkers[by.index()];
        if !walkers.is_empty() && position.pieces(by).any(|it| walkers.has(position.at(it).kind())) {
            return false;
        }
        // An attack that some rule does not allow now may be allowed after any move.
        let held_back = |line: &Line| line.attacker(&rules.movement, position, royal, by).is_some();
        if !self.doubtful.is_empty() && self.lines[by.index()].iter().any(held_back) {
            return false;
        }
        shield.clear(rules.movement.topology.len());
        for line in &self.lines[by.index()] {
            line.shield(&rules.movement, position, royal, by, shield);
        }
        true
    }
}

impl Line {
    /// Marks what a change of one square of this line could let through.
    fn shield(&self, movement: &Movement, position: &Position, royal: Sq, by: Player, shield: &mut Shield) {
        let mut pieces = Pieces { line: self, movement, position, target: royal, cur: royal, n: 0 };
        match &self.between {
            Between::Clear => {
                let Some((first, _)) = pieces.next() else { return };
                if !position.at(first).is(by)
                    && pieces.next().is_some_and(|it| self.hits(movement, position, it, royal, by))
                {
                    mark(&mut shield.leaving, first);
                }
            }
            Between::OneMount => {
                let Some(first) = pieces.next() else { return };
                if self.hits(movement, position, first, royal, by) {
                    // A piece put in between would be the mount.
                    fill_between(movement, self.back, royal, first, shield);
                }
                let Some(second) = pieces.next() else { return };
                if pieces.next().is_some_and(|it| self.hits(movement, position, it, royal, by)) {
                    mark(&mut shield.leaving, first.0);
                    mark(&mut shield.leaving, second.0);
                }
            }
            Between::MountNext => {
                let next = movement.topology.step(self.back, royal);
                if next == Sq::NONE {
                    return;
                }
                let occupied = !position.at(next).is_empty();
                let Some(first) = (if occupied { pieces.nth(1) } else { pieces.next() }) else { return };
                if !occupied {
                    if self.hits(movement, position, first, royal, by) {
                        mark(&mut shield.filling, next);
                    }
                } else if pieces.next().is_some_and(|it| self.hits(movement, position, it, royal, by)) {
                    mark(&mut shield.leaving, first.0);
                }
            }
            Between::Path(path, _) => {
                let from = movement.topology.step(self.back, royal);
                if from == Sq::NONE || !self.hits(movement, position, (from, 1), royal, by) {
                    return;
                }
                for step in path {
                    let sq = movement.topology.step(*step, from);
                    if sq != Sq::NONE {
                        mark(&mut shield.leaving, sq);
                    }
                }
            }
        }
    }
}

/// The squares between the royal and a piece at some distance.
fn fill_between(movement: &Movement, back: VecId, royal: Sq, (_, n): (Sq, u16), shield: &mut Shield) {
    let mut cur = royal;
    for _ in 1..n {
        cur = movement.topology.step(back, cur);
        mark(&mut shield.filling, cur);
    }
}

/// The occupied squares along a line with their distances, as far as any attack reaches.
struct Pieces<'a> {
    line: &'a Line,
    movement: &'a Movement,
    position: &'a Position,
    target: Sq,
    cur: Sq,
    n: u16,
}

impl Iterator for Pieces<'_> {
    type Item = (Sq, u16);

    fn next(&mut self) -> Option<Self::Item> {
        while self.n < self.line.longest {
            self.n += 1;
            self.cur = self.movement.topology.step(self.line.back, self.cur);
            if self.cur == Sq::NONE || self.cur == self.target {
                self.n = self.line.longest;
                return None;
            }
            if !self.position.at(self.cur).is_empty() {
                return Some((self.cur, self.n));
            }
        }
        None
    }
}
