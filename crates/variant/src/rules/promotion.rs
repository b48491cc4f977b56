//! Promotion by zone: chess style with choices, Shogi style with an offset. Morph boards are another file.

use diagram::Severity;

use crate::compile::Reader;
use crate::draft::{Draft, Turn};
use crate::ids::{TypeId, TypeSet};
use crate::moves::Step;
use crate::program::walk::Flow;
use crate::promotion_set::{PromotionSet, choose};
use crate::rules::{Key, Next, Pass, Scene};

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key { name: "promoZone", value: "int", default: "1", doc: "Depth of the promotion zone in ranks at the far side; 0 is none." },
    Key { name: "maxPromote", value: "int", default: "1", doc: "Types numbered 1 to this promote in the zone." },
    Key { name: "promoOffset", value: "int", default: "0", doc: "Above 0: Shogi style; type n promotes to type n + promoOffset." },
    Key { name: "promoChoice", value: "sets", default: "QNRB", doc: "What may be chosen; `!` not on the last rank, `*` only from the hand, a number gives a choice its own depth." },
];

/// Promotion of types 1 to `max_promote`.
#[derive(Debug)]
pub struct Promotion {
    zone: u16,
    max_promote: u8,
    offset: u8,
    drops: bool,
    set: PromotionSet,
    /// Types whose promotion may be unavailable, which closes squares to them.
    may_lack: bool,
}

/// Reads the keys. The first set serves this rule.
pub fn compile(reader: &mut Reader<'_>, royal: &TypeSet) -> (Option<Promotion>, u8, u8) {
    let zone = reader.int("promoZone", 1, 0, 99) as u16;
    let max_promote = reader.int("maxPromote", 1, 0, 250) as u8;
    let offset = reader.int("promoOffset", 0, 0, 250) as u8;
    let drops = reader.int("holdingsType", 0, -99, 99) < 0;
    let written = reader.last("promoChoice").cloned();
    let text = written.as_ref().map_or("QNRB", |it| it.value.as_str());
    let (mut sets, bad) = PromotionSet::read_all(text, reader.diagram(), royal);
    if let Some(setting) = &written {
        for (what, span) in bad {
            reader.report(
                Severity::Warning,
                "def.choice",
                format!("\"{what}\" is no piece that can be chosen here and is left out."),
                None,
                setting.place_in(span),
            );
        }
    }
    let set = if sets.is_empty() { PromotionSet::default() } else { sets.swap_remove(0) };
    let may_lack = set.may_be_empty();
    let none = zone == 0 && set.depth(0) == 0 || max_promote == 0;
    let rule = Promotion { zone, max_promote, offset, drops, set, may_lack };
    ((!none).then_some(rule), offset, max_promote)
}

impl Pass for Promotion {
    fn concerns(&self, draft: &Draft) -> bool {
        draft.turn == Turn::Walk && draft.after.kind().0 <= self.max_promote && !draft.settled && !draft.gone
    }

    fn changes_attacks(&self, kind: TypeId) -> bool {
        self.may_lack && self.offset == 0 && kind.0 <= self.max_promote
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
        choose(draft, &choices, next)
    }

    fn shogi(&self, scene: Scene<'_>, draft: &mut Draft, next: Next<'_>) -> Flow {
        let Some(promoted) = scene.rules.promoted(draft.after.kind()) else { return next(draft) };
        let inside = |sq| scene.rules.depth(draft.side(), sq) <= self.zone;
        let (starts, ends) = (inside(draft.from), inside(draft.to));
        let may = if self.drops { starts || ends } else { ends && !starts || starts && draft.captures() };
        let last = scene.rules.depth(draft.side(), draft.to) == 1;
        let must = draft.after.kind().0 == 1 && last && self.zone > 0;
        if !may && !must {
            return next(draft);
        }
        let before = draft.after;
        if !must {
            draft.steps.push(Step::Become(before.kind()));
            next(draft)?;
            draft.steps.pop();
        }
        let base = if before.base() == TypeId::NONE { before.kind() } else { before.base() };
        draft.after = before.with_kind(promoted).with_base(base);
        if !must {
            draft.steps.push(Step::Become(promoted));
        }
        let flow = next(draft);
        if !must {
            draft.steps.pop();
        }
        draft.after = before;
        flow
    }
}

