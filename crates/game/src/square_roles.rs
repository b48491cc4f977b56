//! Squares that a type treats in its own way, so that a board can show them. What happens there is decided by rules.

use engine::ids::{Player, Sq, TypeId};
use engine::variant::Variant;
use strum::IntoEnumIterator;

pub use engine::mechanics::square_role::SquareRole;

/// The special squares of a type, in the order of the board. A square may be special in several ways. What holds on
/// every square tells squares apart from nothing, and is left out.
#[must_use]
pub fn square_role(variant: &Variant, side: Player, kind: TypeId) -> Vec<(Sq, SquareRole)> {
    let topology = &variant.movement.topology;
    let mut res: Vec<(Sq, SquareRole)> = topology.squares().flat_map(|sq| at(variant, side, kind, sq)).collect();
    let n_squares = topology.squares().count();
    let everywhere = |what: SquareRole| res.iter().filter(|it| it.1 == what).count() == n_squares;
    let idle: Vec<SquareRole> = SquareRole::iter().filter(|it| everywhere(*it)).collect();
    res.retain(|it| !idle.contains(&it.1));
    res
}

/// What one square is to a type.
fn at(variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> impl Iterator<Item = (Sq, SquareRole)> {
    let movement = &variant.movement;
    let has = |boards: &[Option<Box<[bool]>>]| matches!(boards.get(kind.index()), Some(Some(it)) if it[sq.index()]);
    let forbidden = movement.is_barred(side, kind, sq) || movement.is_closed(side, kind, sq);
    let moves = matches!(movement.local[side].get(kind.index()), Some(Some(it)) if it[sq.index()] != 0);
    let arrives = if forbidden { Some(SquareRole::Forbidden) } else { variant.arrival_role(side, kind, sq) };
    let leaves = (moves && !forbidden).then_some(SquareRole::Moves);
    let stays = (has(&movement.havens[side]) && !forbidden).then_some(SquareRole::Haven);
    let counts = if forbidden { None } else { variant.standing_role(side, kind, sq) };
    // Two rules may call the same square a goal.
    let counts = counts.filter(|it| arrives != Some(*it));
    [arrives, leaves, stays, counts].into_iter().flatten().map(move |it| (sq, it))
}
