//! Which squares keep a royal safe, worked out once per position, so that most moves need not be tried.

use super::{Attacks, Between, Line};
use crate::draft::Turn;
use crate::ids::{Player, Sq, TypeSet};
use crate::movement::Movement;
use crate::moves::Item;
use crate::patch::Edit;
use crate::position::Position;
use crate::rules::Rules;
use crate::topology::{Topology, VecId};

/// What is known about the safety of the royals of the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Safety {
    /// Each move must be tried.
    #[default]
    Unknown,
    /// They are safe; moves that touch no marked square keep them so.
    Safe,
    /// One piece attacks the only royal; what does not answer that is illegal.
    Check,
    /// Nothing can be done to them.
    Free,
}

/// Squares that may not be left, and squares that may not be filled, without asking whether the royal is safe.
#[derive(Clone, Debug, Default)]
pub struct Shield {
    leaving: Vec<u64>,
    filling: Vec<u64>,
    /// In check: where the attacker may be taken or blocked.
    answers: Vec<u64>,
    safety: Safety,
    /// The royal whose safety is known, where it is the only one.
    royal: Option<Sq>,
}

impl Shield {
    /// Begins anew, with nothing known.
    pub fn clear(&mut self, n_squares: usize) {
        for it in [&mut self.leaving, &mut self.filling, &mut self.answers] {
            it.clear();
            it.resize(n_squares.div_ceil(64), 0);
        }
        self.safety = Safety::Unknown;
        self.royal = None;
    }

    /// What is known.
    #[inline]
    #[must_use]
    pub fn safety(&self) -> Safety {
        self.safety
    }

    /// Says what is known, and the only royal.
    pub fn settle(&mut self, safety: Safety, royal: Option<Sq>) {
        (self.safety, self.royal) = (safety, royal);
    }

    /// The only royal, if its safety on another square can be told from the board alone.
    #[inline]
    #[must_use]
    pub fn royal(&self) -> Option<Sq> {
        self.royal
    }

    /// Whether a piece may leave a square without asking.
    #[inline]
    #[must_use]
    pub fn may_leave(&self, sq: Sq) -> bool {
        !has(&self.leaving, sq)
    }

    /// Whether some empty square may not be filled without asking.
    #[must_use]
    pub fn guards(&self) -> bool {
        self.filling.iter().any(|it| *it != 0)
    }

    /// Whether an empty square may be filled without asking.
    #[inline]
    #[must_use]
    pub fn may_fill(&self, sq: Sq) -> bool {
        !has(&self.filling, sq)
    }

    /// Whether a piece of the side that arrives on a square leaves the royal in check.
    #[inline]
    #[must_use]
    pub fn is_no_answer(&self, sq: Sq) -> bool {
        self.safety == Safety::Check && !has(&self.answers, sq)
    }

    /// Marks a square that may not be filled without asking.
    pub fn keep_empty(&mut self, sq: Sq) {
        mark(&mut self.filling, sq);
    }

