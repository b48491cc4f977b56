//! Squares that a royal may not cross while they are attacked: initial moves and trailing slides. Castling notes its own.

use crate::prelude::*;

/// Royals that have initial moves, or walks that may leave a trail.
pub const RULE: Rule = Rule { name: "royal crossing", keys: &[], asked: Asked::Always, read, codes: &[] };

/// Holds in every game.
#[derive(Debug)]
struct RoyalCrossing;

fn read(_builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    Some(Box::new(RoyalCrossing))
}

impl ActiveRule for RoyalCrossing {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let royal = builder.variant.royals.types;
        let crosses = |kind: TypeId| {
            let program = &builder.variant.movement.programs[0][kind.index()];
            program.rays.iter().any(|it| it.virgin) || !program.walked.is_empty()
        };
        if builder.kinds().any(|it| royal.has(it) && crosses(it)) {
            hooks.pass(PassStage::Note, RoyalTrail { royal });
        }
    }
}

/// Notes the crossed squares of royal movers.
#[derive(Debug)]
struct RoyalTrail {
    royal: TypeSet,
}

impl Pass for RoyalTrail {
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::LEAVE.when(self.royal.has(kind))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Walk && self.royal.has(candidate.kind())
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let takes_royal = candidate.captured().any(|it| scene.variant.royals.types.has(it.piece.kind()));
        if candidate.initial {
            candidate.crossed.push(candidate.from);
            between(scene, candidate);
        } else if !takes_royal {
            let trail = candidate.extra.iter().filter_map(|it| match it {
                Edit::Right { square, .. } => Some(*square),
                _ => None,
            });
            candidate.crossed.extend(trail);
        }
        let flow = next(candidate);
        candidate.crossed.clear();
        flow
    }
}

/// The squares between the ends of an orthogonal or diagonal move; oblique leaps cross nothing.
fn between(scene: Scene<'_>, candidate: &mut Candidate) {
    let topology = &scene.variant.movement.topology;
    let (dx, dy) = (
        topology.file(candidate.to) - topology.file(candidate.from),
        topology.rank(candidate.to) - topology.rank(candidate.from),
    );
    let (right, up, times) = if topology.hexes().is_some() {
        match definition::Axial::new(dx, dy).straight() {
            Some((step, times)) => (step.q, step.r, times),
            None => return,
        }
    } else if dx != 0 && dy != 0 && dx.abs() != dy.abs() {
        return;
    } else {
        (dx.signum(), dy.signum(), dx.abs().max(dy.abs()))
    };
    for n in 1..times {
        let (file, rank) = (topology.file(candidate.from) + n * right, topology.rank(candidate.from) + n * up);
        if let Some(sq) = topology.square(file, rank).filter(|it: &Sq| *it != candidate.to) {
            candidate.crossed.push(sq);
        }
    }
}
