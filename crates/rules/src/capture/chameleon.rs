//! Pieces that capture an enemy as that enemy would capture in their place.

use crate::prelude::*;
use crate::support::beside::{Beside, Finder, Takers, TakingMoves};
use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Capabilities, Source};

/// Pieces that capture as their victims do.
pub const RULE: Rule =
    Rule { name: "chameleon", keys: &[Key::of("chameleon", "types").adds_up()], asked: Asked::ByKey, read, codes: &[] };

/// Captures that one piece copies from one type, at most.
const MAX_COPIES: usize = 1 << 10;

/// What would be taken is asked without looking for answers to it.
const LAST_DEPTH: u8 = 2;

/// Pieces that capture as their victims do.
#[derive(Clone, Copy, Debug)]
struct Chameleon {
    types: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let types = builder.settings.type_list("chameleon");
    if types.is_empty() { None } else { Some(Box::new(Chameleon { types })) }
}

impl ActiveRule for Chameleon {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let takers = Takers::of(builder, TakingMoves::Walks, |_, kind| self.types.has(kind));
        hooks.pass(PassStage::Enclosing, Beside::new(builder, takers, *self));
        hooks.source(*self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::Captures, msg!("chameleon-captures", who = words.any(self.types)));
    }
}

impl Chameleon {
    /// The types of enemies that may be copied, each once, in order.
    fn victims(&self, scene: Scene<'_>, side: Player) -> TypeSet {
        let enemies = scene.position.pieces(side.other()).map(|it| scene.position.at(it).kind());
        enemies.filter(|it| !self.types.has(*it)).collect()
    }

    /// The pieces of a type that the same move would take beside its way, made by a piece of that type.
    fn taken_by(&self, scene: Scene<'_>, candidate: &mut Candidate, kind: TypeId) -> Vec<Sq> {
        let (variant, side) = (scene.variant, candidate.side());
        let program = variant.movement.program(side, kind, candidate.from);
        let mut generator = Generator::of_parts(LAST_DEPTH);
        let (mut res, mut n_asked) = (Vec::new(), candidate.n_asked);
        let _ = generator.run(variant, scene.position, candidate.from, program, &mut |it| {
            if it.to != candidate.to || it.captures() {
                return Flow::Continue(());
            }
            it.before = Occupant::new(side, kind);
            it.after = it.before.moved();
            it.n_asked = n_asked;
            let _ = variant.run_passes(0, scene.position, it, &mut |done| {
                let taken = done.captured().filter(|it| it.piece.is(side.other()) && it.piece.kind() == kind);
                res.extend(taken.map(|it| it.square));
                Flow::Break(())
            });
            n_asked = it.n_asked;
            Flow::Break(())
        });
        candidate.n_asked = n_asked;
        res
    }
}

/// The position without what a candidate takes on its way, if it takes anything.
fn without_victims(position: &Position, candidate: &Candidate) -> Option<Position> {
    if !candidate.captures() {
        return None;
    }
    let mut res = position.clone();
    res.forget();
    candidate.captured().for_each(|it| res.set_up(Edit::Put(it.square, Occupant::EMPTY)));
    Some(res)
}

/// Makes the captures on the way.
impl Source for Chameleon {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from else { return Flow::Continue(()) };
        let side = scene.position.at(from).side();
        let mut generator = Generator::of_parts(candidate.depth);
        for kind in self.victims(scene, side).iter() {
            let program = scene.variant.movement.program(side, kind, from);
            let mut copies = Vec::new();
            let _ = generator.run(scene.variant, scene.position, from, program, &mut |it| {
                let mut captured = it.captured();
                if it.captures() && captured.all(|it| it.piece.is(side.other()) && it.piece.kind() == kind) {
                    copies.push(it.clone());
                }
                if copies.len() < MAX_COPIES { Flow::Continue(()) } else { Flow::Break(()) }
            });
            for it in copies {
                *candidate =
                    Candidate { depth: candidate.depth, part: candidate.part, n_asked: candidate.n_asked, ..it };
                next(candidate)?;
            }
        }
        Flow::Continue(())
    }

    fn starters(&self, _variant: &Variant) -> TypeSet {
        self.types
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::REPEATS_WALKS | Capabilities::MOVES_AS_OTHERS
    }
}

/// What a move takes beside its way.
impl Finder for Chameleon {
    fn found(&self, scene: Scene<'_>, candidate: &mut Candidate) -> Vec<Sq> {
        // Moves of others take more than their walks say only if a pass says so.
        let takes_more = |kind: TypeId| scene.variant.hooks.passes.iter().any(|it| it.attack_radius(kind).is_some());
        let kinds: Vec<TypeId> = self.victims(scene, candidate.side()).iter().filter(|it| takes_more(*it)).collect();
        if kinds.is_empty() {
            return Vec::new();
        }
        let without = without_victims(scene.position, candidate);
        let scene = Scene { position: without.as_ref().unwrap_or(scene.position), ..scene };
        let mut res: Vec<Sq> = kinds.into_iter().flat_map(|it| self.taken_by(scene, candidate, it)).collect();
        sort::sort(&mut res);
        res.dedup();
        res
    }
}
