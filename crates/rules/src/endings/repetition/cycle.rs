//! The moves between the first and the last time that a position counted.

use crate::prelude::*;
use engine::position::Past;

/// The moves of a cycle, as the positions they led to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cycle<'p> {
    /// One entry for each move, in order.
    pub(super) moves: &'p [Past],
}

impl<'p> Cycle<'p> {
    /// The cycle that ends with the last position of a record, if that occurs there for the n-th time.
    pub(super) fn ending_now(past: &'p [Past], times: usize) -> Option<Self> {
        let key = past.last()?.key;
        let mut same = (0..past.len()).rev().filter(|it| past[*it].key == key);
        let first = same.nth(times.checked_sub(1)?)?;
        Some(Self { moves: &past[first + 1..] })
    }

    /// Whether White, and whether Black, gave check with every move.
    pub(super) fn checks(&self) -> [bool; 2] {
        Player::both(|side| {
            let mut own = self.moves.iter().filter(|it| it.mover == side).peekable();
            own.peek().is_some() && own.all(|it| it.check)
        })
    }

    /// The positions before, between and after the moves, `last` being the one after them.
    pub(super) fn boards(&self, last: &Position) -> Vec<Position> {
        let mut cur = last.clone();
        let mut res = vec![cur.clone()];
        for _ in self.moves {
            cur.undo();
            res.push(cur.clone());
        }
        res.into_iter().rev().map(Position::into_root).collect()
    }
}
