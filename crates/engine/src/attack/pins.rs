//! Which squares keep a royal safe, so that most moves need not be tried. `pin_search` works them out.

use crate::ids::{Sq, TypeSet};
use crate::moves::candidate::Turn;
use crate::moves::move_list::Item;
use crate::moves::patch::Edit;
use crate::position::Position;

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
pub struct Pins {
    leaving: Vec<u64>,
    filling: Vec<u64>,
    /// Whether there are any that may not be filled.
    guards: bool,
    /// In check: where the attacker may be taken or blocked.
    answers: Vec<u64>,
    safety: Safety,
    /// The royal whose safety is known, where it is the only one.
    royal: Option<Sq>,
}

impl Pins {
    /// Begins anew, with nothing known.
    pub fn clear(&mut self, n_squares: usize) {
        for it in [&mut self.leaving, &mut self.filling, &mut self.answers] {
            it.clear();
            it.resize(n_squares.div_ceil(64), 0);
        }
        self.guards = false;
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

    /// Whether some square may not be filled without asking.
    #[inline]
    #[must_use]
    pub fn guards(&self) -> bool {
        self.guards
    }

    /// Whether a square may be filled without asking, also by taking what stands there: unless a rank or a walk matters,
    /// a piece that replaces another blocks as that did.
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
    pub fn bar(&mut self, sq: Sq) {
        self.guards = true;
        mark(&mut self.filling, sq);
    }

    /// Marks a square where the attacker may be taken or blocked.
    pub(super) fn answer(&mut self, sq: Sq) {
        mark(&mut self.answers, sq);
    }

    /// Marks a square that may not be left without asking.
    pub fn guard(&mut self, sq: Sq) {
        mark(&mut self.leaving, sq);
    }

    /// Whether a move that leaves a royal alone surely leaves it safe. The royal must be safe before it.
    #[must_use]
    pub fn holds(&self, royals: TypeSet, position: &Position, item: &Item, patch: &[Edit]) -> bool {
        let royal = royals.has(item.kind) || royals.has(item.becomes);
        if royal || item.turn == Turn::Castle {
            return false;
        }
        let mut n_puts = 0;
        for edit in patch {
            let Edit::Put(sq, content) = *edit else { continue };
            n_puts += 1;
            if !content.is_empty() && (!content.is(position.turn()) || royals.has(content.kind())) {
                return false;
            }
            let there = position.at(sq);
            if there.is(position.turn()) && royals.has(there.kind()) {
                return false;
            }
            // Leaving a square and filling one are asked. So would a piece that is left behind, but no rule shall have
            // to ask whether it does.
            let (marked, is_end) = match (content.is_empty(), position.at(sq).is_empty()) {
                (_, false) if sq == item.from => (has(&self.leaving, sq), true),
                (true, _) => (has(&self.leaving, sq), false),
                (false, _) => (has(&self.filling, sq), sq == item.to),
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
