//! What pieces are worth where an ending compares both sides. The key is a rule's.

use crate::builder::Builder;
use engine::ids::{Player, TypeId};
use engine::position::Position;
use engine::verdict::Verdict;
use message::{Arg, Message, msg};

/// Points by side and type, in halves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// By side and type number.
    pub values: [Vec<i32>; 2],
    /// What each side has from the start.
    pub bonus: [i32; 2],
    /// Whether pieces in hand count.
    pub counts_hands: bool,
}

impl Points {
    /// Every piece counts one.
    #[must_use]
    pub fn even(n_types: usize) -> Self {
        Self { values: [vec![2; n_types + 1], vec![2; n_types + 1]], bonus: [0, 0], counts_hands: true }
    }

    /// Those of the definition; without a key every piece counts one.
    #[must_use]
    pub fn of_game(builder: &Builder<'_>) -> Self {
        builder.shared().cloned().unwrap_or_else(|| Self::even(builder.n_types))
    }

    /// The points of a side, in halves: its pieces on the board, those in hand if they count, and its bonus.
    #[must_use]
    pub fn of(&self, position: &Position, side: Player) -> i32 {
        let values = &self.values[side];
        let board: i32 = position.pieces(side).map(|it| values[position.at(it).kind().index()]).sum();
        let held = if self.counts_hands { 1..values.len() } else { 0..0 };
        let hand = held.map(|it| i32::from(position.hand(side, TypeId(it as u8))) * values[it]);
        board + hand.sum::<i32>() + self.bonus[side]
    }

    /// Who has more wins. How many points both have is told after `why`.
    #[must_use]
    pub fn verdict(&self, position: &Position, reason: &'static str, why: Message) -> Verdict {
        let [white, black] = Player::both(|it| self.of(position, it));
        let winner = match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Player::White),
            std::cmp::Ordering::Less => Some(Player::Black),
            std::cmp::Ordering::Equal => None,
        };
        let counts = msg!("result-points", white = halves(white), black = halves(black));
        Verdict::new(winner, reason, why.then(counts))
    }
}

/// Halves as a number of a message.
#[must_use]
pub fn halves(halves: i32) -> Arg {
    if halves % 2 == 0 {
        return (halves / 2).into();
    }
    let sign = Arg::Choice(if halves < 0 { "minus" } else { "plus" });
    msg!("number-and-half", whole = (halves / 2).unsigned_abs(), sign = sign).into()
}
