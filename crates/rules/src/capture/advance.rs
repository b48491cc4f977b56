//! `advance=`: slides that capture the enemy they would bump into by stopping just before it.

use definition::Setting;

use crate::prelude::*;
use crate::support::added_moves::AddedMoves;
use engine::program::{Gait, MoveStart, Powers};

/// Captures by advance.
pub const RULE: Rule = Rule {
    name: "advance",
    keys: &[Key::of("advance", "slides, after a piece")
        .doc("The piece slides so and captures the enemy on the next square, without entering it.")
        .below_piece()
        .gives_moves()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    AddedMoves::read(builder, "advance", add, |name, how| {
        format!("{name} also slides ({how}) up to an enemy and captures it without entering its square.")
    })
}

/// Adds the slides of a type to its program.
fn add(builder: &mut Builder<'_>, side: Player, kind: TypeId, setting: &Setting) {
    let (singles, mut others) = builder.program(&setting.part(), side).singles();
    let mut lines = Vec::new();
    for it in singles {
        if it.leg.gait == Gait::empty() && it.leg.powers == Powers::MOVE_OR_TAKE && !it.virgin {
            lines.push((it.step(), it.leg.range.1));
        } else {
            others = true;
        }
    }
    if others && side == Player::White {
        builder.only_simple("advance", setting);
    }
    if !lines.is_empty() {
        builder.variant.movement.programs[side][kind.index()].push_move(MoveStart::Advance(lines), false);
    }
}
