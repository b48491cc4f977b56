//! Royals that the other side has made face each other: they are parted, or the offer is accepted by passing.

use crate::royal::facing::facing;
use engine::attack::pins::Pins;
use engine::board::topology::VecId;
use engine::hooks::{Scene, Veto, Watch};
use engine::ids::Player;
use engine::moves::candidate::Turn;
use engine::moves::move_list::Item;
use engine::moves::patch::{Edit, FactId};
use engine::position::Position;
use engine::program::walker::Victim;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;

/// Refuses moves that leave the royals facing each other without being a pass.
#[derive(Debug)]
pub(super) struct MustAnswer {
    pub(super) up: VecId,
    /// For how many plies they have faced each other.
    pub(super) plies: FactId,
    /// By side that moves: whether it has to answer.
    pub(super) sides: [bool; 2],
}

impl MustAnswer {
    /// Whether a side finds the royals facing each other and has to answer that. The count is that before its move.
    fn is_asked(&self, position: &Position, side: Player) -> bool {
        self.sides[side.index()] && position.fact(self.plies) > 0
    }
}

impl Veto for MustAnswer {
    fn watch(&self, scene: Scene<'_>, _pins: &mut Pins) -> Watch {
        if self.is_asked(scene.position, scene.position.turn()) { Watch::ALL } else { Watch::default() }
    }

    fn concerns(&self, scene: Scene<'_>, _item: &Item, _patch: &[Edit]) -> bool {
        self.is_asked(scene.position, scene.position.turn())
    }

    fn refuses(
        &self,
        variant: &Variant,
        after: &mut Position,
        item: &Item,
        patch: &[Edit],
        _victims: &[Victim],
    ) -> Option<&'static str> {
        let side = after.mover();
        let stays = item.turn != Turn::Pass && self.is_asked(after, side) && facing(variant, after, self.up).is_some();
        if !stays {
            return None;
        }
        // A side in check may not pass, so it answers the check as it can.
        after.undo();
        let checked = engine::legal::is_in_check(variant, after, side);
        after.apply(patch);
        (!checked).then_some("bikjang")
    }

    fn reason(&self, variant: &Variant, after: &mut Position, _item: &Item, code: &'static str) -> Option<Reason> {
        let (a, b) = facing(variant, after, self.up)?;
        let name = variant.name(after.at(a).kind());
        let sentence = format!("The {name}s face each other: part them, or pass to accept that.");
        Some(Reason { code, sentence, marks: vec![(a, MarkRole::Royal), (b, MarkRole::Royal)] })
    }
}
