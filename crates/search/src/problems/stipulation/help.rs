//! Help play: both sides work for the goal, which the last move reaches. All lines of the full length count.

use crate::problems::stipulation::{Goal, Insight, Joint, Node, Play};

#[derive(Debug)]
pub(super) struct Help {
    pub(super) goal: Goal,
}

impl Play for Help {
    fn look(&self, node: &mut Node<'_>) -> Insight {
        match node.left {
            0 => Insight::Value(u64::from(node.is_reached(self.goal))),
            1 => node.last_turn(self.goal, Joint::Sum),
            _ => Insight::Moves(Joint::Sum),
        }
    }

    fn goal(&self) -> Option<Goal> {
        Some(self.goal)
    }

    fn is_exact(&self) -> bool {
        true
    }
}
