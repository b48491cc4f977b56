//! Pieces that may not go where an enemy could take them.

use crate::hook_order::VetoStage;
use crate::prelude::*;
use engine::attack::pins::Pins;
use engine::hooks::{Trial, Veto, Watch};
use engine::legal::LegalGenerator;
use engine::moves::move_list::Item;

/// Pieces that stay away from attacked squares.
pub const RULE: Rule = Rule {
    name: "safe arrival",
    keys: &[Key::of("safeArrival", "types")
        .doc("These types may not end a move, or be dropped, where a reply could take them. They may be left there.")
        .adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["unsafe-arrival"],
};

/// The types of the key.
#[derive(Debug)]
struct SafeArrival(TypeSet);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let types = builder.settings.types("safeArrival");
    if types.is_empty() { None } else { Some(Box::new(SafeArrival(types))) }
}

impl ActiveRule for SafeArrival {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.veto(VetoStage::Royal, *self);
    }

    fn words(&self, words: &mut Words<'_>) {
        let who = words.any_of(self.0);
        words.say(Topic::Moving, format!("{who} may not go where a reply could take it."));
    }
}

impl SafeArrival {
    fn is_meant(&self, item: &Item) -> bool {
        self.0.has(item.becomes)
    }

    /// A piece that could take the mover where it has gone.
    fn attacker(&self, trial: &Trial<'_>) -> Option<Sq> {
        let Trial { variant, after, item, .. } = trial;
        let mover = after.mover();
        let stands = self.is_meant(item) && after.at(item.to).is(mover);
        stands.then(|| LegalGenerator::sparing().attacker(variant, after, item.to, mover.other()))?
    }
}

impl Veto for SafeArrival {
    fn watch(&self, Scene { position, .. }: Scene<'_>, pins: &mut Pins) -> Watch {
        let careful = position.pieces(position.turn()).filter(|it| self.0.has(position.at(*it).kind()));
        careful.for_each(|it| pins.guard(it));
        Watch { walks: false, royals: true, drops: self.0 }
    }

    fn concerns(&self, _scene: Scene<'_>, item: &Item, _patch: &[Edit]) -> bool {
        self.is_meant(item)
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        self.attacker(trial).map(|_| "unsafe-arrival")
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let attacker = self.attacker(trial)?;
        let name = trial.variant.name(trial.after.at(trial.item.to).kind());
        let sentence = format!("The {name} may not go where a reply could take it.");
        Some(Reason { code, sentence, marks: vec![(attacker, MarkRole::Attacker)] })
    }
}
