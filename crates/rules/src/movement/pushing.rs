//! Pieces that push others ahead of them, or pull one behind them.

mod aside;
mod train;
mod words;

use crate::builder::settings::may_be;
use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use crate::support::lines::LineTable;
use crate::support::spared::Spared;
use aside::Aside;
use engine::hooks::Source;
use train::{Shove, Tow};

/// Pieces that push and pull others.
pub const RULE: Rule = Rule {
    name: "pushing",
    keys: &[
        Key::of("push", "types:pattern").adds_up(),
        Key::of("pull", "types:pattern").adds_up(),
        Key::of("pushAside", "types:pattern").adds_up(),
        Key::of("pullAside", "types:pattern").adds_up(),
        Key::of("pushMost", "types:number").default("1").adds_up(),
        Key::of("pushRow", "types:number").adds_up(),
        Key::of("pushBehind", "types").adds_up(),
        Key::of("pushWhom", "types:types, perhaps :own or :enemy").default("all pieces of both sides").adds_up(),
        Key::of("pushOff", "own, enemy, any or none").default("none"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["push-stopped"],
};

/// Most pieces that are pushed at once.
const MOST: u16 = 100;

/// The words for whose pieces, and whether own ones and those of the enemy are meant.
const WHOSE: [(&str, [bool; 2]); 4] =
    [("none", [false; 2]), ("own", [true, false]), ("enemy", [false, true]), ("any", [true; 2])];

/// Whom a type pushes: own pieces and those of the enemy, by type.
type Whom = [TypeSet; 2];

/// How much one move pushes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Load {
    /// So many pieces at most.
    Most(u16),
    /// A row of so many own pieces at most, the pusher among them, and fewer enemies than that row has pieces.
    Row(u16),
}

/// What the keys say.
#[derive(Debug)]
struct Pushing {
    pushes: Vec<PatternGroup>,
    pulls: Vec<PatternGroup>,
    pushes_aside: Vec<PatternGroup>,
    pulls_aside: Vec<PatternGroup>,
    /// By type.
    load: Vec<Load>,
    /// By type.
    whom: Vec<Whom>,
    /// The types that need room behind them.
    behind: TypeSet,
    /// Whether own pieces and those of the enemy may leave the board.
    off: [bool; 2],
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let settings = &mut builder.settings;
    let (pushes, pulls) = (settings.pattern_groups("push"), settings.pattern_groups("pull"));
    let (pushes_aside, pulls_aside) = (settings.pattern_groups("pushAside"), settings.pattern_groups("pullAside"));
    let mut load = vec![Load::Most(1); builder.n_types + 1];
    for (key, made) in [("pushMost", Load::Most as fn(u16) -> Load), ("pushRow", Load::Row)] {
        for group in settings.groups(key) {
            if let Some(n) = settings.number(key, &group, 0, MOST) {
                group.types.iter().for_each(|it| load[it.index()] = made(n));
            }
        }
    }
    let mut whom = vec![[TypeSet::ALL; 2]; builder.n_types + 1];
    for group in settings.groups("pushWhom") {
        let types = settings.type_set(&group.fields[..1], &group.place);
        let word = if group.fields.len() > 1 { group.field(1) } else { "any" };
        let Some((_, sides)) = WHOSE[1..].iter().find(|it| it.0 == word) else {
            let message = msg!("def-value-push-whom", text = word);
            let hint = Some(may_be(WHOSE[1..].iter().map(|it| it.0)));
            settings.report(Severity::Error, "def.value", message, hint, group.place);
            continue;
        };
        let of_sides = sides.map(|it| if it { types } else { TypeSet::EMPTY });
        group.types.iter().for_each(|it| whom[it.index()] = of_sides);
    }
    let off = settings.word("pushOff", &WHOSE, [false; 2], None);
    let behind = settings.types("pushBehind");
    let rule = Pushing { pushes, pulls, pushes_aside, pulls_aside, load, whom, behind, off };
    if rule.types().is_empty() { None } else { Some(Box::new(rule)) }
}

/// The types of some groups.
fn types_of(groups: &[PatternGroup]) -> TypeSet {
    groups.iter().fold(TypeSet::EMPTY, |sofar, it| sofar.or(it.types))
}

impl Pushing {
    /// The types that push or pull.
    fn types(&self) -> TypeSet {
        let all = [&self.pushes, &self.pulls, &self.pushes_aside, &self.pulls_aside];
        all.into_iter().fold(TypeSet::EMPTY, |sofar, it| sofar.or(types_of(it)))
    }

    /// The steps of groups by side and type, for pushing and pulling aside.
    fn aside(&self, builder: &mut Builder<'_>, groups: &[PatternGroup]) -> [Vec<Option<Aside>>; 2] {
        let table = LineTable::of(builder, groups);
        Player::both(|side| {
            let steps = |kind: TypeId| table.lines(side, kind).iter().map(|it| it.step).collect::<Vec<_>>();
            let aside = |kind: TypeId| Aside { steps: steps(kind), whom: self.whom[kind.index()] };
            (0..self.whom.len()).map(|it| Some(aside(TypeId(it as u8))).filter(|it| !it.steps.is_empty())).collect()
        })
    }
}

impl ActiveRule for Pushing {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        // What is pushed off is attacked, and one piece may push to what another one pulls to.
        self.types().iter().for_each(|it| builder.walked.insert(it));
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let spared = Spared::of_game(builder);
        let walls = builder.shared().copied().unwrap_or_default();
        let mut moves = Moves {
            shoves: Player::both(|_| vec![Vec::new(); builder.n_types + 1]),
            tows: Player::both(|_| vec![Vec::new(); builder.n_types + 1]),
            pushes_aside: self.aside(builder, &self.pushes_aside),
            pulls_aside: self.aside(builder, &self.pulls_aside),
            starters: self.types(),
            spared,
        };
        for group in &self.pushes {
            for side in Player::BOTH {
                let legs = builder.program(&group.pattern, side).singles().0;
                for (kind, it) in group.types.iter().flat_map(|kind| legs.iter().map(move |it| (kind, it))) {
                    let (load, whom) = (self.load[kind.index()], self.whom[kind.index()]);
                    let back = builder.variant.movement.topology.reverse(it.step());
                    let behind = self.behind.has(kind).then_some(back);
                    let line = Shove { step: it.step(), behind, range: it.leg.range, load, whom, off: self.off, walls };
                    moves.shoves[side][kind.index()].push(line);
                }
            }
            builder.keep_lines(&mut moves.shoves, group.pattern.place());
        }
        for group in &self.pulls {
            for side in Player::BOTH {
                let legs = builder.program(&group.pattern, side).singles().0;
                for (kind, it) in group.types.iter().flat_map(|kind| legs.iter().map(move |it| (kind, it))) {
                    let back = builder.variant.movement.topology.reverse(it.step());
                    let line = Tow { step: it.step(), back, range: it.leg.range, whom: self.whom[kind.index()] };
                    moves.tows[side][kind.index()].push(line);
                }
            }
            builder.keep_lines(&mut moves.tows, group.pattern.place());
        }
        hooks.source(moves);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words::tell(self, words);
    }
}

