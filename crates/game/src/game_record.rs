//! A played game as a record: where it began, its moves with their variations, its result.

use engine::ids::Player;

use crate::game::Game;
use crate::game::ply::Ply;
use crate::notation::fen;
use crate::notation::record;
use crate::notation::record::{RecordInput, RecordMove};
use crate::variation_tree::Variations;

/// Where a game began.
#[derive(Clone, Debug)]
pub struct RecordStart {
    fen: Option<String>,
    shuffle: Option<u128>,
    first: (u32, Player),
}

impl RecordStart {
    /// The start of the definition, where a game stands that has no moves yet.
    #[must_use]
    pub fn of_definition(game: &Game) -> Self {
        Self { fen: None, shuffle: None, first: (game.clocks().1, game.position().turn()) }
    }

    /// The position of a game that has no moves yet.
    #[must_use]
    pub fn of_position(game: &Game) -> Self {
        let (half, full) = game.clocks();
        let fen = Some(fen::write(game.variant(), game.position(), half, full));
        Self { fen, ..Self::of_definition(game) }
    }

    /// A shuffled start by its number, where a game stands that has no moves yet.
    #[must_use]
    pub fn shuffled(game: &Game, number: u128) -> Self {
        // A record has room for small numbers only.
        let is_told = u32::try_from(number).is_ok();
        let start = if is_told { Self::of_definition(game) } else { Self::of_position(game) };
        Self { shuffle: Some(number), ..start }
    }

    /// The number of the shuffled start.
    #[must_use]
    pub fn shuffle(&self) -> Option<u128> {
        self.shuffle
    }

    /// The same number, where a record has room for it.
    #[must_use]
    pub fn told_shuffle(&self) -> Option<u32> {
        self.shuffle.and_then(|it| u32::try_from(it).ok())
    }

    /// The position, where it is not told otherwise.
    #[must_use]
    pub fn fen(&self) -> Option<&str> {
        self.fen.as_deref()
    }

    /// The number of the first move, and whose it is.
    #[must_use]
    pub fn first(&self) -> (u32, Player) {
        self.first
    }
}

/// The whole record: all lines, moves that were taken back included. The result is that of the main line.
#[must_use]
pub fn write(tree: &Variations, game: &Game, start: &RecordStart) -> String {
    record::write(&RecordInput {
        headers: tree.headers(),
        shuffle: start.told_shuffle(),
        fen: start.fen.as_deref(),
        first: start.first,
        comments: tree.comments(),
        moves: &tree.texts(),
        result: result(tree, game),
    })
}

/// The result of the main line; none while it goes on.
#[must_use]
pub fn result<'a>(tree: &'a Variations, game: &Game) -> Option<&'a str> {
    let verdict = game.current().verdict.as_ref().filter(|_| tree.is_end(game));
    verdict.map(|it| record::result_text(it.winner)).or_else(|| tree.result())
}

/// Plies as a record has them.
#[must_use]
pub fn moves(plies: &[Ply]) -> Vec<RecordMove> {
    let next = plies.iter().skip(1).map(|it| Some(it.mover())).chain([None]);
    let named = |(it, next): (&Ply, Option<Player>)| RecordMove {
        text: it.san.clone(),
        goes_on: next == Some(it.mover()),
        ..RecordMove::default()
    };
    plies.iter().zip(next).map(named).collect()
}
