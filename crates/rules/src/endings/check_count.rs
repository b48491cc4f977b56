//! A number of checks wins.

use crate::builder::Builder;
use crate::prose::{Topic, Words, ordinal};
use crate::rule::Key;
use engine::hooks::{Ending, Memory};
use engine::ids::Player;
use engine::legal;
use engine::moves::patch::{Edit, FactId};
use engine::position::{FactSpec, Position};
use engine::variant::Variant;
use engine::verdict::Verdict;

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("checkCount", "number")
    .default("0")
    .doc("The side that has given that many checks wins; 0 is off.")
    .per_side()];

/// Counts checks, and ends the game at the last one.
#[derive(Debug)]
struct CheckCount {
    /// How many checks each side still has to give.
    left: [FactId; 2],
    /// By side; 0 is off.
    total: [i32; 2],
}

fn read(builder: &mut Builder<'_>) -> Option<CheckCount> {
    let total = builder.settings.int_by_side("checkCount", 0, 0, 99);
    if total == [0, 0] {
        return None;
    }
    let mut reserve = |name, start| builder.reserve(name, FactSpec { start, transient: false });
    let left = [reserve("checkCount white", total[0]), reserve("checkCount black", total[1])];
    builder.variant.written.checks = Some((left, total));
    Some(CheckCount { left, total })
}

/// Keeps count.
pub fn memory(builder: &mut Builder<'_>) -> Option<Box<dyn Memory>> {
    Some(Box::new(read(builder)?))
}

/// Ends the game.
pub fn ending(builder: &mut Builder<'_>) -> Option<Box<dyn Ending>> {
    Some(Box::new(read(builder)?))
}

impl Memory for CheckCount {
    fn remember(&self, variant: &Variant, position: &mut Position) {
        let side = position.turn();
        if legal::Judge::default().in_check(variant, position, side) {
            let fact = self.left[side.other().index()];
            position.amend(Edit::Fact(fact, (position.fact(fact) - 1).max(0)));
        }
    }
}

impl Ending for CheckCount {
    fn ending(&self, _rules: &Variant, position: &Position) -> Option<Verdict> {
        let mover = position.turn().other();
        let done = |side: &Player| self.total[side.index()] > 0 && position.fact(self.left[side.index()]) <= 0;
        let winner = [mover, mover.other()].into_iter().find(done)?;
        let why = format!("{} has given {} checks.", winner.name(), self.total[winner.index()]);
        Some(Verdict::new(Some(winner), "checkCount", &why).at(position.royals(winner.other())))
    }

    fn closeness(&self, _variant: &Variant, position: &Position, side: Player) -> Option<i32> {
        let (total, left) = (self.total[side.index()], position.fact(self.left[side.index()]));
        (total > 0).then(|| 1000 * (total - left) / total)
    }
}

/// Says how many checks win.
pub fn words(words: &mut Words<'_>) {
    let n = words.builder.settings.int("checkCount", 0, 0, 99) as usize;
    if n > 0 {
        words.say(Topic::End, format!("A side that has given its {} check wins.", ordinal(n)));
    }
}