/// Makes the moves.
#[derive(Debug)]
struct Moves {
    /// By side and type.
    shoves: [Vec<Vec<Shove>>; 2],
    /// By side and type.
    tows: [Vec<Vec<Tow>>; 2],
    /// By side and type.
    pushes_aside: [Vec<Option<Aside>>; 2],
    /// By side and type.
    pulls_aside: [Vec<Option<Aside>>; 2],
    starters: TypeSet,
    spared: Spared,
}

impl Source for Moves {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from else { return Flow::Continue(()) };
        let mover = scene.position.at(from);
        let (side, kind) = (mover.side().index(), mover.kind().index());
        for it in &self.shoves[side][kind] {
            it.moves(scene, from, &self.spared, candidate, next)?;
        }
        for it in &self.tows[side][kind] {
            it.moves(scene, from, candidate, next)?;
        }
        if let Some(it) = &self.pushes_aside[side][kind] {
            it.pushes(scene, from, candidate, next)?;
        }
        if let Some(it) = &self.pulls_aside[side][kind] {
            it.pulls(scene, from, candidate, next)?;
        }
        Flow::Continue(())
    }

    fn starters(&self, _variant: &Variant) -> TypeSet {
        self.starters
    }

    fn why(&self, scene: Scene<'_>, path: &[Step]) -> Option<Reason> {
        let &[Step::Square(from), Step::Square(to)] = path else { return None };
        let mover = scene.position.at(from);
        let mut lines = self.shoves[mover.side()][mover.kind().index()].iter();
        let (load, stop) = lines.find_map(|it| Some((it.load, it.stop(scene, from, to)?)))?;
        Some(words::stopped(scene, from, load, stop))
    }
}

/// Whether a piece is one of those that may be moved by a piece of a side.
fn is_movable(whom: &Whom, by: Player, side: Player, kind: TypeId) -> bool {
    whom[usize::from(side != by)].has(kind)
}
