//! Captures that are compulsory. Royal safety is asked first.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::hooks::Duty;
use engine::ids::Sq;
use engine::moves::move_list::Moves;
use engine::position::Position;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] =
    &[Key::flag("mustCapture").doc("1: if a legal capture exists, only captures are legal.").per_side()];

/// Prefers captures.
#[derive(Debug)]
struct MustCapture([bool; 2]);

/// Reads the key.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Duty>> {
    let sides = builder.settings.flag_by_side("mustCapture", false);
    sides.contains(&true).then(|| Box::new(MustCapture(sides)) as Box<dyn Duty>)
}

impl Duty for MustCapture {
    fn is_done_by(&self, _rules: &Variant, position: &Position, moves: &Moves, idx: usize) -> bool {
        let side = position.turn();
        !self.0[side.index()] || moves.victims(idx).iter().any(|it| !it.unloaded && it.piece.is(side.other()))
    }

    fn reason(&self, _rules: &Variant, allowed: Vec<(Sq, MarkRole)>) -> Reason {
        Reason { code: "must-capture", sentence: "You must capture if you can.".into(), marks: allowed }
    }
}

/// Says that captures are compulsory.
pub fn words(words: &mut Words<'_>) {
    if words.builder.settings.flag("mustCapture", false) {
        words.say(Topic::Captures, "Capturing is compulsory: a side that can capture must capture.");
    }
}
