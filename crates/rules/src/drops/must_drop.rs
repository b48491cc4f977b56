//! Set-up phases: while pieces must be placed, only drops are legal.

use crate::hook_order::DutyStage;
use crate::prelude::*;
use crate::prose::each_side;
use crate::support::shared::DueDrops;
use engine::hooks::Duty;
use engine::moves::move_list::Moves;

/// Pieces must be dropped before others move.
pub const RULE: Rule = Rule {
    name: "must drop",
    keys: &[Key::of("mustDrop", "types or *").per_side().adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["must-drop"],
};

/// Prefers drops.
#[derive(Debug)]
struct MustDrop {
    /// By side.
    types: [TypeSet; 2],
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let types = builder.settings.types_by_side("mustDrop");
    builder.share(DueDrops(types));
    if types.iter().all(TypeSet::is_empty) { None } else { Some(Box::new(MustDrop { types })) }
}

impl ActiveRule for MustDrop {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.duty(DutyStage::Drop, *self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (side, types) in each_side(self.types).into_iter().filter(|it| !it.1.is_empty()) {
            let pieces = words.any(types);
            let message = match side {
                Some(side) => msg!("must-drop-side", side = side, pieces = pieces),
                None => msg!("must-drop-both", pieces = pieces),
            };
            words.tell(Topic::Drops, message);
        }
    }
}

impl Duty for MustDrop {
    fn rank(&self, variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> Option<i64> {
        let side = position.turn();
        let kinds = (1..variant.pieces.types.len()).map(|it| TypeId(it as u8));
        let waiting = kinds.into_iter().any(|it| self.types[side].has(it) && position.hand(side, it) > 0);
        let item = moves.item(idx);
        Some(i64::from(waiting && item.turn == Turn::Drop && self.types[side].has(item.kind)))
    }

    fn reason(&self, _variant: &Variant, _allowed: Vec<(Sq, MarkRole)>) -> Reason {
        Reason { code: "must-drop", message: msg!("reason-must-drop"), marks: Vec::new() }
    }
}
