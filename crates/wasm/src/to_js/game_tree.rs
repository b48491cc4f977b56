//! The record with its variations as a view.

use engine::ids::Player;
use engine::mechanics::sight::Sight;
use game::game::Game;
use game::notation::record::write::{next_turn, number_text};
use game::notation::record::{commands, sign_text};
use game::variation_tree::Variations;

use super::position::san;
use crate::view::{LineMoveView, LinesView};

/// The moves in the order of reading. `first` is the number of the first move and whose it is, a pair as records have it. Comments and annotations
/// may speak of what is hidden: they wait until everything is told.
pub(crate) fn view(tree: &Variations, game: &Game, first: (u32, Player), sight: &Sight) -> LinesView {
    let is_open = sight.told().is_none();
    let said = |texts: &[String]| if is_open { commands::all_shown(texts) } else { Vec::new() };
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
        let remarks = said(it.before);
        let follows = !it.begins && it.parent == before.0 && before.1 && remarks.is_empty();
        // Each turn of White is numbered.
        let is_announced = follows && (goes_on || side == Player::Black);
        let comments = said(it.comments);
        before = (idx + 1, comments.is_empty());
        LineMoveView {
            san: san(sight, it.ply),
            number: if is_announced { String::new() } else { number_text(number, side) },
            depth: it.depth,
            begins: it.begins,
            parent: it.parent,
            shown: it.is_shown,
            signs: it.signs.iter().filter(|_| is_open).map(|it| sign_text(*it)).collect(),
            before: remarks,
            comments,
        }
    });
    LinesView { comments: said(tree.comments()), moves: moves.collect(), current: tree.current(game) }
}
