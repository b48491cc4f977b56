//! Promotion by zone: chess style with choices, Shogi style with an offset.

mod read;
#[cfg(feature = "words")]
mod words;

use crate::builder::keys::{MAX_PROMOTE, PROMO_OFFSET, PROMO_ZONE};
use crate::prelude::*;
use crate::rule::Brings;
use crate::support::promotion_limits::{PromotionLimit, PromotionLimits};
use crate::support::promotion_set::{PromotionSet, PromotionSets, PromotionSource, choose, promote};
use crate::support::shared::CapturesChangeSides;
use engine::hooks::Capabilities;
use engine::mechanics::square_role::SquareRole;

/// Promotion in a zone.
pub const RULE: Rule = Rule {
    name: "promotion",
    keys: &[
        PROMO_ZONE,
        MAX_PROMOTE,
        PROMO_OFFSET,
        Key::flag("promoLeave"),
        Key::of("mustPromote", "types or *").adds_up(),
        Key::of("promoLimit", "type:count").per_side().adds_up(),
        Key::of("promoFrom", "free, hand or prison").brings(Brings::CHANGES).default("free").per_side(),
        Key::of("promoChoice", "sets").brings(Brings::CHANGES).default("QNRB"),
    ],
    asked: Asked::Always,
    read,
    codes: &["promotion-none", "promotion-empty", "promotion-limit"],
};

/// What the keys say. The depth of the zone and which types promote at all stand in the builder.
#[derive(Debug)]
struct ZonePromotion {
    /// Shogi style: whether moves that begin in the zone promote too.
    leave: bool,
    /// Shogi style: types without the choice to stay.
    must: TypeSet,
    limits: Vec<PromotionLimit>,
    /// By side: where the new piece comes from.
    from: [PromotionSource; 2],
    /// What may be chosen.
    set: PromotionSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let CapturesChangeSides(changes) = builder.shared().copied().unwrap_or_default();
    let leave = builder.settings.flag("promoLeave", false) || changes == [true; 2];
    let must = builder.settings.types("mustPromote");
    let from = read::sources(builder);
    let limits = read::limits(builder);
    let shared = PromotionLimits::new(&limits, builder.n_types);
    let sets = read::sets(builder, from, &shared);
    let set = sets.first().cloned().unwrap_or_default();
    builder.share(PromotionSets(sets));
    builder.share(shared);
    Some(Box::new(ZonePromotion { leave, must, limits, from, set }))
}

impl ActiveRule for ZonePromotion {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let Self { leave, must, limits, set, .. } = *self;
        let (max_promote, offset, zone) =
            (builder.variant.pieces.promotion.most, builder.variant.pieces.promotion.offset, builder.promo_zone);
        if zone == 0 && (offset > 0 || set.depth(0) == 0) || max_promote == 0 {
            return;
        }
        let limits = PromotionLimits::new(&limits, builder.n_types);
        let may_lack = if offset == 0 {
            set.may_be_empty()
        } else {
            builder.kinds().any(|it| builder.promoted(it).is_some_and(|it| limits.concerns(it)))
        };
        let promotion = Promotion { zone, max_promote, offset, leave, must, limits, set, may_lack };
        hooks.pass(PassStage::Promotion, promotion);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words::say(self, words);
    }
}

/// Promotes types 1 to `max_promote`.
#[derive(Debug)]
struct Promotion {
    /// Depth of the zone in ranks.
    zone: u16,
    max_promote: u8,
    offset: u8,
    /// Shogi style: whether moves that begin in the zone promote too.
    leave: bool,
    /// Types without the choice to stay.
    must: TypeSet,
    limits: PromotionLimits,
    set: PromotionSet,
    /// Whether promotion may be unavailable, which closes squares to the types.
    may_lack: bool,
}

impl Pass for Promotion {
    fn mask(&self, variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> PassMask {
        if kind.0 > self.max_promote {
            return PassMask::empty();
        }
        let depth = variant.depth(side, sq);
        if self.offset > 0 {
            let last = kind.0 == 1 && depth == 1;
            (PassMask::LEAVE | PassMask::ARRIVE).when(variant.promoted(kind).is_some() && (last || depth <= self.zone))
        } else {
            let choice = self.set.choices().iter().any(|it| it.depth.unwrap_or(self.zone) >= depth);
            PassMask::ARRIVE.when(choice)
        }
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

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if self.offset > 0 { self.shogi(scene, candidate, next) } else { self.chess(scene, candidate, next) }
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::ONLY_RETYPES | Capabilities::ASKS_TYPE
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Promotion {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let message = msg!("reason-promotion-none", piece = scene.variant.named(candidate.after.kind()));
        Some(Reason { code: "promotion-none", message, marks: Vec::new() })
    }

    fn why_not(&self, scene: Scene<'_>, candidate: &Candidate, rest: &[Step]) -> Option<Reason> {
        if !self.concerns(candidate) {
            return None;
        }
        let [Step::Become(kind)] = rest else { return None };
        if self.offset > 0 {
            return if scene.variant.promoted(candidate.kind()) == Some(*kind) {
                self.limits.lacks(scene, candidate.side(), *kind)
            } else {
                None
            };
        }
        let depth = scene.variant.depth(candidate.side(), candidate.to);
        let inside = self.set.choices().iter().any(|it| it.kind == *kind && it.depth.unwrap_or(self.zone) >= depth);
        if inside { self.set.lacks(scene, candidate.side(), *kind) } else { None }
    }

    fn square_role(&self, variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> Option<SquareRole> {
        let depth = variant.depth(side, sq);
        let inside = kind.0 <= self.max_promote
            && if self.offset > 0 {
                variant.promoted(kind).is_some() && depth <= self.zone
            } else {
                self.set.depth(self.zone) >= depth
            };
        inside.then_some(SquareRole::Promotion)
    }

    fn first_choice(&self, variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> Option<TypeId> {
        if kind.0 > self.max_promote || self.offset > 0 {
            return None;
        }
        let depth = variant.depth(side, sq);
        let mut choices = self.set.choices().iter().filter(|it| it.depth.unwrap_or(self.zone) >= depth);
        let first = choices.next()?.kind;
        (first != kind && choices.all(|it| it.kind != kind)).then_some(first)
    }
}

impl Promotion {
    fn chess(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let depth = scene.variant.depth(candidate.side(), candidate.to);
        let kind = candidate.after.kind();
        if !self.set.choices().iter().any(|it| it.depth.unwrap_or(self.zone) >= depth) {
            return next(candidate);
        }
        let choices: Vec<_> = self
            .set
            .available(scene, candidate.side(), kind, depth)
            .filter(|it| it.depth.unwrap_or(self.zone) >= depth)
            .collect();
        choose(scene, candidate, &choices, next)
    }

    fn shogi(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(promoted) = scene.variant.promoted(candidate.after.kind()) else { return next(candidate) };
        let inside = |sq| scene.variant.depth(candidate.side(), sq) <= self.zone;
        let (starts, ends) = (inside(candidate.from), inside(candidate.to));
        let may = match (starts, ends) {
            (false, ends) => ends,
            (true, _) => self.leave || candidate.captures(),
        };
        let last = scene.variant.depth(candidate.side(), candidate.to) == 1;
        let kind = candidate.after.kind();
        let must = kind.0 == 1 && last && self.zone > 0 || may && self.must.has(kind);
        if !may && !must {
            return next(candidate);
        }
        promote(scene, candidate, promoted, must, &self.limits, next)
    }
}
