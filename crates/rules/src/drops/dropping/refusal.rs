//! Why a drop is refused, in the order of the tests. Bans on the resulting position are vetoes.

use crate::drops::dropping::{Drops, Up};
use crate::prelude::*;
use engine::legal::check::is_in_check;

fn reason(code: &'static str, sentence: String, marks: Vec<(Sq, MarkRole)>) -> Option<Reason> {
    Some(Reason { code, sentence, marks })
}

impl Drops {
    /// The reason why a path that begins with a slot of the hand is no drop, as far as the board before it tells.
    pub(super) fn refusal(&self, scene: Scene<'_>, path: &[Step]) -> Option<Reason> {
        let [Step::Hand(kind), rest @ ..] = path else { return None };
        let name = scene.variant.name(*kind);
        if !self.drops[scene.position.turn()] {
            return reason("drop-off", "You may not drop pieces in this game.".into(), Vec::new());
        }
        if scene.position.hand(scene.position.turn(), *kind) == 0 {
            return reason("drop-empty", format!("You have no {name} in hand."), Vec::new());
        }
        self.placing(scene, *kind, rest)
    }

    /// Why a piece that is there cannot be dropped as these steps say.
    pub(super) fn placing(&self, scene: Scene<'_>, kind: TypeId, rest: &[Step]) -> Option<Reason> {
        let (variant, position) = (scene.variant, scene.position);
        let (side, topology) = (position.turn(), &variant.movement.topology);
        let name = variant.name(kind);
        if !self.in_check[side] && is_in_check(variant, position, side) {
            let royals = position.royals(side).iter().map(|it| (*it, MarkRole::Royal)).collect();
            let sentence = "Answer the check with a piece on the board; nothing may be dropped now.";
            return reason("drop-in-check", sentence.into(), royals);
        }
        let Some(Step::Square(sq)) = rest.first().copied() else {
            return reason("drop-zone", format!("There is no square for a {name} now."), Vec::new());
        };
        if sq.index() >= topology.len() || topology.is_hole(sq) {
            let label = if sq.index() < topology.len() { variant.label(sq) } else { "That".into() };
            return reason("drop-off-board", format!("{label} is not a square of this board."), Vec::new());
        }
        if !position.at(sq).is_empty() {
            let sentence = format!("{} is taken; a drop needs an empty square.", variant.label(sq));
            return reason("drop-occupied", sentence, vec![(sq, MarkRole::Blocker)]);
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
        let name = scene.variant.name(kind);
        let promoted = scene.variant.promoted(kind);
        match self.up[scene.position.turn()][kind.index()] {
            Up::Promoted if promoted.is_some() && promoted != Some(*chosen) => {
                reason("drop-side", format!("A {name} must be dropped with its other side up."), Vec::new())
            }
            Up::Base if *chosen != kind => {
                reason("drop-promoted", "A dropped piece cannot promote at once.".into(), Vec::new())
            }
            Up::Either if *chosen != kind && promoted != Some(*chosen) => {
                reason("drop-promoted", "A dropped piece cannot promote at once.".into(), Vec::new())
            }
            _ => None,
        }
    }

    /// The square is closed to the type: because it could never move again there, or by its zone.
    fn closed(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> Option<Reason> {
        let (variant, name) = (scene.variant, scene.variant.name(kind));
        let label = variant.label(sq);
        if self.dead[side][kind.index()].as_ref().is_some_and(|it| it[sq.index()]) {
            let sentence = format!("A {name} on {label} could never move again.");
            return reason("drop-no-move", sentence, vec![(sq, MarkRole::Other)]);
        }
        let open = &self.squares[side][kind.index()];
        let free = |it: &Sq| open[it.index()] && scene.position.at(*it).is_empty();
        let allowed = variant.movement.topology.squares().filter(free).map(|it| (it, MarkRole::Allowed)).collect();
        reason("drop-zone", format!("A {name} may not be dropped on {label}."), allowed)
    }
}
