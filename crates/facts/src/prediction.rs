//! Which weights of the evaluation tell better how games end: quiet positions of games of the search against itself, and
//! what other weights make of them. This takes minutes where games between two weights take days, but it only tells what
//! goes along with winning: a match has to show that a weight wins.

use std::sync::Arc;

use engine::ids::Player;
use engine::mechanics::halfmove_clock::MoveFacts;
use engine::position::Position;
use engine::variant::Variant;
use game::notation::fen;
use search::computer::evaluation::Evaluator;
use search::computer::evaluation::weights::{TUNED, Weights};
use search::computer::score::Score;
use search::computer::thinker::{Limits, Thinker};
use search::work::Work;

use crate::statistics::Outcome;
use crate::tuning::{TABLE_BITS, opening, step};
use search::random::Random;
use search::self_play::{Effort, MAX_PLIES, best_move, ended};

/// Centipawns beyond which a game is decided, and its positions tell nothing.
const DECIDED: i32 = 1500;

/// How much of what shall be told is how the game ended, the rest what the search found.
const BY_RESULT: f64 = 0.6;

/// Centipawns that are tried as the scale from scores to results: this, and as many times more.
const SCALE: (f64, u32) = (20.0, 60);

/// Shares of the scale at which the evaluation is taken: weights shall not be judged by the size of its numbers.
const STRETCHES: [f64; 7] = [0.85, 0.9, 0.95, 1.0, 1.05, 1.1, 1.15];

/// A quiet position of a game, White's view.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The position as FEN.
    pub fen: String,
    /// 1 for a game that White won, 0.5 for a draw, 0 for a lost one.
    pub result: f64,
    /// What the search found, in centipawns.
    pub score: i32,
}

/// Plays a game from a random opening, judged by an evaluator. Its quiet positions: nobody is in check, and the best move
/// takes nothing.
#[must_use]
pub fn samples(variant: &Arc<Variant>, evaluator: &Arc<Evaluator>, number: u64, effort: Effort) -> Vec<Sample> {
    let Some(mut game) = opening(variant, &mut Random::new([effort.seed, number, 4])) else { return Vec::new() };
    let root = game.position().clone();
    let mut thinker = Thinker::with_evaluator(Arc::clone(variant), Arc::clone(evaluator), root, TABLE_BITS);
    let mut found: Vec<(String, i32)> = Vec::new();
    let winner = loop {
        if let Some((winner, _)) = ended(&game) {
            break winner;
        }
        // Walls make another variant of it, and what was worked out for the first says nothing.
        if game.ply() >= MAX_PLIES || !Arc::ptr_eq(game.variant(), variant) {
            break None;
        }
        thinker.set_position(game.position().clone());
        thinker.set_limits(Limits { nodes: effort.nodes, ..Limits::default() });
        thinker.run(&mut || false);
        thinker.finish();
        let Some(idx) = best_move(&thinker, &game) else { break None };
        let side = game.position().turn();
        match thinker.lines().first().map(|it| it.score) {
            Some(Score::Centipawns(score)) => {
                let facts = MoveFacts::of_move(game.position(), &game.current().moves, idx);
                let is_quiet = game.current().checks.is_empty() && !facts.captures && !facts.promotes;
                if is_quiet && score.abs() < DECIDED {
                    let text = fen::write(variant, game.position(), 0, 1);
                    found.push((text, if side == Player::White { score } else { -score }));
                }
            }
            Some(Score::WinsIn(_)) => break Some(side),
            Some(Score::LosesIn(_)) => break Some(side.other()),
            None => break None,
        }
        game.play_index(idx);
    };
    let result = match Outcome::of(winner, Player::White) {
        Outcome::Win => 1.0,
        Outcome::Draw => 0.5,
        Outcome::Loss => 0.0,
    };
    found.into_iter().map(|(fen, score)| Sample { fen, result, score }).collect()
}

/// What other values of a weight make of the samples.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// Its name.
    pub name: &'static str,
    /// Its value now.
    pub weight: i32,
    /// By how much it was changed.
    pub step: i32,
    /// By how many ten thousandths the error of the prediction grows with a step less and a step more; the error is that of
    /// a logistic regression, 6931 of them for guesses.
    pub growth: [f64; 2],
}

/// Positions of one variant, with what is known about them.
#[derive(Debug)]
pub struct Sampled {
    variant: Arc<Variant>,
    positions: Vec<Position>,
    /// What shall be told of each position, from 0 to 1.
    targets: Vec<f64>,
    /// Centipawns from an even position to odds of `e`.
    scale: f64,
}

