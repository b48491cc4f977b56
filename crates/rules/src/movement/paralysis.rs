//! Pieces that may not move while an enemy hits them: one of their own type, or a paralyser of all.

use crate::builder::Builder;
use crate::builder::type_groups::PatternGroup;
use crate::hook_order::{Hooks, PassStage};
use crate::prose::{Topic, Words, a};
use crate::rule::{ActiveRule, Asked, Key, Rule};
use engine::attack::pass_mask::PassMask;
use engine::hooks::{Explain, Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::moves::candidate::{Candidate, Turn};
use engine::program::line_pattern::LinePatterns;
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;

/// Pieces that may not move while an enemy hits them.
pub const RULE: Rule = Rule {
    name: "paralysis",
    keys: &[
        Key::of("paralyse", "types:pattern")
            .doc("A piece may not move while the pattern of an enemy of its own type hits it. `R:R` paralyses two Rooks that attack each other.")
            .adds_up(),
        Key::of("paralyseAll", "types").doc("Types whose pattern of paralyse holds enemies of every type.").adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["paralysed"],
};

/// What the keys say.
#[derive(Debug)]
struct Paralysis {
    groups: Vec<PatternGroup>,
    /// Types that hold enemies of every type.
    all: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.pattern_groups("paralyse");
    let all = builder.settings.type_list("paralyseAll");
    if groups.is_empty() { None } else { Some(Box::new(Paralysis { groups, all })) }
}

impl Paralysis {
    fn types(&self) -> TypeSet {
        self.groups.iter().fold(TypeSet::EMPTY, |sofar, it| sofar.or(it.types))
    }
}

impl ActiveRule for Paralysis {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let Some(patterns) = builder.line_patterns(&self.groups) else { return };
        let types = self.types();
        let reaches_all = types.iter().any(|it| self.all.has(it));
        let held = if reaches_all { builder.types_with(&|_| true) } else { types };
        hooks.pass(PassStage::Protection, Hold { patterns, all: self.all, held });
    }

    fn words(&self, words: &mut Words<'_>) {
        for group in &self.groups {
            let how = words.steps(&group.pattern);
            let whom = |it: TypeId| self.all.has(it);
            for (holds_all, types) in [false, true]
                .map(|it| (it, words.builder.types_with(&|kind| group.types.has(kind) && whom(kind) == it)))
            {
                if types.is_empty() {
                    continue;
                }
                let who = words.any_of(types);
                let whom = if holds_all { "An enemy" } else { "An enemy of the same type" };
                words.say(Topic::Powers, format!("{whom} that {who} reaches {how} may not move."));
            }
        }
    }
}

/// Drops moves of pieces that are held.
#[derive(Debug)]
struct Hold {
    patterns: LinePatterns,
    /// Types that hold enemies of every type.
    all: TypeSet,
    /// Types that may be held.
    held: TypeSet,
}

impl Hold {
    /// The piece that holds the one on a square.
    fn holder(&self, scene: Scene<'_>, sq: Sq) -> Option<Sq> {
        let Scene { variant, position } = scene;
        let piece = position.at(sq);
        if !piece.is_piece() || !self.held.has(piece.kind()) {
            return None;
        }
        let (topology, mut res) = (&variant.movement.topology, None);
        self.patterns.any_source((position, topology), None, piece.side().other(), sq, |it| {
            let holder = position.at(it).kind();
            let holds = holder == piece.kind() || self.all.has(holder);
            res = holds.then_some(it);
            holds
        });
        res
    }

    /// A piece that a candidate moves though it is held, and the piece that holds it.
    fn found(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<(Sq, Sq)> {
        let partner = candidate.partner();
        [Some(candidate.from), partner].into_iter().flatten().find_map(|it| Some((it, self.holder(scene, it)?)))
    }
}

impl Pass for Hold {
    fn mask(&self, _rules: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::LEAVE.when(self.held.has(kind))
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.held.has(kind)
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        matches!(candidate.turn, Turn::Walk | Turn::Castle)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if self.found(scene, candidate).is_some() { Flow::Continue(()) } else { next(candidate) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Hold {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let (held, holder) = self.found(scene, candidate)?;
        let name = |it: Sq| scene.variant.name(scene.position.at(it).kind());
        let sentence =
            format!("The {} is paralysed by {} on {}.", name(held), a(&name(holder)), scene.variant.label(holder));
        Some(Reason { code: "paralysed", sentence, marks: vec![(holder, MarkRole::Other)] })
    }
}
