//! Reflex play: as self play, but who can reach the goal at once must do so.

use crate::problems::stipulation::{Goal, Insight, Joint, Node, Play};

#[derive(Debug)]
pub(super) struct Reflex {
    pub(super) goal: Goal,
    /// Whether only the other side must.
    pub(super) semi: bool,
}

impl Play for Reflex {
    fn look(&self, node: &mut Node<'_>) -> Insight {
        let Self { goal, semi } = *self;
        if node.attacks() {
            if node.left == 0 || node.n_moves() == 0 {
                return Insight::Value(u64::from(node.is_reached(goal)));
            }
            let must = !semi && node.can_reach(goal) == Some(true);
            return if must { Insight::Value(0) } else { Insight::Moves(Joint::Any) };
        }
        if node.left == 0 || node.n_moves() == 0 {
            return Insight::Value(0);
        }
        match node.can_reach(goal) {
            Some(true) => Insight::Value(1),
            Some(false) if node.left == 1 => Insight::Value(0),
            _ => Insight::Moves(Joint::All),
        }
    }

    fn goal(&self) -> Option<Goal> {
        Some(self.goal)
    }
}
