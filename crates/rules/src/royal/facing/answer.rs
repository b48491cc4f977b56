//! Royals that the other side has made face each other: they are parted, or the offer is accepted by passing.

use crate::royal::facing::facing;
use engine::attack::pins::Pins;
use engine::board::topology::VecId;
use engine::hooks::{Scene, Trial, Veto, Watch};
use engine::ids::Player;
use engine::legal::check::is_in_check;
use engine::moves::candidate::Turn;
use engine::moves::move_list::Item;
use engine::moves::patch::{Edit, FactId};
use engine::position::Position;
use engine::reason::{MarkRole, Reason};

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
        self.sides[side] && position.fact(self.plies) > 0
    }
}

impl Veto for MustAnswer {
    fn watch(&self, scene: Scene<'_>, _pins: &mut Pins) -> Watch {
        if self.is_asked(scene.position, scene.position.turn()) { Watch::ALL } else { Watch::default() }
    }

    fn concerns(&self, scene: Scene<'_>, _item: &Item, _patch: &[Edit]) -> bool {
        self.is_asked(scene.position, scene.position.turn())
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let (variant, side) = (trial.variant, trial.after.mover());
        let asked = trial.item.turn != Turn::Pass && self.is_asked(trial.after, side);
        if !asked || facing(variant, trial.after, self.up).is_none() {
            return None;
        }
        // A side in check may not pass, so it answers the check as it can.
        let checked = trial.before(|it| is_in_check(variant, it, side));
        (!checked).then_some("bikjang")
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let (a, b) = facing(trial.variant, trial.after, self.up)?;
        let name = trial.variant.name(trial.after.at(a).kind());
        let sentence = format!("The {name}s face each other: part them, or pass to accept that.");
        Some(Reason { code, sentence, marks: vec![(a, MarkRole::Royal), (b, MarkRole::Royal)] })
    }
}
