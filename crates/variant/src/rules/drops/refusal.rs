//! Why a drop is refused, in the order of the tests. Bans on the resulting position are vetoes.

use super::{Drops, Up};
use crate::ids::{Player, Sq, TypeId};
use crate::moves::Step;
use crate::reason::{Reason, Role};
use crate::rules::Scene;

fn reason(code: &'static str, sentence: String, marks: Vec<(Sq, Role)>) -> Option<Reason> {
    Some(Reason { code, sentence, marks })
}

impl Drops {
    /// The reason why a path that begins with a slot is no drop, as far as the board before it tells.
    pub(super) fn refusal(&self, scene: Scene<'_>, path: &[Step]) -> Option<Reason> {
        let (rules, position) = (scene.rules, scene.position);
        let side = position.turn();
        let [Step::Hand(kind), rest @ ..] = path else { return None };
        let name = rules.name(*kind);
        if position.hand(side, *kind) == 0 {
            return reason("drop-empty", format!("You have no {name} in hand."), Vec::new());
        }
        if !self.in_check && crate::legal::is_in_check(rules, position, side) {
            let royals = position.royals(side).iter().map(|it| (*it, Role::Royal)).collect();
            let sentence = "Answer the check with a piece on the board; nothing may be dropped now.";
            return reason("drop-in-check", sentence.into(), royals);
        }
        let Some(Step::Square(sq)) = rest.first().copied() else { return None };
        let label = rules.label(sq);
        if !position.at(sq).is_empty() {
            let sentence = format!("{label} is taken; a drop needs an empty square.");
            return reason("drop-occupied", sentence, vec![(sq, Role::Blocker)]);
        }
        let up = self.up[side.index()][kind.index()];
        if up == Up::Promoted && !matches!(rest.get(1), None | Some(Step::Become(_))) {
            let sentence = format!("A {name} must be dropped with its other side up.");
            return reason("drop-side", sentence, Vec::new());
        }
        if !self.squares[side.index()][kind.index()][sq.index()] {
            return self.closed(scene, side, *kind, sq);
        }
        self.limits.refusal(scene, side, *kind, sq)
    }

    /// The square is closed to the type: because it could never move again there, or by its zone.
    fn closed(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> Option<Reason> {
        let (rules, name) = (scene.rules, scene.rules.name(kind));
        let label = rules.label(sq);
        if self.dead[side.index()][kind.index()].as_ref().is_some_and(|it| it[sq.index()]) {
            let sentence = format!("A {name} on {label} could never move again.");
            return reason("drop-no-move", sentence, vec![(sq, Role::Other)]);
        }
        let open = &self.squares[side.index()][kind.index()];
        let free = |it: &Sq| open[it.index()] && scene.position.at(*it).is_empty();
        let allowed = rules.movement.topology.squares().filter(free).map(|it| (it, Role::Allowed)).collect();
        reason("drop-zone", format!("A {name} may not be dropped on {label}."), allowed)
    }
}
