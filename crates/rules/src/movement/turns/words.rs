//! Turns of several moves in words.

use crate::movement::turns::{TurnCheck, TurnPiece, TurnSettings};
use crate::prelude::*;

/// What `turnChange` says.
pub(super) const UNCHANGED: &str = "A turn may not leave the board as it was before it.";

impl TurnSettings {
    /// Tells how many moves a turn has, who makes them and what a check does.
    pub(super) fn tell(&self, words: &mut Words<'_>) {
        self.tell_length(words);
        self.tell_counting(words);
        match self.piece {
            TurnPiece::Any => {}
            TurnPiece::Same => words.say(Topic::Moving, "One piece makes all moves of a turn."),
            TurnPiece::Each => words.say(Topic::Moving, "Each move of a turn is made by another piece."),
            TurnPiece::Other => words.say(Topic::Moving, "No piece makes two moves of a turn one after another."),
        }
        if !self.last.is_empty() {
            let who = words.any_of(self.last);
            words
                .say(Topic::Moving, format!("{who} makes the last move of a turn, and another piece those before it."));
        }
        let check = match self.check {
            TurnCheck::Free => None,
            TurnCheck::Ends => Some("A check ends the turn."),
            TurnCheck::Last => Some("Only the last move of a turn may give check."),
        };
        if let Some(it) = check {
            words.say(Topic::Check, it);
        }
        if self.chain {
            words.say(Topic::Captures, "A capture en passant may follow another one in the same turn.");
        }
    }

    /// Tells what counts as a move, and that a turn has to change something.
    fn tell_counting(&self, words: &mut Words<'_>) {
        if self.counts_pieces {
            let sentence = "Each piece that a move pushes, pulls or swaps counts as one more move of the turn.";
            words.say(Topic::Moving, sentence);
        }
        if self.board.is_some() {
            words.say(Topic::Moving, UNCHANGED);
        }
    }

    fn tell_length(&self, words: &mut Words<'_>) {
        let length = self.length;
        if length.growth > 0 {
            let sentence = format!(
                "The first turn has {}, and each turn has {} more than the last turn of the other side.",
                moves(self.first),
                moves(length.growth),
            );
            return words.say(Topic::Moving, sentence);
        }
        for (side, n) in by_side(length.moves) {
            words.say(Topic::Moving, format!("{side} makes {} in each turn.", moves(n)));
        }
        if self.first < length.moves[words.builder.variant.start.setup.turn] {
            words.say(Topic::Moving, format!("The first turn of the game has {}.", moves(self.first)));
        }
    }
}

/// `one move`, `3 moves`.
fn moves(n: i32) -> String {
    if n == 1 { "one move".to_owned() } else { format!("{n} moves") }
}
