//! `rifle=`: captures without moving, as `cab` and `caib` say them. Other locust captures are other files.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::ids::Player;
use engine::program::walker::transform::way_back;
use engine::program::{Branch, MoveStart, Powers};

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("rifle", "moves, after a piece")
    .doc("The piece captures with these leaps and slides without moving.")
    .below_piece()
    .gives_moves()];

/// Adds the shots to the programs.
pub fn tables(builder: &mut Builder<'_>) {
    for kind in builder.kinds() {
        let Some(setting) = builder.settings.of_piece(kind.index(), "rifle").next_back() else { continue };
        for side in Player::BOTH {
            let moves = builder.program(&setting.value, side, &setting.value_place);
            let (singles, others) = moves.singles();
            if others && side == Player::White {
                builder.only_simple("rifle", setting);
            }
            for it in singles {
                let powers = it.leg.powers.and(Powers::TAKE.or(Powers::TAKE_OWN).or(Powers::TAKE_ROYAL));
                if powers.is_empty() {
                    continue;
                }
                let back = way_back(&it.leg, &mut builder.variant.movement.topology);
                let program = &mut builder.variant.movement.programs[side.index()][kind.index()];
                let next = program.push_node(vec![back]);
                let shot = Branch { powers, next, next_toggled: next, ..it.leg };
                let node = program.push_node(vec![shot]);
                program.push_move(MoveStart::Legs(node), it.virgin);
            }
        }
    }
}

/// Says which pieces shoot.
pub fn words(words: &mut Words<'_>) {
    for kind in words.builder.kinds() {
        let Some(setting) = words.builder.settings.of_piece(kind.index(), "rifle").next_back() else { continue };
        let (name, how) = (words.one(kind), words.steps(&setting.value));
        words.say(
            Topic::Captures,
            format!("{name} shoots: it captures without leaving its square what it could reach so: {how}."),
        );
    }
}
