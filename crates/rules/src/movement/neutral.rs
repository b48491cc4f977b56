//! Pieces of neither side: whoever is to move may move them, and they attack both sides.

use crate::hook_order::VetoStage;
use crate::prelude::*;
use engine::attack::pins::Pins;
use engine::hooks::{Memory, Trial, Veto, Watch};
use engine::legal::LegalGenerator;

/// Pieces of neither side.
pub const RULE: Rule = Rule {
    name: "neutral",
    keys: &[
        Key::of("neutral", "types")
        .doc("Pieces of these types belong to whoever is to move, and attack both sides; only moves that capture own pieces take them. They count as moved from the start. Position texts have them in capitals. One that is royal may be left in check by neither side.")
        .adds_up(),
        Key::flag("neutralSafe").doc("1: a neutral royal never goes where a piece of either side could take it."),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["neutral-safe"],
};

/// What the keys say.
#[derive(Clone, Copy, Debug)]
struct Neutral {
    types: TypeSet,
    /// Whether those that are royal go only where neither side attacks them.
    safe: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let types = builder.settings.types("neutral");
    let safe = builder.settings.flag("neutralSafe", false);
    if types.is_empty() { None } else { Some(Box::new(Neutral { types, safe })) }
}

impl ActiveRule for Neutral {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let Self { types, .. } = *self;
        let variant = &mut builder.variant;
        variant.pieces.neutral = types;
        // As position texts have them: the first move finds them with whoever makes it. Nobody's castling needs them.
        let white = |it: &mut Occupant| {
            if types.has(it.kind()) {
                *it = it.with_side(Player::White).moved();
            }
        };
        variant.start.home.iter_mut().for_each(white);
        for it in &mut variant.start.setup.edits {
            if let Edit::Put(_, piece) = it {
                white(piece);
            }
        }
    }

    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.memory(*self);
        if self.safe {
            hooks.veto(VetoStage::Royal, *self);
        }
    }

    fn words(&self, words: &mut Words<'_>) {
        let who = words.any_of(self.types);
        words.say(
            Topic::Moving,
            format!("{who} belongs to neither side: whoever is to move may move it, and it is a friend of that side."),
        );
        let royal = words.builder.variant.royals.types;
        if self.types.iter().any(|it| royal.has(it)) {
            words.say(Topic::Check, "No side may leave a neutral royal piece attacked by the other.");
            if self.safe {
                words.say(Topic::Check, "It never goes to a square that a piece of either side attacks.");
            }
        }
        if self.types.iter().any(|it| !royal.has(it)) && !royal.is_empty() {
            words.say(Topic::Check, "Neutral pieces give check to both sides.");
        }
    }
}

impl Memory for Neutral {
    fn remember(&self, _variant: &Variant, position: &mut Position) {
        position.pass_on(self.types);
    }
}

impl Neutral {
    /// A piece of the mover's own side that could take the neutral royal where it has gone.
    fn taker(&self, trial: &Trial<'_>) -> Option<Sq> {
        let Trial { variant, after, item, .. } = trial;
        let is_meant = self.types.has(item.kind) && variant.royals.types.has(item.kind);
        let by = after.mover();
        is_meant.then(|| LegalGenerator::default().attacker(variant, after, item.to, by))?
    }
}

impl Veto for Neutral {
    fn watch(&self, _scene: Scene<'_>, _pins: &mut Pins) -> Watch {
        Watch { royals: true, ..Watch::default() }
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        self.taker(trial).map(|_| "neutral-safe")
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let sq = self.taker(trial)?;
        let (name, by) = (trial.variant.name(trial.item.kind), trial.variant.name(trial.after.at(sq).kind()));
        let sentence = format!("The {name} may not go where the {by} attacks it, whose ever it is.");
        Some(Reason { code, sentence, marks: vec![(sq, MarkRole::Attacker)] })
    }
}
