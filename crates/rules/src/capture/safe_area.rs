//! Areas in which nothing may be captured. Protection by pieces is another file.

use crate::builder::Builder;
use crate::prose::{Topic, Words, within};
use crate::rule::Key;
use engine::attack::pass_mask::PassMask;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::Candidate;
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("haven", "area or type:area")
    .doc("Nothing, or no piece of the type, may be captured in the area; it is that of the side whose piece it is.")
    .adds_up()];

/// Drops captures in havens. The squares are in the movement tables, for attacks.
#[derive(Debug)]
pub struct Haven;

/// Reads the key into the movement tables.
pub fn tables(builder: &mut Builder<'_>) {
    let entries = builder.settings.entries("haven");
    if entries.is_empty() {
        return;
    }
    let areas = builder.areas(entries);
    builder.variant.movement.havens = Player::both(|side| {
        let squares = builder.kinds().map(|kind| areas.squares(side, kind));
        std::iter::once(None).chain(squares).collect()
    });
}

/// Is asked if there is a haven.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let any = builder.variant.movement.havens.iter().flatten().any(Option::is_some);
    any.then(|| Box::new(Haven) as Box<dyn Pass>)
}

impl Pass for Haven {
    fn mask(&self, _rules: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let safe = candidate.captured().find(|it| scene.variant.movement.is_haven(it.piece, it.square))?;
        let name = scene.variant.name(safe.piece.kind());
        let sentence = format!("The {name} on {} is safe there.", scene.variant.label(safe.square));
        Some(Reason { code: "protected", sentence, marks: vec![(safe.square, MarkRole::Other)] })
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures()
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let safe = candidate.captured().any(|it| scene.variant.movement.is_haven(it.piece, it.square));
        if safe { Flow::Continue(()) } else { next(candidate) }
    }
}

/// Says where pieces are safe.
pub fn words(words: &mut Words<'_>) {
    let entries = words.builder.settings.entries("haven");
    for it in &entries {
        let Some(area) = words.area(it) else { continue };
        let sentence = format!("{} cannot be captured {}.", words.subject(it, &entries), within(&area));
        words.say(Topic::Captures, sentence);
    }
}
