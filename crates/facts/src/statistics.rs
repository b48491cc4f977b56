//! Results of games as counts, and how sure they are.

use engine::ids::Player;
use message::{Message, msg};

/// Half of the widths of intervals that hold the truth 19 times out of 20, in standard errors.
const SURE: f64 = 1.96;

/// Results of one of the two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

/// How a game ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

impl Outcome {
    /// What a winner, or nobody, means for a side.
    #[must_use]
    pub fn of(winner: Option<Player>, side: Player) -> Self {
        match winner {
            None => Self::Draw,
            Some(it) if it == side => Self::Win,
            Some(_) => Self::Loss,
        }
    }
}

impl Score {
    /// Counts a game.
    pub fn add(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Win => self.wins += 1,
            Outcome::Draw => self.draws += 1,
            Outcome::Loss => self.losses += 1,
        }
    }

    /// How many games were counted.
    #[must_use]
    pub fn n_games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The part of the points from 0 to 1, and the half width of its interval of 95 %.
    #[must_use]
    pub fn share(&self) -> (f64, f64) {
        let n = f64::from(self.n_games()).max(1.0);
        let mean = (f64::from(self.wins) + f64::from(self.draws) / 2.0) / n;
        let square = |points: f64| (points - mean) * (points - mean);
        let sum = f64::from(self.wins) * square(1.0)
            + f64::from(self.draws) * square(0.5)
            + f64::from(self.losses) * square(0.0);
        // A few equal results say less than their spread, which is none.
        let variance = (sum + 0.5) / n;
        (mean, (SURE * (variance / n).sqrt()).min(1.0))
    }

    /// One line: games, points and their interval, the same as a difference of Elo.
    #[must_use]
    pub fn message(&self) -> Message {
        let Self { wins, draws, losses } = *self;
        let (mean, error) = self.share();
        let (least, most) = (elo(mean - error), elo(mean + error));
        msg!(
            "report-score",
            count = self.n_games(),
            wins = wins,
            draws = draws,
            losses = losses,
            share = format!("{:.1}", 100.0 * mean),
            error = format!("{:.1}", 100.0 * error),
            elo = elo(mean),
            least = least,
            most = most,
        )
    }
}

/// The difference of strength that makes such a part of the points likely.
#[must_use]
pub fn elo(share: f64) -> String {
    if share <= 0.0 {
        return "-inf".into();
    }
    if share >= 1.0 {
        return "+inf".into();
    }
    format!("{:+.0}", 400.0 * log_odds(share))
}

/// The logarithm to the base of 10 of the odds of a part of the points between 0 and 1.
#[must_use]
pub fn log_odds(share: f64) -> f64 {
    -(1.0 / share - 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_become_percent_and_elo() {
        let mut score = Score::default();
        for (outcome, n) in [(Outcome::Win, 60), (Outcome::Draw, 20), (Outcome::Loss, 20)] {
            (0..n).for_each(|_| score.add(outcome));
        }
        // Mean 0.7, variance 0.16 + 0.005: 1.96 standard errors are 7.96 percent.
        let told = msg!(
            "report-score",
            count = 100,
            wins = 60,
            draws = 20,
            losses = 20,
            share = "70.0",
            error = "8.0",
            elo = "+147",
            least = "+85",
            most = "+219",
        );
        assert_eq!(score.message(), told);
        let mut few = Score::default();
        few.add(Outcome::Win);
        let told = |name| few.message().args.into_iter().find(|it| it.0 == name).map(|it| it.1);
        assert_eq!((told("share"), told("error")), (Some("100.0".into()), Some("100.0".into())));
        assert_eq!((told("elo"), told("most")), (Some("+inf".into()), Some("+inf".into())));
    }
}
