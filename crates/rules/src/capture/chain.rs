//! Captures that go on with further captures by the same piece, as long as there is one. All are one move.

mod search;
#[cfg(feature = "words")]
mod words;

use crate::prelude::*;
use crate::support::beside::stays;
use crate::support::shared::TakesBeside;
use engine::board::topology::ANYWHERE;
use search::ChainSearch;

/// Captures that go on.
pub const RULE: Rule = Rule {
    name: "chain",
    keys: &[
        Key::of("chain", "types").adds_up(),
        Key::of("chainVictims", "end, next or now").default("end"),
        Key::of("chainPromotion", "end or passing").default("end"),
        Key::flag("chainStop"),
        Key::flag("chainTurn"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["chain-goes-on"],
};

/// When victims leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum VictimsLeave {
    /// When the move ends.
    AtEnd,
    /// After the next capture.
    AfterNext,
    /// At once.
    Now,
}

/// What the keys say.
#[derive(Clone, Copy, Debug)]
struct Chain {
    /// Types whose captures go on.
    types: TypeSet,
    leave: VictimsLeave,
    /// The last stage that looks at each capture alone: pieces promote before the end of a chain that is joined after that.
    after: PassStage,
    /// Whether a chain may end before it must.
    stops: bool,
    /// Whether each capture goes in another direction, and nowhere twice.
    turns: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let settings = &mut builder.settings;
    let types = settings.type_list("chain");
    let leave = [("end", VictimsLeave::AtEnd), ("next", VictimsLeave::AfterNext), ("now", VictimsLeave::Now)];
    let leave = settings.word("chainVictims", &leave, VictimsLeave::AtEnd, None);
    let passing = settings.word("chainPromotion", &[("end", false), ("passing", true)], false, None);
    let (stops, turns) = (settings.flag("chainStop", false), settings.flag("chainTurn", false));
    let after = if passing { PassStage::Immobile } else { PassStage::CaptureMatrix };
    (!types.is_empty()).then(|| Box::new(Chain { types, leave, after, stops, turns }) as Box<dyn ActiveRule>)
}

impl ActiveRule for Chain {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        // What is taken later the piece itself does not attack, and chains may meet with the same effect.
        self.types.iter().for_each(|it| builder.walked.insert(it));
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let after = self.joins_after(builder);
        hooks.join(after, Self { after, ..*self });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words::say(self, words);
    }
}

impl Chain {
    /// The last stage that looks at each capture alone, once all rules have been read.
    fn joins_after(&self, builder: &Builder<'_>) -> PassStage {
        if builder.shared::<TakesBeside>().is_some() { PassStage::Enclosing } else { self.after }
    }

    /// Whether a capture may begin a chain or go on with it.
    fn is_part(&self, candidate: &Candidate) -> bool {
        let enemy = candidate.side().other();
        candidate.captured().any(|it| it.piece.is(enemy))
    }
}

impl Pass for Chain {
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        let mask = if self.after == PassStage::Enclosing { PassMask::ARRIVE } else { PassMask::TAKE };
        mask.when(self.types.has(kind))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        let goes_on = candidate.turn == Turn::Walk && stays(candidate);
        goes_on && self.types.has(candidate.kind()) && self.types.has(candidate.after.kind()) && self.is_part(candidate)
    }

    fn attack_radius(&self, kind: TypeId) -> Option<u16> {
        self.types.has(kind).then_some(ANYWHERE)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if !candidate.may_ask(1) {
            return Flow::Continue(());
        }
        let mut search = ChainSearch::new(scene, self, candidate);
        let mut chains = search.chains(candidate);
        candidate.count_work(search.work());
        for it in &mut chains {
            it.n_asked = candidate.n_asked;
            let flow = next(it);
            candidate.n_asked = it.n_asked;
            flow?;
        }
        Flow::Continue(())
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Chain {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let mut search = ChainSearch::new(scene, self, candidate);
        let ahead = search.parts_after(candidate);
        let (first, name) = (ahead.first()?, scene.variant.named(candidate.kind()));
        let victim = first.captured().next().map_or(first.to, |it| it.square);
        let message = msg!(
            "reason-chain-goes-on",
            piece = name,
            square = scene.variant.label(candidate.to),
            next = scene.variant.label(victim)
        );
        let mut marks: Vec<_> =
            ahead.iter().flat_map(Candidate::captured).map(|it| (it.square, MarkRole::Allowed)).collect();
        sort::sort(&mut marks);
        marks.dedup();
        Some(Reason { code: "chain-goes-on", message, marks })
    }
}
