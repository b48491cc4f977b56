//! `mustCapture`: captures are compulsory. Royal safety is asked first.

use crate::hook_order::DutyStage;
use crate::prelude::*;
use crate::prose::sides;
use engine::hooks::Duty;
use engine::moves::move_list::Moves;

/// Captures are compulsory.
pub const RULE: Rule = Rule {
    name: "must capture",
    keys: &[Key::flag("mustCapture").per_side()],
    asked: Asked::ByKey,
    read,
    codes: &["must-capture"],
};

/// By side: whether it must capture.
#[derive(Debug)]
struct MustCapture([bool; 2]);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let sides = builder.settings.flag_by_side("mustCapture", false);
    if sides == [false, false] { None } else { Some(Box::new(MustCapture(sides))) }
}

impl ActiveRule for MustCapture {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.duty(DutyStage::Capture, *self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (side, _) in sides(self.0).into_iter().filter(|it| it.1) {
            words.tell(Topic::Captures, msg!("must-capture-side", side = side));
        }
    }
}

impl Duty for MustCapture {
    fn rank(&self, _variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> Option<i64> {
        let side = position.turn();
        let takes = moves.victims(idx).iter().any(|it| !it.unloaded && it.piece.is(side.other()));
        self.0[side].then_some(i64::from(takes))
    }

    fn reason(&self, _variant: &Variant, allowed: Vec<(Sq, MarkRole)>) -> Reason {
        Reason { code: "must-capture", message: msg!("reason-must-capture"), marks: allowed }
    }
}
