//! Steps that no move of others takes from a piece unless it fills their squares.

use engine::attack::pass_mask::PassMask;
use engine::ids::{Player, Sq, TypeId};
use engine::program::Powers;
use engine::variant::Variant;

/// What a piece can surely do on the first square of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SureStep {
    pub(super) to: Sq,
    /// Whether it can go there if it is empty.
    pub(super) moves: bool,
    /// Whether it can go there if a piece of the other side stands there.
    pub(super) takes: bool,
}

/// The sure steps of a piece of a side, by square.
pub(super) fn sure_steps(variant: &Variant, side: Player, kind: TypeId, from: Sq) -> Vec<SureStep> {
    let movement = &variant.movement;
    let masks = variant.tables.pass_masks.row(side, kind);
    let is_changed = |it: Sq, mask: PassMask| masks[it.index()].intersects(mask);
    // Passes let it arrive as another type, and drop moves only where no type is left.
    let may_drop = variant.tables.attacks.doubtful.has(kind);
    if may_drop && is_changed(from, PassMask::LEAVE | PassMask::FIRST) {
        return Vec::new();
    }
    let rays = movement.program(side, kind, from).rays.iter().filter(|it| !it.virgin);
    let steps = rays.map(|it| SureStep {
        to: movement.topology.step(it.step, from),
        moves: it.powers.contains(Powers::MOVE),
        takes: it.powers.contains(Powers::TAKE),
    });
    let is_sure = |it: &SureStep| {
        it.to != Sq::NONE
            && it.to != from
            && (it.moves || it.takes)
            && !(may_drop && is_changed(it.to, PassMask::ARRIVE))
            && !movement.is_closed(side, kind, it.to)
            && !movement.is_barred(side, kind, it.to)
    };
    let mut res: Vec<SureStep> = steps.filter(is_sure).collect();
    sort::sort(&mut res);
    res
}
