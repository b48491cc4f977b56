//! `dropOpposite`: what is dropped leaves a square of each shade to the pieces in hand that must alternate.

use crate::drops::dropping::Drops;
use crate::prelude::*;

impl Drops {
    /// Whether pieces in hand of a side must alternate shades, so that any drop may take a square that they need.
    pub(super) fn asks_room(&self, scene: Scene<'_>, side: Player) -> bool {
        self.waiting(scene, side).next().is_some()
    }

    /// Whether the pieces in hand that must alternate can still be placed after a drop, if they could before it.
    pub(super) fn leaves_room(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> bool {
        self.crowded(scene, side, kind, sq).is_none()
    }

    /// Why a drop that leaves no room is refused.
    pub(super) fn room_refusal(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> Option<Reason> {
        let name = scene.variant.named(self.crowded(scene, side, kind, sq)?);
        let message = msg!("reason-drop-shade-room", piece = name, square = scene.variant.label(sq));
        Some(Reason { code: "drop-shade", message, marks: vec![(sq, MarkRole::Other)] })
    }

    /// The types in hand that must alternate.
    fn waiting(&self, scene: Scene<'_>, side: Player) -> impl Iterator<Item = TypeId> {
        scene.position.hand_of(side).map(|it| it.0).filter(move |it| self.limits.alternates(side, *it))
    }

    /// A type in hand whose last squares of a shade the drop takes.
    fn crowded(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> Option<TypeId> {
        self.waiting(scene, side).find(|it| {
            let before = self.room(scene, side, *it);
            before.suffices() && !before.after(kind == *it, scene.variant.movement.topology.shade(sq)).suffices()
        })
    }

    fn room(&self, scene: Scene<'_>, side: Player, kind: TypeId) -> Room {
        let (position, topology) = (scene.position, &scene.variant.movement.topology);
        let mut res = Room { waiting: position.hand(side, kind), standing: [0; 3], free: [0; 3] };
        for sq in topology.squares() {
            let shade = usize::from(topology.shade(sq)).min(2);
            if position.at(sq).is_empty() {
                res.free[shade] += u16::from(self.squares[side][kind.index()][sq.index()]);
            } else if position.at(sq).is(side) && position.at(sq).kind() == kind {
                res.standing[shade] += 1;
            }
        }
        res
    }
}

/// What a type in hand that must alternate has and needs. By shade: own pieces that stand, squares that are free.
#[derive(Clone, Copy, Debug)]
struct Room {
    waiting: u16,
    standing: [u16; 3],
    free: [u16; 3],
}

impl Room {
    /// After a drop on a shade, of a piece of the type or of another.
    fn after(mut self, own: bool, shade: u8) -> Self {
        let shade = usize::from(shade).min(2);
        self.free[shade] = self.free[shade].saturating_sub(1);
        if own {
            self.waiting = self.waiting.saturating_sub(1);
            self.standing[shade] += 1;
        }
        self
    }

    /// Whether all that wait find a square: each goes to the shade that holds fewest, of those the one with most room.
    fn suffices(mut self) -> bool {
        while self.waiting > 0 {
            let total: u16 = self.standing.iter().sum();
            let open = |it: &usize| self.free[*it] > 0 && 2 * self.standing[*it] <= total;
            let order = |it: &usize| (self.standing[*it], u16::MAX - self.free[*it]);
            let Some(shade) = (0..3).filter(open).min_by_key(order) else { return false };
            self = self.after(true, shade as u8);
        }
        true
    }
}
