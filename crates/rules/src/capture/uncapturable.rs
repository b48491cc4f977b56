//! Types that nothing may capture. The capture matrix, which forbids single pairs of types, is another file.

use crate::builder::Builder;
use crate::prose::{Topic, Words, a};
use crate::rule::Key;
use engine::attack::pass_mask::PassMask;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::moves::candidate::Candidate;
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("iron", "types").doc("Types that cannot be captured at all.").adds_up()];

/// Drops captures of iron pieces.
#[derive(Debug)]
pub struct Iron(TypeSet);

/// Reads the key; attack tables and explosions learn of it.
pub fn tables(builder: &mut Builder<'_>) {
    builder.iron = builder.settings.types("iron");
    for victim in builder.iron.iter() {
        for mover in builder.kinds() {
            builder.variant.movement.spare(mover, victim);
        }
    }
}

/// Is asked if a type is iron.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let iron = builder.iron;
    (!iron.is_empty()).then(|| Box::new(Iron(iron)) as Box<dyn Pass>)
}

impl Pass for Iron {
    fn mask(&self, _rules: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let victim = candidate.victims.iter().find(|it| self.0.has(it.piece.kind()))?;
        let sentence = format!("A {} cannot be captured.", scene.variant.name(victim.piece.kind()));
        Some(Reason { code: "iron", sentence, marks: vec![(victim.square, MarkRole::Other)] })
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures()
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let kept = candidate.captured().any(|it| self.0.has(it.piece.kind()));
        if kept { Flow::Continue(()) } else { next(candidate) }
    }
}

/// Says what cannot be captured.
pub fn words(words: &mut Words<'_>) {
    let types = words.builder.settings.types("iron");
    for it in words.names(types.iter()) {
        words.say(Topic::Captures, format!("{} cannot be captured.", a(&it)));
    }
}
