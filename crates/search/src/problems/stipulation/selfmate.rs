//! Selfmate and selfstalemate: the side that began forces the other side to reach the goal.

use crate::problems::stipulation::{Goal, Insight, Joint, Node, Play};

#[derive(Debug)]
pub(super) struct Selfmate {
    pub(super) goal: Goal,
}

impl Play for Selfmate {
    fn look(&self, node: &mut Node<'_>) -> Insight {
        match (node.attacks(), node.left) {
            (true, 0) => Insight::Value(u64::from(node.is_reached(self.goal))),
            (true, _) if node.n_moves() == 0 => Insight::Value(u64::from(node.is_reached(self.goal))),
            (true, _) => Insight::Moves(Joint::Any),
            (false, 0) => Insight::Value(0),
            (false, _) if node.n_moves() == 0 => Insight::Value(0),
            (false, 1) => node.last_turn(self.goal, Joint::All),
            (false, _) => Insight::Moves(Joint::All),
        }
    }

    fn goal(&self) -> Option<Goal> {
        Some(self.goal)
    }
}
