//! Moves that are made only out of check.

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use crate::support::lines::{LineTable, squares};
use engine::legal::check::is_in_check;

/// Moves that are made only out of check.
pub const RULE: Rule = Rule {
    name: "evade only",
    keys: &[Key::of("evadeOnly", "types:pattern")
        .doc("Moves of these types along a line of the pattern that capture nothing are made only while their side is in check.")
        .adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["evades-only"],
};

/// What the key says.
#[derive(Debug)]
struct EvadeOnly(Vec<PatternGroup>);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.pattern_groups("evadeOnly");
    if groups.is_empty() { None } else { Some(Box::new(EvadeOnly(groups))) }
}

impl ActiveRule for EvadeOnly {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let lines = LineTable::of(builder, &self.0);
        hooks.pass(PassStage::Ground, Evasions(lines));
    }

    fn words(&self, words: &mut Words<'_>) {
        for group in &self.0 {
            let (who, lines) = (words.any_of(group.types), words.steps(&group.pattern));
            let sentence = format!("{who} goes {lines} without capturing only while its side is in check.");
            words.say(Topic::Moving, sentence);
        }
    }
}

/// Drops them where there is no check.
#[derive(Debug)]
struct Evasions(LineTable);

impl Evasions {
    /// Whether a candidate goes along one of the lines.
    fn is_evasion(&self, variant: &Variant, candidate: &Candidate) -> bool {
        let topology = &variant.movement.topology;
        self.0.lines(candidate.side(), candidate.kind()).iter().any(|it| {
            let reached = squares(topology, it.step, candidate.from).zip(1..).find(|(sq, _)| *sq == candidate.to);
            reached.is_some_and(|(_, n)| (it.range.0..=it.range.1).contains(&n))
        })
    }
}

impl Pass for Evasions {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::ENTER.when(!self.0.lines(side, kind).is_empty())
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Walk && !candidate.captures() && candidate.depth == 0
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Scene { variant, position } = scene;
        if self.is_evasion(variant, candidate) && !is_in_check(variant, position, candidate.side()) {
            return Flow::Continue(());
        }
        next(candidate)
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Evasions {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let Scene { variant, position } = scene;
        let is_dropped = self.is_evasion(variant, candidate) && !is_in_check(variant, position, candidate.side());
        let sentence = format!("The {} goes there only out of check.", variant.name(candidate.kind()));
        is_dropped.then(|| Reason { code: "evades-only", sentence, marks: Vec::new() })
    }
}
