//! Moves that may not give check, and what counts as check with several royals.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::hooks::Veto;
use engine::ids::Player;
use engine::legal;
use engine::moves::move_list::Item;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::walker::Victim;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("checking", "flag").default("1").doc("0: no move may give check.").per_side(),
    Key::flag("dupleCheck")
        .doc("1: a side with several royals is in check only if all of them are attacked.")
        .per_side(),
];

/// Refuses checks.
#[derive(Debug)]
struct NoChecks {
    /// By side that gives check.
    allowed: [bool; 2],
}

/// Reads the keys.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Veto>> {
    builder.variant.duple_check = builder.settings.flag_by_side("dupleCheck", false);
    let allowed = builder.settings.flag_by_side("checking", true);
    allowed.contains(&false).then(|| Box::new(NoChecks { allowed }) as Box<dyn Veto>)
}

impl Veto for NoChecks {
    fn refuses(
        &self,
        variant: &Variant,
        after: &mut Position,
        _item: &Item,
        _patch: &[Edit],
        _victims: &[Victim],
    ) -> Option<&'static str> {
        let side: Player = after.turn();
        let forbidden = !self.allowed[side.other().index()];
        (forbidden && legal::Judge::default().in_check(variant, after, side)).then_some("no-checks")
    }

    fn reason(&self, variant: &Variant, after: &mut Position, _item: &Item, code: &'static str) -> Option<Reason> {
        let side = after.turn();
        let found = legal::Judge::default().checker(variant, after, side);
        let marks = found.map_or(Vec::new(), |(royal, by)| vec![(by, MarkRole::Attacker), (royal, MarkRole::Royal)]);
        Some(Reason { code, sentence: "No move may give check in this game.".into(), marks })
    }
}

/// Says what checks are allowed, and when several royals are in check.
pub fn words(words: &mut Words<'_>) {
    if !words.builder.settings.flag("checking", true) {
        words.say(Topic::Check, "No move may give check.");
    }
    if words.builder.settings.flag("dupleCheck", false) {
        words.say(Topic::Check, "A side with several royal pieces is in check only if all of them are attacked.");
    }
}
