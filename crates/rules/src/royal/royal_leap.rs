//! `royalLeap=`: what an oblique first leap of a royal crosses.

use crate::hook_order::VetoStage;
use crate::prelude::*;
use engine::hooks::{Trial, Veto};
use engine::legal::LegalGenerator;
use engine::moves::move_list::Item;

/// First leaps of royals between two attacked squares.
pub const RULE: Rule = Rule {
    name: "royal leap",
    keys: &[Key::of("royalLeap", "free, either").default("free").doc("What an initial leap of a royal crosses that is neither straight nor diagonal: nothing, or either of the two squares on its way, one of which must not be attacked.")],
    asked: Asked::ByKey,
    read,
    codes: &["royal-through-check"],
};

/// One of the two squares on the way must not be attacked.
#[derive(Debug)]
struct EitherWay;

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let either = builder.settings.word("royalLeap", &[("free", false), ("either", true)], false, None);
    if either { Some(Box::new(EitherWay)) } else { None }
}

impl ActiveRule for EitherWay {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        if builder.variant.has(Features::CHECK) {
            hooks.veto(VetoStage::Royal, Either { royal: builder.variant.royals.types });
        }
    }

    fn words(&self, words: &mut Words<'_>) {
        words.say(Topic::Check, "A royal piece may leap obliquely with its first move only if one of the two squares on the way is not attacked.");
    }
}

/// Refuses leaps between two attacked squares.
#[derive(Debug)]
struct Either {
    royal: TypeSet,
}

impl Either {
    fn is_meant(&self, item: &Item) -> bool {
        item.initial && item.turn == Turn::Walk && item.origin == item.from && self.royal.has(item.kind)
    }
}

/// The squares one straight and one diagonal step towards the end of an oblique leap; `None` for other moves.
fn ways(variant: &Variant, item: &Item) -> Option<[Sq; 2]> {
    let topology = &variant.movement.topology;
    let (file, rank) = (topology.file(item.from), topology.rank(item.from));
    let (dx, dy) = (topology.file(item.to) - file, topology.rank(item.to) - rank);
    if dx == 0 || dy == 0 || dx.abs() == dy.abs() {
        return None;
    }
    let (x, y) = if dx.abs() > dy.abs() { (dx.signum(), 0) } else { (0, dy.signum()) };
    Some([topology.square(file + x, rank + y)?, topology.square(file + dx.signum(), rank + dy.signum())?])
}

impl Veto for Either {
    fn concerns(&self, _scene: Scene<'_>, item: &Item, _patch: &[Edit]) -> bool {
        self.is_meant(item)
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let (variant, item) = (trial.variant, trial.item);
        if !self.is_meant(item) {
            return None;
        }
        let ways = ways(variant, item)?;
        let mut generator = LegalGenerator::default();
        let all =
            trial.before(|it| ways.into_iter().all(|sq| generator.is_royal_attacked_on(variant, it, item.from, sq)));
        all.then_some("royal-through-check")
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let (variant, item) = (trial.variant, trial.item);
        let ways = ways(variant, item)?;
        let [a, b] = ways.map(|it| variant.label(it));
        let sentence =
            format!("The {} would leap between {a} and {b}, which are both attacked.", variant.name(item.kind));
        Some(Reason { code, sentence, marks: ways.map(|it| (it, MarkRole::Other)).to_vec() })
    }
}
