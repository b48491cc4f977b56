//! Squares that a royal may not cross while they are attacked: initial moves and trailing slides. Castling notes its own.

use crate::builder::Builder;
use engine::attack::pass_mask::Touch;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::moves::candidate::{Draft, Turn};
use engine::moves::patch::Edit;
use engine::program::walker::Flow;
use engine::variant::Rules;

/// Notes the crossed squares of royal movers.
#[derive(Debug)]
pub struct RoyalTrail {
    royal: TypeSet,
}

/// Is asked if a royal has initial moves or walks that may leave a trail.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let needed = builder.kinds().filter(|it| builder.royal.has(*it)).any(|it| {
        let program = &builder.movement.programs[0][it.index()];
        program.rays.iter().any(|it| it.virgin) || !program.walked.is_empty()
    });
    needed.then(|| Box::new(RoyalTrail { royal: builder.royal }) as Box<dyn Pass>)
}

impl Pass for RoyalTrail {
    fn touches(&self, _rules: &Rules, _side: Player, kind: TypeId, _sq: Sq) -> Touch {
        Touch::LEAVE.when(self.royal.has(kind))
    }

    fn concerns(&self, draft: &Draft) -> bool {
        draft.turn == Turn::Walk && self.royal.has(draft.kind())
    }

    fn apply(&self, scene: Scene<'_>, draft: &mut Draft, next: Next<'_>) -> Flow {
        let takes_royal = draft.captured().any(|it| scene.rules.royal.has(it.piece.kind()));
        if draft.initial {
            draft.crossed.push(draft.from);
            between(scene, draft);
        } else if !takes_royal {
            let trail = draft.extra.iter().filter_map(|it| match it {
                Edit::Right { square, .. } => Some(*square),
                _ => None,
            });
            draft.crossed.extend(trail);
        }
        let flow = next(draft);
        draft.crossed.clear();
        flow
    }
}

/// The squares between the ends of an orthogonal or diagonal move; oblique leaps cross nothing.
fn between(scene: Scene<'_>, draft: &mut Draft) {
    let topology = &scene.rules.movement.topology;
    let (dx, dy) =
        (topology.file(draft.to) - topology.file(draft.from), topology.rank(draft.to) - topology.rank(draft.from));
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
        let (file, rank) = (topology.file(draft.from) + n * right, topology.rank(draft.from) + n * up);
        if let Some(sq) = topology.square(file, rank).filter(|it: &Sq| *it != draft.to) {
            draft.crossed.push(sq);
        }
    }
}
