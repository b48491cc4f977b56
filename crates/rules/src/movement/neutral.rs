//! Pieces of neither side: whoever is to move may move them, and they attack both sides.

use crate::hook_order::VetoStage;
use crate::prelude::*;
use engine::attack::pins::Pins;
use engine::hooks::{Memory, Trial, Veto, VetoScope};
use engine::legal::LegalGenerator;

/// Pieces of neither side.
pub const RULE: Rule = Rule {
    name: "neutral",
    keys: &[Key::of("neutral", "types").adds_up(), Key::flag("neutralSafe")],
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

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::Moving, msg!("neutral", who = words.any(self.types)));
        let royal = words.builder.variant.royals.types;
        if self.types.iter().any(|it| royal.has(it)) {
            words.tell(Topic::Check, msg!("neutral-royal"));
            if self.safe {
                words.tell(Topic::Check, msg!("neutral-royal-safe"));
            }
        }
        if self.types.iter().any(|it| !royal.has(it)) && !royal.is_empty() {
            words.tell(Topic::Check, msg!("neutral-check"));
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
    fn scope(&self, _scene: Scene<'_>, _pins: &mut Pins) -> VetoScope {
        VetoScope { royals: true, ..VetoScope::default() }
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        self.taker(trial).map(|_| "neutral-safe")
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let sq = self.taker(trial)?;
        let (name, by) = (trial.variant.named(trial.item.kind), trial.variant.named(trial.after.at(sq).kind()));
        let message = msg!("reason-neutral-safe", piece = name, attacker = by);
        Some(Reason { code, message, marks: vec![(sq, MarkRole::Attacker)] })
    }
}
