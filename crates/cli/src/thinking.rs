//! What a search found, as moves of the game that it was asked about.

use engine::search::thinker::{Line, Thinker};
use game::game::Game;
use game::notation::forms::NotationForm;
use game::notation::listed_moves::MoveList;

/// The moves of a line as text.
pub(crate) fn moves_of(thinker: &Thinker, line: &Line, form: &NotationForm) -> Vec<String> {
    let mut res = Vec::new();
    thinker.follow(line, |position, moves, idx| {
        let list = MoveList { variant: thinker.variant(), position, moves };
        res.push(form.list(list).swap_remove(idx));
    });
    res
}

/// The index of the best move in the list of the game; `None` if there is no move.
pub(crate) fn best_move(thinker: &Thinker, game: &Game) -> Option<usize> {
    let mut path = None;
    // Several moves may be spelled alike; the canonical spelling tells them apart.
    thinker.follow(thinker.lines().first()?, |_, moves, idx| {
        path.get_or_insert_with(|| moves.path(idx).to_vec());
    });
    let (path, moves) = (path?, &game.current().moves);
    (0..moves.len()).find(|it| moves.path(*it) == path)
}
