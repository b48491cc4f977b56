//! What several endings say alike: whose condition counts if both sides meet one, and a game that is drawn or counted out.

use crate::support::points::Points;
use engine::ids::Player;
use engine::position::Position;
use engine::verdict::Verdict;
use message::{Arg, Message};

/// The side that meets a condition, and how. If both do, it is the one by which the mover wins, else the mover.
pub fn met<T>(
    mover: Player,
    found: impl Fn(Player) -> Option<T>,
    winner: impl Fn(Player, &T) -> Option<Player>,
) -> Option<(Player, T)> {
    let of = |side| found(side).map(|it| (side, it));
    let own = of(mover);
    if own.as_ref().is_some_and(|it| winner(it.0, &it.1) == Some(mover)) {
        return own;
    }
    let other = of(mover.other());
    if other.as_ref().is_some_and(|it| winner(it.0, &it.1) == Some(mover)) { other } else { own.or(other) }
}

/// How a game ends that nobody goes on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Close {
    /// It is drawn.
    Draw,
    /// Who has more points wins.
    Points,
}

impl Close {
    /// The verdict, which names `reason` for a draw.
    #[must_use]
    pub fn verdict(self, points: &Points, position: &Position, reason: &'static str, why: Message) -> Verdict {
        match self {
            Self::Draw => Verdict::new(None, reason, why),
            Self::Points => points.verdict(position, "points", why),
        }
    }
}

/// An end is chosen by: `draw` or `points`.
impl From<Close> for Arg {
    fn from(close: Close) -> Self {
        Self::Choice(match close {
            Close::Draw => "draw",
            Close::Points => "points",
        })
    }
}
