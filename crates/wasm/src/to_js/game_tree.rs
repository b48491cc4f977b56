//! The record with its variations as a view.

use engine::ids::Player;
use game::game::Game;
use game::notation::record::sign_text;
use game::notation::record::write::{next_turn, number_text};
use game::variation_tree::Variations;

use crate::view::{LineMoveView, LinesView};

/// The moves in the order of reading. `first` is the number of the first move and whose it is.
pub(crate) fn view(tree: &Variations, game: &Game, first: (u32, Player)) -> LinesView {
    // By move: who made it, and the number and side of its turn.
    let mut turns: Vec<(Player, (u32, Player))> = Vec::new();
    // The move before, and whether nothing was said after it.
    let mut before = (0, false);
    let moves = tree.list().into_iter().enumerate().map(|(idx, it)| {
        let mover = it.ply.mover();
        let parent = it.parent.checked_sub(1).and_then(|it| turns.get(it));
        let goes_on = parent.is_some_and(|it| it.0 == mover);
        let (number, side) = parent.map_or(first, |it| if goes_on { it.1 } else { next_turn(it.1.0, it.1.1) });
        turns.push((mover, (number, side)));
        let follows = !it.begins && it.parent == before.0 && before.1 && it.before.is_empty();
        // Each turn of White is numbered.
        let is_announced = follows && (goes_on || side == Player::Black);
        before = (idx + 1, it.comments.is_empty());
        LineMoveView {
            san: it.ply.san.clone(),
            number: if is_announced { String::new() } else { number_text(number, side) },
            depth: it.depth,
            begins: it.begins,
            parent: it.parent,
            shown: it.is_shown,
            signs: it.signs.iter().map(|it| sign_text(*it)).collect(),
            before: it.before.to_vec(),
            comments: it.comments.to_vec(),
        }
    });
    LinesView { comments: tree.comments().to_vec(), moves: moves.collect(), current: tree.current(game) }
}
