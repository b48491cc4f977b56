//! Pieces that turn into walls when they capture.

use crate::prelude::*;
use crate::prose::{a, mid_sentence};
use crate::rule::Brings;
use crate::support::lost_royals::loses_royal;
use crate::support::shared::WallName;

/// Pieces that capture and become walls.
pub const RULE: Rule = Rule {
    name: "petrify",
    keys: &[Key::of("petrify", "types")
        .brings(Brings::WALLS)
        .doc("Types that become walls where their captures end, what a pawn promotes to not included.")
        .per_side()
        .adds_up()],
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

    fn words(&self, words: &mut Words<'_>) {
        let wall = a(&self.wall);
        for (side, types) in by_side(self.types).into_iter().filter(|it| !it.1.is_empty()) {
            let pieces = words.any_of(types);
            let whose = if side == "A side" { String::new() } else { format!(" of {}", mid_sentence(side)) };
            words.say(Topic::Captures, format!("{pieces}{whose} that captures becomes {wall} where it arrives."));
        }
    }
}

impl Pass for Petrify {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        // A capture in passing ends on an empty square, but it is no plain move.
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
        let sentence =
            format!("The {} would become {} by capturing.", scene.variant.name(candidate.kind()), a(&self.wall));
        Some(Reason { code: "petrifies-royal", sentence, marks: vec![(candidate.from, MarkRole::Royal)] })
    }
}
