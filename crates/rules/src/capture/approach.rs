//! Captures along the line of a move: the enemies that a piece moves up to, and those that it moves away from.

mod rows;

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use crate::support::beside::{Takers, TakingMoves};
use crate::support::shared::TakesBeside;
use crate::support::spared::Spared;
use rows::{Row, Rows};

/// Captures along the line of a move.
pub const RULE: Rule = Rule {
    name: "approach",
    keys: &[
        Key::of("approach", "types:pattern").adds_up(),
        Key::of("withdraw", "types:pattern").adds_up(),
        Key::of("approachOrWithdraw", "types"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["row-choice"],
};

/// What the keys say.
#[derive(Debug)]
struct Approach {
    ahead: Vec<PatternGroup>,
    behind: Vec<PatternGroup>,
    /// Types that capture one row only.
    either: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let ahead = builder.settings.pattern_groups("approach");
    let behind = builder.settings.pattern_groups("withdraw");
    let either = builder.settings.type_list("approachOrWithdraw");
    if ahead.is_empty() && behind.is_empty() {
        return None;
    }
    builder.share(TakesBeside);
    Some(Box::new(Approach { ahead, behind, either }))
}

impl ActiveRule for Approach {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let mut rows = Rows::new(builder.n_types);
        for (is_ahead, groups) in [(true, &self.ahead), (false, &self.behind)] {
            for group in groups {
                for side in Player::BOTH {
                    let program = builder.program(&group.pattern, side);
                    let topology = &mut builder.variant.movement.topology;
                    group.types.iter().for_each(|it| rows.add(side, it, is_ahead, &program, topology));
                }
            }
        }
        let takers = Takers::of(builder, TakingMoves::Quiet, |side, kind| rows.acts(side, kind));
        let spared = Spared::of_game(builder);
        hooks.pass(PassStage::Enclosing, Take { takers, rows, either: self.either, spared });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for group in &self.ahead {
            let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
            words.tell(Topic::Captures, msg!("approach-ahead", who = who, lines = lines));
        }
        for group in &self.behind {
            let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
            words.tell(Topic::Captures, msg!("approach-behind", who = who, lines = lines));
        }
        if !self.either.is_empty() {
            words.tell(Topic::Captures, msg!("approach-either", who = words.any(self.either)));
        }
    }
}

/// Takes the rows ahead and behind.
#[derive(Debug)]
struct Take {
    takers: Takers,
    rows: Rows,
    either: TypeSet,
    spared: Spared,
}

impl Take {
    /// The rows that a candidate takes, as far as they may be taken.
    fn found(&self, scene: Scene<'_>, candidate: &Candidate) -> Vec<Row> {
        let at = |it| candidate.at(scene.position, it);
        let mut res = self.rows.found(&scene.variant.movement.topology, candidate, &at);
        res.iter_mut().for_each(|row| row.retain(|it| !self.spared.has(scene, candidate, *it)));
        res.retain(|it| !it.is_empty());
        res
    }

    /// Whether only one of several rows may be taken.
    fn chooses(&self, candidate: &Candidate, rows: &[Row]) -> bool {
        rows.len() > 1 && self.either.has(candidate.kind())
    }
}

impl Pass for Take {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        self.takers.mask(side, kind)
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        self.takers.concerns(candidate)
    }

    fn attack_radius(&self, kind: TypeId) -> Option<u16> {
        self.takers.attack_radius(kind)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let rows = self.found(scene, candidate);
        if !self.chooses(candidate, &rows) {
            return candidate.fork(|it| {
                self.spared.take(scene, it, rows.concat());
                next(it)
            });
        }
        for row in rows {
            candidate.steps.push(Step::Square(row[0]));
            let flow = candidate.fork(|it| {
                self.spared.take(scene, it, row);
                next(it)
            });
            candidate.steps.pop();
            flow?;
        }
        Flow::Continue(())
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Take {
    fn why_not(&self, scene: Scene<'_>, candidate: &Candidate, rest: &[Step]) -> Option<Reason> {
        if !self.concerns(candidate) {
            return None;
        }
        let rows = self.found(scene, candidate);
        let [Step::Square(_)] = rest else { return None };
        let allowed = rows.iter().map(|it| (it[0], MarkRole::Allowed)).collect();
        let message = msg!("reason-row-choice");
        self.chooses(candidate, &rows).then_some(Reason { code: "row-choice", message, marks: allowed })
    }
}
