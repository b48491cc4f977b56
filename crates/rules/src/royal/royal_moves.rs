//! Where royals may go, and pieces that are treated like them: what checks and attacked squares forbid beside staying in check.

mod attacked;
mod checked;

use crate::builder::type_groups::PatternGroup;
use crate::hook_order::VetoStage;
use crate::prelude::*;
use crate::prose::Barred;
use crate::support::lines::LineTable;
use attacked::{EitherWay, SafeArrival};
use checked::{Evasions, OnlyCaptures};

/// Where royals may go.
pub const RULE: Rule = Rule {
    name: "royal moves",
    keys: &[
        Key::of("evadeOnly", "types:pattern").adds_up(),
        Key::of("royalEvade", "any or capture").default("any"),
        Key::of("royalLeap", "free, either").default("free"),
        Key::of("safeArrival", "types").adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["evades-only", "royal-evade", "royal-through-check", "unsafe-arrival"],
};

/// What the keys say.
#[derive(Debug)]
struct RoyalMoves {
    /// Lines along which types go only out of check.
    evasions: Vec<PatternGroup>,
    /// Whether a royal in check moves only by capturing what gives it.
    only_captures: bool,
    /// Whether oblique first leaps of royals cross one of two squares.
    crosses: bool,
    /// Types that go nowhere where a reply could take them.
    careful: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let settings = &mut builder.settings;
    let evasions = settings.pattern_groups("evadeOnly");
    let only_captures = settings.word("royalEvade", &[("any", false), ("capture", true)], false, None);
    let crosses = settings.word("royalLeap", &[("free", false), ("either", true)], false, None);
    let careful = settings.types("safeArrival");
    let any = !evasions.is_empty() || only_captures || crosses || !careful.is_empty();
    any.then(|| Box::new(RoyalMoves { evasions, only_captures, crosses, careful }) as Box<dyn ActiveRule>)
}

impl ActiveRule for RoyalMoves {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        if !self.evasions.is_empty() {
            hooks.pass(PassStage::Ground, Evasions(LineTable::of(builder, &self.evasions)));
        }
        let has_checks = builder.variant.has(Features::CHECK);
        if self.only_captures && has_checks {
            hooks.veto(VetoStage::Royal, OnlyCaptures);
        }
        if self.crosses && has_checks {
            hooks.veto(VetoStage::Royal, EitherWay);
        }
        if !self.careful.is_empty() {
            hooks.veto(VetoStage::Royal, SafeArrival(self.careful));
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for group in &self.evasions {
            let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
            words.tell(Topic::Moving, msg!("royal-moves-evasion", who = who, lines = lines));
        }
        if self.only_captures {
            words.tell(Topic::Check, msg!("royal-moves-capture"));
        }
        if self.crosses {
            words.tell(Topic::Check, msg!("royal-moves-cross"));
        }
        if !self.careful.is_empty() {
            let Barred { who, how } = words.barred(self.careful);
            words.tell(Topic::Moving, msg!("royal-moves-careful", who = who, how = how));
        }
    }
}
