//! Why a drop is refused, in the order of the tests. Bans on the resulting position are vetoes.

use crate::drops::dropping::{Drops, Up};
use crate::prelude::*;
use engine::legal::check::is_in_check;

fn reason(code: &'static str, message: Message, marks: Vec<(Sq, MarkRole)>) -> Option<Reason> {
    Some(Reason { code, message, marks })
}

impl Drops {
    /// The reason why a path that begins with a slot of the hand is no drop, as far as the board before it tells.
    pub(super) fn refusal(&self, scene: Scene<'_>, path: &[Step]) -> Option<Reason> {
        let [Step::Hand(kind), rest @ ..] = path else { return None };
        let name = scene.variant.named(*kind);
        if !self.drops[scene.position.turn()] {
            return reason("drop-off", msg!("reason-no-drops"), Vec::new());
        }
        if scene.position.hand(scene.position.turn(), *kind) == 0 {
            return reason("drop-empty", msg!("reason-drop-empty", piece = name), Vec::new());
        }
        self.placing(scene, *kind, rest)
    }

    /// Why a piece that is there cannot be dropped as these steps say.
    pub(super) fn placing(&self, scene: Scene<'_>, kind: TypeId, rest: &[Step]) -> Option<Reason> {
        let (variant, position) = (scene.variant, scene.position);
        let (side, topology) = (position.turn(), &variant.movement.topology);
        let name = variant.named(kind);
        if !self.in_check[side] && is_in_check(variant, position, side) {
            let royals = position.royals(side).iter().map(|it| (*it, MarkRole::Royal)).collect();
            return reason("drop-in-check", msg!("reason-drop-in-check"), royals);
        }
        let Some(Step::Square(sq)) = rest.first().copied() else {
            return reason("drop-zone", msg!("reason-drop-zone-none", piece = name), Vec::new());
        };
        if sq.index() >= topology.len() || topology.is_hole(sq) {
            let is_hole = sq.index() < topology.len();
            let hole = || msg!("reason-no-square", square = variant.label(sq));
            return reason("drop-off-board", if is_hole { hole() } else { msg!("reason-off-board") }, Vec::new());
        }
        if !position.at(sq).is_empty() {
            let message = msg!("reason-drop-occupied", square = variant.label(sq));
            return reason("drop-occupied", message, vec![(sq, MarkRole::Blocker)]);
        }
        if let Some(it) = self.wrong_side(scene, kind, rest.get(1)) {
            return Some(it);
        }
        if !self.squares[side][kind.index()][sq.index()] {
            return self.closed(scene, side, kind, sq);
        }
        self.limits.refusal(scene, side, kind, sq).or_else(|| self.room_refusal(scene, side, kind, sq))
    }

    /// The side that would be up is not the one that must be, or the piece would promote.
    fn wrong_side(&self, scene: Scene<'_>, kind: TypeId, choice: Option<&Step>) -> Option<Reason> {
        let Some(Step::Become(chosen)) = choice else { return None };
        let name = scene.variant.named(kind);
        let promoted = scene.variant.promoted(kind);
        match self.up[scene.position.turn()][kind.index()] {
            Up::Promoted if promoted.is_some() && promoted != Some(*chosen) => {
                reason("drop-side", msg!("reason-drop-side", piece = name), Vec::new())
            }
            Up::Base if *chosen != kind => reason("drop-promoted", msg!("reason-drop-promoted"), Vec::new()),
            Up::Either if *chosen != kind && promoted != Some(*chosen) => {
                reason("drop-promoted", msg!("reason-drop-promoted"), Vec::new())
            }
            _ => None,
        }
    }

    /// The square is closed to the type: because it could never move again there, or by its zone.
    fn closed(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> Option<Reason> {
        let (variant, name) = (scene.variant, scene.variant.named(kind));
        let label = variant.label(sq);
        if self.dead[side][kind.index()].as_ref().is_some_and(|it| it[sq.index()]) {
            let message = msg!("reason-drop-no-move", piece = name, square = label);
            return reason("drop-no-move", message, vec![(sq, MarkRole::Other)]);
        }
        let open = &self.squares[side][kind.index()];
        let free = |it: &Sq| open[it.index()] && scene.position.at(*it).is_empty();
        let allowed = variant.movement.topology.squares().filter(free).map(|it| (it, MarkRole::Allowed)).collect();
        reason("drop-zone", msg!("reason-drop-zone", piece = name, square = label), allowed)
    }
}
