//! Pieces that enemies hold: they may not move while one hits them, of their own type or a paralyser of others, or make no
//! quiet move while one is near.

use definition::Setting;
use engine::program::line_pattern::LineBoard;

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use engine::mechanics::neighbour_effects::Leaps;
use engine::program::line_pattern::LinePatterns;

/// Pieces that enemies hold.
pub const RULE: Rule = Rule {
    name: "paralysis",
    keys: &[
        Key::of("paralyse", "types:pattern").adds_up(),
        Key::of("paralyseAll", "types").adds_up(),
        Key::of("paralyseWhom", "types:types").default("the own type").adds_up(),
        Key::of("paralyseGuard", "XBetza"),
        Key::of("quietHold", "types:pattern").adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["paralysed", "frozen"],
};

/// What the keys say.
#[derive(Debug)]
struct Paralysis {
    groups: Vec<PatternGroup>,
    /// By type: whom it holds.
    whom: Vec<TypeSet>,
    /// Where a friend lets a piece move.
    guard: Option<Setting>,
    /// Where an enemy keeps types from quiet moves.
    quiet: Vec<PatternGroup>,
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
    let quiet = builder.settings.pattern_groups("quietHold");
    let any = !groups.is_empty() || !quiet.is_empty();
    any.then(|| Box::new(Paralysis { groups, whom, guard, quiet }) as Box<dyn ActiveRule>)
}

fn types(groups: &[PatternGroup]) -> TypeSet {
    groups.iter().fold(TypeSet::EMPTY, |sofar, it| sofar.or(it.types))
}

impl ActiveRule for Paralysis {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let patterns = builder.line_patterns(&self.groups).unwrap_or_default();
        let quiet = builder.line_patterns(&self.quiet).unwrap_or_default();
        if patterns.is_empty() && quiet.is_empty() {
            return;
        }
        let [types, quiet_types] = [&self.groups, &self.quiet].map(|it| types(it));
        let held = builder.types_with(&|kind| types.iter().any(|it| self.whom[it.index()].has(kind)));
        let near = self.guard.as_ref().map(|it| builder.leaps(&it.part()));
        hooks.pass(PassStage::Protection, Hold { patterns, whom: self.whom, held, near, quiet, quiet_types });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for group in &self.groups {
            let lines = words.steps(&group.pattern);
            let (mut all, mut like) = (TypeSet::EMPTY, TypeSet::EMPTY);
            for kind in group.types.iter() {
                match self.whom[kind.index()] {
                    TypeSet::ALL => all.insert(kind),
                    it if it == [kind].into_iter().collect() => like.insert(kind),
                    it => {
                        let (whom, who) = (words.any(it), words.a(kind));
                        let message = msg!("paralysis-types", whom = whom, who = who, lines = lines.clone());
                        words.tell(Topic::Powers, message);
                    }
                }
            }
            if !like.is_empty() {
                let message = msg!("paralysis-like", who = words.any(like), lines = lines.clone());
                words.tell(Topic::Powers, message);
            }
            if !all.is_empty() {
                words.tell(Topic::Powers, msg!("paralysis", who = words.any(all), lines = lines));
            }
        }
        if let Some(it) = &self.guard {
            words.tell(Topic::Powers, msg!("paralysis-guard", lines = words.steps(&it.value)));
        }
        for it in &self.quiet {
            let (who, lines) = (words.any(it.types), words.steps(&it.pattern));
            words.tell(Topic::Moving, msg!("paralysis-quiet", who = who, lines = lines));
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
    /// Where an enemy keeps types from quiet moves.
    quiet: LinePatterns,
    quiet_types: TypeSet,
}

/// A piece that a candidate moves though it is held.
#[derive(Clone, Copy, Debug)]
struct Held {
    piece: Sq,
    /// The enemy that holds it.
    by: Sq,
    code: &'static str,
}

impl Hold {
    /// The piece that paralyses the one on a square.
    fn paralyser(&self, scene: Scene<'_>, sq: Sq) -> Option<Sq> {
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

    /// The first enemy that keeps the mover of a candidate from quiet moves.
    fn quiet_holder(&self, Scene { variant, position }: Scene<'_>, candidate: &Candidate) -> Option<Sq> {
        if candidate.captures() || !self.quiet_types.has(candidate.kind()) {
            return None;
        }
        let board = LineBoard { position, topology: &variant.movement.topology, terrain: None };
        let reached = self.quiet.targets(board, candidate.before, candidate.from);
        reached.into_iter().find(|it| position.at(*it).is(candidate.side().other()))
    }

    /// A piece that a candidate moves though it is held.
    fn found(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Held> {
        let movers = [Some(candidate.from), candidate.partner()];
        let paralysed = movers
            .into_iter()
            .flatten()
            .find_map(|piece| Some(Held { piece, by: self.paralyser(scene, piece)?, code: "paralysed" }));
        let quiet = || Some(Held { piece: candidate.from, by: self.quiet_holder(scene, candidate)?, code: "frozen" });
        paralysed.or_else(quiet)
    }
}

impl Pass for Hold {
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::LEAVE.when(self.held.has(kind) || self.quiet_types.has(kind))
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
        let Held { piece, by, code } = self.found(scene, candidate)?;
        let name = |it: Sq| scene.variant.named(scene.position.at(it).kind());
        let message = if code == "paralysed" {
            msg!("reason-paralysed", piece = name(piece), by = name(by), square = scene.variant.label(by))
        } else {
            msg!("reason-frozen", piece = name(piece), by = name(by))
        };
        Some(Reason { code, message, marks: vec![(by, MarkRole::Other)] })
    }
}
