//! Types that nothing may capture. The capture matrix forbids single pairs of types.

use crate::prelude::*;
use crate::prose::a;
use crate::support::shared::Uncapturable;

/// Types that nothing may capture.
pub const RULE: Rule = Rule {
    name: "iron",
    keys: &[Key::of("iron", "types").doc("Types that cannot be captured at all.").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["iron"],
};

/// Drops captures of iron pieces.
#[derive(Debug)]
struct Iron(TypeSet);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let types = builder.settings.types("iron");
    builder.share(Uncapturable(types));
    if types.is_empty() { None } else { Some(Box::new(Iron(types))) }
}

impl ActiveRule for Iron {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        for victim in self.0.iter() {
            for mover in builder.kinds() {
                builder.variant.movement.spare(mover, victim);
            }
        }
    }

    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.pass(PassStage::Protection, *self);
    }

    fn words(&self, words: &mut Words<'_>) {
        for it in words.names(self.0.iter()) {
            words.say(Topic::Captures, format!("{} cannot be captured.", a(&it)));
        }
    }
}

impl Pass for Iron {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures()
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let kept = candidate.captured().any(|it| self.0.has(it.piece.kind()));
        if kept { Flow::Continue(()) } else { next(candidate) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Iron {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let victim = candidate.victims.iter().find(|it| self.0.has(it.piece.kind()))?;
        let sentence = format!("A {} cannot be captured.", scene.variant.name(victim.piece.kind()));
        Some(Reason { code: "iron", sentence, marks: vec![(victim.square, MarkRole::Other)] })
    }
}
