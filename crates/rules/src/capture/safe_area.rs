//! Areas in which nothing may be captured. Protection by pieces is another file.

use crate::builder::areas::Areas;
use crate::prelude::*;
use crate::prose::within;

/// Squares on which pieces are safe.
pub const RULE: Rule = Rule {
    name: "haven",
    keys: &[Key::of("haven", "area or type:area")
        .doc("Nothing, or no piece of the type, may be captured in the area; it is that of the side whose piece it is.")
        .per_side()
        .adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["protected"],
};

/// The areas by side and type.
#[derive(Debug)]
struct SafeAreas(Areas);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let entries = builder.settings.entries("haven");
    if entries.is_empty() { None } else { Some(Box::new(SafeAreas(builder.areas(entries)))) }
}

impl ActiveRule for SafeAreas {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        builder.variant.movement.havens = Player::both(|side| {
            let squares = builder.kinds().map(|kind| self.0.squares(side, kind));
            std::iter::once(None).chain(squares).collect()
        });
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        if builder.variant.movement.havens.iter().flatten().any(Option::is_some) {
            hooks.pass(PassStage::Protection, Haven);
        }
    }

    fn words(&self, words: &mut Words<'_>) {
        for (entry, area) in self.0.iter() {
            let area = within(&words.squares(area, entry.side));
            let subject = words.subject(entry, self.0.entries());
            words.say(Topic::Captures, format!("{subject} cannot be captured {area}."));
        }
    }
}

/// Drops captures in safe areas. The squares are in the movement tables, for attacks.
#[derive(Debug)]
struct Haven;

impl Pass for Haven {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures()
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let safe = candidate.captured().any(|it| scene.variant.movement.is_haven(it.piece, it.square));
        if safe { Flow::Continue(()) } else { next(candidate) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Haven {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let safe = candidate.captured().find(|it| scene.variant.movement.is_haven(it.piece, it.square))?;
        let name = scene.variant.name(safe.piece.kind());
        let sentence = format!("The {name} on {} is safe there.", scene.variant.label(safe.square));
        Some(Reason { code: "protected", sentence, marks: vec![(safe.square, MarkRole::Other)] })
    }
}
