//! Pieces that may capture only while a friend guards them.

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use engine::program::line_pattern::LineBoard;
use engine::program::line_pattern::LinePatterns;

/// Pieces that may capture only while they are guarded.
pub const RULE: Rule = Rule {
    name: "patrol",
    keys: &[Key::of("patrol", "types:pattern").adds_up(), Key::of("patrolled", "types").default("all").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["unguarded"],
};

/// What the keys say.
#[derive(Debug)]
struct PatrolRule {
    groups: Vec<PatternGroup>,
    /// Types that need a guard to capture.
    types: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.pattern_groups("patrol");
    let listed = builder.settings.type_list("patrolled");
    let types = if listed.is_empty() { builder.types_with(&|_| true) } else { listed };
    if groups.is_empty() { None } else { Some(Box::new(PatrolRule { groups, types })) }
}

impl ActiveRule for PatrolRule {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        if let Some(guards) = builder.line_patterns(&self.groups) {
            hooks.pass(PassStage::Protection, Patrol { guards, types: self.types });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::Captures, msg!("patrol-guarded", who = words.any(self.types)));
        let guards = |who, lines| msg!("patrol-guards", who = who, lines = lines);
        words.tell_lines(Topic::Captures, &self.groups, &guards, msg!("patrol-table"));
    }
}

/// Drops captures by pieces that nobody guards.
#[derive(Debug)]
struct Patrol {
    guards: LinePatterns,
    /// Types that need a guard to capture.
    types: TypeSet,
}

impl Pass for Patrol {
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE.when(self.types.has(kind))
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.types.has(kind)
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures() && self.types.has(candidate.kind())
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let topology = &scene.variant.movement.topology;
        let board = LineBoard { position: scene.position, topology, terrain: None };
        let guarded = self.guards.any_source(board, candidate.side(), candidate.from, |_| true);
        if guarded { next(candidate) } else { Flow::Continue(()) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Patrol {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let message = msg!("reason-unguarded", piece = scene.variant.named(candidate.kind()));
        Some(Reason { code: "unguarded", message, marks: vec![(candidate.from, MarkRole::Other)] })
    }
}
