//! What a table says as a whole: how many positions are won, and the longest wins.

use crate::endgames::endgame_table::{EndgameTable, Outcome, decoded};
use crate::endgames::lattice::Places;
use engine::ids::Player;

/// The positions of an ending with one side to move. Those of the whole board are counted, whatever symmetries there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideSummary {
    /// Positions that it wins.
    pub wins: u64,
    /// Positions that nobody wins.
    pub draws: u64,
    /// Positions that it loses.
    pub losses: u64,
    /// Plies of the longest win.
    pub longest_win: Option<u32>,
    /// Plies of the longest loss.
    pub longest_loss: Option<u32>,
    /// Where the pieces stand then, in the order of the table.
    pub(crate) win_at: Option<Places>,
    pub(crate) loss_at: Option<Places>,
}

impl SideSummary {
    /// How many positions there are.
    #[must_use]
    pub const fn total(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}

/// By side to move: what a table says.
pub(crate) fn summary(table: &EndgameTable) -> [SideSummary; 2] {
    Player::both(|turn| {
        let mut res = SideSummary::default();
        let first = turn.index() * table.lattice.size;
        for number in 0..table.lattice.size {
            let value = table.kept(first + number);
            let Some(outcome) = decoded(value) else { continue };
            let places = table.lattice.places(number);
            let weight = u64::from(table.lattice.weight(&places));
            match outcome {
                Outcome::Win(n) => {
                    res.wins += weight;
                    if res.longest_win.is_none_or(|it| it < n) {
                        (res.longest_win, res.win_at) = (Some(n), Some(places));
                    }
                }
                Outcome::Draw => res.draws += weight,
                Outcome::Loss(n) => {
                    res.losses += weight;
                    if res.longest_loss.is_none_or(|it| it < n) {
                        (res.longest_loss, res.loss_at) = (Some(n), Some(places));
                    }
                }
            }
        }
        res
    })
}
