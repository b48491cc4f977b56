//! What a game of the search against itself shows, and how it is over.

use crate::computer::thinker::Thinker;
use engine::ids::{Player, Sq};
use engine::moves::candidate::Turn;
use game::game::Game;

/// What a game shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SelfPlayedGame {
    /// Its number, from 1.
    pub number: u64,
    /// Who won; `None` for a draw.
    pub winner: Option<Player>,
    /// How it ended: the name of a verdict, `no moves`, or `300 plies`.
    pub reason: String,
    /// Legal moves of all positions together.
    pub branching: u64,
    /// Most legal moves of a position.
    pub most: u64,
    /// Moves that captured.
    pub captures: u64,
    /// By type: squares that pieces of it could go to, and how many pieces were asked, over all positions.
    pub mobility: Vec<[u64; 2]>,
    /// The moves in people's notation.
    pub moves: Vec<String>,
}

impl SelfPlayedGame {
    /// Plies that were played.
    #[must_use]
    pub fn plies(&self) -> u64 {
        self.moves.len() as u64
    }

    /// Counts what can be done in the current position.
    pub(super) fn look(&mut self, game: &Game) {
        let (moves, position) = (&game.current().moves, game.position());
        let n = moves.len() as u64;
        self.branching += n;
        self.most = self.most.max(n);
        for sq in position.pieces(position.turn()) {
            if let Some(it) = self.mobility.get_mut(position.at(sq).kind().index()) {
                it[1] += 1;
            }
        }
        let items = (0..moves.len()).map(|it| moves.item(it)).filter(|it| matches!(it.turn, Turn::Walk));
        let mut ends: Vec<(Sq, Sq, usize)> = items.map(|it| (it.from, it.to, it.kind.index())).collect();
        sort::sort(&mut ends);
        ends.dedup();
        for (from, to, kind) in ends {
            if from != to
                && let Some(it) = self.mobility.get_mut(kind)
            {
                it[0] += 1;
            }
        }
    }
}

/// The index of the best move in the list of the game; `None` if there is no move.
#[must_use]
pub fn best_move(thinker: &Thinker, game: &Game) -> Option<usize> {
    let mut path = None;
    // Several moves may be spelled alike; the canonical spelling tells them apart.
    thinker.follow(thinker.lines().first()?, |_, moves, idx| {
        path.get_or_insert_with(|| moves.path(idx).to_vec());
    });
    let (path, moves) = (path?, &game.current().moves);
    (0..moves.len()).find(|it| moves.path(*it) == path)
}

/// The winner of a game that is over, and why it is. Endings that may be claimed are claimed.
#[must_use]
pub fn ended(game: &Game) -> Option<(Option<Player>, String)> {
    let current = game.current();
    let verdict = current.verdict.as_ref().or_else(|| current.claims.first());
    let over = verdict.map(|it| (it.winner, it.reason.to_owned()));
    over.or_else(|| current.moves.is_empty().then(|| (None, "no moves".to_owned())))
}
