//! Sets of types to choose from when a piece promotes, and how candidates fork over them.

use crate::support::promotion_limits::PromotionLimits;
use engine::hooks::{Next, Scene};
use engine::ids::{Player, TypeId};
use engine::moves::candidate::Candidate;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::program::walker::Flow;
use engine::reason::Reason;
use message::msg;

/// Where a promotion piece comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PromotionSource {
    /// From nowhere.
    #[default]
    Free,
    /// From the hand.
    Hand,
    /// From the opponent's prison, where the promoting piece takes its place.
    Prison,
}

/// One type that may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The type.
    pub kind: TypeId,
    /// Not on the last rank.
    pub not_last: bool,
    /// Where it comes from.
    pub from: PromotionSource,
    /// Its own zone depth.
    pub depth: Option<u16>,
}

/// A set of choices.
#[derive(Clone, Debug, Default)]
pub struct PromotionSet {
    choices: Vec<Choice>,
    /// By side: where choices come from that do not say it.
    from: [PromotionSource; 2],
    limits: PromotionLimits,
}

/// The sets of the definition, shared by the rule that reads them; the first one serves the promotion zone.
#[derive(Clone, Debug, Default)]
pub struct PromotionSets(pub Vec<PromotionSet>);

impl PromotionSet {
    /// A set of choices. `from`: by side, where choices come from that do not say it.
    #[must_use]
    pub fn new(choices: Vec<Choice>, from: [PromotionSource; 2], limits: PromotionLimits) -> Self {
        Self { choices, from, limits }
    }

    /// All choices as written.
    #[must_use]
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The greatest depth a choice has of its own; `or` if none has.
    #[must_use]
    pub fn depth(&self, or: u16) -> u16 {
        self.choices.iter().filter_map(|it| it.depth).max().unwrap_or(or)
    }

    /// Whether there are positions in which nothing may be chosen.
    #[must_use]
    pub fn may_be_empty(&self) -> bool {
        let sure = |it: &Choice| {
            !it.not_last
                && it.from == PromotionSource::Free
                && self.from == [PromotionSource::Free; 2]
                && it.depth.is_none()
                && !self.limits.concerns(it.kind)
        };
        !self.choices.is_empty() && !self.choices.iter().any(sure)
    }

    /// Why a type of the set cannot be chosen though its square would allow it; `None` if this is not the matter.
    #[must_use]
    pub fn lacks(&self, scene: Scene<'_>, side: Player, kind: TypeId) -> Option<Reason> {
        let choice = self.choices.iter().find(|it| it.kind == kind)?;
        let held = match choice.from {
            PromotionSource::Free => true,
            PromotionSource::Hand => scene.position.hand(side, kind) > 0,
            PromotionSource::Prison => scene.position.prison(side.other(), kind) > 0,
        };
        if !held {
            let message = msg!("reason-promotion-empty", piece = scene.variant.named(kind));
            return Some(Reason { code: "promotion-empty", message, marks: Vec::new() });
        }
        self.limits.lacks(scene, side, kind)
    }

    /// The choices that a piece has on a square of that depth.
    pub fn available(&self, scene: Scene<'_>, side: Player, kind: TypeId, depth: u16) -> impl Iterator<Item = Choice> {
        let own = scene.variant.pieces.types[kind.index()].id.as_str();
        let from = self.from[side];
        self.choices.iter().copied().filter_map(move |it| {
            let it = if it.from == PromotionSource::Free { Choice { from, ..it } } else { it };
            let stays = scene.variant.pieces.types[it.kind.index()].id == own;
            let held = stays
                || match it.from {
                    PromotionSource::Free => true,
                    PromotionSource::Hand => scene.position.hand(side, it.kind) > 0,
                    PromotionSource::Prison => scene.position.prison(side.other(), it.kind) > 0,
                };
            let free = stays || self.limits.allow(scene.position, side, it.kind);
            let open = held && free && !(it.not_last && depth == 1);
            open.then_some(if stays { Choice { kind, ..it } } else { it })
        })
    }
}

/// Forks a candidate over choices: a single one is made at once, none drops the candidate.
pub fn choose(scene: Scene<'_>, candidate: &mut Candidate, choices: &[Choice], next: Next<'_>) -> Flow {
    let before = candidate.after;
    let n_extra = candidate.extra.len();
    for it in choices {
        if it.kind != before.kind() {
            candidate.after = scene.variant.changed(before, it.kind);
            let side = candidate.side();
            match it.from {
                PromotionSource::Free => {}
                PromotionSource::Hand => candidate.extra.push(Edit::Hand(side, it.kind, -1)),
                PromotionSource::Prison => candidate
                    .extra
                    .extend([Edit::Prison(side.other(), it.kind, -1), Edit::Prison(side.other(), before.kind(), 1)]),
            }
        }
        if choices.len() > 1 {
            candidate.steps.push(Step::Become(it.kind));
        }
        let flow = next(candidate);
        if choices.len() > 1 {
            candidate.steps.pop();
        }
        candidate.extra.truncate(n_extra);
        candidate.after = before;
        flow?;
    }
    Flow::Continue(())
}

/// Forks a candidate Shogi style: stay or take the promoted form; `must` leaves no choice. A form beyond its limit is no
/// choice at all.
pub fn promote(
    scene: Scene<'_>,
    candidate: &mut Candidate,
    promoted: TypeId,
    must: bool,
    limits: &PromotionLimits,
    next: Next<'_>,
) -> Flow {
    let before = candidate.after;
    if !limits.allow(scene.position, before.side(), promoted) {
        return if must { Flow::Continue(()) } else { next(candidate) };
    }
    if !must {
        candidate.steps.push(Step::Become(before.kind()));
        next(candidate)?;
        candidate.steps.pop();
        candidate.steps.push(Step::Become(promoted));
    }
    candidate.after = scene.variant.changed(before, promoted);
    let flow = next(candidate);
    if !must {
        candidate.steps.pop();
    }
    candidate.after = before;
    flow
}
