//! How long a search may take, and what it found as moves of the game that it was asked about.

use std::time::Duration;

use game::notation::forms::NotationForm;
use game::notation::listed_moves::MoveList;
use search::computer::thinker::{Line, Thinker};

/// Time that passes between a move and its arrival.
const LAG: Duration = Duration::from_millis(20);

/// Moves that a game is thought to go on for, if nobody says until when the time has to last.
const MOVES_TO_GO: u32 = 30;

/// The time for one move out of what the clock shows.
pub(crate) fn share(left: Duration, increment: Duration, moves_to_go: Option<u32>) -> Duration {
    let n_moves = moves_to_go.unwrap_or(MOVES_TO_GO).clamp(1, MOVES_TO_GO);
    let fair = left / n_moves + increment * 3 / 4;
    // The last move before the next control may use nearly all that is left.
    let most = if n_moves == 1 { left * 9 / 10 } else { left / 2 };
    fair.min(most).saturating_sub(LAG).max(Duration::from_millis(1))
}

/// The moves of a line as text.
pub(crate) fn moves_of(thinker: &Thinker, line: &Line, form: &NotationForm) -> Vec<String> {
    let mut res = Vec::new();
    thinker.follow(line, |position, moves, idx| {
        let list = MoveList { variant: thinker.variant(), position, moves };
        res.push(form.list(list).swap_remove(idx));
    });
    res
}
