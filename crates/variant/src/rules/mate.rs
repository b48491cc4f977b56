//! No legal move: checkmate or stalemate, and what they are worth.

use crate::compile::Builder;
use crate::ids::Player;
use crate::rules::{Case, Judge, Key, Verdict};

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key { name: "checkmate", value: "loss, win or draw", default: "loss", doc: "The result for a side that is mated." },
    Key { name: "stalemate", value: "draw, loss or win", default: "draw", doc: "The result for a side that cannot move and is not in check." },
];

/// A result seen from the side that cannot move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Loss,
    Win,
    Draw,
}

/// Ends the game when the side to move has no legal move.
#[derive(Debug)]
pub struct Mate {
    checkmate: Value,
    stalemate: Value,
}

/// Reads the keys.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Judge>> {
    let reader = &mut builder.reader;
    let words = [("loss", Value::Loss), ("win", Value::Win), ("draw", Value::Draw)];
    let checkmate = reader.word("checkmate", &words, Value::Loss, None);
    let stalemate = reader.word("stalemate", &words, Value::Draw, Some(Value::Loss));
    Some(Box::new(Mate { checkmate, stalemate }))
}

impl Judge for Mate {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        if case.can_move {
            return None;
        }
        let side = case.position.turn();
        let (value, reason, what) = if case.in_check {
            (self.checkmate, "mate", "is checkmated")
        } else {
            (self.stalemate, "stalemate", "has no legal move")
        };
        let winner = match value {
            Value::Loss => Some(side.other()),
            Value::Win => Some(side),
            Value::Draw => None,
        };
        let result = winner.map_or("The game is drawn.".into(), |it: Player| format!("{} wins.", it.name()));
        let squares = case.position.royals(side).to_vec();
        Some(Verdict { winner, reason, sentence: format!("{} {what}. {result}", side.name()), squares })
    }
}
