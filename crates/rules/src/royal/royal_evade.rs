//! A royal in check may not step away: it may only take the piece that gives check. Other answers are left alone.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::Veto;
use engine::ids::{Player, Sq};
use engine::moves::candidate::Turn;
use engine::moves::move_list::Item;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::walker::{Flow, Victim};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("royalEvade", "any or capture")
    .default("any")
    .doc("capture: while in check a royal may only move by capturing the one piece that gives check.")];

/// Refuses moves of royals in check that do not take the checking piece.
#[derive(Debug)]
pub struct RoyalEvade;

/// Reads the key.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Veto>> {
    let capture = builder.settings.word("royalEvade", &[("any", false), ("capture", true)], false, None);
    (capture && builder.variant.check_rule).then(|| Box::new(RoyalEvade) as Box<dyn Veto>)
}

impl Veto for RoyalEvade {
    fn refuses(
        &self,
        variant: &Variant,
        after: &mut Position,
        item: &Item,
        patch: &[Edit],
        victims: &[Victim],
    ) -> Option<&'static str> {
        if item.turn == Turn::Drop || !variant.royal.has(item.kind) {
            return None;
        }
        after.undo();
        let side = after.turn();
        let checkers = checkers(variant, after, side);
        after.apply(patch);
        let answers = match checkers[..] {
            [] => true,
            [only] => victims.iter().any(|it| it.square == only && !it.unloaded),
            _ => false,
        };
        (!answers).then_some("royal-evade")
    }
}

/// The pieces that attack a royal of the side to move.
fn checkers(variant: &Variant, position: &mut Position, side: Player) -> Vec<Sq> {
    position.set_turn(side.other());
    let mut res: Vec<Sq> = Vec::new();
    let _ = Generator::brief(1).all(variant, position, &mut |candidate| {
        let checks = candidate.threatened().any(|it| it.piece.is(side) && variant.royal.has(it.piece.kind()));
        if checks && !res.contains(&candidate.from) {
            res.push(candidate.from);
        }
        Flow::Continue(())
    });
    position.set_turn(side);
    res
}

/// Says how a royal may answer a check.
pub fn words(words: &mut Words<'_>) {
    if words.builder.settings.word("royalEvade", &[("any", false), ("capture", true)], false, None) {
        words.say(Topic::Check, "A royal piece in check may move only by capturing the one piece that gives check.");
    }
}
