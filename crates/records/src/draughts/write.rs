//! Moves of draughts as PDN has them.

use crate::draughts::GameType;
use crate::told::ToldMove;

/// The text of a move; the squares between its ends only where other moves have the same ends.
#[must_use]
pub fn write(it: &ToldMove, kind: GameType) -> Option<String> {
    let mut squares = vec![it.from?];
    squares.extend(it.through.iter().filter(|_| it.is_ambiguous));
    squares.push(it.to);
    let names: Option<Vec<String>> = squares.into_iter().map(|it| kind.square(it)).collect();
    Some(names?.join(if it.captures { "x" } else { "-" }))
}
