//! Where a game of the search against itself began, and its record.

use engine::ids::Player;
use game::game::Game;
use game::game_record;
use game::notation::fen;
use game::notation::record::{self, RecordInput};

use super::SelfPlayedGame;

/// Where a game began, as records tell it.
#[derive(Debug)]
pub(super) struct Beginning {
    /// The number of the shuffle.
    shuffle: Option<u32>,
    /// The position, where a number does not tell it.
    fen: Option<String>,
    /// The number of the first move, and whose it is.
    first: (u32, Player),
}

impl Beginning {
    /// The current position of a game.
    pub(super) fn of(game: &Game) -> Self {
        let (half, full) = game.clocks();
        let fen = Some(fen::write(game.variant(), game.position(), half, full));
        Self { shuffle: None, fen, first: (full, game.position().turn()) }
    }

    /// Notes that it is the start of the variant, or the shuffled one of a number.
    pub(super) fn note_start(&mut self, shuffle: Option<u128>, is_shuffled: bool) {
        // A record has room for small numbers only.
        self.shuffle = shuffle.and_then(|it| u32::try_from(it).ok());
        if !is_shuffled || self.shuffle.is_some() {
            self.fen = None;
        }
    }

    /// A game that began there, with its number and how it ended.
    pub(super) fn record(&self, game: &Game, played: &SelfPlayedGame) -> String {
        let tag = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        record::write(&RecordInput {
            headers: &[tag("Round", &played.number.to_string()), tag("Termination", &played.reason)],
            shuffle: self.shuffle,
            fen: self.fen.as_deref(),
            first: self.first,
            moves: &game_record::moves(game.plies()),
            result: Some(record::result_text(played.winner)),
            ..RecordInput::default()
        })
    }
}
