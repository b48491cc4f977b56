//! A game as text and back: what the engine's record needs to know about a game. No grammar of records.

use engine::ids::Player;
use game::game::Game;
use game::notation::record;
use game::notation::record::RecordInput;
use game::variation_tree::{Misfit, Variations};

use crate::convert::Utf16;
use crate::failure::Refusal;
use crate::view::{LineMoveView, LinesView};

/// Where a game began.
#[derive(Clone, Debug)]
pub(crate) struct RecordStart {
    /// The position, if it is not the start of the definition.
    fen: Option<String>,
    /// The number of the shuffled start.
    shuffle: Option<u128>,
    /// The number of the first move, and whose it is.
    first: (u32, Player),
}

impl RecordStart {
    /// The start of a game that has no moves yet; a position only if it is not the start of the definition.
    pub(crate) fn of(game: &Game, fen: Option<String>) -> Self {
        Self { fen, shuffle: None, first: (game.clocks().1, game.position().turn()) }
    }

    /// The same, named by the number of a shuffled start.
    pub(crate) fn shuffled(mut self, number: u128) -> Self {
        self.shuffle = Some(number);
        self
    }

    /// The number of the shuffled start.
    pub(crate) fn shuffle(&self) -> Option<u128> {
        self.shuffle
    }
}

/// The whole record: all lines, moves that were taken back included.
pub(crate) fn write(lines: &Variations, game: &Game, start: &RecordStart) -> String {
    let verdict = game.current().verdict.as_ref().filter(|_| lines.is_end(game));
    record::write(&RecordInput {
        headers: lines.headers(),
        shuffle: start.shuffle.and_then(|it| u32::try_from(it).ok()),
        fen: start.fen.as_deref(),
        first: start.first,
        comments: lines.comments(),
        moves: &lines.texts(),
        result: verdict
            .map(|it| match it.winner {
                Some(Player::White) => "1-0",
                Some(Player::Black) => "0-1",
                None => "1/2-1/2",
            })
            .or_else(|| lines.result()),
    })
}

/// The record as a list for the page.
pub(crate) fn lines(lines: &Variations, game: &Game, start: &RecordStart) -> LinesView {
    let (first, side) = start.first;
    let half = u32::from(side == Player::Black);
    let mut is_announced = false;
    let mut before = (0, false);
    let moves = lines.list().into_iter().enumerate().map(|(idx, it)| {
        let plies = u32::try_from(it.count - 1).unwrap_or(u32::MAX).saturating_add(half);
        let number = first.saturating_add(plies / 2);
        let follows = it.parent == before.0 && before.1;
        is_announced = follows && it.before.is_empty();
        before = (idx + 1, it.comments.is_empty());
        LineMoveView {
            san: it.ply.san.clone(),
            number: match (plies % 2, is_announced && !it.begins) {
                (0, _) => format!("{number}."),
                (_, false) => format!("{number}..."),
                (_, true) => String::new(),
            },
            depth: it.depth,
            begins: it.begins,
            parent: it.parent,
            shown: it.is_shown,
            signs: it.signs.iter().map(|it| record::sign_text(*it)).collect(),
            before: it.before.to_vec(),
            comments: it.comments.to_vec(),
        }
    });
    LinesView { comments: lines.comments().to_vec(), moves: moves.collect(), current: lines.current(game) }
}

/// A move of a record that does not fit, with its place in the text.
pub(crate) fn failure(misfit: Misfit, text: &str) -> Refusal {
    let Misfit { place, reason } = misfit;
    Refusal::from(reason).at(Utf16::new(text).span(place.start, place.end))
}
