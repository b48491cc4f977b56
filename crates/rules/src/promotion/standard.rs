//! Promotion by zone: chess style with choices, Shogi style with an offset. Morph boards are another file.

pub mod words;

use crate::builder::Builder;
use crate::prose::Words;
use crate::support::promotion_limits::PromotionLimits;
use crate::support::promotion_set::{PromotionSet, choose, promote};
use engine::attack::pass_mask::Touch;
use engine::hooks::{Key, Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::mechanics::square_role::Special;
use engine::moves::candidate::{Draft, Turn};
use engine::moves::path::Step;
use engine::program::walker::Flow;
use engine::reason::Reason;
use engine::variant::Rules;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key {
        name: "promoZone",
        value: "int",
        default: "1",
        doc: "Depth of the promotion zone in ranks at the far side; 0 is none.",
    },
    Key { name: "maxPromote", value: "int", default: "1", doc: "Types numbered 1 to this promote in the zone." },
    Key {
        name: "promoOffset",
        value: "int",
        default: "0",
        doc: "Above 0: Shogi style; type n promotes to type n + promoOffset.",
    },
    Key {
        name: "mustPromote",
        value: "types or *",
        default: "none",
        doc: "Shogi style: these types have no choice to stay what they are where they may promote.",
    },
    Key {
        name: "promoLimit",
        value: "type:count",
        default: "none",
        doc: "No promotion to the type while the side has that many of it on the board.",
    },
    Key {
        name: "promoFrom",
        value: "free, hand or prison",
        default: "free",
        doc: "Where a promotion piece comes from: nowhere, the hand, or the opponent's prison, where the promoting piece takes its place.",
    },
    Key {
        name: "promoChoice",
        value: "sets",
        default: "QNRB",
        doc: "What may be chosen; `!` not on the last rank, `*` only from the hand, a number gives a choice its own depth.",
    },
];

/// Promotion of types 1 to `max_promote`.
#[derive(Debug)]
pub struct Promotion {
    zone: u16,
    max_promote: u8,
    offset: u8,
    drops: bool,
    /// Types without the choice to stay.
    must: TypeSet,
    limits: PromotionLimits,
    set: PromotionSet,
    /// Types whose promotion may be unavailable, which closes squares to them.
    may_lack: bool,
}

/// Reads the keys. The first set of `promoChoice` serves this rule.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let drops = builder.reader.int("holdingsType", 0, -99, 99) < 0;
    let set = PromotionSet::of(builder).into_iter().next().unwrap_or_default();
    let must = builder.reader.types_or_all("mustPromote");
    let (zone, max_promote, offset) = (builder.promo_zone, builder.max_promote, builder.promo_offset);
    if zone == 0 && (offset > 0 || set.depth(0) == 0) || max_promote == 0 {
        return None;
    }
    let limits = PromotionLimits::of(builder);
    let may_lack = if offset == 0 {
        set.may_be_empty()
    } else {
        builder.kinds().any(|it| builder.promoted(it).is_some_and(|it| limits.concerns(it)))
    };
    Some(Box::new(Promotion { zone, max_promote, offset, drops, must, limits, set, may_lack }))
}

impl Pass for Promotion {
    fn touches(&self, rules: &Rules, side: Player, kind: TypeId, sq: Sq) -> Touch {
        if kind.0 > self.max_promote {
            return Touch::NONE;
        }
        let depth = rules.depth(side, sq);
        if self.offset > 0 {
            let last = kind.0 == 1 && depth == 1;
            Touch::LEAVE.or(Touch::ARRIVE).when(rules.promoted(kind).is_some() && (last || depth <= self.zone))
        } else {
            let choice = self.set.choices().iter().any(|it| it.depth.unwrap_or(self.zone) >= depth);
            Touch::ARRIVE.when(choice)
        }
    }

    fn why(&self, scene: Scene<'_>, draft: &Draft) -> Option<Reason> {
        let name = scene.rules.name(draft.after.kind());
        let sentence = format!("The {name} cannot go there: there is nothing to promote it to.");
        Some(Reason { code: "promotion-none", sentence, marks: Vec::new() })
    }

    fn why_not(&self, scene: Scene<'_>, draft: &Draft, rest: &[Step]) -> Option<Reason> {
        let [Step::Become(kind)] = rest else { return None };
        if self.offset > 0 {
            return if scene.rules.promoted(draft.kind()) == Some(*kind) {
                self.limits.lacks(scene, draft.side(), *kind)
            } else {
                None
            };
        }
        let depth = scene.rules.depth(draft.side(), draft.to);
        let inside = self.set.choices().iter().any(|it| it.kind == *kind && it.depth.unwrap_or(self.zone) >= depth);
        if inside { self.set.lacks(scene, draft.side(), *kind) } else { None }
    }

    fn concerns(&self, draft: &Draft) -> bool {
        draft.turn == Turn::Walk && draft.after.kind().0 <= self.max_promote && !draft.settled && !draft.gone
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.may_lack && kind.0 <= self.max_promote
    }

    fn special(&self, rules: &Rules, side: Player, kind: TypeId, sq: Sq) -> Option<Special> {
        let depth = rules.depth(side, sq);
        let inside = kind.0 <= self.max_promote
            && if self.offset > 0 {
                rules.promoted(kind).is_some() && depth <= self.zone
            } else {
                self.set.depth(self.zone) >= depth
            };
        inside.then_some(Special::Promotion)
    }

    fn apply(&self, scene: Scene<'_>, draft: &mut Draft, next: Next<'_>) -> Flow {
        if self.offset > 0 { self.shogi(scene, draft, next) } else { self.chess(scene, draft, next) }
    }
}

impl Promotion {
    fn chess(&self, scene: Scene<'_>, draft: &mut Draft, next: Next<'_>) -> Flow {
        let depth = scene.rules.depth(draft.side(), draft.to);
        let kind = draft.after.kind();
        if !self.set.choices().iter().any(|it| it.depth.unwrap_or(self.zone) >= depth) {
            return next(draft);
        }
        let choices: Vec<_> = self
            .set
            .available(scene, draft.side(), kind, depth)
            .filter(|it| it.depth.unwrap_or(self.zone) >= depth)
            .collect();
        choose(scene, draft, &choices, next)
    }

    fn shogi(&self, scene: Scene<'_>, draft: &mut Draft, next: Next<'_>) -> Flow {
        let Some(promoted) = scene.rules.promoted(draft.after.kind()) else { return next(draft) };
        let inside = |sq| scene.rules.depth(draft.side(), sq) <= self.zone;
        let (starts, ends) = (inside(draft.from), inside(draft.to));
        let may = if self.drops { starts || ends } else { ends && !starts || starts && draft.captures() };
        let last = scene.rules.depth(draft.side(), draft.to) == 1;
        let kind = draft.after.kind();
        let must = kind.0 == 1 && last && self.zone > 0 || may && self.must.has(kind);
        if !may && !must {
            return next(draft);
        }
        promote(scene, draft, promoted, must, &self.limits, next)
    }
}

/// Says what promotes, where and to what.
pub fn words(words: &mut Words<'_>) {
    words::words(words);
}
