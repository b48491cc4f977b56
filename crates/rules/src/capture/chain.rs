//! Captures that go on with further captures by the same piece, as long as there is one. All are one move.

mod search;
mod words;

use crate::builder::Builder;
use crate::hook_order::{Hooks, PassStage};
use crate::prose::Words;
use crate::rule::{ActiveRule, Asked, Key, Rule};
use engine::attack::pass_mask::PassMask;
use engine::board::topology::ANYWHERE;
use engine::hooks::{Explain, Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::moves::candidate::{Candidate, Turn};
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;
use search::ChainSearch;

/// Captures that go on.
pub const RULE: Rule = Rule {
    name: "chain",
    keys: &[
        Key::of("chain", "types")
            .doc("A capture by these types goes on with further captures by the same piece, as long as there is one; all are one move.")
            .adds_up(),
        Key::of("chainVictims", "end, next or now").default("end").doc(
            "When the victims of a chain leave the board: when the move ends, until which they stand in the way and are not captured again; after the next capture, so that the piece cannot turn back; or at once.",
        ),
        Key::of("chainPromotion", "end or passing")
            .default("end")
            .doc("Where a piece promotes in a chain: where the chain ends, or wherever a capture of it ends, to go on as what it became."),
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
    /// Whether pieces promote before the chain ends.
    passing: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let settings = &mut builder.settings;
    let types = settings.type_list("chain");
    let leave = [("end", VictimsLeave::AtEnd), ("next", VictimsLeave::AfterNext), ("now", VictimsLeave::Now)];
    let leave = settings.word("chainVictims", &leave, VictimsLeave::AtEnd, None);
    let passing = settings.word("chainPromotion", &[("end", false), ("passing", true)], false, None);
    (!types.is_empty()).then(|| Box::new(Chain { types, leave, passing }) as Box<dyn ActiveRule>)
}

impl ActiveRule for Chain {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        // What is taken later the piece itself does not attack, and chains may meet with the same effect.
        self.types.iter().for_each(|it| builder.walked.insert(it));
    }

    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        if self.passing {
            hooks.pass(PassStage::PassingChain, *self);
        } else {
            hooks.pass(PassStage::Chain, *self);
        }
    }

    fn words(&self, words: &mut Words<'_>) {
        words::say(self, words);
    }
}

impl Chain {
    /// Whether a capture may begin a chain or go on with it.
    fn is_part(&self, candidate: &Candidate) -> bool {
        let enemy = candidate.side().other();
        candidate.captured().any(|it| it.piece.is(enemy))
    }
}

impl Pass for Chain {
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE.when(self.types.has(kind))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        let stays = candidate.turn == Turn::Walk && !candidate.gone && !candidate.burnt;
        stays && self.types.has(candidate.kind()) && self.types.has(candidate.after.kind()) && self.is_part(candidate)
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
        candidate.n_asked = candidate.n_asked.saturating_add(search.weight());
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
        let (first, name) = (ahead.first()?, scene.variant.name(candidate.kind()));
        let victim = first.captured().next().map_or(first.to, |it| it.square);
        let sentence = format!(
            "The {name} has to go on capturing from {}: take {} too.",
            scene.variant.label(candidate.to),
            scene.variant.label(victim)
        );
        let mut marks: Vec<_> =
            ahead.iter().flat_map(Candidate::captured).map(|it| (it.square, MarkRole::Allowed)).collect();
        sort::sort(&mut marks);
        marks.dedup();
        Some(Reason { code: "chain-goes-on", sentence, marks })
    }
}
