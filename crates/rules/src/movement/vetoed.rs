//! Moves that a routine of the page refuses.

use std::sync::Arc;

use crate::hook_order::VetoStage;
use crate::prelude::*;
use engine::hooks::{Trial, Veto};
use engine::page_rules::{PageRules, PlayedMove, Told};

/// The veto of the page. It has no key: the page says whether it has one.
pub const RULE: Rule = Rule { name: "vetoed", keys: &[], asked: Asked::Always, read, codes: &["vetoed"] };

/// Asks the page about every move that is otherwise legal.
#[derive(Debug)]
struct Vetoed {
    page_rules: Arc<dyn PageRules>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let page_rules = builder.variant.hooks.page_rules.clone().filter(|it| it.has_vetoes())?;
    Some(Box::new(Vetoed { page_rules }))
}

impl ActiveRule for Vetoed {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.veto(VetoStage::Page, *self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for it in self.page_rules.words(Told::Vetoes) {
            words.quote(Topic::Moving, it);
        }
    }
}

impl Vetoed {
    /// The sentence of the refusal.
    fn sentence(&self, trial: &mut Trial<'_>) -> Option<String> {
        let mut captured: Vec<Sq> = trial.victims.iter().filter(|it| !it.unloaded).map(|it| it.square).collect();
        sort::sort(&mut captured);
        let (variant, item) = (trial.variant, trial.item);
        trial.before(|before| {
            let (piece, from) = match item.turn {
                Turn::Walk | Turn::Double | Turn::Castle | Turn::TurnUp => (before.at(item.from), item.from),
                Turn::Drop => (Occupant::new(before.turn(), item.kind), Sq::NONE),
                Turn::Pass => (Occupant::EMPTY, Sq::NONE),
            };
            let turn = item.turn.name();
            let played = PlayedMove { piece, from, to: item.to, becomes: item.becomes, captured: &captured, turn };
            self.page_rules.refuses(Scene { variant, position: before }, &played)
        })
    }
}

impl Veto for Vetoed {
    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        self.sentence(trial).map(|_| "vetoed")
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let message = Message::said(self.sentence(trial)?);
        Some(Reason { code, message, marks: Vec::new() })
    }
}
