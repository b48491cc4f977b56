//! `checker=`: captures by jumping over a piece to the square behind it. Chains of jumps are plain move notation.

use definition::Setting;

use crate::prelude::*;
use crate::support::added_moves::AddedMoves;
use engine::program::walker::transform::{Single, half};
use engine::program::{Branch, Gait, MoveStart, NodeId, Powers, Steps};

/// Captures by jumping over a piece.
pub const RULE: Rule = Rule {
    name: "checker",
    keys: &[Key::of("checker", "leaps, after a piece")
        .doc("The piece makes these leaps over an enemy in the exact middle, which is captured.")
        .below_piece()
        .gives_moves()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    AddedMoves::read(builder, "checker", add_all, |name, how| {
        format!(
            "{name} also captures as in draughts: it leaps ({how}) over an enemy in the exact middle, which is taken."
        )
    })
}

/// Adds the jumps of a type to its program.
fn add_all(builder: &mut Builder<'_>, side: Player, kind: TypeId, setting: &Setting) {
    let (singles, mut others) = builder.program(&setting.part(), side).singles();
    for it in singles {
        others |= !add(builder, side, kind, it);
    }
    if others && side == Player::White {
        let message = "checker takes leaps with a square in their exact middle; the rest is ignored.".into();
        builder.settings.report(Severity::Warning, "xbetza.modifier", message, None, setting.value_place.clone());
    }
}

/// Adds one jump; `false` if it is no leap with a square in its exact middle.
fn add(builder: &mut Builder<'_>, side: Player, kind: TypeId, leap: Single) -> bool {
    let is_leap = leap.leg.range == (1, 1) && leap.leg.gait == Gait::empty();
    let middle = half(leap.step(), &mut builder.variant.movement.topology).filter(|_| is_leap);
    let Some(step) = middle else { return false };
    let jump =
        |powers, next| Branch { steps: Steps::Straight(step), powers, next, next_toggled: next, ..leap.leg.clone() };
    let landing = jump(leap.leg.powers, NodeId::END);
    let program = &mut builder.variant.movement.programs[side][kind.index()];
    let next = program.push_node(vec![landing]);
    let node = program.push_node(vec![jump(Powers::TAKE, next)]);
    program.push_move(MoveStart::Legs(node), leap.virgin);
    true
}
