//! `endless`: pieces that a side always has one more of in hand.

use crate::prelude::*;

/// Types that never run out.
pub const RULE: Rule = Rule {
    name: "endless hands",
    keys: &[Key::of("endless", "types").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// The types.
#[derive(Debug)]
struct Endless(TypeSet);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let types = builder.settings.type_list("endless");
    if types.is_empty() { None } else { Some(Box::new(Endless(types))) }
}

impl ActiveRule for Endless {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let variant = &mut builder.variant;
        variant.features |= Features::HANDS;
        variant.pieces.endless = self.0;
        let is_named = |it: &Edit| matches!(it, Edit::Hand(_, kind, _) if self.0.has(*kind));
        variant.start.setup.edits.retain(|it| !is_named(it));
        let ones = Player::BOTH.into_iter().flat_map(|side| self.0.iter().map(move |it| Edit::Hand(side, it, 1)));
        variant.start.setup.edits.extend(ones);
    }

    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.pass(PassStage::Hands, *self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for name in words.names(self.0.iter()) {
            words.tell(Topic::Drops, msg!("endless-more", piece = Arg::piece(name)));
        }
    }
}

impl Pass for Endless {
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::DROP.when(self.0.has(kind))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn != Turn::Pass && candidate.extra.iter().any(|it| self.changes(it))
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let before = candidate.extra.clone();
        candidate.extra.retain(|it| !self.changes(it));
        let flow = next(candidate);
        candidate.extra = before;
        flow
    }
}

impl Endless {
    /// Whether a change concerns a count that never changes.
    fn changes(&self, edit: &Edit) -> bool {
        matches!(edit, Edit::Hand(_, kind, _) if self.0.has(*kind))
    }
}
