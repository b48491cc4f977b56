//! Pieces that may not move while an enemy hits them: one of their own type, or a paralyser of others.

use definition::Setting;
use engine::program::line_pattern::LineBoard;

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use crate::prose::a;
use engine::mechanics::neighbour_effects::Leaps;
use engine::program::line_pattern::LinePatterns;

/// Pieces that may not move while an enemy hits them.
pub const RULE: Rule = Rule {
    name: "paralysis",
    keys: &[
        Key::of("paralyse", "types:pattern")
            .doc("A piece may not move while the pattern of an enemy of its own type hits it. `R:R` paralyses two Rooks that attack each other.")
            .adds_up(),
        Key::of("paralyseAll", "types").doc("Types whose pattern of paralyse holds enemies of every type.").adds_up(),
        Key::of("paralyseWhom", "types:types")
            .default("the own type")
            .doc("Whom the pattern of these types holds instead of their own type, several types joined by `+`. `C:I` lets a Chameleon hold an Immobilizer.")
            .adds_up(),
        Key::of("paralyseGuard", "XBetza")
            .doc("A piece that is held may move nevertheless while a friend stands one such leap away."),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["paralysed"],
};

/// What the keys say.
#[derive(Debug)]
struct Paralysis {
    groups: Vec<PatternGroup>,
    /// By type: whom it holds.
    whom: Vec<TypeSet>,
    /// Where a friend lets a piece move.
    guard: Option<Setting>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.pattern_groups("paralyse");
    let mut whom: Vec<TypeSet> = (0..=builder.n_types).map(|it| [TypeId(it as u8)].into_iter().collect()).collect();
    for group in builder.settings.groups("paralyseWhom") {
        let held = builder.settings.type_set(&group.fields[..1], &group.place);
        group.types.iter().for_each(|it| whom[it.index()] = held);
    }
    builder.settings.type_list("paralyseAll").iter().for_each(|it| whom[it.index()] = TypeSet::ALL);
    let guard = builder.settings.last("paralyseGuard").cloned();
    if groups.is_empty() { None } else { Some(Box::new(Paralysis { groups, whom, guard })) }
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
        let held = builder.types_with(&|kind| types.iter().any(|it| self.whom[it.index()].has(kind)));
        let near = self.guard.as_ref().map(|it| builder.leaps(&it.part()));
        hooks.pass(PassStage::Protection, Hold { patterns, whom: self.whom, held, near });
    }

    fn words(&self, words: &mut Words<'_>) {
        for group in &self.groups {
            let how = words.steps(&group.pattern);
            let (mut all, mut like) = (TypeSet::EMPTY, TypeSet::EMPTY);
            for kind in group.types.iter() {
                match self.whom[kind.index()] {
                    TypeSet::ALL => all.insert(kind),
                    it if it == [kind].into_iter().collect() => like.insert(kind),
                    it => {
                        let (whom, who) = (words.any_of(it), words.one(kind));
                        words.say(Topic::Powers, format!("{whom} that an enemy, {who}, reaches {how} may not move."));
                    }
                }
            }
            for (whom, types) in [("An enemy of the same type", like), ("An enemy", all)] {
                if !types.is_empty() {
                    let who = words.any_of(types);
                    words.say(Topic::Powers, format!("{whom} that {who} reaches {how} may not move."));
                }
            }
        }
        if let Some(it) = &self.guard {
            let how = words.steps(&it.value);
            let sentence = format!("With a friend where it could go so, it may move all the same: {how}.");
            words.say(Topic::Powers, sentence);
        }
    }
}

/// Drops moves of pieces that are held.
#[derive(Debug)]
struct Hold {
    patterns: LinePatterns,
    /// By type: whom it holds.
    whom: Vec<TypeSet>,
    /// Types that may be held.
    held: TypeSet,
    /// Where a friend lets a piece move.
    near: Option<Leaps>,
}

impl Hold {
    /// The piece that holds the one on a square.
    fn holder(&self, scene: Scene<'_>, sq: Sq) -> Option<Sq> {
        let Scene { variant, position } = scene;
        let piece = position.at(sq);
        if !piece.is_piece() || !self.held.has(piece.kind()) {
            return None;
        }
        let side = piece.side();
        if self.near.as_ref().is_some_and(|it| it.around(side, sq).iter().any(|it| position.at(*it).is(side))) {
            return None;
        }
        let (topology, mut res) = (&variant.movement.topology, None);
        self.patterns.any_source(LineBoard { position, topology, terrain: None }, piece.side().other(), sq, |it| {
            let holds = self.whom[position.at(it).kind().index()].has(piece.kind());
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
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
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