impl Sampled {
    /// Samples of a variant. Those that cannot be read are left out.
    #[must_use]
    pub fn new(variant: &Arc<Variant>, samples: &[Sample]) -> Self {
        let readable = samples.iter().filter_map(|it| Some((fen::read(variant, &it.fen).ok()?.position, it)));
        let (positions, samples): (Vec<Position>, Vec<&Sample>) = readable.unzip();
        let scores: Vec<i32> = samples.iter().map(|it| it.score).collect();
        let results: Vec<f64> = samples.iter().map(|it| it.result).collect();
        let scales = (1..=SCALE.1).map(|it| f64::from(it) * SCALE.0);
        let of_scales = scales.map(|it| (it, error(&scores, &results, it)));
        let scale = of_scales.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(SCALE.0, |it| it.0);
        let target = |it: &&Sample| BY_RESULT * it.result + (1.0 - BY_RESULT) * share(it.score, scale);
        let targets = samples.iter().map(target).collect();
        Self { variant: Arc::clone(variant), positions, targets, scale }
    }

    /// Positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// How badly an evaluation with these weights tells what shall be told.
    #[must_use]
    pub fn error(&self, weights: Weights) -> f64 {
        let evaluator = Evaluator::with_weights(&self.variant, weights);
        let estimates = evaluator.estimates(&self.variant, &self.positions);
        let at = |it: f64| error(&estimates, &self.targets, self.scale * it);
        STRETCHES.into_iter().map(at).fold(f64::INFINITY, f64::min)
    }
}

/// What other values of each weight make of the samples of several games together.
#[must_use]
pub fn predictions(all: &[Sampled], mut weights: Weights) -> Vec<Prediction> {
    let total = |weights: Weights| all.iter().map(|it| it.error(weights)).sum::<f64>();
    let now = total(weights);
    let one = |&(name, weight): &(&'static str, search::computer::evaluation::weights::Tuned)| {
        let value = *weight(&mut weights);
        let step = step(value);
        let growth = [value - step, value + step].map(|it| {
            let mut other = weights;
            *weight(&mut other) = it;
            1e4 * (total(other) - now)
        });
        Prediction { name, weight: value, step, growth }
    };
    TUNED.iter().map(one).collect()
}

/// The share of the points that a score promises.
fn share(score: i32, scale: f64) -> f64 {
    1.0 / (1.0 + (-f64::from(score) / scale).exp())
}

/// The mean error of scores as a logistic regression has it.
fn error(scores: &[i32], targets: &[f64], scale: f64) -> f64 {
    let one = |(score, target): (&i32, &f64)| {
        let told = share(*score, scale).clamp(1e-9, 1.0 - 1e-9);
        -(target * told.ln() + (1.0 - target) * (1.0 - told).ln())
    };
    scores.iter().zip(targets).map(one).sum::<f64>() / scores.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "files=5\nranks=5\npawn:P:fmWfcF::a2-e2\nrook:R:R::a1,e1\nknight:N:N::b1\nking:K:K::c1";

    fn sampled() -> (Arc<Variant>, Vec<Sample>) {
        let variant = Arc::new(game::setup::compile(&rules::read(TEXT).0).0);
        let (effort, evaluator) = (Effort { nodes: 60, seed: 3 }, Arc::new(Evaluator::new(&variant)));
        let all = (0..12).flat_map(|it| samples(&variant, &evaluator, it, effort)).collect();
        (variant, all)
    }

    #[test]
    fn the_same_numbers_give_the_same_samples() {
        let (variant, all) = sampled();
        assert!(all.len() > 20 && all.iter().all(|it| it.score.abs() < DECIDED), "{}", all.len());
        assert!(all.iter().any(|it| it.result == 1.0) && all.iter().any(|it| it.result == 0.0));
        let evaluator = Arc::new(Evaluator::new(&variant));
        assert_eq!(all[..4], samples(&variant, &evaluator, 0, Effort { nodes: 60, seed: 3 })[..4]);
    }

    #[test]
    fn a_weight_that_nobody_can_believe_tells_less() {
        let (variant, all) = sampled();
        let sut = Sampled::new(&variant, &all);
        let weights = *Evaluator::new(&variant).weights();
        assert_eq!(sut.len(), all.len());
        assert!(sut.error(weights) < sut.error(Weights { turn: 2000, ..weights }));
        let predictions = predictions(&[sut], weights);
        let of = |name: &str| predictions.iter().find(|it| it.name == name).unwrap();
        // No piece is ever in hand.
        assert_eq!((of("hand").weight, of("hand").step, of("hand").growth), (105, 21, [0.0; 2]));
        assert!(of("turn").growth.iter().any(|it| *it != 0.0));
    }
}
