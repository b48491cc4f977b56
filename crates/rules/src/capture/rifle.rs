//! `rifle=`: captures without moving, as `cab` and `caib` say them.

use definition::Setting;

use crate::prelude::*;
use crate::support::added_moves::AddedMoves;
use engine::program::walker::transform::way_back;
use engine::program::{Branch, MoveStart, Powers};

/// Captures without moving.
pub const RULE: Rule = Rule {
    name: "rifle",
    keys: &[Key::of("rifle", "moves, after a piece")
        .doc("The piece captures with these leaps and slides without moving.")
        .below_piece()
        .gives_moves()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    AddedMoves::read(builder, "rifle", add, |name, how| {
        format!("{name} captures without moving (rifle capture): {how}.")
    })
}

/// Adds the shots of a type to its program.
fn add(builder: &mut Builder<'_>, side: Player, kind: TypeId, setting: &Setting) {
    let (singles, others) = builder.program(&setting.part(), side).singles();
    if others && side == Player::White {
        builder.only_simple("rifle", setting);
    }
    for it in singles {
        let powers = it.leg.powers & (Powers::TAKE | Powers::TAKE_OWN | Powers::TAKE_ROYAL);
        if powers.is_empty() {
            continue;
        }
        let back = way_back(&it.leg, &mut builder.variant.movement.topology);
        let program = &mut builder.variant.movement.programs[side][kind.index()];
        let next = program.push_node(vec![back]);
        let shot = Branch { powers, next, next_toggled: next, ..it.leg };
        let node = program.push_node(vec![shot]);
        program.push_move(MoveStart::Legs(node), it.virgin);
    }
}
