//! What a search found, as moves of the game that it was asked about.

use game::notation::forms::NotationForm;
use game::notation::listed_moves::MoveList;
use search::computer::thinker::{Line, Thinker};

/// The moves of a line as text.
pub(crate) fn moves_of(thinker: &Thinker, line: &Line, form: &NotationForm) -> Vec<String> {
    let mut res = Vec::new();
    thinker.follow(line, |position, moves, idx| {
        let list = MoveList { variant: thinker.variant(), position, moves };
        res.push(form.list(list).swap_remove(idx));
    });
    res
}
