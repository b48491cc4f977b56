//! Direct play: the side that began reaches the goal, whatever the other side does.

use crate::problems::stipulation::{Goal, Insight, Joint, Node, Play};

#[derive(Debug)]
pub(super) struct Direct {
    pub(super) goal: Goal,
}

impl Play for Direct {
    fn look(&self, node: &mut Node<'_>) -> Insight {
        match (node.attacks(), node.left) {
            (true, 0) => Insight::Value(0),
            (true, 1) => node.last_turn(self.goal, Joint::Any),
            (true, _) => Insight::Moves(Joint::Any),
            (false, 0) => Insight::Value(u64::from(node.is_reached(self.goal))),
            (false, _) if node.n_moves() == 0 => Insight::Value(u64::from(node.is_reached(self.goal))),
            (false, _) => Insight::Moves(Joint::All),
        }
    }

    fn goal(&self) -> Option<Goal> {
        Some(self.goal)
    }
}
