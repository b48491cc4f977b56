//! `swapWith=`: whom a piece may swap places with, or put elsewhere, by moves with `u`.

use crate::prelude::*;
use engine::program::walker::trace::Victim;

/// Whom a piece may swap places with.
pub const RULE: Rule = Rule {
    name: "swapping",
    keys: &[Key::of("swapWith", "types:types").default("all types").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["no-swap"],
};

/// By type: whom it may put elsewhere; `None` for all.
#[derive(Debug)]
struct Swapping(Vec<Option<TypeSet>>);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut partners = vec![None; builder.n_types + 1];
    for group in builder.settings.groups("swapWith") {
        let those = builder.settings.type_set(&group.fields[..1], &group.place);
        if !those.is_empty() {
            group.types.iter().for_each(|it| partners[it.index()] = Some(those));
        }
    }
    if partners.iter().all(Option::is_none) { None } else { Some(Box::new(Swapping(partners))) }
}

impl ActiveRule for Swapping {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.pass(PassStage::Protection, *self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let swaps = self.0.iter().enumerate().filter_map(|(idx, partners)| {
            Some(msg!("swapping", who = words.a(TypeId(idx as u8)), whom = words.any((*partners)?)))
        });
        let columns = &[Column::WHO, Column::of("whom", "column-swaps")];
        words.tell_each(Topic::Powers, swaps.collect(), msg!("swapping-table"), columns);
    }
}

impl Swapping {
    /// The first piece that a candidate puts elsewhere and may not.
    fn found<'c>(&self, candidate: &'c Candidate) -> Option<&'c Victim> {
        let partners = self.0[candidate.kind().index()]?;
        candidate.victims.iter().find(|it| it.unloaded && !partners.has(it.piece.kind()))
    }
}

impl Pass for Swapping {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::empty()
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        self.found(candidate).is_some()
    }

    fn apply(&self, _scene: Scene<'_>, _candidate: &mut Candidate, _next: Next<'_>) -> Flow {
        Flow::Continue(())
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Swapping {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let partner = self.found(candidate)?;
        let (piece, other) = (scene.variant.named(candidate.kind()), scene.variant.named(partner.piece.kind()));
        let message = msg!("reason-no-swap", piece = piece, other = other);
        Some(Reason { code: "no-swap", message, marks: vec![(partner.square, MarkRole::Other)] })
    }
}
