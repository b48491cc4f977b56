//! Which way weights of the evaluation should move: games between two searches whose weights differ at random, all of
//! them at a time, and what each difference made on average (simultaneous perturbation). A trial depends on its number
//! and the seed alone, so trials may be made in any order and in several places.

use std::sync::Arc;

use engine::ids::Player;
use engine::variant::Variant;
use game::game::Game;
use search::computer::evaluation::Evaluator;
use search::computer::evaluation::weights::{TUNED, Weights};
use search::computer::thinker::{Limits, Thinker};
use search::work::Work;

use crate::statistics::Outcome;
use search::random::Random;
use search::self_play::{Effort, MAX_PLIES, best_move, ended};

/// Room for positions that a search remembers, as a power of 2.
pub(crate) const TABLE_BITS: u32 = 14;

/// Random moves before the searches think.
const OPENING: usize = 4;

/// Percent of a weight by which it is changed, at least 1.
const STEP: i32 = 20;

/// Standard errors from which an effect is believed.
const SURE: f64 = 2.0;

/// Trials without which nothing is known about the error.
const LEAST_TRIALS: usize = 20;

/// What the games showed about a weight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effect {
    /// Its name.
    pub name: &'static str,
    /// Its value now.
    pub weight: i32,
    /// By how much it was changed.
    pub step: i32,
    /// How many percent more of the points a side has with the larger value than with the smaller one.
    pub percent: f64,
    /// Its standard error; infinite after few trials.
    pub error: f64,
}

impl Effect {
    /// The value to try next: a step on if the effect is surely one.
    #[must_use]
    pub fn advice(&self) -> i32 {
        if self.percent.abs() < SURE * self.error {
            self.weight
        } else if self.percent > 0.0 {
            self.weight + self.step
        } else {
            self.weight - self.step
        }
    }
}

/// By how much a weight is changed.
pub(crate) fn step(weight: i32) -> i32 {
    (weight.abs() * STEP / 100).max(1)
}

/// By weight: whether the first side of a trial has more of it.
fn signs(seed: u64, number: u64) -> Vec<bool> {
    let mut random = Random::new([seed, number, 2]);
    TUNED.iter().map(|_| random.bits() & 1 == 1).collect()
}

/// The weights of both sides of a trial.
fn sides(weights: &Weights, seed: u64, number: u64) -> [Weights; 2] {
    let mut res = [*weights; 2];
    for ((_, weight), more) in TUNED.iter().zip(signs(seed, number)) {
        let by = step(*weight(&mut res[0]));
        *weight(&mut res[0]) += if more { by } else { -by };
        *weight(&mut res[1]) -= if more { by } else { -by };
    }
    res
}

/// Plays the two games of a trial, from one opening and with both colours, of the variant whose turn it is. The points of
/// the first side in halves, from 0 to 4; `None` if no opening was found.
#[must_use]
pub fn trial(variants: &[Arc<Variant>], weights: &Weights, number: u64, effort: Effort) -> Option<u64> {
    let variant = variants.get((number % variants.len().max(1) as u64) as usize)?;
    let evaluators = sides(weights, effort.seed, number).map(|it| Arc::new(Evaluator::with_weights(variant, it)));
    let game = opening(variant, &mut Random::new([effort.seed, number, 3]))?;
    let points = Player::BOTH.map(|first| match Outcome::of(winner(&game, &evaluators, first, effort.nodes), first) {
        Outcome::Win => 2,
        Outcome::Draw => 1,
        Outcome::Loss => 0,
    });
    Some(points.iter().sum())
}

/// A game after random moves.
pub(crate) fn opening(variant: &Arc<Variant>, random: &mut Random) -> Option<Game> {
    let mut game = Game::new(Arc::clone(variant));
    for _ in 0..OPENING {
        let n = game.current().moves.len();
        if n == 0 || ended(&game).is_some() {
            return None;
        }
        game.play_index(random.below(n));
    }
    ended(&game).is_none().then_some(game)
}

