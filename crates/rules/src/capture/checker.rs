//! `checker=`: captures by jumping over a piece to the square behind it. Chains of jumps are plain move notation.

use definition::Severity;

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::ids::Player;
use engine::program::walker::transform::half;
use engine::program::{Branch, Gait, MoveStart, NodeId, Powers, Steps};

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("checker", "leaps, after a piece")
    .doc("The piece makes these leaps over an enemy in the exact middle, which is captured.")
    .below_piece()
    .gives_moves()];

/// Adds the jumps to the programs.
pub fn tables(builder: &mut Builder<'_>) {
    for kind in builder.kinds() {
        let Some(setting) = builder.settings.of_piece(kind.index(), "checker").next_back() else { continue };
        for side in Player::BOTH {
            let moves = builder.program(&setting.value, side, &setting.value_place);
            let (singles, mut others) = moves.singles();
            for it in singles {
                let leap = it.leg.range == (1, 1) && it.leg.gait == Gait::default();
                let middle = half(it.step(), &mut builder.variant.movement.topology).filter(|_| leap);
                let Some(step) = middle else {
                    others = true;
                    continue;
                };
                let jump = |powers, next| Branch {
                    steps: Steps::Straight(step),
                    powers,
                    next,
                    next_toggled: next,
                    ..it.leg.clone()
                };
                let landing = jump(it.leg.powers, NodeId::END);
                let program = &mut builder.variant.movement.programs[side.index()][kind.index()];
                let next = program.push_node(vec![landing]);
                let node = program.push_node(vec![jump(Powers::TAKE, next)]);
                program.push_move(MoveStart::Legs(node), it.virgin);
            }
            if others && side == Player::White {
                let message = "checker takes leaps with a square in their exact middle; the rest is ignored.".into();
                builder.settings.report(
                    Severity::Warning,
                    "xbetza.modifier",
                    message,
                    None,
                    setting.value_place.clone(),
                );
            }
        }
    }
}

/// Says which pieces jump.
pub fn words(words: &mut Words<'_>) {
    for kind in words.builder.kinds() {
        let Some(setting) = words.builder.settings.of_piece(kind.index(), "checker").next_back() else { continue };
        let (name, how) = (words.one(kind), words.steps(&setting.value));
        words.say(Topic::Captures, format!("{name} also captures as in draughts: it leaps ({how}) over an enemy in the exact middle, which is taken."));
    }
}
