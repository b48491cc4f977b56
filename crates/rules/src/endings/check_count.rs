//! A number of checks wins.

use crate::hook_order::EndingStage;
use crate::prelude::*;
use crate::support::outcome::met;
use engine::hooks::{Capabilities, Ending, Memory, Notice, Prospect};
use engine::legal;
use engine::moves::patch::FactId;
use engine::position::FactSpec;

/// The end of the game by a number of checks.
pub const RULE: Rule = Rule {
    name: "check count",
    keys: &[Key::of("checkCount", "number").default("0").per_side()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// By side: how many checks win; 0 is off.
#[derive(Debug)]
struct WinningChecks([i32; 2]);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let total = builder.settings.int_by_side("checkCount", 0, 0, 99);
    if total == [0, 0] { None } else { Some(Box::new(WinningChecks(total))) }
}

impl ActiveRule for WinningChecks {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let total = self.0;
        let left = total.map(|start| builder.fact(FactSpec { start, transient: false }));
        builder.variant.carried.written.checks = Some((left, total));
        let count = CheckCount { left, total };
        hooks.memory(count);
        hooks.notice(count);
        hooks.ending(EndingStage::Count, count);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (side, n) in each_side(self.0).into_iter().filter(|it| it.1 > 0) {
            words.tell(
                Topic::End,
                match side {
                    None => msg!("check-count", count = n),
                    Some(side) => msg!("check-count-side", side = side, count = n),
                },
            );
        }
    }
}

/// Counts checks, and ends the game at the last one.
#[derive(Clone, Copy, Debug)]
struct CheckCount {
    /// How many checks each side still has to give.
    left: [FactId; 2],
    /// By side; 0 is off.
    total: [i32; 2],
}

impl Memory for CheckCount {
    fn remember(&self, variant: &Variant, position: &mut Position) {
        let side = position.mover().other();
        if legal::LegalGenerator::default().in_check(variant, position, side) {
            let fact = self.left[side.other()];
            position.amend(Edit::Fact(fact, (position.fact(fact) - 1).max(0)));
        }
    }
}

impl Ending for CheckCount {
    fn ending(&self, _variant: &Variant, position: &Position) -> Option<Verdict> {
        let done = |side: Player| (self.total[side] > 0 && position.fact(self.left[side]) <= 0).then_some(());
        let (winner, ()) = met(position.mover(), done, |side, ()| Some(side))?;
        let why = msg!("result-check-count", side = winner, count = self.total[winner]);
        Some(Verdict::new(Some(winner), "checkCount", why).at(position.royals(winner.other())))
    }

    /// A lone king gives no check.
    fn can_still_win(&self, _variant: &Variant, position: &Position, side: Player) -> bool {
        self.total[side] > 0 && position.pieces(side).count() > 1
    }

    fn prospect(&self) -> Option<&dyn Prospect> {
        Some(self)
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::WON_BY_ATTACK
    }
}

impl Prospect for CheckCount {
    fn closeness(&self, _variant: &Variant, position: &Position, side: Player) -> Option<i32> {
        let (total, left) = (self.total[side], position.fact(self.left[side]));
        (total > 0).then(|| 1000 / left.max(1))
    }
}

impl Notice for CheckCount {
    fn notice(&self, Scene { position, .. }: Scene<'_>) -> Option<Message> {
        let counts = Player::BOTH.into_iter().filter(|it| self.total[*it] > 0);
        let left = counts.map(|it| msg!("side-count", side = it, count = position.fact(self.left[it])));
        Some(msg!("notice-checks", counts = Arg::listed(left)))
    }
}
