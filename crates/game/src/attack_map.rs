//! Which squares a side attacks, and from where, for a reader who asks. Whether such a capture would be legal is not asked.

use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::walker::Flow;
use engine::variant::Variant;

/// Moves of one piece that are looked at for one square.
const MAX_CANDIDATES: u32 = 1 << 12;

/// A square and the squares of the pieces that attack it.
pub type Threat = (Sq, Vec<Sq>);

/// The squares that a side attacks: where it would capture an enemy if one stood there. Own pieces on the list are guarded.
#[must_use]
pub fn threats(variant: &Variant, position: &Position, by: Player) -> Vec<Threat> {
    let mut position = position.clone();
    position.set_turn(by);
    let guest = guest(variant);
    let mut generator = Generator::default();
    generator.open();
    let topology = &variant.movement.topology;
    let mut res = Vec::new();
    for target in topology.squares().filter(|it| !topology.is_hole(*it)) {
        let before = position.at(target);
        let kind = if before.is_empty() { guest } else { before.kind() };
        position.set_up(Edit::Put(target, Occupant::new(by.other(), kind)));
        let from: Vec<Sq> = position.pieces(by).collect();
        let from: Vec<Sq> =
            from.into_iter().filter(|it| takes(variant, &position, &mut generator, *it, target)).collect();
        position.set_up(Edit::Put(target, before));
        if !from.is_empty() {
            res.push((target, from));
        }
        if !generator.spend(1) {
            break;
        }
    }
    generator.close();
    res
}

/// Who is thought to stand on an empty square: a royal, because every capture is possible there.
fn guest(variant: &Variant) -> TypeId {
    let kinds = || (1..variant.pieces.types.len()).map(|it| TypeId(it as u8));
    kinds().find(|it| variant.royals.types.has(*it)).or_else(|| kinds().next()).unwrap_or(TypeId(1))
}

fn takes(variant: &Variant, position: &Position, generator: &mut Generator, from: Sq, target: Sq) -> bool {
    let (mut hit, mut n_candidates) = (false, 0);
    let _ = generator.walks(variant, position, from, &mut |candidate| {
        hit = candidate.takes(target);
        n_candidates += 1;
        if hit || n_candidates >= MAX_CANDIDATES { Flow::Break(()) } else { Flow::Continue(()) }
    });
    hit
}
