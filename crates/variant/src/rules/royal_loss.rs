//! A side without the royals it may not lose has lost. Check and mate are other files.

use crate::compile::Builder;
use crate::ids::{Player, TypeId};
use crate::position::Position;
use crate::rules::{Ending, Key, Rules, Verdict};

/// The keys of this rule; they are read while compiling, because legality needs them too.
pub const KEYS: &[Key] = &[
    Key { name: "royal", value: "types", default: "the last piece", doc: "The types that may not be lost; 0 is none." },
    Key {
        name: "extinction",
        value: "0 to 3",
        default: "3",
        doc: "1 White, 2 Black, 3 both: that side loses only with the last of its royals.",
    },
    Key {
        name: "checkRule",
        value: "flag",
        default: "1",
        doc: "0: a royal may be left to be taken, and taking it wins.",
    },
];

/// Royals that are gone.
#[derive(Debug)]
struct RoyalLoss;

/// Is always asked.
pub fn compile(_builder: &mut Builder<'_>) -> Option<Box<dyn Ending>> {
    Some(Box::new(RoyalLoss))
}

/// Whether a side has lost its royals. A side that has none at the start of the variant cannot.
fn has_lost(rules: &Rules, position: &Position, side: Player) -> bool {
    let n_start = rules.n_start_royals[side.index()];
    let now = position.royals(side).len();
    n_start > 0 && if rules.last_royal_only[side.index()] { now == 0 } else { now < n_start }
}

impl Ending for RoyalLoss {
    fn ending(&self, rules: &Rules, position: &Position) -> Option<Verdict> {
        let other = position.turn();
        let mover = other.other();
        if has_lost(rules, position, other) {
            let side = other.name();
            let n_start = rules.n_start_royals[other.index()];
            let (reason, why) = if n_start > 1 && rules.last_royal_only[other.index()] {
                ("royalsLost", format!("{side} has lost the last royal piece."))
            } else {
                ("royalTaken", format!("{side}'s {} has been taken.", names(rules)))
            };
            return Some(Verdict::new(Some(mover), reason, &why));
        }
        if has_lost(rules, position, mover) {
            let why = format!("{}'s {} was lost by its own side's move.", mover.name(), names(rules));
            return Some(Verdict::new(Some(other), "burnt", &why));
        }
        None
    }
}

/// The names of the royal types.
fn names(rules: &Rules) -> String {
    let kinds = (1..rules.types.len()).map(|it| TypeId(it as u8)).filter(|it| rules.royal.has(*it));
    let mut names: Vec<String> = kinds.map(|it| rules.name(it)).collect();
    names.dedup();
    names.join(" or ")
}
