//! What nothing may capture: pieces of some types anywhere, and pieces in an area. The capture matrix forbids single pairs of
//! types; protection by pieces is another file.

use crate::builder::areas::Areas;
use crate::prelude::*;
use crate::prose::Barred;
use crate::support::shared::Uncapturable;
use engine::program::walker::trace::Victim;

/// Pieces that nothing may capture.
pub const RULE: Rule = Rule {
    name: "safety",
    keys: &[Key::of("iron", "types").adds_up(), Key::of("haven", "area or type:area").per_side().adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["iron", "protected"],
};

/// What the keys say.
#[derive(Debug)]
struct Safety {
    /// Types that are safe anywhere.
    uncapturable: TypeSet,
    /// By side and type: where pieces are safe.
    havens: Areas,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let uncapturable = builder.settings.types("iron");
    builder.share(Uncapturable(uncapturable));
    let entries = builder.settings.entries("haven");
    if uncapturable.is_empty() && entries.is_empty() {
        return None;
    }
    Some(Box::new(Safety { uncapturable, havens: builder.areas(entries) }))
}

impl ActiveRule for Safety {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        for victim in self.uncapturable.iter() {
            for mover in builder.kinds() {
                builder.variant.movement.spare(mover, victim);
            }
        }
        builder.variant.movement.havens = Player::both(|side| {
            let squares = builder.kinds().map(|kind| self.havens.squares(side, kind));
            std::iter::once(None).chain(squares).collect()
        });
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let has_havens = builder.variant.movement.havens.iter().flatten().any(Option::is_some);
        if has_havens || !self.uncapturable.is_empty() {
            hooks.pass(PassStage::Protection, Safe { uncapturable: self.uncapturable });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for it in words.names(self.uncapturable.iter()) {
            words.tell(Topic::Captures, msg!("safety-iron", piece = Arg::piece(it)));
        }
        for (entry, area) in self.havens.iter() {
            let Barred { who, how } = words.barred_of(entry, self.havens.entries());
            let place = words.on_area(area, entry.side);
            words.tell(Topic::Captures, msg!("safety-haven", who = who, how = how, place = place));
        }
    }
}

/// Drops captures of pieces that are safe. The squares are in the movement tables, for attacks.
#[derive(Debug)]
struct Safe {
    uncapturable: TypeSet,
}

impl Safe {
    /// What a candidate captures though it is safe.
    fn found<'c>(&self, scene: Scene<'_>, candidate: &'c Candidate) -> Option<&'c Victim> {
        let is_uncapturable = |it: &&Victim| self.uncapturable.has(it.piece.kind());
        let is_in_haven = |it: &&Victim| scene.variant.movement.is_haven(it.piece, it.square);
        candidate.captured().find(is_uncapturable).or_else(|| candidate.captured().find(is_in_haven))
    }
}

impl Pass for Safe {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures()
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if self.found(scene, candidate).is_some() { Flow::Continue(()) } else { next(candidate) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Safe {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let victim = self.found(scene, candidate)?;
        let name = scene.variant.named(victim.piece.kind());
        let (code, message) = if self.uncapturable.has(victim.piece.kind()) {
            ("iron", msg!("reason-iron", victim = name))
        } else {
            ("protected", msg!("reason-protected-square", victim = name, square = scene.variant.label(victim.square)))
        };
        Some(Reason { code, message, marks: vec![(victim.square, MarkRole::Other)] })
    }
}
