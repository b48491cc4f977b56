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
#[derive(Debug, Default)]
pub(super) struct Tally {
    score: Score,
    /// Games whose opening the other side has not played yet, by the number of their pair.
    single: HashMap<u64, Outcome>,
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
        match self.single.remove(&pair) {
            Some(other) => self.pairs.add([other, outcome]),
            None => {
                self.single.insert(pair, outcome);
            }
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
