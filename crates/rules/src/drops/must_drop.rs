//! Set-up phases: while pieces must be placed, only drops are legal. Where they may be dropped is another file.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::hooks::Duty;
use engine::ids::{Sq, TypeId, TypeSet};
use engine::moves::candidate::Turn;
use engine::moves::move_list::Moves;
use engine::position::Position;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("mustDrop", "types or *").doc("While the side to move has a piece of these types in hand, only drops are legal for it; if none is possible, it may move.").per_side().adds_up()];

/// Prefers drops.
#[derive(Debug)]
struct MustDrop {
    /// By side.
    types: [TypeSet; 2],
}

/// Reads the key.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Duty>> {
    let types = builder.settings.types_by_side("mustDrop");
    types.iter().any(|it| !it.is_empty()).then(|| Box::new(MustDrop { types }) as Box<dyn Duty>)
}

impl Duty for MustDrop {
    fn is_done_by(&self, variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> bool {
        let side = position.turn();
        let kinds = (1..variant.types.len()).map(|it| TypeId(it as u8));
        let waiting = kinds.into_iter().any(|it| self.types[side.index()].has(it) && position.hand(side, it) > 0);
        waiting && moves.item(idx).turn == Turn::Drop
    }

    fn reason(&self, _rules: &Variant, _allowed: Vec<(Sq, MarkRole)>) -> Reason {
        let sentence = "First place the pieces you still have in hand.".into();
        Reason { code: "must-drop", sentence, marks: Vec::new() }
    }
}

/// Says what must be dropped first.
pub fn words(words: &mut Words<'_>) {
    let types = words.builder.settings.types_or_all("mustDrop");
    if !types.is_empty() {
        let what = words.any_of(types);
        words.say(
            Topic::Drops,
            format!("A side that holds {what} in hand must drop one if it can; before that it may not move."),
        );
    }
}
