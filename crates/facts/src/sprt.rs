//! The sequential probability ratio test: whether games show that an engine is stronger, decided as soon as they do.
//!
//! Two differences of strength are named beforehand, in Elo: the one that would mean nothing (H0) and the one that is hoped for (H1).
//! After each pair of games the likelihoods of both are compared; once one is about twenty times as likely, it is accepted, which is wrong
//! in one of twenty tests at most (A. Wald, *Sequential Tests of Statistical Hypotheses*, 1945).
//!
//! Both games of a pair begin with the same opening, with colours changed. They are counted together, as one of five results: what the
//! opening decides cancels out, so that fewer games are needed, and games of one pair need not be independent (M. Van den Bergh,
//! *A Practical Introduction to the GSPRT*). Nothing but the mean is asked of the distribution: each hypothesis gets the likeliest one.

use crate::statistics::Outcome;

/// The points of a pair by its number, as a part of both games.
const POINTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// How often a wrong hypothesis may be accepted, either way.
const RISK: f64 = 0.05;

/// Pairs before which nothing is accepted: fewer tell too little about how much pairs differ, by which the ratio is measured.
const LEAST_PAIRS: u32 = 50;

/// What stands for a result that never came: its likelihood is small, not nothing.
const NEVER: f64 = 1e-3;

/// Steps of a bisection.
const STEPS: u32 = 60;

/// The two differences of strength that are compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// In Elo.
    h0: f64,
    h1: f64,
}

/// Pairs of games by their points for the first engine: 0, ½, 1, 1½, 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u32; 5]);

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Both are still possible.
    Open,
    /// The difference is rather the smaller one.
    H0,
    /// The difference is rather the greater one.
    H1,
}

impl Pairs {
    /// Counts two games of one opening.
    pub fn add(&mut self, games: [Outcome; 2]) {
        let halves = |it: &Outcome| match it {
            Outcome::Win => 2,
            Outcome::Draw => 1,
            Outcome::Loss => 0,
        };
        self.0[games.iter().map(halves).sum::<usize>()] += 1;
    }

    /// How many pairs were counted.
    #[must_use]
    pub fn n(&self) -> u32 {
        self.0.iter().sum()
    }
}

impl Sprt {
    /// A test between two differences in Elo. `None` if the second is not greater.
    #[must_use]
    pub fn new(h0: f64, h1: f64) -> Option<Self> {
        (h0.is_finite() && h1.is_finite() && h0 < h1).then_some(Self { h0, h1 })
    }

    /// The logarithms of the ratio at which H0 and H1 are accepted.
    #[must_use]
    pub fn bounds() -> [f64; 2] {
        [(RISK / (1.0 - RISK)).ln(), ((1.0 - RISK) / RISK).ln()]
    }

    /// The logarithm of how much likelier H1 is than H0.
    ///
    /// ```
    /// use facts::sprt::{Pairs, Sprt};
    /// let test = Sprt::new(0.0, 10.0).unwrap();
    /// assert_eq!(test.log_ratio(&Pairs::default()), 0.0);
    /// // 52 percent of the points in 1000 pairs, most of them drawn.
    /// assert!(test.log_ratio(&Pairs([20, 180, 540, 220, 40])) > 2.5);
    /// ```
    #[must_use]
    pub fn log_ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.n() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|it| f64::from(it).max(NEVER));
        let likelihood = |elo: f64| {
            let mean = 1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0));
            let tilt = tilt(&counts, mean);
            let parts = counts.iter().zip(POINTS).map(|(n, points)| -n * (1.0 + tilt * (points - mean)).ln());
            parts.sum::<f64>()
        };
        likelihood(self.h1) - likelihood(self.h0)
    }

    /// What pairs decide.
    #[must_use]
    pub fn decision(&self, pairs: &Pairs) -> Decision {
        let [lower, upper] = Self::bounds();
        match self.log_ratio(pairs) {
            _ if pairs.n() < LEAST_PAIRS => Decision::Open,
            it if it <= lower => Decision::H0,
            it if it >= upper => Decision::H1,
            _ => Decision::Open,
        }
    }
}

