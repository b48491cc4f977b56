//! Promotion by zone: chess style with choices, Shogi style with an offset. Morph boards are another file.

pub mod words;

use crate::builder::Builder;
use crate::prose::Words;
use crate::rule::Key;
use crate::support::promotion_limits::PromotionLimits;
use crate::support::promotion_set::{PromotionSet, choose, promote};
use engine::attack::pass_mask::PassMask;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::mechanics::square_role::SquareRole;
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::path::Step;
use engine::program::walker::Flow;
use engine::reason::Reason;
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("promoZone", "int").default("1").doc("Depth of the promotion zone in ranks at the far side; 0 is none."),
    Key::of("maxPromote", "int").default("1").doc("Types numbered 1 to this promote in the zone."),
    Key::of("promoOffset", "int").default("0").doc("Above 0: Shogi style; type n promotes to type n + promoOffset."),
    Key::of("mustPromote", "types or *").doc("Shogi style: these types have no choice to stay what they are where they may promote.").adds_up(),
    Key::of("promoLimit", "type:count").doc("No promotion to the type while the side has that many of it on the board.").per_side().adds_up(),
    Key::of("promoFrom", "free, hand or prison").default("free").doc("Where a promotion piece comes from: nowhere, the hand, or the opponent's prison, where the promoting piece takes its place.").per_side(),
    Key::of("promoChoice", "sets").default("QNRB").doc("What may be chosen; `!` not on the last rank, `*` only from the hand, a number gives a choice its own depth."),
];

/// Promotion of types 1 to `max_promote`.
#[derive(Debug)]
pub struct Promotion {
    area: u16,
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
    let drops = builder.settings.int("holdingsType", 0, -99, 99) < 0;
    let set = PromotionSet::of(builder).into_iter().next().unwrap_or_default();
    let must = builder.settings.types_or_all("mustPromote");
    let (area, max_promote, offset) = (builder.promo_zone, builder.variant.max_promote, builder.variant.promo_offset);
    if area == 0 && (offset > 0 || set.depth(0) == 0) || max_promote == 0 {
        return None;
    }
    let limits = PromotionLimits::of(builder);
    let may_lack = if offset == 0 {
        set.may_be_empty()
    } else {
        builder.kinds().any(|it| builder.promoted(it).is_some_and(|it| limits.concerns(it)))
    };
    Some(Box::new(Promotion { area, max_promote, offset, drops, must, limits, set, may_lack }))
}

impl Pass for Promotion {
    fn mask(&self, variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> PassMask {
        if kind.0 > self.max_promote {
            return PassMask::NONE;
        }
        let depth = variant.depth(side, sq);
        if self.offset > 0 {
            let last = kind.0 == 1 && depth == 1;
            PassMask::LEAVE.or(PassMask::ARRIVE).when(variant.promoted(kind).is_some() && (last || depth <= self.area))
        } else {
            let choice = self.set.choices().iter().any(|it| it.depth.unwrap_or(self.area) >= depth);
            PassMask::ARRIVE.when(choice)
        }
    }

    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let name = scene.variant.name(candidate.after.kind());
        let sentence = format!("The {name} cannot go there: there is nothing to promote it to.");
        Some(Reason { code: "promotion-none", sentence, marks: Vec::new() })
    }

    fn why_not(&self, scene: Scene<'_>, candidate: &Candidate, rest: &[Step]) -> Option<Reason> {
        let [Step::Become(kind)] = rest else { return None };
        if self.offset > 0 {
            return if scene.variant.promoted(candidate.kind()) == Some(*kind) {
                self.limits.lacks(scene, candidate.side(), *kind)
            } else {
                None
            };
        }
        let depth = scene.variant.depth(candidate.side(), candidate.to);
        let inside = self.set.choices().iter().any(|it| it.kind == *kind && it.depth.unwrap_or(self.area) >= depth);
        if inside { self.set.lacks(scene, candidate.side(), *kind) } else { None }
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Walk
            && candidate.after.kind().0 <= self.max_promote
            && !candidate.settled
            && !candidate.gone
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.may_lack && kind.0 <= self.max_promote
    }

    fn square_role(&self, variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> Option<SquareRole> {
        let depth = variant.depth(side, sq);
        let inside = kind.0 <= self.max_promote
            && if self.offset > 0 {
                variant.promoted(kind).is_some() && depth <= self.area
            } else {
                self.set.depth(self.area) >= depth
            };
        inside.then_some(SquareRole::Promotion)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if self.offset > 0 { self.shogi(scene, candidate, next) } else { self.chess(scene, candidate, next) }
    }
}

impl Promotion {
    fn chess(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let depth = scene.variant.depth(candidate.side(), candidate.to);
        let kind = candidate.after.kind();
        if !self.set.choices().iter().any(|it| it.depth.unwrap_or(self.area) >= depth) {
            return next(candidate);
        }
        let choices: Vec<_> = self
            .set
            .available(scene, candidate.side(), kind, depth)
            .filter(|it| it.depth.unwrap_or(self.area) >= depth)
            .collect();
        choose(scene, candidate, &choices, next)
    }

    fn shogi(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(promoted) = scene.variant.promoted(candidate.after.kind()) else { return next(candidate) };
        let inside = |sq| scene.variant.depth(candidate.side(), sq) <= self.area;
        let (starts, ends) = (inside(candidate.from), inside(candidate.to));
        let may = if self.drops { starts || ends } else { ends && !starts || starts && candidate.captures() };
        let last = scene.variant.depth(candidate.side(), candidate.to) == 1;
        let kind = candidate.after.kind();
        let must = kind.0 == 1 && last && self.area > 0 || may && self.must.has(kind);
        if !may && !must {
            return next(candidate);
        }
        promote(scene, candidate, promoted, must, &self.limits, next)
    }
}

/// Says what promotes, where and to what.
pub fn words(words: &mut Words<'_>) {
    words::words(words);
}
