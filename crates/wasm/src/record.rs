//! A game as text and back: what the engine's record needs to know about a game. No grammar of records.

use variant::game::{Game, NotAMove};
use variant::ids::Player;
use variant::notation::record::{self, RecordInput, RecordMove};
use variant::notation::typed;

use crate::convert::Utf16;
use crate::failure::Failure;

/// Moves of a record that are played; no game is longer.
const MAX_MOVES: usize = 10_000;

/// Where a game began.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    /// The position, if it is not the start of the definition.
    fen: Option<String>,
    /// The number of the shuffled start.
    shuffle: Option<u128>,
    /// The number of the first move, and whose it is.
    first: (u32, Player),
}

impl Start {
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

/// The whole record, moves that were taken back included.
pub(crate) fn write(game: &Game, start: &Start) -> String {
    let moves: Vec<String> = game.plies().iter().map(|it| it.san.clone()).collect();
    let is_end = game.ply() == moves.len();
    let verdict = game.current().verdict.as_ref().filter(|_| is_end);
    record::write(&RecordInput {
        shuffle: start.shuffle.and_then(|it| u32::try_from(it).ok()),
        fen: start.fen.as_deref(),
        first: start.first,
        moves: &moves,
        result: verdict.map(|it| match it.winner {
            Some(Player::White) => "1-0",
            Some(Player::Black) => "0-1",
            None => "1/2-1/2",
        }),
        ..RecordInput::default()
    })
}

/// Plays the moves of a record; stops at the first that does not fit, with its place in `text`.
pub(crate) fn replay(game: &mut Game, text: &str, moves: &[RecordMove]) -> Result<(), Failure> {
    let at = |failure: Failure, it: &RecordMove| failure.at(Utf16::new(text).span(it.place.start, it.place.end));
    let known = moves.get(..MAX_MOVES).unwrap_or(moves);
    let texts: Vec<&str> = known.iter().map(|it| it.text.as_str()).collect();
    let replayed = record::replay(game.rules(), game.position(), &texts);
    for (path, it) in replayed.paths.iter().zip(known) {
        game.play(path).map_err(|NotAMove(reason)| at(reason.into(), it))?;
    }
    if let Some(it) = replayed.stopped.and_then(|it| known.get(it)) {
        return Err(at(refusal(game, &it.text), it));
    }
    match moves.get(MAX_MOVES) {
        Some(it) => Err(at(Failure::new("too-long", "The rest of the record is too long."), it)),
        None => Ok(()),
    }
}

/// Why a text is no move of the position.
fn refusal(game: &mut Game, text: &str) -> Failure {
    match typed::read(game, text) {
        Err(reason) => reason.into(),
        Ok(_) => Failure::new("not-text", "This move is written in another form than those before it."),
    }
}
