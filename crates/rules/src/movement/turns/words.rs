//! Turns of several moves in words.

use crate::movement::turns::{TurnCheck, TurnPiece, TurnRule, TurnSettings};
use crate::prelude::*;

impl TurnRule {
    /// Tells what turns are made of.
    pub(super) fn tell(&self, words: &mut Words<'_>) {
        if let Some(it) = &self.several {
            it.tell_moves(words);
        }
        if self.changes {
            words.tell(Topic::Moving, msg!("turns-change"));
        }
        if let Some(it) = &self.several {
            it.tell(words);
        }
        if self.again.is_some() {
            words.tell(Topic::Captures, msg!("turns-again"));
        }
    }
}

impl TurnSettings {
    /// Tells how many moves a turn has.
    fn tell_moves(&self, words: &mut Words<'_>) {
        self.tell_length(words);
        if self.counts_pieces {
            words.tell(Topic::Moving, msg!("turns-pieces"));
        }
    }

    /// Tells who makes them and what a check does.
    fn tell(&self, words: &mut Words<'_>) {
        match self.piece {
            TurnPiece::Any => {}
            TurnPiece::Same => words.tell(Topic::Moving, msg!("turns-same")),
            TurnPiece::Each => words.tell(Topic::Moving, msg!("turns-each")),
            TurnPiece::Other => words.tell(Topic::Moving, msg!("turns-other")),
        }
        if !self.last.is_empty() {
            words.tell(Topic::Moving, msg!("turns-last", who = words.any(self.last)));
        }
        match self.check {
            TurnCheck::Free => {}
            TurnCheck::Ends => words.tell(Topic::Check, msg!("turns-check-ends")),
            TurnCheck::Last => words.tell(Topic::Check, msg!("turns-check-last")),
        }
        if self.chain {
            words.tell(Topic::Captures, msg!("turns-chain"));
        }
    }

    fn tell_length(&self, words: &mut Words<'_>) {
        let length = self.length;
        if length.growth > 0 {
            let message = msg!("turns-growth", count = self.first, more = length.growth);
            return words.tell(Topic::Moving, message);
        }
        for (side, n) in sides(length.moves) {
            words.tell(Topic::Moving, msg!("turns-length", side = side, count = n));
        }
        if self.first < length.moves[words.builder.variant.start.setup.turn] {
            words.tell(Topic::Moving, msg!("turns-first", count = self.first));
        }
    }
}
