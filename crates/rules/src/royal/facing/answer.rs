//! Royals that the other side has made face each other: they are parted, or the offer is accepted by passing.

use crate::prelude::*;
use crate::royal::facing::{Directions, Lines, faced, facing};
use engine::attack::pins::Pins;
use engine::hooks::{Trial, Veto, VetoScope};
use engine::moves::move_list::Item;

/// Refuses moves that leave the royals facing each other without being a pass.
#[derive(Debug)]
pub(super) struct MustAnswer {
    pub(super) directions: Directions,
    /// By side that moves: whether it has to answer.
    pub(super) sides: [bool; 2],
}

impl MustAnswer {
    fn facing(&self, variant: &Variant, position: &Position) -> Option<(Sq, Sq)> {
        facing(variant, position, self.directions.along(Lines::Files))
    }

    /// Whether the side to move finds the royals facing each other and has to answer that.
    fn is_asked(&self, Scene { variant, position }: Scene<'_>) -> bool {
        self.sides[position.turn()] && self.facing(variant, position).is_some()
    }
}

impl Veto for MustAnswer {
    fn scope(&self, scene: Scene<'_>, _pins: &mut Pins) -> VetoScope {
        if self.is_asked(scene) { VetoScope::ALL } else { VetoScope::default() }
    }

    fn concerns(&self, scene: Scene<'_>, _item: &Item, _patch: &[Edit]) -> bool {
        self.is_asked(scene)
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let (variant, after) = (trial.variant, &*trial.after);
        let leaves = trial.item.turn != Turn::Pass && self.facing(variant, after).is_some();
        let asked = leaves && self.sides[after.mover()] && faced(variant, after, self.directions.along(Lines::Files));
        asked.then_some("bikjang")
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let (a, b) = self.facing(trial.variant, trial.after)?;
        let message = msg!("reason-bikjang", piece = trial.variant.named(trial.after.at(a).kind()));
        Some(Reason { code, message, marks: vec![(a, MarkRole::Royal), (b, MarkRole::Royal)] })
    }
}
