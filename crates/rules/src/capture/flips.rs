//! Pieces that change sides because of a move: those it attacks from where it ends, encloses, or passes over.

mod lines;
#[cfg(feature = "words")]
mod words;

use crate::builder::area::Area;
use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use lines::{FlipLines, How};

/// Pieces that change sides because of a move.
pub const RULE: Rule = Rule {
    name: "flips",
    keys: &[
        Key::of("flip", "types:pattern").adds_up(),
        Key::of("flipEnclosed", "types:pattern").adds_up(),
        Key::of("flipPassed", "types:pattern").adds_up(),
        Key::of("flipSpared", "types").default("the royals, with checkRule=1").adds_up(),
        Key::of("flipBeside", "types").adds_up(),
        Key::of("mustFlip", "types").adds_up(),
        Key::of("flipFirst", "area"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["flip-none", "flip-first"],
};

/// The keys of patterns, and what each says of the enemies on its lines.
const PATTERNS: [(&str, How); 3] = [("flip", How::Hit), ("flipEnclosed", How::Enclosed), ("flipPassed", How::Passed)];

/// What the keys say.
#[derive(Debug)]
struct Flips {
    /// The patterns, in the order of `PATTERNS`.
    groups: [Vec<PatternGroup>; 3],
    spared: TypeSet,
    /// Types whose drops need a friend beside them to turn anything.
    beside: TypeSet,
    must: TypeSet,
    /// Where the types of `must` go first.
    first: Option<Area>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = PATTERNS.map(|it| builder.settings.pattern_groups(it.0));
    // A royal that no move may leave to be captured cannot be won over either.
    let royal = if builder.variant.has(Features::CHECK) { builder.variant.royals.types } else { TypeSet::EMPTY };
    let spared = builder.settings.type_list("flipSpared").or(royal);
    let beside = builder.settings.type_list("flipBeside");
    let must = builder.settings.type_list("mustFlip");
    let first = builder.only_area("flipFirst");
    let any = groups.iter().any(|it| !it.is_empty()) || !must.is_empty();
    if any { Some(Box::new(Flips { groups, spared, beside, must, first })) } else { None }
}

impl ActiveRule for Flips {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let lines = Player::both(|side| {
            let mut res = vec![FlipLines::default(); builder.n_types + 1];
            for ((key, how), groups) in PATTERNS.into_iter().zip(&self.groups) {
                for group in groups {
                    let program = builder.program(&group.pattern, side);
                    if group.types.iter().filter(|it| !res[it.index()].add(how, &program)).count() > 0 {
                        let message = msg!("xbetza-limit-lines", key = key);
                        builder.settings.report(
                            Severity::Warning,
                            "xbetza.limit",
                            message,
                            None,
                            group.pattern.place().clone(),
                        );
                    }
                }
            }
            res
        });
        let Self { spared, beside, must, first, .. } = *self;
        hooks.pass(PassStage::Sides, Flip { lines, spared, beside, must, first });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words::say(self, words);
    }
}

/// Turns enemies into own pieces.
#[derive(Debug)]
struct Flip {
    /// By side and type.
    lines: [Vec<FlipLines>; 2],
    spared: TypeSet,
    beside: TypeSet,
    must: TypeSet,
    first: Option<Area>,
}

impl Flip {
    /// Where the enemies stand that change sides by a candidate, each once.
    fn found(&self, scene: Scene<'_>, candidate: &Candidate) -> Vec<Sq> {
        let is_friend = |it: Sq| candidate.at(scene.position, it).is(candidate.side());
        let needs = candidate.turn == Turn::Drop && self.beside.has(candidate.kind());
        if needs && !scene.variant.movement.topology.around(candidate.to).any(is_friend) {
            return Vec::new();
        }
        // What a piece becomes where it arrives has passed over nothing.
        let mut res = self.lines_of(candidate, candidate.after.kind()).around(scene, candidate);
        res.append(&mut self.lines_of(candidate, candidate.kind()).passed(scene, candidate));
        res.retain(|it| !self.spared.has(candidate.at(scene.position, *it).kind()));
        sort::sort(&mut res);
        res.dedup();
        res
    }

    /// The lines of a type of the side that moves.
    fn lines_of(&self, candidate: &Candidate, kind: TypeId) -> &FlipLines {
        &self.lines[candidate.side()][kind.index()]
    }

    /// The area that a side has to fill before anything else.
    fn unfilled(&self, scene: Scene<'_>, side: Player) -> Option<&Area> {
        let mut squares = scene.variant.movement.topology.squares();
        self.first.as_ref().filter(|area| squares.any(|it| area.has(side, it) && scene.position.at(it).is_empty()))
    }

    /// Whether a candidate that turns so many enemies may be made.
    fn suits(&self, scene: Scene<'_>, candidate: &Candidate, n_flips: usize) -> bool {
        !self.must.has(candidate.kind())
            || match self.unfilled(scene, candidate.side()) {
                Some(area) => area.has(candidate.side(), candidate.to),
                None => n_flips > 0,
            }
    }
}

impl Pass for Flip {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        let flips = !self.lines[side][kind.index()].is_empty();
        (PassMask::ARRIVE | PassMask::DROP).when(flips || self.must.has(kind))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        let kinds = [candidate.kind(), candidate.after.kind()];
        let has_lines = kinds.into_iter().any(|it| !self.lines_of(candidate, it).is_empty());
        let acts = has_lines && candidate.after.is(candidate.side());
        let arrives = !matches!(candidate.turn, Turn::Pass | Turn::TurnUp) && !candidate.gone && !candidate.burnt;
        arrives && (acts || self.must.has(candidate.kind()))
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.must.has(kind)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let found = self.found(scene, candidate);
        if !self.suits(scene, candidate, found.len()) {
            return Flow::Continue(());
        }
        candidate.fork(|it| {
            for sq in found {
                let piece = it.at(scene.position, sq);
                it.changed.push((sq, piece.moved().with_side(it.side())));
            }
            next(it)
        })
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Flip {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let (side, name) = (candidate.side(), scene.variant.named(candidate.kind()));
        let Some(area) = self.unfilled(scene, side) else {
            let message = msg!("reason-flip-none", piece = name);
            return Some(Reason { code: "flip-none", message, marks: Vec::new() });
        };
        let free = |it: &Sq| area.has(side, *it) && scene.position.at(*it).is_empty();
        let allowed = scene.variant.movement.topology.squares().filter(free).map(|it| (it, MarkRole::Allowed));
        let message = msg!("reason-flip-first", piece = name);
        Some(Reason { code: "flip-first", message, marks: allowed.collect() })
    }
}
