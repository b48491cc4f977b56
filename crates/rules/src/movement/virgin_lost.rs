//! Unmoved pieces that lose their first move when an enemy comes to face them.

use definition::Place;
use engine::program::walker::WalkedMoves;

use crate::prelude::*;
use engine::program::walker::Walker;

/// First moves that an enemy takes away.
pub const RULE: Rule = Rule {
    name: "virgin lost",
    keys: &[Key::of("virginLost", "type:type").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Types that lose their first move, and for each the type that takes it away.
#[derive(Debug)]
struct LostFirstMoves(Vec<LostFirstMove>);

#[derive(Debug)]
struct LostFirstMove {
    loser: TypeId,
    enemy: TypeId,
    place: Place,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut pairs = Vec::new();
    for entry in builder.settings.plain_entries("virginLost") {
        let enemy = builder.definition().type_of(&entry.value).map(|it| TypeId(it as u8));
        if let (Some(loser), Some(enemy)) = (entry.kind, enemy) {
            pairs.push(LostFirstMove { loser, enemy, place: entry.place });
        } else {
            let message = msg!("def-value-virgin-lost");
            builder.settings.report(Severity::Error, "def.value", message, entry.hint, entry.place);
        }
    }
    if pairs.is_empty() { None } else { Some(Box::new(LostFirstMoves(pairs))) }
}

impl ActiveRule for LostFirstMoves {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let mut walker = Walker::brief();
        // What an enemy reaches is worked out once, whoever has to fear it.
        let mut lost = VirginLost { pairs: Vec::new(), reached: vec![None; builder.n_types + 1] };
        for LostFirstMove { loser, enemy, place } in self.0 {
            if lost.reached[enemy.index()].is_none() {
                if !builder.spend(2 * builder.variant.movement.topology.len() as u64, &place) {
                    continue;
                }
                let reached = Player::both(|side| reach(builder, &mut walker, side, enemy));
                let n_reached: usize = reached.iter().flatten().map(|it| it.len()).sum();
                if !builder.spend(n_reached as u64, &place) {
                    continue;
                }
                lost.reached[enemy.index()] = Some(reached);
            }
            lost.pairs.push((loser, enemy));
        }
        hooks.pass(PassStage::Hands, lost);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for &LostFirstMove { loser, enemy, .. } in &self.0 {
            let (who, enemy) = (words.a(loser), words.a(enemy));
            words.tell(Topic::Moving, msg!("virgin-lost", who = who, enemy = enemy));
        }
    }
}

/// By square: the squares that a piece there would reach.
type Reached = Vec<Box<[Sq]>>;

/// Marks pieces as moved.
#[derive(Debug)]
struct VirginLost {
    /// Types that lose their first move, each with a type that takes it away.
    pairs: Vec<(TypeId, TypeId)>,
    /// By type that takes it away and its side: what it reaches from where it arrives.
    reached: Vec<Option<[Reached; 2]>>,
}

/// By square: where a piece that has moved gets from there on a board without other pieces.
fn reach(builder: &Builder<'_>, walker: &mut Walker, side: Player, kind: TypeId) -> Reached {
    let movement = &builder.variant.movement;
    let mut position =
        Position::empty(movement.topology.len(), builder.n_types, builder.variant.royals.types, Vec::new());
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
        let _ =
            walker.walked(movement, &position, from, WalkedMoves { program, moves: &program.walked }, &mut |trace| {
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
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::ARRIVE.when(self.pairs.iter().any(|it| it.1 == kind))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        // Answers are only looked at, so what they leave behind does not matter.
        candidate.depth == 0
            && candidate.turn == Turn::Walk
            && !candidate.gone
            && self.pairs.iter().any(|it| it.1 == candidate.after.kind())
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let side = candidate.after.side();
        candidate.fork(|candidate| {
            let enemy = candidate.after.kind();
            let reached = self.reached.get(enemy.index()).and_then(Option::as_ref);
            for sq in reached.into_iter().flat_map(|it| &it[side][candidate.to.index()]) {
                let content = candidate.at(scene.position, *sq);
                let loses = || self.pairs.iter().any(|it| *it == (content.kind(), enemy));
                if content.is(side.other()) && content.is_virgin() && loses() {
                    candidate.changed.push((*sq, content.moved()));
                }
            }
            next(candidate)
        })
    }
}
