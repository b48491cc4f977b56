//! `united=`: a side all of whose pieces stand together ends the game.

use definition::{Setting, ValuePart};

use crate::hook_order::EndingStage;
use crate::prelude::*;
use crate::support::groups::groups;
use crate::support::outcome::met;
use engine::hooks::{Ending, Prospect};
use engine::mechanics::neighbour_effects::Leaps;
use engine::verdict::Worth;

/// The end of the game by pieces that stand together.
pub const RULE: Rule = Rule {
    name: "united",
    keys: &[
        Key::of("united", "types").adds_up(),
        Key::of("unitedSteps", "XBetza").default("K"),
        Key::of("unitedResult", "win, loss or draw").default("win"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct United {
    types: TypeSet,
    worth: Worth,
    /// The leaps to neighbours, if the definition names them.
    steps: Option<Setting>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let types = builder.settings.types("united");
    let worth = builder.settings.word("unitedResult", &Worth::WORDS, Worth::Win, None);
    let steps = builder.settings.last("unitedSteps").cloned();
    if types.is_empty() { None } else { Some(Box::new(United { types, worth, steps })) }
}

impl ActiveRule for United {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let near = match &self.steps {
            Some(it) => builder.leaps(&it.part()),
            None => builder.leaps(&ValuePart::unwritten("K")),
        };
        hooks.ending(EndingStage::Count, Groups { types: self.types, worth: self.worth, near });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::End, msg!("united", result = self.worth));
        if self.types != words.builder.types_with(&|_| true) {
            words.tell(Topic::End, msg!("united-types", types = words.any(self.types)));
        }
        if let Some(it) = &self.steps {
            words.tell(Topic::End, msg!("united-steps", steps = words.steps(&it.value)));
        }
    }
}

/// Looks for the groups of neighbours of a side.
#[derive(Debug)]
struct Groups {
    types: TypeSet,
    worth: Worth,
    near: Leaps,
}

impl Groups {
    /// How many pieces of a side count, and how many of them the largest group has.
    fn largest(&self, variant: &Variant, position: &Position, side: Player) -> (usize, usize) {
        let counts = |it: Sq| position.at(it).is(side) && self.types.has(position.at(it).kind());
        let sizes = groups(&self.near, Scene { variant, position }, side, &counts).map(|it| it.len());
        sizes.fold((0, 0), |(n, largest), it| (n + it, largest.max(it)))
    }
}

impl Ending for Groups {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let one = |side| {
            let (n, largest) = self.largest(variant, position, side);
            (n > 0 && n == largest).then_some(())
        };
        let (side, ()) = met(position.mover(), one, |side, ()| self.worth.winner(side))?;
        let why = msg!("result-united", side = side);
        Some(Verdict::new(self.worth.winner(side), "united", why))
    }

    fn can_still_win(&self, _variant: &Variant, _position: &Position, _side: Player) -> bool {
        self.worth != Worth::Draw
    }

    fn prospect(&self) -> Option<&dyn Prospect> {
        Some(self)
    }
}

impl Prospect for Groups {
    fn closeness(&self, variant: &Variant, position: &Position, side: Player) -> Option<i32> {
        let (n, largest) = self.largest(variant, position, side);
        (self.worth == Worth::Win && n > 0).then(|| 1000 * (largest as i32 - 1) / n as i32)
    }
}
