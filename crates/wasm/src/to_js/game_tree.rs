//! The record with its variations as a view.

use engine::ids::Player;
use game::game::Game;
use game::notation::record::sign_text;
use game::variation_tree::Variations;

use crate::view::{LineMoveView, LinesView};

/// The moves in the order of reading. `first` is the number of the first move and whose it is.
pub(crate) fn view(tree: &Variations, game: &Game, (first, side): (u32, Player)) -> LinesView {
    let black_begins = u32::from(side == Player::Black);
    // The move before, and whether nothing was said after it.
    let mut before = (0, false);
    let moves = tree.list().into_iter().enumerate().map(|(idx, it)| {
        let plies = u32::try_from(it.count - 1).unwrap_or(u32::MAX).saturating_add(black_begins);
        let number = first.saturating_add(plies / 2);
        let is_announced = !it.begins && it.parent == before.0 && before.1 && it.before.is_empty();
        before = (idx + 1, it.comments.is_empty());
        LineMoveView {
            san: it.ply.san.clone(),
            number: match (plies % 2, is_announced) {
                (0, _) => format!("{number}."),
                (_, false) => format!("{number}..."),
                (_, true) => String::new(),
            },
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
