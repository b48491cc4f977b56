//! Moves that undo the last one.

use crate::builder::Builder;
use crate::hook_order::{Hooks, PassStage};
use crate::prose::{Topic, Words};
use crate::rule::{ActiveRule, Asked, Key, Rule};
use crate::support::board_number::number_of;
use engine::hooks::{Explain, Next, Pass, Scene};
use engine::ids::Sq;
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::patch::{Edit, FactForm, FactId, NamedFact};
use engine::position::FactSpec;
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};

/// Moves that undo the last one.
pub const RULE: Rule = Rule {
    name: "ko",
    keys: &[Key::flag("ko").doc("1: no move may make the board what it was before the last move.")],
    asked: Asked::ByKey,
    read,
    codes: &["ko"],
};

/// That the key is set.
#[derive(Debug)]
struct KoSetting;

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    if builder.settings.flag("ko", false) { Some(Box::new(KoSetting)) } else { None }
}

impl ActiveRule for KoSetting {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let before = builder.fact(FactSpec { start: 0, transient: false });
        builder.variant.named_facts.push(NamedFact { name: "before", fact: before, form: FactForm::Number });
        hooks.pass(PassStage::Turn, Ko { before });
    }

    fn words(&self, words: &mut Words<'_>) {
        words.say(Topic::Moving, "No move may make the board what it was before the last move.");
    }
}

/// Drops moves after which the board is what it was before the last one, and notes what it is now.
#[derive(Debug)]
struct Ko {
    /// What the board was before the last move; 0 if nobody has moved.
    before: FactId,
}

impl Ko {
    fn undoes(&self, Scene { variant, position }: Scene<'_>, candidate: &Candidate) -> bool {
        let before = position.fact(self.before);
        before != 0 && number_of(&variant.movement.topology, |it| candidate.at(position, it)) == before
    }
}

impl Pass for Ko {
    fn concerns(&self, candidate: &Candidate) -> bool {
        // A pass changes nothing, so that what was before it stays forbidden.
        candidate.turn != Turn::Pass
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if self.undoes(scene, candidate) {
            return Flow::Continue(());
        }
        let Scene { variant, position } = scene;
        let now = number_of(&variant.movement.topology, |it: Sq| position.at(it));
        candidate.fork(|it| {
            it.extra.push(Edit::Fact(self.before, now));
            next(it)
        })
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Ko {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let sentence = "That would make the board what it was before the last move.".into();
        let reason = Reason { code: "ko", sentence, marks: vec![(candidate.to, MarkRole::Other)] };
        self.undoes(scene, candidate).then_some(reason)
    }
}
