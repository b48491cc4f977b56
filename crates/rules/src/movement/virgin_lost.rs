//! Virgin pieces that lose their first move when an enemy comes to face them. What first moves are is written in moves.

use definition::Severity;

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::attack::pass_mask::PassMask;
use engine::board::occupant::Occupant;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::walker::{Flow, Walker};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("virginLost", "type:type").doc("A virgin piece of the first type is virgin no more when an enemy of the second type ends a move where it would reach it on an empty board.").adds_up()];

/// A type that loses its first move, and the type that takes it away.
#[derive(Debug)]
struct Pair {
    loser: TypeId,
    /// By side of the enemy, then by square where it arrives: the squares it would reach.
    enemy: TypeId,
    reach: [Vec<Box<[Sq]>>; 2],
}

/// Marks pieces as moved.
#[derive(Debug)]
pub struct VirginLost(Vec<Pair>);

/// Reads the key.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let (mut pairs, mut walker) = (Vec::new(), Walker::brief());
    for entry in builder.settings.entries("virginLost") {
        let enemy = builder.definition().type_of(&entry.value).map(|it| TypeId(it as u8));
        let (Some(loser), Some(enemy)) = (entry.kind, enemy) else {
            let message = "virginLost is written type:type; the entry is ignored.".into();
            builder.settings.report(Severity::Error, "def.value", message, None, entry.place);
            continue;
        };
        pairs.push(Pair { loser, enemy, reach: Player::both(|side| reach(builder, &mut walker, side, enemy)) });
    }
    (!pairs.is_empty()).then(|| Box::new(VirginLost(pairs)) as Box<dyn Pass>)
}

/// By square: where a piece that has moved gets from there on a board without other pieces.
fn reach(builder: &Builder<'_>, walker: &mut Walker, side: Player, kind: TypeId) -> Vec<Box<[Sq]>> {
    let movement = &builder.variant.movement;
    let mut position = Position::empty(movement.topology.len(), builder.n_types, builder.variant.royal, Vec::new());
    let mut from_each = |from: Sq| {
        let mut res = Vec::new();
        if movement.topology.is_hole(from) {
            return res.into_boxed_slice();
        }
        let program = movement.program(side, kind, from);
        position.set_up(Edit::Put(from, Occupant::new(side, kind)));
        for ray in program.rays.iter().filter(|it| !it.virgin) {
            let mut cur = from;
            for _ in 0..ray.range {
                cur = movement.topology.step(ray.step, cur);
                if cur == Sq::NONE || cur == from || movement.is_closed(side, kind, cur) {
                    break;
                }
                res.push(cur);
            }
        }
        let _ = walker.walked(movement, &position, from, (program, &program.walked), &mut |trace| {
            res.extend(trace.to);
            Flow::Continue(())
        });
        position.set_up(Edit::Put(from, Occupant::EMPTY));
        sort::sort(&mut res);
        res.dedup();
        res.into_boxed_slice()
    };
    (0..movement.topology.len() as u16).map(|it| from_each(Sq(it))).collect()
}

impl Pass for VirginLost {
    fn mask(&self, _rules: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::ARRIVE.when(self.0.iter().any(|it| it.enemy == kind))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        // Answers are only looked at, so what they leave behind does not matter.
        candidate.depth == 0
            && candidate.turn == Turn::Walk
            && !candidate.gone
            && self.0.iter().any(|it| it.enemy == candidate.after.kind())
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let n_changed = candidate.changed.len();
        let side = candidate.after.side();
        for pair in self.0.iter().filter(|it| it.enemy == candidate.after.kind()) {
            for sq in &pair.reach[side.index()][candidate.to.index()] {
                let content = candidate.at(scene.position, *sq);
                if content.is(side.other()) && content.kind() == pair.loser && content.is_virgin() {
                    candidate.changed.push((*sq, content.moved()));
                }
            }
        }
        let flow = next(candidate);
        candidate.changed.truncate(n_changed);
        flow
    }
}

/// Says who loses the first move.
pub fn words(words: &mut Words<'_>) {
    let entries = words.builder.settings.entries("virginLost");
    for it in &entries {
        let Some(number) = words.builder.definition().type_of(&it.value) else { continue };
        let (who, enemy) = (words.subject(it, &entries), words.one(TypeId(number as u8)));
        words.say(Topic::Moving, format!("{who} loses its first-move options when {enemy} of the enemy ends a move where it would reach it on an empty board."));
    }
}
