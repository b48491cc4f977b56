//! `autoGate=`: pieces behind the array that step forward when the unmoved piece before them leaves.

use crate::prelude::*;
use engine::board::topology::Topology;
use engine::program::Program;

/// Pieces that enter behind the array.
pub const RULE: Rule =
    Rule { name: "auto gate", keys: &[Key::flag("autoGate")], asked: Asked::ByKey, read, codes: &[] };

/// Brings in the pieces behind.
#[derive(Debug)]
struct AutoGate;

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    if !builder.settings.flag("autoGate", false) {
        return None;
    }
    builder.tells_moved_pieces = true;
    Some(Box::new(AutoGate))
}

impl ActiveRule for AutoGate {
    /// Closes both ranks and takes the moves of what stands there.
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let movement = &mut builder.variant.movement;
        let idle = movement.elsewhere.len() as u32;
        movement.elsewhere.push(Program::default());
        let topology = &movement.topology;
        let outer: Vec<bool> = (0..topology.len() as u16).map(|it| is_outer(topology, Sq(it))).collect();
        for side in 0..2 {
            for kind in 1..=builder.n_types {
                let none = || vec![false; outer.len()].into_boxed_slice();
                let barred = movement.barred[side][kind].get_or_insert_with(none);
                let own = || vec![0u32; outer.len()].into_boxed_slice();
                let local = movement.local[side][kind].get_or_insert_with(own);
                for (sq, _) in outer.iter().enumerate().filter(|it| *it.1) {
                    barred[sq] = true;
                    local[sq] = idle;
                }
            }
        }
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let topology = &builder.variant.movement.topology;
        for side in Player::BOTH {
            let own =
                (0..topology.len() as u16).map(|it| !topology.is_hole(Sq(it)) && topology.own_rank(side, Sq(it)) == 2);
            let unmoved =
                builder.variant.carried.written.virgin[side].get_or_insert_with(|| vec![false; topology.len()].into());
            unmoved.iter_mut().zip(own).for_each(|(it, own)| *it |= own);
        }
        hooks.pass(PassStage::Entry, *self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::Moving, msg!("auto-gate"));
    }
}

impl Pass for AutoGate {
    fn concerns(&self, candidate: &Candidate) -> bool {
        matches!(candidate.turn, Turn::Walk | Turn::Castle)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let topology = &scene.variant.movement.topology;
        if is_outer(topology, candidate.to) {
            return Flow::Continue(());
        }
        let leaves = [Some(candidate.from), candidate.partner()].map(|it| it.filter(|_| candidate.before.is_virgin()));
        candidate.fork(|it| {
            for left in leaves.into_iter().flatten() {
                let Some(behind) = behind(scene, it.side(), left) else { continue };
                let piece = scene.position.at(behind);
                if piece.is(it.side()) && it.at(scene.position, left).is_empty() {
                    it.changed.extend([(behind, Occupant::EMPTY), (left, piece.moved())]);
                }
            }
            next(it)
        })
    }
}

/// Whether a square lies on the first rank of either side.
fn is_outer(topology: &Topology, sq: Sq) -> bool {
    !topology.is_hole(sq) && Player::BOTH.iter().any(|it| topology.own_rank(*it, sq) == 1)
}

/// The square on the outer rank behind a square of the rank before it, on the same file.
fn behind(scene: Scene<'_>, side: Player, sq: Sq) -> Option<Sq> {
    let topology = &scene.variant.movement.topology;
    if topology.hexes().is_none() {
        let rank = topology.rank(sq) + if side == Player::White { -1 } else { 1 };
        return topology.square(topology.file(sq), rank).filter(|it| topology.own_rank(side, *it) == 1);
    }
    let below = topology.own_rank(side, sq) == 2;
    let mut row = topology.squares().filter(|it| below && topology.own_rank(side, *it) == 1);
    row.find(|it| topology.lettered(*it) == topology.lettered(sq))
}
