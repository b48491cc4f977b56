//! Moves that a routine of the page refuses.

use std::sync::Arc;

use crate::builder::Builder;
use crate::hook_order::{Hooks, VetoStage};
use crate::rule::{ActiveRule, Asked, Rule};
use engine::board::occupant::Occupant;
use engine::hooks::{Scene, Veto};
use engine::ids::Sq;
use engine::moves::candidate::Turn;
use engine::moves::move_list::Item;
use engine::moves::patch::Edit;
use engine::page_rules::{PageRules, PlayedMove};
use engine::position::Position;
use engine::program::walker::Victim;
use engine::reason::Reason;
use engine::variant::Variant;

/// The veto of the page. It has no key: the page says whether it has one.
pub const RULE: Rule = Rule { name: "vetoed", keys: &[], asked: Asked::Always, read, codes: &["vetoed"] };

/// Asks the page about every move that is otherwise legal.
#[derive(Debug)]
struct Vetoed {
    page_rules: Arc<dyn PageRules>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let page_rules = builder.variant.page_rules.clone().filter(|it| it.has_vetoes())?;
    Some(Box::new(Vetoed { page_rules }))
}

impl ActiveRule for Vetoed {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.veto(VetoStage::Page, *self);
    }
}

impl Vetoed {
    /// The sentence of the refusal. The position is that before the move.
    fn sentence(&self, variant: &Variant, before: &Position, item: &Item, captured: &[Sq]) -> Option<String> {
        let (piece, from, turn) = match item.turn {
            Turn::Walk => (before.at(item.from), item.from, "walk"),
            Turn::Double => (before.at(item.from), item.from, "double"),
            Turn::Castle => (before.at(item.from), item.from, "castle"),
            Turn::Drop => (Occupant::new(before.turn(), item.kind), Sq::NONE, "drop"),
            Turn::Pass => (Occupant::EMPTY, Sq::NONE, "pass"),
        };
        let deed = PlayedMove { piece, from, to: item.to, becomes: item.becomes, captured, turn };
        self.page_rules.refuses(Scene { variant, position: before }, &deed)
    }
}

impl Veto for Vetoed {
    fn refuses(
        &self,
        variant: &Variant,
        after: &mut Position,
        item: &Item,
        patch: &[Edit],
        victims: &[Victim],
    ) -> Option<&'static str> {
        let mut captured: Vec<Sq> = victims.iter().filter(|it| !it.unloaded).map(|it| it.square).collect();
        sort::sort(&mut captured);
        after.undo();
        let said = self.sentence(variant, after, item, &captured);
        after.apply(patch);
        said.map(|_| "vetoed")
    }

    fn reason(&self, variant: &Variant, after: &mut Position, item: &Item, code: &'static str) -> Option<Reason> {
        if code != "vetoed" {
            return None;
        }
        let mut before = after.clone();
        before.undo();
        let lost = |it: &(Sq, Occupant)| it.1.is(after.turn()) && !after.at(it.0).is(after.turn());
        let mut captured: Vec<Sq> = after.last_changes().filter(lost).map(|it| it.0).collect();
        sort::sort(&mut captured);
        let sentence = self.sentence(variant, &before, item, &captured)?;
        Some(Reason { code: "vetoed", sentence, marks: Vec::new() })
    }
}
