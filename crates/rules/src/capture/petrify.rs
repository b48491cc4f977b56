//! Pieces that turn into walls when they capture.

use crate::prelude::*;
use crate::prose::each_side;
use crate::rule::Brings;
use crate::support::lost_royals::loses_royal;
use crate::support::shared::WallName;

/// Pieces that capture and become walls.
pub const RULE: Rule = Rule {
    name: "petrify",
    keys: &[Key::of("petrify", "types").brings(Brings::WALLS).per_side().adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["petrifies-royal"],
};

/// What the key says.
#[derive(Debug)]
struct Petrify {
    /// By side: the types that become walls.
    types: [TypeSet; 2],
    /// What walls are called.
    wall: String,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let types = builder.settings.types_by_side("petrify");
    if types.iter().all(TypeSet::is_empty) {
        return None;
    }
    Some(Box::new(Petrify { types, wall: WallName::of_game(builder) }))
}

impl ActiveRule for Petrify {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.pass(PassStage::Walls, *self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (side, types) in each_side(self.types).into_iter().filter(|it| !it.1.is_empty()) {
            let (who, wall) = (words.any(types), Arg::piece(self.wall.clone()));
            let message = match side {
                Some(side) => msg!("petrify-becomes-side", side = side, who = who, wall = wall),
                None => msg!("petrify-becomes", who = who, wall = wall),
            };
            words.tell(Topic::Captures, message);
        }
    }
}

impl Pass for Petrify {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        // A capture in passing ends on an empty square, but it is never unaffected.
        PassMask::TAKE.when(self.types[side].has(kind))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Walk && candidate.captures() && self.types[candidate.side()].has(candidate.kind())
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.types.iter().any(|it| it.has(kind))
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let gone = candidate.gone;
        let flow = candidate.fork(|it| {
            it.changed.push((it.to, Occupant::WALL));
            it.gone = true;
            let lost = scene.variant.has(Features::CHECK) && loses_royal(scene, it);
            if lost { Flow::Continue(()) } else { next(it) }
        });
        candidate.gone = gone;
        flow
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Petrify {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let wall = Arg::piece(self.wall.clone());
        let message = msg!("reason-petrifies-royal", piece = scene.variant.named(candidate.kind()), wall = wall);
        Some(Reason { code: "petrifies-royal", message, marks: vec![(candidate.from, MarkRole::Royal)] })
    }
}
