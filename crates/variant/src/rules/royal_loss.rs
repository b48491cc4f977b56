//! A side without the royals it may not lose has lost. Check and mate are other files.

use crate::compile::Builder;
use crate::ids::Player;
use crate::position::Position;
use crate::rules::{Case, Judge, Key, Rules, Verdict};

/// The keys of this rule; they are read while compiling, because legality needs them too.
pub const KEYS: &[Key] = &[
    Key { name: "royal", value: "types", default: "the last piece", doc: "The types that may not be lost; 0 is none." },
    Key { name: "extinction", value: "0 to 3", default: "3", doc: "1 White, 2 Black, 3 both: that side loses only with the last of its royals." },
    Key { name: "checkRule", value: "flag", default: "1", doc: "0: a royal may be left to be taken, and taking it wins." },
];

/// Royals that are gone.
#[derive(Debug)]
pub struct RoyalLoss;

/// Is always asked.
pub fn compile(_builder: &mut Builder<'_>) -> Option<Box<dyn Judge>> {
    Some(Box::new(RoyalLoss))
}

/// The side that has lost its royals, if one has. A side that never had one cannot.
#[must_use]
pub fn loser(rules: &Rules, position: &Position) -> Option<Player> {
    let mover_first = [position.turn(), position.turn().other()];
    mover_first.into_iter().find(|side| {
        let n_start = rules.n_start_royals[side.index()];
        let now = position.royals(*side).len();
        n_start > 0 && if rules.last_royal_only[side.index()] { now == 0 } else { now < n_start }
    })
}

impl Judge for RoyalLoss {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let loser = loser(case.rules, case.position)?;
        Some(Verdict {
            winner: Some(loser.other()),
            reason: "royalTaken",
            sentence: format!("{} has lost the royal piece. {} wins.", loser.name(), loser.other().name()),
            squares: Vec::new(),
        })
    }
}
