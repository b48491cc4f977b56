//! What games of the search against itself show together: who wins, how long it takes, how it ends.

use std::collections::BTreeMap;

use engine::ids::Player;

use crate::statistics::{Outcome, Score};
use search::self_play::SelfPlayedGame;

/// The games as counts. Adding the counts of two parts gives those of the whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// White's results.
    pub white: Score,
    /// Plies of all games together.
    pub plies: u64,
    /// Plies of the shortest and the longest game.
    pub length: [u64; 2],
    /// Legal moves of all positions together.
    pub branching: u64,
    /// Most legal moves of a position.
    pub most: u64,
    /// Moves that captured, of all games together.
    pub captures: u64,
    /// How games ended, with their number.
    pub reasons: BTreeMap<String, u32>,
    /// White's results by the first move, and by the first two.
    pub book: BTreeMap<Vec<String>, Score>,
    /// By type: squares that its pieces could go to, and how many pieces were asked.
    pub mobility: Vec<[u64; 2]>,
}

impl Balance {
    /// The counts of some games.
    #[must_use]
    pub fn of<'a>(games: impl IntoIterator<Item = &'a SelfPlayedGame>) -> Self {
        let mut res = Self::default();
        games.into_iter().for_each(|it| res.add(it));
        res
    }

    fn add(&mut self, game: &SelfPlayedGame) {
        let outcome = Outcome::of(game.winner, Player::White);
        let plies = game.plies();
        let [shortest, longest] = if self.white.n_games() == 0 { [plies; 2] } else { self.length };
        self.length = [shortest.min(plies), longest.max(plies)];
        self.white.add(outcome);
        self.plies += plies;
        self.branching += game.branching;
        self.most = self.most.max(game.most);
        self.captures += game.captures;
        *self.reasons.entry(game.reason.clone()).or_default() += 1;
        for n in 1..=game.moves.len().min(2) {
            self.book.entry(game.moves[..n].to_vec()).or_default().add(outcome);
        }
        self.mobility.resize(self.mobility.len().max(game.mobility.len()), [0; 2]);
        for (sum, it) in self.mobility.iter_mut().zip(&game.mobility) {
            *sum = [sum[0] + it[0], sum[1] + it[1]];
        }
    }

    /// Games.
    #[must_use]
    pub fn n_games(&self) -> u32 {
        self.white.n_games()
    }

    /// A count as a mean of the games.
    #[must_use]
    pub fn per_game(&self, count: u64) -> f64 {
        count as f64 / f64::from(self.n_games()).max(1.0)
    }

    /// The mean number of legal moves.
    #[must_use]
    pub fn mean_branching(&self) -> f64 {
        self.branching as f64 / self.plies.max(1) as f64
    }

    /// The mean number of squares that a piece of a type could go to; `None` if none was ever there.
    #[must_use]
    pub fn mean_mobility(&self, kind: usize) -> Option<f64> {
        let [sum, n] = *self.mobility.get(kind)?;
        (n > 0).then(|| sum as f64 / n as f64)
    }

    /// Reasons of endings, the most frequent first.
    #[must_use]
    pub fn endings(&self) -> Vec<(&str, u32)> {
        let mut res: Vec<(&str, u32)> = self.reasons.iter().map(|it| (it.0.as_str(), *it.1)).collect();
        res.sort_by_key(|it| std::cmp::Reverse(it.1));
        res
    }

    /// White's results by the first `n` moves, 1 or 2, the most frequent first.
    #[must_use]
    pub fn openings(&self, n: usize) -> Vec<(&[String], Score)> {
        let chosen = self.book.iter().filter(|it| it.0.len() == n);
        let mut res: Vec<(&[String], Score)> = chosen.map(|it| (it.0.as_slice(), *it.1)).collect();
        res.sort_by_key(|it| std::cmp::Reverse(it.1.n_games()));
        res
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64, winner: Option<Player>, moves: &str) -> SelfPlayedGame {
        SelfPlayedGame {
            number,
            winner,
            reason: if winner.is_some() { "mate" } else { "stalemate" }.into(),
            branching: 10 * number,
            most: number,
            captures: 1,
            mobility: vec![[0; 2], [6, 3]],
            moves: moves.split(' ').map(str::to_owned).collect(),
        }
    }

    #[test]
    fn games_become_counts() {
        let games = [
            game(1, Some(Player::White), "e4 e5 Nf3"),
            game(2, None, "e4 c5"),
            game(3, Some(Player::Black), "d4"),
            game(4, Some(Player::White), "e4 e5 Nf3 Nc6"),
        ];
        let sut = Balance::of(&games);
        assert_eq!(sut.white, Score { wins: 2, draws: 1, losses: 1 });
        assert_eq!((sut.plies, sut.length, sut.most, sut.captures), (10, [1, 4], 4, 4));
        assert_eq!((sut.mean_branching(), sut.per_game(sut.plies)), (10.0, 2.5));
        assert_eq!(sut.endings(), [("mate", 3), ("stalemate", 1)]);
        let first = sut.openings(1);
        assert_eq!((first[0].0, first[0].1), (&["e4".to_owned()][..], Score { wins: 2, draws: 1, losses: 0 }));
        assert_eq!((sut.openings(2)[0].1.n_games(), sut.openings(2).len()), (2, 2));
        assert_eq!((sut.mean_mobility(1), sut.mean_mobility(0)), (Some(2.0), None));
        // The order of the games is nothing.
        assert_eq!(Balance::of(games.iter().rev()), sut);
    }
}
