//! What solves a problem: first moves and what follows them.

use engine::moves::path::Step;

/// A move of a solution and what follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// The canonical path of the move.
    pub path: Vec<Step>,
    /// In how many moves of the winner, this one included, the game is won; 0 for moves of the other side. Help play: how
    /// many moves of both sides are left, this one included.
    pub wins_in: u32,
    /// Keys alone: in how many lines it reaches the goal; 1 where one side forces it.
    pub n_lines: u64,
    /// After a move of the winner: all answers. After an answer: the quickest win; in problems all moves that do it in
    /// time, of which more than one are duals. Help play: all moves that go on.
    pub next: Vec<Self>,
}

impl Variation {
    /// Answers after a move of the winner, or deeper, that it may meet in several ways.
    pub(crate) fn n_duals(&self) -> u32 {
        let after =
            |answer: &Self| u32::from(answer.next.len() > 1) + answer.next.iter().map(Self::n_duals).sum::<u32>();
        self.next.iter().map(after).sum()
    }
}

/// What a solver found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solution {
    /// All first moves that win in time, the quickest first; those that are equally quick as they are listed.
    pub keys: Vec<Variation>,
    /// Whether the variations are complete; very long ones are cut.
    pub complete: bool,
    /// Studies alone: what would happen if the other side were to move. Those of its moves that can be answered, with what
    /// answers them; in help play the lines that are a move shorter.
    pub set_play: Vec<Variation>,
    /// Studies alone: first moves that fail to a single answer, each with it.
    pub tries: Vec<Variation>,
    /// Answers that the winner may meet in several ways; 0 in help play.
    pub n_duals: u32,
}

impl Solution {
    /// Keys alone: in how many lines the goal is reached; in how many ways, where one side forces it.
    #[must_use]
    pub fn n_lines(&self) -> u64 {
        self.keys.iter().map(|it| it.n_lines).sum()
    }
}
