//! Moves tried out one after another from a position, and taken back. No record, no notation, no verdict.

use std::sync::Arc;

use crate::legal::Judge;
use crate::moves::{Mark, Moves};
use crate::perft;
use crate::position::Position;
use crate::rules::Rules;

/// Tries moves out. What was listed before a move is still there when it is taken back.
#[derive(Debug)]
pub struct Explorer {
    rules: Arc<Rules>,
    position: Position,
    judge: Judge,
    moves: Moves,
    plies: Vec<Ply>,
    now: Ply,
}

/// One position on the way.
#[derive(Clone, Copy, Debug)]
struct Ply {
    /// Where its moves begin.
    mark: Mark,
    listed: bool,
}

impl Explorer {
    /// Begins at a position. Repetitions of what was before it are not known, as in counting.
    #[must_use]
    pub fn new(rules: Arc<Rules>, mut position: Position) -> Self {
        position.forget();
        position.recall(0);
        let moves = Moves::default();
        let now = Ply { mark: moves.mark(), listed: false };
        Self { rules, position, judge: Judge::default(), moves, plies: Vec::new(), now }
    }

    /// The variant.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many moves were tried to get there.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.plies.len()
    }

    /// Lists the legal moves, unless that was done before, and says how many there are. None if the game is over.
    pub fn list(&mut self) -> usize {
        if !self.now.listed {
            self.now.listed = true;
            perft::list(&self.rules, &mut self.position, &mut self.judge, &mut self.moves);
        }
        self.moves.len() - self.first()
    }

    /// All moves that are listed; those of the current position from `first` on.
    #[must_use]
    pub fn moves(&self) -> &Moves {
        &self.moves
    }

    /// The index in `moves` of the first move of the current position.
    #[must_use]
    pub fn first(&self) -> usize {
        self.now.mark.n_moves()
    }

    /// Counts the positions after so many plies.
    pub fn perft(&mut self, depth: u32) -> u64 {
        perft::perft(&self.rules, &mut self.position, depth)
    }

    /// How many legal moves there are. Quicker than to list them.
    pub fn count(&mut self) -> u64 {
        if self.now.listed {
            return self.list() as u64;
        }
        perft::leaves(&self.rules, &mut self.position, 1, &mut self.judge, &mut self.moves)
    }

    /// Makes the move of a number, from 0 below the length of the list. `false` if there is none.
    pub fn push(&mut self, number: usize) -> bool {
        if number >= self.list() {
            return false;
        }
        let patch = self.moves.patch(self.first() + number);
        self.position.apply(patch);
        self.rules.remember(&mut self.position);
        self.plies.push(self.now);
        self.now = Ply { mark: self.moves.mark(), listed: false };
        true
    }

    /// Takes the last move back. `false` at the start.
    pub fn pop(&mut self) -> bool {
        let Some(before) = self.plies.pop() else { return false };
        self.position.undo();
        self.moves.cut(self.now.mark);
        self.now = before;
        true
    }
}
