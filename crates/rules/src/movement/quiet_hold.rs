//! Pieces that make no quiet move while an enemy stands where a pattern of theirs hits.

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use engine::program::line_pattern::LineBoard;
use engine::program::line_pattern::LinePatterns;

/// Pieces that an enemy near them holds.
pub const RULE: Rule = Rule {
    name: "quiet hold",
    keys: &[Key::of("quietHold", "types:pattern")
        .doc("While an enemy stands on a square that the pattern hits, these types make no quiet move.")
        .adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["frozen"],
};

/// Types, and where an enemy holds them.
#[derive(Debug)]
struct HeldTypes(Vec<PatternGroup>);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.pattern_groups("quietHold");
    if groups.is_empty() { None } else { Some(Box::new(HeldTypes(groups))) }
}

impl ActiveRule for HeldTypes {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        if let Some(patterns) = builder.line_patterns(&self.0) {
            hooks.pass(PassStage::Ground, QuietHold(patterns));
        }
    }

    fn words(&self, words: &mut Words<'_>) {
        for it in &self.0 {
            let (types, area) = (words.any_of(it.types), words.steps(&it.pattern));
            words
                .say(Topic::Moving, format!("{types} can only capture while an enemy stands where it reaches {area}."));
        }
    }
}

/// Drops quiet moves of pieces that are held.
#[derive(Debug)]
struct QuietHold(LinePatterns);

impl QuietHold {
    /// The first enemy that holds the mover of a candidate.
    fn holder(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Sq> {
        let topology = &scene.variant.movement.topology;
        let board = LineBoard { position: scene.position, topology, terrain: None };
        let enemy = candidate.side().other();
        self.0.targets(board, candidate.before, candidate.from).into_iter().find(|it| scene.position.at(*it).is(enemy))
    }
}

impl Pass for QuietHold {
    fn concerns(&self, candidate: &Candidate) -> bool {
        matches!(candidate.turn, Turn::Walk | Turn::Castle) && !candidate.captures()
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if self.holder(scene, candidate).is_some() { Flow::Continue(()) } else { next(candidate) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for QuietHold {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let sq = self.holder(scene, candidate)?;
        let other = scene.variant.name(scene.position.at(sq).kind());
        let sentence = format!("The {} cannot move next to that {other}.", scene.variant.name(candidate.kind()));
        Some(Reason { code: "frozen", sentence, marks: vec![(sq, MarkRole::Other)] })
    }
}
