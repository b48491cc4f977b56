//! `advance=`: slides that capture the enemy they would bump into by stopping just before it.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::ids::Player;
use engine::program::{Gait, MoveStart, Powers};

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("advance", "slides, after a piece")
    .doc("The piece slides so and captures the enemy on the next square, without entering it.")
    .below_piece()
    .gives_moves()];

/// Adds the slides to the programs.
pub fn tables(builder: &mut Builder<'_>) {
    for kind in builder.kinds() {
        let Some(setting) = builder.settings.of_piece(kind.index(), "advance").next_back() else { continue };
        for side in Player::BOTH {
            let moves = builder.program(&setting.value, side, &setting.value_place);
            let (singles, mut others) = moves.singles();
            let mut lines = Vec::new();
            for it in singles {
                if it.leg.gait == Gait::default() && it.leg.powers == Powers::MOVE_OR_TAKE && !it.virgin {
                    lines.push((it.step(), it.leg.range.1));
                } else {
                    others = true;
                }
            }
            if others && side == Player::White {
                builder.only_simple("advance", setting);
            }
            if !lines.is_empty() {
                builder.variant.movement.programs[side.index()][kind.index()]
                    .push_move(MoveStart::Advance(lines), false);
            }
        }
    }
}

/// Says which pieces do.
pub fn words(words: &mut Words<'_>) {
    for kind in words.builder.kinds() {
        let Some(setting) = words.builder.settings.of_piece(kind.index(), "advance").next_back() else { continue };
        let (name, how) = (words.one(kind), words.steps(&setting.value));
        let sentence =
            format!("{name} also slides ({how}) up to an enemy and captures it without entering its square.");
        words.say(Topic::Captures, sentence);
    }
}
