//! Play for a win by the rules: the side that began wins, whatever the other side does.

use crate::problems::stipulation::{Insight, Joint, Node, Play, Workshop};
use engine::hooks::Case;

#[derive(Debug)]
pub(crate) struct Win;

impl Play for Win {
    fn look(&self, node: &mut Node<'_>) -> Insight {
        if let Some(verdict) = node.variant.ending(node.position) {
            return Insight::Value(u64::from(verdict.winner == Some(node.attacker)));
        }
        let can_move = node.n_moves() > 0;
        let Node { variant, position, workshop, mark, attacker, .. } = node;
        let Workshop { generator, moves, .. } = &mut **workshop;
        let in_check = !can_move && generator.in_check(variant, position, position.turn());
        let case = Case { variant, position, can_move, in_check, moves, first: mark.n_moves(), half: 0 };
        if let Some(verdict) = variant.verdicts(case).next() {
            return Insight::Value(u64::from(verdict.winner == Some(*attacker)));
        }
        match node.attacks() {
            _ if !can_move || node.left == 0 => Insight::Value(0),
            true => Insight::Moves(Joint::Any),
            false => Insight::Moves(Joint::All),
        }
    }
}
