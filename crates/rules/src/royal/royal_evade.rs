//! A royal in check may not step away: it may only take the piece that gives check.

use crate::hook_order::VetoStage;
use crate::prelude::*;
use engine::attack::pins::Pins;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Trial, Veto, Watch};
use engine::moves::move_list::Item;

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
        if builder.variant.has(Features::CHECK) {
            hooks.veto(VetoStage::Royal, *self);
        }
    }

    fn words(&self, words: &mut Words<'_>) {
        words.say(Topic::Check, "A royal piece in check may move only by capturing the one piece that gives check.");
    }
}

impl Veto for RoyalEvade {
    fn watch(&self, _scene: Scene<'_>, _pins: &mut Pins) -> Watch {
        Watch { royals: true, ..Watch::default() }
    }

    fn concerns(&self, scene: Scene<'_>, item: &Item, _patch: &[Edit]) -> bool {
        scene.variant.royals.types.has(item.kind)
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let (variant, item) = (trial.variant, trial.item);
        if item.turn == Turn::Drop || !variant.royals.types.has(item.kind) {
            return None;
        }
        let checker = checker_before(trial)?;
        let captured = trial.victims.iter().any(|it| !it.unloaded && it.square == checker);
        // Whether another piece gives check is a long question, and of no matter where this one stays.
        let answers = captured && !is_double_check(trial, checker);
        (!answers).then_some("royal-evade")
    }
}

/// A piece that attacks a royal of the side to move before the move.
fn checker_before(trial: &mut Trial<'_>) -> Option<Sq> {
    if let Some(known) = trial.found_before.checker {
        return known;
    }
    let variant = trial.variant;
    let res = trial.before(|it| {
        let (side, mut answers) = (it.turn(), Generator::brief(1));
        let mut royals = it.royals(side).iter();
        royals.find_map(|royal| variant.tables.attacks.attacker(variant, it, &mut answers, *royal, side.other()))
    });
    trial.found_before.checker = Some(res);
    res
}

/// Whether another piece than the checker attacks a royal of the side to move before the move.
fn is_double_check(trial: &mut Trial<'_>, checker: Sq) -> bool {
    if let Some(known) = trial.found_before.is_double_check {
        return known;
    }
    let variant = trial.variant;
    let res = trial.before(|it| another_checks(variant, it, checker));
    trial.found_before.is_double_check = Some(res);
    res
}

/// Whether a royal of the side to move is attacked by another piece than that on a square.
fn another_checks(variant: &Variant, position: &mut Position, but: Sq) -> bool {
    let (side, mut res) = (position.turn(), false);
    position.set_turn(side.other());
    let _ = Generator::brief(1).all(variant, position, &mut |candidate| {
        res = candidate.from != but
            && candidate.threatened().any(|it| it.piece.is(side) && variant.royals.types.has(it.piece.kind()));
        if res { Flow::Break(()) } else { Flow::Continue(()) }
    });
    position.set_turn(side);
    res
}
