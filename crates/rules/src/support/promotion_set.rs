//! Sets of types to choose from, as `promoChoice` writes them. When a choice is asked for is decided by rules.

use definition::{Definition, Severity, Span};

use crate::builder::Builder;
use crate::support::promotion_limits::PromotionLimits;
use engine::hooks::{Next, Scene};
use engine::ids::{Player, TypeId, TypeSet};
use engine::moves::candidate::Candidate;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::program::walker::Flow;
use engine::reason::Reason;

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

impl PromotionSet {
    /// The sets of `promoChoice`; what cannot be read is reported.
    #[must_use]
    pub fn of(builder: &mut Builder<'_>) -> Vec<Self> {
        let written = builder.settings.last("promoChoice");
        let text = written.map_or("QNRB", |it| it.value.as_str());
        let (mut sets, bad) = Self::read_all(text, builder.definition(), &builder.variant.royal);
        for (what, span) in bad {
            if let Some(setting) = written {
                let message = format!("\"{what}\" is no piece that can be chosen here and is left out.");
                builder.settings.report(Severity::Warning, "def.choice", message, None, setting.place_in(span));
            }
        }
        let limits = PromotionLimits::of(builder);
        let words =
            [("free", PromotionSource::Free), ("hand", PromotionSource::Hand), ("prison", PromotionSource::Prison)];
        let from = builder.settings.word_by_side("promoFrom", &words, PromotionSource::Free);
        for it in &mut sets {
            (it.limits, it.from) = (limits.clone(), from);
        }
        sets
    }

    /// Reads all sets of a value, and lists what could not be read.
    #[must_use]
    pub fn read_all(text: &str, definition: &Definition, royal: &TypeSet) -> (Vec<Self>, Vec<(String, Span)>) {
        let mut bad = Vec::new();
        let mut start = 0;
        let sets = text
            .split('/')
            .map(|set| {
                let res = Self::read(set, start, definition, royal, &mut bad);
                start += set.len() + 1;
                res
            })
            .collect();
        (sets, bad)
    }

    fn read(text: &str, start: usize, definition: &Definition, royal: &TypeSet, bad: &mut Vec<(String, Span)>) -> Self {
        if text.trim().is_empty() {
            let all = (2..=definition.pieces.len()).map(|it| TypeId(it as u8)).filter(|it| !royal.has(*it));
            let plain = |kind| Choice { kind, not_last: false, from: PromotionSource::Free, depth: None };
            return Self::new(all.map(plain).collect());
        }
        let mut ids: Vec<(&str, usize)> =
            definition.pieces.iter().enumerate().map(|(idx, it)| (it.id.as_str(), idx + 1)).collect();
        sort::by_key(&mut ids, |(id, number)| (std::cmp::Reverse(id.len()), *number));
        let mut choices: Vec<Choice> = Vec::new();
        let mut at = 0;
        let (mut not_last, mut from) = (false, PromotionSource::Free);
        while let Some(next) = text[at..].chars().next() {
            let rest = &text[at..];
            match next {
                ',' | ' ' => at += 1,
                '!' => (not_last, at) = (true, at + 1),
                '*' => (from, at) = (PromotionSource::Hand, at + 1),
                _ => {
                    if let Some((id, number)) = ids.iter().find(|(id, _)| rest.starts_with(id)) {
                        at += id.len();
                        let digits = text[at..].bytes().take(2).take_while(u8::is_ascii_digit).count();
                        let depth = text[at..at + digits].parse().ok();
                        at += digits;
                        let kind = TypeId(*number as u8);
                        choices.push(Choice { kind, not_last, from, depth });
                    } else {
                        let len = next.len_utf8();
                        bad.push((next.to_string(), Span::new(start + at, start + at + len)));
                        at += len;
                    }
                    (not_last, from) = (false, PromotionSource::Free);
                }
            }
        }
        Self::new(choices)
    }

    fn new(choices: Vec<Choice>) -> Self {
        Self { choices, from: [PromotionSource::Free; 2], limits: PromotionLimits::default() }
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
            let sentence = format!("There is no captured {} to promote to.", scene.variant.name(kind));
            return Some(Reason { code: "promotion-empty", sentence, marks: Vec::new() });
        }
        self.limits.lacks(scene, side, kind)
    }

    /// The choices that a piece has on a square of that depth.
    pub fn available(&self, scene: Scene<'_>, side: Player, kind: TypeId, depth: u16) -> impl Iterator<Item = Choice> {
        let own = scene.variant.types[kind.index()].id.as_str();
        let from = self.from[side.index()];
        self.choices.iter().copied().filter_map(move |it| {
            let it = if it.from == PromotionSource::Free { Choice { from, ..it } } else { it };
            let stays = scene.variant.types[it.kind.index()].id == own;
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
