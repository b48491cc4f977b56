//! Questions about positions that differ a little, without a move.

use crate::board::occupant::Occupant;
use crate::ids::Sq;
use crate::moves::patch::{Edit, FactId};
use crate::position::hashing::{fact_key, put_key, right_key};
use crate::position::{Position, Right};

impl Position {
    /// Answers a question about the board as if a piece had gone to another square. Nothing but what stands on the two
    /// squares changes for it, and nothing may be captured in passing.
    pub fn as_if<T>(&mut self, from: Sq, to: Sq, ask: impl FnOnce(&Self) -> T) -> T {
        let (piece, taken) = (self.board[from.index()], self.board[to.index()]);
        self.board[from.index()] = Occupant::EMPTY;
        self.board[to.index()] = piece.moved();
        let rights = std::mem::take(&mut self.rights);
        let res = ask(self);
        self.rights = rights;
        self.board[to.index()] = taken;
        self.board[from.index()] = piece;
        res
    }

    /// Answers a question about the board as if two squares, which may be one, held something else.
    pub fn suppose<T>(&mut self, puts: [(Sq, Occupant); 2], ask: impl FnOnce(&mut Self) -> T) -> T {
        let before = puts.map(|(sq, new)| std::mem::replace(&mut self.board[sq.index()], new));
        let res = ask(self);
        for ((sq, _), old) in puts.iter().zip(before).rev() {
            self.board[sq.index()] = old;
        }
        res
    }

    /// The same as if a patch had been played. `None` if it does more than to put a few pieces.
    pub fn as_if_put<T>(&mut self, patch: &[Edit], ask: impl FnOnce(&Self) -> T) -> Option<T> {
        let mut before = [Occupant::EMPTY; 4];
        if patch.len() > before.len() || !patch.iter().all(|it| matches!(it, Edit::Put(..))) {
            return None;
        }
        let puts =
            || patch.iter().filter_map(|it| if let Edit::Put(sq, new) = it { Some((sq.index(), *new)) } else { None });
        for ((at, new), old) in puts().zip(&mut before) {
            *old = std::mem::replace(&mut self.board[at], new);
        }
        let rights = std::mem::take(&mut self.rights);
        let res = ask(self);
        self.rights = rights;
        for ((at, _), old) in puts().zip(before) {
            self.board[at] = old;
        }
        Some(res)
    }

    /// What to combine the hash with, by exclusive or, to get that of the position with `other` on a square.
    #[must_use]
    pub fn hash_of_put(&self, sq: Sq, other: Occupant) -> u64 {
        put_key(sq, self.at(sq)) ^ put_key(sq, other)
    }

    /// The same for the position without a right.
    #[must_use]
    pub fn hash_of_right(&self, right: Right) -> u64 {
        right_key(right)
    }

    /// The same for the position with a fact at its start value.
    #[must_use]
    pub fn hash_of_fact(&self, id: FactId) -> u64 {
        fact_key(id, self.fact(id)) ^ fact_key(id, self.specs[usize::from(id.0)].start)
    }
}
