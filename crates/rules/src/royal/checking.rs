//! Moves that may not give check, and what counts as check with several royals.

use crate::hook_order::VetoStage;
use crate::prelude::*;
use engine::hooks::{Trial, Veto};
use engine::legal::LegalGenerator;
use engine::legal::check::is_in_check;

/// Which checks may be given, and what a check is.
pub const RULE: Rule = Rule {
    name: "checking",
    keys: &[Key::of("checking", "flag").default("1").per_side(), Key::flag("dupleCheck").per_side()],
    asked: Asked::ByKey,
    read,
    codes: &["no-checks"],
};

/// What the keys say, by side.
#[derive(Debug)]
struct Checking {
    /// Whether it may give check.
    allowed: [bool; 2],
    /// Whether all its royals must be attacked.
    duple: [bool; 2],
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let allowed = builder.settings.flag_by_side("checking", true);
    let duple = builder.settings.flag_by_side("dupleCheck", false);
    let any = allowed.contains(&false) || duple.contains(&true);
    if any { Some(Box::new(Checking { allowed, duple })) } else { None }
}

impl ActiveRule for Checking {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        builder.variant.royals.duple_check = self.duple;
        if self.allowed.contains(&false) {
            hooks.veto(VetoStage::Royal, NoChecks { allowed: self.allowed });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (side, _) in each_side(self.allowed).into_iter().filter(|it| !it.1) {
            words.tell(
                Topic::Check,
                match side {
                    None => msg!("checking-never"),
                    Some(side) => msg!("checking-never-side", side = side),
                },
            );
        }
        for (side, _) in each_side(self.duple).into_iter().filter(|it| it.1) {
            words.tell(
                Topic::Check,
                match side {
                    None => msg!("checking-duple"),
                    Some(side) => msg!("checking-duple-side", side = side),
                },
            );
        }
    }
}

/// Refuses checks.
#[derive(Debug)]
struct NoChecks {
    /// By side that gives check.
    allowed: [bool; 2],
}

impl Veto for NoChecks {
    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let side = trial.after.turn();
        let forbidden = !self.allowed[side.other()];
        (forbidden && is_in_check(trial.variant, trial.after, side)).then_some("no-checks")
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let side = trial.after.turn();
        let found = LegalGenerator::default().checker(trial.variant, trial.after, side);
        let marks = found.map_or(Vec::new(), |(royal, by)| vec![(by, MarkRole::Attacker), (royal, MarkRole::Royal)]);
        Some(Reason { code, message: msg!("reason-no-checks"), marks })
    }
}