/// The likeliest distribution with a mean weighs each count by `1 / (1 + tilt · (points − mean))`: the tilt at which the mean is right.
/// The sum falls while the tilt grows, and has one zero between the poles.
fn tilt(counts: &[f64; 5], mean: f64) -> f64 {
    let sum = |tilt: f64| {
        let parts = counts.iter().zip(POINTS).map(|(n, points)| n * (points - mean) / (1.0 + tilt * (points - mean)));
        parts.sum::<f64>()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..STEPS {
        let middle = f64::midpoint(low, high);
        if sum(middle) > 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test() -> Sprt {
        Sprt::new(0.0, 10.0).expect("two differences")
    }

    #[test]
    fn bounds_are_those_of_five_percent() {
        assert_eq!(Sprt::bounds().map(|it| (it * 100.0).round()), [-294.0, 294.0]);
        assert!(Sprt::new(5.0, 5.0).is_none() && Sprt::new(0.0, f64::NAN).is_none());
    }

    #[test]
    fn the_ratio_is_that_of_the_normal_approximation() {
        // For many games: N (s1 − s0) (2 mean − s0 − s1) / 2 / variance.
        for counts in [[200, 1800, 5400, 2200, 400], [500, 2000, 5000, 2000, 500], [300, 2100, 5200, 2000, 400]] {
            let n: f64 = counts.iter().map(|it| f64::from(*it)).sum();
            let all = || counts.iter().map(|it| f64::from(*it)).zip(POINTS);
            let mean: f64 = all().map(|(count, points)| count * points).sum::<f64>() / n;
            let variance = all().map(|(count, points)| count * (points - mean).powi(2)).sum::<f64>() / n;
            let [s0, s1] = [0.0, 10.0].map(|elo: f64| 1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0)));
            let expected = n * (s1 - s0) * (2.0 * mean - s0 - s1) / 2.0 / variance;
            let found = test().log_ratio(&Pairs(counts));
            assert!((found - expected).abs() < 0.05 * expected.abs().max(1.0), "{found} {expected}");
        }
    }

    #[test]
    fn mirrored_results_and_hypotheses_give_the_opposite() {
        let (pairs, mirrored) = (Pairs([3, 20, 61, 40, 9]), Pairs([9, 40, 61, 20, 3]));
        let [forth, back] = [(-2.0, 7.0), (-7.0, 2.0)].map(|it| Sprt::new(it.0, it.1).expect("two differences"));
        assert!((forth.log_ratio(&pairs) + back.log_ratio(&mirrored)).abs() < 1e-6);
    }

    /// Numbers from 0 to 1 that are the same in every run.
    fn numbers() -> impl Iterator<Item = f64> {
        let mut state = 1_u64;
        std::iter::repeat_with(move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 11) as f64 / (1_u64 << 53) as f64
        })
    }

    #[test]
    fn one_of_twenty_tests_errs_at_most() {
        let mut numbers = numbers();
        let test = Sprt::new(0.0, 30.0).expect("two differences");
        for (elo, right) in [(0.0, Decision::H0), (30.0, Decision::H1)] {
            let expected = 1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0));
            // A third of the games are drawn.
            let mut outcome = || match numbers.next() {
                Some(it) if it < expected - 1.0 / 6.0 => Outcome::Win,
                Some(it) if it < expected + 1.0 / 6.0 => Outcome::Draw,
                _ => Outcome::Loss,
            };
            let mut n_right = 0;
            for _ in 0..200 {
                let mut pairs = Pairs::default();
                let decision = loop {
                    pairs.add([outcome(), outcome()]);
                    match test.decision(&pairs) {
                        Decision::Open => {}
                        it => break it,
                    }
                };
                n_right += u32::from(decision == right);
            }
            assert!(n_right >= 184, "{elo}: {n_right} of 200");
        }
    }
}
