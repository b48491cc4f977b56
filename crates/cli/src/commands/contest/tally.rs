//! What the games of a match show together: its score, and what a test says of it.

use std::collections::HashMap;

use facts::sprt::{Decision, Pairs, Sprt};
use facts::statistics::{Outcome, Score};
use message::{Message, msg};
use serde_json::{Value, json};

use crate::CliFailure;

/// A sequential probability ratio test, as somebody asked for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Test {
    /// Differences in Elo.
    elo: [f64; 2],
    sprt: Sprt,
}

impl Test {
    /// Reads `0,10`.
    pub(super) fn read(text: &str) -> Result<Self, CliFailure> {
        let numbers =
            text.split_once(',').and_then(|(h0, h1)| Some([h0.trim().parse().ok()?, h1.trim().parse().ok()?]));
        numbers.and_then(Self::of).ok_or_else(|| CliFailure::Usage(msg!("cli-no-bounds", text = text)))
    }

    /// The test of a head of results.
    pub(super) fn of_head(head: &Value) -> Option<Self> {
        Self::of([head["sprt"][0].as_f64()?, head["sprt"][1].as_f64()?])
    }

    fn of(elo: [f64; 2]) -> Option<Self> {
        Some(Self { elo, sprt: Sprt::new(elo[0], elo[1])? })
    }

    /// The same for a head of results.
    pub(super) fn head(self) -> Value {
        json!(self.elo)
    }
}

/// The games of a match.
///
/// The test sees pairs in the order of their numbers, so that games which end soon do not decide before others are played,
/// and says the same however many are played at a time.
#[derive(Debug, Default)]
pub(super) struct Tally {
    score: Score,
    /// Games of pairs that the test has not seen, by the number of their pair.
    waiting: HashMap<u64, Vec<Outcome>>,
    /// The pairs that the test has seen: all before a number, until it was decided.
    pairs: Pairs,
    test: Option<Test>,
}

impl Tally {
    pub(super) fn new(test: Option<Test>) -> Self {
        Self { test, ..Self::default() }
    }

    /// Counts a game of a number, from 1.
    pub(super) fn add(&mut self, number: u64, outcome: Outcome) {
        self.score.add(outcome);
        let pair = number.saturating_sub(1) / 2;
        self.waiting.entry(pair).or_default().push(outcome);
        while !self.is_decided()
            && let Some([first, second]) = self.waiting.get(&self.pairs.n().into()).map(Vec::as_slice)
        {
            self.pairs.add([*first, *second]);
        }
    }

    /// The score.
    pub(super) fn score(&self) -> Score {
        self.score
    }

    /// Whether the test needs no more games.
    pub(super) fn is_decided(&self) -> bool {
        self.test.is_some_and(|it| it.sprt.decision(&self.pairs) != Decision::Open)
    }

    /// What the test says, if there is one.
    pub(super) fn test(&self) -> Option<Message> {
        let Test { elo: [h0, h1], sprt } = self.test?;
        let decision = match sprt.decision(&self.pairs) {
            Decision::Open => "open",
            Decision::H0 => "h0",
            Decision::H1 => "h1",
        };
        let [lower, upper] = Sprt::bounds().map(|it| format!("{it:.2}"));
        Some(msg!(
            "report-sprt",
            decision = message::Arg::Choice(decision),
            h0 = h0.to_string(),
            h1 = h1.to_string(),
            ratio = format!("{:.2}", sprt.log_ratio(&self.pairs)),
            lower = lower,
            upper = upper,
            pairs = self.pairs.0.map(|it| it.to_string()).join(" "),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_seen_in_their_order() {
        let mut sut = Tally::new(Test::of([0.0, 40.0]));
        // The second of two jobs is quick, and loses all its pairs; the first game of all takes long.
        for number in 2..=400 {
            sut.add(number, if number % 4 < 2 { Outcome::Loss } else { Outcome::Win });
        }
        assert!(!sut.is_decided() && sut.pairs.n() == 0);
        sut.add(1, Outcome::Win);
        assert!(sut.is_decided());
        let seen = sut.pairs;
        sut.add(401, Outcome::Win);
        sut.add(402, Outcome::Win);
        assert_eq!(sut.pairs, seen);
    }
}
