//! Where pieces must stay: what boards draw as palaces and as a river.

use engine::ids::{Player, Sq, TypeId};
use engine::mechanics::square_role::SquareRole;
use engine::variant::Variant;

/// Whether a piece of a type may never arrive on a square.
fn is_closed(variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> bool {
    variant.arrival_role(side, kind, sq) == Some(SquareRole::Forbidden)
}

fn kinds(variant: &Variant, royal: bool) -> impl Iterator<Item = TypeId> {
    (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)).filter(move |it| variant.royals.types.has(*it) == royal)
}

/// Those of these squares that all royals of a side keep to; none if they go everywhere.
#[must_use]
pub fn palace(variant: &Variant, squares: &[Sq], side: Player) -> Vec<Sq> {
    let squares = squares.iter().copied().filter(|it| !variant.movement.topology.is_hole(*it));
    let (inside, outside): (Vec<Sq>, Vec<Sq>) =
        squares.partition(|sq| kinds(variant, true).all(|kind| !is_closed(variant, side, kind, *sq)));
    if outside.is_empty() { Vec::new() } else { inside }
}

/// Whether some type keeps to its own half of the board, which these squares make up, on both sides.
#[must_use]
pub fn river(variant: &Variant, squares: &[Sq]) -> bool {
    let topology = &variant.movement.topology;
    let half = i32::from(topology.ranks / 2);
    let keeps = |kind, sq: Sq| {
        let upper = topology.rank(sq) >= half;
        is_closed(variant, Player::White, kind, sq) == upper && is_closed(variant, Player::Black, kind, sq) != upper
    };
    topology.hexes().is_none()
        && topology.ranks.is_multiple_of(2)
        && kinds(variant, false).any(|kind| squares.iter().all(|sq| keeps(kind, *sq)))
}
