//! A royal in check may not step away: it may only take the piece that gives check.

use crate::builder::Builder;
use crate::hook_order::{Hooks, VetoStage};
use crate::prose::{Topic, Words};
use crate::rule::{ActiveRule, Asked, Key, Rule};
use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Trial, Veto};
use engine::ids::{Player, Sq};
use engine::moves::candidate::Turn;
use engine::position::Position;
use engine::program::walker::Flow;
use engine::variant::Variant;

/// How royals may answer checks.
pub const RULE: Rule = Rule {
    name: "royal evade",
    keys: &[Key::of("royalEvade", "any or capture")
        .default("any")
        .doc("capture: while in check a royal may only move by capturing the one piece that gives check.")],
    asked: Asked::ByKey,
    read,
    codes: &["royal-evade"],
};

/// Refuses moves of royals in check that do not take the checking piece.
#[derive(Debug)]
struct RoyalEvade;

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let capture = builder.settings.word("royalEvade", &[("any", false), ("capture", true)], false, None);
    if capture { Some(Box::new(RoyalEvade)) } else { None }
}

impl ActiveRule for RoyalEvade {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        if builder.variant.check_rule {
            hooks.veto(VetoStage::Royal, *self);
        }
    }

    fn words(&self, words: &mut Words<'_>) {
        words.say(Topic::Check, "A royal piece in check may move only by capturing the one piece that gives check.");
    }
}

impl Veto for RoyalEvade {
    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let (variant, item) = (trial.variant, trial.item);
        if item.turn == Turn::Drop || !variant.royal.has(item.kind) {
            return None;
        }
        // The tables of attacks say sooner whether there is a check than lists of moves; only who captures has to know
        // of all pieces that give it.
        if !trial.before(|it| is_in_check_of_any(variant, it)) {
            return None;
        }
        let captured: Vec<Sq> = trial.victims.iter().filter(|it| !it.unloaded).map(|it| it.square).collect();
        let answers = !captured.is_empty()
            && match trial.before(|it| checkers(variant, it, it.turn()))[..] {
                [] => true,
                [only] => captured.contains(&only),
                _ => false,
            };
        (!answers).then_some("royal-evade")
    }
}

/// Whether any royal of the side to move is attacked.
fn is_in_check_of_any(variant: &Variant, position: &Position) -> bool {
    let (side, mut answers) = (position.turn(), Generator::brief(1));
    let mut royals = position.royals(side).iter();
    royals.any(|it| variant.attacks.attacker(variant, position, &mut answers, *it, side.other()).is_some())
}

/// The pieces that attack a royal of the side to move, as far as two.
fn checkers(variant: &Variant, position: &mut Position, side: Player) -> Vec<Sq> {
    let mut res: Vec<Sq> = Vec::new();
    position.set_turn(side.other());
    let _ = Generator::brief(1).all(variant, position, &mut |candidate| {
        let checks = candidate.threatened().any(|it| it.piece.is(side) && variant.royal.has(it.piece.kind()));
        if checks && !res.contains(&candidate.from) {
            res.push(candidate.from);
        }
        if res.len() < 2 { Flow::Continue(()) } else { Flow::Break(()) }
    });
    position.set_turn(side);
    res
}