    /// Marks a square that may not be left without asking.
    pub fn guard(&mut self, sq: Sq) {
        mark(&mut self.leaving, sq);
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
            if !content.is_empty() && (!content.is(position.turn()) || rules.royal.has(content.kind())) {
                return false;
            }
            let there = position.at(sq);
            if there.is(position.turn()) && rules.royal.has(there.kind()) {
                return false;
            }
            // Leaving a square and filling an empty one are asked; a piece that replaces another blocks as that did. So
            // would a piece that is left behind, but no rule shall have to ask whether it does.
            let (marked, is_end) = match (content.is_empty(), position.at(sq).is_empty()) {
                (_, false) if sq == item.from => (has(&self.leaving, sq), true),
                (true, _) => (has(&self.leaving, sq), false),
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
    /// Adds what keeps a royal safe from the other side. The attackers along lines; `None` if they cannot be told from
    /// the lines alone.
    pub fn shield(
        &self,
        rules: &Rules,
        position: &Position,
        royal: Sq,
        by: Player,
        shield: &mut Shield,
    ) -> Option<Attackers> {
        let walkers = &self.walkers[by.index()];
        if !walkers.is_empty() && position.pieces(by).any(|it| walkers.has(position.at(it).kind())) {
            return None;
        }
        let mut res = Attackers::None;
        if !rules.movement.is_haven(position.at(royal), royal) {
            for line in &self.lines[by.index()] {
                if let Some(it) = line.shield(&rules.movement, position, royal, by, shield) {
                    line.answers(&rules.movement.topology, position, royal, it, shield);
                    res = if res == Attackers::None { Attackers::One } else { Attackers::Many };
                }
            }
        }
        // An attack that some rule does not allow now may be allowed after any move.
        (res == Attackers::None || self.doubtful.is_empty()).then_some(res)
    }

    /// Marks the squares that may not be filled without asking because a piece of one of the types, put there, might
    /// attack a square. `false`, with nothing of use marked, if that cannot be told from open lines alone, or if the
    /// square is attacked already.
    pub fn guard_from(
        &self,
        rules: &Rules,
        position: &Position,
        target: Sq,
        (by, kinds): (Player, &TypeSet),
        shield: &mut Shield,
    ) -> bool {
        if !self.walkers[by.index()].is_empty() {
            return false;
        }
        let movement = &rules.movement;
        self.lines[by.index()].iter().all(|line| {
            if matches!(line.between, Between::OneMount | Between::MountNext) {
                return false;
            }
            if line.attacker(movement, position, target, by).is_some() {
                return false;
            }
            let longest = kinds.iter().map(|it| line.ranges[it.index()]).max().unwrap_or(0);
            let mut cur = target;
            for _ in 0..longest {
                cur = movement.topology.step(line.back, cur);
                if cur == Sq::NONE || cur == target || !position.at(cur).is_empty() {
                    break;
                }
                shield.keep_empty(cur);
            }
            true
        })
    }

    /// Whether the tables tell the attacks of a side on any square, whatever stands where.
    #[must_use]
    pub fn are_certain(&self) -> bool {
        self.doubtful.is_empty()
    }
}

/// How many lines of attack lead to a royal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attackers {
    /// None.
    None,
    /// One.
    One,
    /// Several.
    Many,
}

impl Line {
    /// Marks where the attack of the piece on a square can be answered: by taking it, by a piece in between, or, which
    /// must be tried, by a piece that goes away from there.
    fn answers(&self, topology: &Topology, position: &Position, royal: Sq, from: Sq, shield: &mut Shield) {
        mark(&mut shield.answers, from);
        let mut between = |sq: Sq| {
            if sq != Sq::NONE {
                mark(if position.at(sq).is_empty() { &mut shield.answers } else { &mut shield.leaving }, sq);
            }
        };
        if let Between::Path(path, _) = &self.between {
            path.iter().for_each(|step| between(topology.step(*step, from)));
            return;
        }
        let mut cur = topology.step(self.back, royal);
        while cur != from && cur != Sq::NONE {
            between(cur);
            cur = topology.step(self.back, cur);
        }
    }

    /// Marks what a change of one square of this line could let through. Where the piece stands that attacks now.
    fn shield(
        &self,
        movement: &Movement,
        position: &Position,
        royal: Sq,
        by: Player,
        shield: &mut Shield,
    ) -> Option<Sq> {
        let mut pieces = Pieces { line: self, movement, position, target: royal, cur: royal, n: 0 };
        if self.between != Between::Clear {
            self.shield_over(&mut pieces, by, shield);
            return self.attacker(movement, position, royal, by);
        }
        let first = pieces.next()?;
        if position.at(first.0).is(by) {
            return self.hits(movement, position, first, royal, by).then_some(first.0);
        }
        if pieces.next().is_some_and(|it| self.hits(movement, position, it, royal, by)) {
            mark(&mut shield.leaving, first.0);
        }
        None
    }

    /// The same for lines on which something must stand.
    fn shield_over(&self, pieces: &mut Pieces<'_>, by: Player, shield: &mut Shield) {
        let Pieces { movement, position, target: royal, .. } = *pieces;
        match &self.between {
            Between::Clear => {}
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
                    // A piece put next to the royal would be the mount; the first piece itself may go there.
                    let attacks = |it| self.hits(movement, position, it, royal, by);
                    if attacks(first) || pieces.next().is_some_and(attacks) {
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