/// Plays a game to its end; `first` has the first evaluator.
fn winner(opening: &Game, evaluators: &[Arc<Evaluator>; 2], first: Player, nodes: u64) -> Option<Player> {
    let mut game = opening.clone();
    let variant = Arc::clone(game.variant());
    let thinker = |it: &Arc<Evaluator>| {
        Thinker::with_evaluator(Arc::clone(&variant), Arc::clone(it), opening.position().clone(), TABLE_BITS)
    };
    let mut thinkers = [thinker(&evaluators[0]), thinker(&evaluators[1])];
    while game.ply() < MAX_PLIES {
        if let Some((winner, _)) = ended(&game) {
            return winner;
        }
        if !Arc::ptr_eq(game.variant(), &variant) {
            // Walls made another variant of it: what was worked out for the first says nothing.
            return None;
        }
        let thinker = &mut thinkers[usize::from(game.position().turn() != first)];
        thinker.set_position(game.position().clone());
        thinker.set_limits(Limits { nodes, ..Limits::default() });
        thinker.run(&mut || false);
        thinker.finish();
        let idx = best_move(thinker, &game)?;
        game.play_index(idx);
    }
    None
}

/// What trials showed about each of the weights that were changed: their numbers and points in halves.
#[must_use]
pub fn effects(mut weights: Weights, seed: u64, trials: &[(u64, u64)]) -> Vec<Effect> {
    let n = trials.len().max(1) as f64;
    let signs: Vec<Vec<bool>> = trials.iter().map(|it| signs(seed, it.0)).collect();
    let one = |at: usize, name: &'static str, weight: i32| {
        // From −100 to 100 percent for the side that has more of the weight.
        let shown = trials.iter().zip(&signs).map(|(it, signs)| {
            let percent = 50.0 * (it.1 as f64 - 2.0);
            if signs[at] { percent } else { -percent }
        });
        let percent = shown.clone().sum::<f64>() / n;
        let variance = shown.map(|it| (it - percent).powi(2)).sum::<f64>() / (n - 1.0);
        let error = if trials.len() < LEAST_TRIALS { f64::INFINITY } else { (variance / n).sqrt() };
        Effect { name, weight, step: step(weight), percent, error }
    };
    TUNED.iter().enumerate().map(|(at, (name, weight))| one(at, name, *weight(&mut weights))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::computer::evaluation::weights::WEIGHTS;

    #[test]
    fn trials_are_the_same_for_the_same_number() {
        let text = "files=5\nranks=5\nrook:R:R::a1,e1\nking:K:K::c1";
        let variants = [Arc::new(game::setup::compile(&rules::read(text).0).0)];
        let effort = Effort { nodes: 60, seed: 3 };
        let points: Vec<Option<u64>> = (0..4).map(|it| trial(&variants, &WEIGHTS, it, effort)).collect();
        assert_eq!(points, (0..4).map(|it| trial(&variants, &WEIGHTS, it, effort)).collect::<Vec<_>>());
        assert!(points.iter().flatten().all(|it| *it <= 4) && points.iter().any(Option::is_some), "{points:?}");
    }

    #[test]
    fn a_weight_that_wins_has_an_effect() {
        // The first weight decides each trial, by half a point.
        let trials: Vec<(u64, u64)> = (0..400).map(|it| (it, if signs(5, it)[0] { 3 } else { 1 })).collect();
        let sut = effects(WEIGHTS, 5, &trials);
        assert_eq!((sut[0].percent, sut[0].error), (50.0, 0.0));
        assert_eq!(sut[0].advice(), sut[0].weight + sut[0].step);
        let others = sut[1..].iter().filter(|it| it.advice() != it.weight).count();
        assert!(others * 5 < sut.len(), "{sut:?}");
        assert!(sut[1..].iter().all(|it| (it.error - 2.5).abs() < 0.1), "{sut:?}");
        // A few trials that agree by chance are no reason to change anything.
        let few = effects(WEIGHTS, 5, &trials[..5]);
        assert!(few.iter().all(|it| it.percent.abs() <= 50.0 && it.advice() == it.weight), "{few:?}");
    }
}
