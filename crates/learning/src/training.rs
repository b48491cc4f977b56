//! Finds the network that foresees the examples best.

use std::f32::consts::PI;

use search::computer::network::{Base, CENTIPAWN, MOST_OUTPUT, Network, ONE, Parameters};
use search::random::Random;

use crate::examples::{Examples, share};
use crate::factors::Factors;
use crate::gradient::{Layers, Numbers};

/// Most positions between two steps. Field.
const BATCH: usize = 8192;
/// Steps that a pass has at least, where there are few positions. Guess.
const LEAST_STEPS: usize = 20;
/// The size of the first steps. Field.
const FIRST_STEP: f32 = 0.002;
/// That of the last ones, as a part of it. Field.
const LAST_STEP: f32 = 0.01;
/// How strongly the error grows with the square of each number (ridge regression). A number that few positions ask for stays
/// near 0: without this, squares where a piece seldom stands are learned by heart from the few games that had it there, and
/// the search, which looks at many such positions, plays worse the better games are foreseen. Found by games: of chess,
/// 10,000 games taught -76 Elo without it, +74 with it.
const PULL: f32 = 1e-4;
/// How long gradients and their squares are remembered. Field.
const MEMORY: [f32; 2] = [0.9, 0.999];
/// Largest number of a row: it is kept in 8 bits.
const MOST_ROW: f32 = i8::MAX as f32 / ONE as f32;

/// How a network is learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// Neurons of the hidden layer: 16 or 32.
    pub neurons: usize,
    /// How many times each position is looked at.
    pub passes: usize,
    /// What decides the first numbers and the order of positions.
    pub seed: u64,
    /// Threads that work at a time. The numbers depend on it in their last digits.
    pub jobs: usize,
}

/// How well positions are foreseen, as mean squared errors of shares of points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Errors {
    /// Of positions that were held out, by the base alone.
    pub before: f32,
    /// Of the same with the network as it is kept.
    pub after: f32,
    /// Of the positions that are learned, in the last pass.
    pub learned: f32,
}

/// Learns a network. `told` hears the errors after each pass, and says whether to go on. `None` without positions, or if
/// `neurons` is no number for a network.
#[must_use]
pub fn train(examples: &Examples, schedule: Schedule, mut told: impl FnMut(usize, Errors) -> bool) -> Option<Network> {
    let Schedule { neurons, passes, seed, jobs } = schedule;
    let mut order = examples.numbers(false);
    if order.is_empty() {
        return None;
    }
    let held = examples.numbers(true);
    let scale = examples.scale();
    let n_inputs = examples.inputs().len();
    let mut random = Random::new([seed, 0, 8]);
    let factors = Factors::new(examples.variant(), examples.inputs());
    let zeros = Numbers::zeros(n_inputs, factors.len(), neurons);
    let mut numbers = first_numbers(zeros.clone(), &mut random);
    let mut whole = factors.whole(&numbers);
    let mut steps = Steps::new(zeros.clone());
    let batch = (order.len() / LEAST_STEPS).clamp(1, BATCH);
    let n_steps = passes * order.len().div_ceil(batch);
    let mut gradients: Vec<Numbers> = vec![zeros; jobs.max(1)];
    let before = error(examples, &held, scale, None);
    for pass in 1..=passes {
        shuffle(&mut order, &mut random);
        let mut sum = 0.0;
        for batch in order.chunks(batch) {
            sum += learn(examples, batch, scale, &whole, &mut gradients);
            factors.collect(&mut gradients[0]);
            let done = steps.n as f32 / n_steps as f32;
            // Cosine schedule: large steps while little is known, small ones to settle.
            let size = FIRST_STEP * (LAST_STEP + (1.0 - LAST_STEP) * 0.5 * (1.0 + (PI * done).cos()));
            steps.step(&mut numbers, &mut gradients[0], size, batch.len());
            whole = factors.whole(&numbers);
            whole.rows.iter_mut().for_each(|it| *it = it.clamp(-MOST_ROW, MOST_ROW));
        }
        let learned = (sum / order.len() as f64) as f32;
        let after = error(examples, &held, scale, Some(&whole));
        if !told(pass, Errors { before, after, learned }) {
            break;
        }
    }
    Network::new(examples.inputs().clone(), quantised(&whole, scale, examples.base()))
}

/// Small numbers that look random, so that no two neurons are alike.
fn first_numbers(mut res: Numbers, random: &mut Random) -> Numbers {
    let mut one = |most: f32| (random.below(20_001) as f32 / 10_000.0 - 1.0) * most;
    res.rows.iter_mut().for_each(|it| *it = one(0.1));
    res.bias.iter_mut().for_each(|it| *it = 0.3 + one(0.2));
    res.output.iter_mut().for_each(|it| *it = one(0.1));
    res
}

/// Puts into the first gradient which way a batch asks the numbers to move. The sum of its squared errors.
fn learn(examples: &Examples, batch: &[u32], scale: f32, numbers: &Numbers, gradients: &mut [Numbers]) -> f64 {
    let part = batch.len().div_ceil(gradients.len()).max(1);
    let one = |(gradient, part): (&mut Numbers, &[u32])| {
        let mut layers = Layers::default();
        gradient.clear();
        let errors = part.iter().map(|it| layers.learn(numbers, &examples.example(*it, scale), gradient));
        errors.map(f64::from).sum::<f64>()
    };
    let mut parts = batch.chunks(part);
    let parts: Vec<(&mut Numbers, &[u32])> =
        gradients.iter_mut().map(|it| (it, parts.next().unwrap_or_default())).collect();
    let sum = std::thread::scope(|scope| {
        let jobs: Vec<_> = parts.into_iter().map(|it| scope.spawn(|| one(it))).collect();
        jobs.into_iter().filter_map(|it| it.join().ok()).sum()
    });
    let (first, rest) = gradients.split_at_mut(1);
    for other in rest {
        for (to, by) in first[0].groups().into_iter().zip(other.groups()) {
            to.iter_mut().zip(by).for_each(|(to, by)| *to += *by);
        }
    }
    sum
}

/// The mean squared error of positions by the base, with the network if there is one.
fn error(examples: &Examples, numbers: &[u32], scale: f32, network: Option<&Numbers>) -> f32 {
    let mut layers = Layers::default();
    let sum: f64 = numbers
        .iter()
        .map(|it| {
            let example = examples.example(*it, scale);
            let more = network.map_or(0.0, |it| layers.score(it, &example));
            f64::from(share(example.base + more) - example.target).powi(2)
        })
        .sum();
    (sum / numbers.len().max(1) as f64) as f32
}

/// Puts numbers into another order (Fisher and Yates).
fn shuffle(order: &mut [u32], random: &mut Random) {
    for end in (1..order.len()).rev() {
        order.swap(end, random.below(end + 1));
    }
}

/// The steps that are made along gradients: Adam (Kingma and Ba, 2015).
struct Steps {
    /// Gradients and their squares, as they are remembered.
    mean: Numbers,
    square: Numbers,
    n: u32,
}

impl Steps {
    fn new(zeros: Numbers) -> Self {
        Self { mean: zeros.clone(), square: zeros, n: 0 }
    }

    /// Moves the numbers against the gradient of so many positions.
    fn step(&mut self, numbers: &mut Numbers, gradient: &mut Numbers, size: f32, n_positions: usize) {
        self.n += 1;
        let n = self.n as f32;
        let [first, second] = MEMORY;
        let (mean_scale, square_scale) = (1.0 / (1.0 - first.powf(n)), 1.0 / (1.0 - second.powf(n)));
        let part = 1.0 / n_positions as f32;
        let groups = numbers.groups().into_iter().zip(gradient.groups());
        for ((group, slopes), (means, squares)) in groups.zip(self.mean.groups().into_iter().zip(self.square.groups()))
        {
            for (((it, slope), mean), square) in group.iter_mut().zip(slopes).zip(means).zip(squares) {
                let slope = *slope * part + PULL * *it;
                *mean = first * *mean + (1.0 - first) * slope;
                *square = second * *square + (1.0 - second) * slope * slope;
                let by = *mean * mean_scale / ((*square * square_scale).sqrt() + 1e-8);
                *it -= size * by;
            }
        }
    }
}

/// The numbers as a network keeps them.
fn quantised(numbers: &Numbers, scale: f32, base: Base) -> Parameters {
    let one = f32::from(ONE);
    let unit = scale * CENTIPAWN as f32;
    let most = f32::from(MOST_OUTPUT);
    let whole = |it: f32| it.round().clamp(-most, most) as i16;
    Parameters {
        base,
        neurons: numbers.neurons(),
        rows: numbers.rows.iter().map(|it| (it * one).round() as i8).collect(),
        bias: numbers.bias.iter().map(|it| whole(it * one)).collect(),
        output: numbers.output.iter().map(|it| whole(it * unit)).collect(),
        output_bias: whole(numbers.output_bias * unit),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::ids::{Player, Sq};
    use engine::variant::Variant;
    use facts::prediction::Sample;
    use game::game::Game;
    use game::notation::fen;
    use search::computer::evaluation::Evaluator;

    use super::*;

    const TEXT: &str = "files=5\nranks=5\nroyal=K\nrook:R:R::a1,e1\nknight:N:N::b1,d1\nking:K:K::c1";

    /// What a Knight in the middle is worth in these games, in centipawns: no number of the evaluation says so.
    const WORTH: i32 = 300;
    /// From scores to shares of points.
    const SCALE: f32 = 200.0;

    /// Positions of games at random, with what `judge` says of each, and the Knight.
    fn game(variant: &Arc<Variant>, evaluator: &Evaluator, random: &mut Random) -> Vec<Sample> {
        let knight = variant.type_by_id("N").expect("a Knight");
        let (mut game, mut res) = (Game::new(Arc::clone(variant)), Vec::new());
        while game.ply() < 40 && game.current().verdict.is_none() && !game.current().moves.is_empty() {
            game.play_index(random.below(game.current().moves.len()));
            let piece = game.position().at(Sq(12));
            let sign = match piece.is_piece() && piece.kind() == knight {
                false => 0,
                true if piece.is(Player::White) => 1,
                true => -1,
            };
            let score = evaluator.estimates(variant, &[game.position().clone()])[0] + sign * WORTH;
            let result = share(score as f32 / SCALE).into();
            res.push(Sample { fen: fen::write(variant, game.position(), 0, 1), result, score });
        }
        res
    }

    #[test]
    fn what_no_number_says_is_learned_from_games() {
        let definition = rules::read(TEXT).0;
        let variant = Arc::new(game::setup::compile(&definition).0);
        let mut examples = Examples::new(&variant, &definition.board, Base::Sums).expect("few pieces");
        let mut random = Random::new([1, 2, 3]);
        for at in 0..200 {
            let game = game(&variant, &examples.evaluator, &mut random);
            examples.add(&game, at % 10 == 9);
        }
        assert_eq!(examples.scale(), SCALE);
        let schedule = Schedule { neurons: 16, passes: 40, seed: 1, jobs: 2 };
        let mut last = Errors::default();
        let network = train(&examples, schedule, |_, errors| {
            last = errors;
            true
        });
        assert!(last.after < 0.3 * last.before && last.learned < 0.3 * last.before, "{last:?}");
        // Whole numbers say the same.
        let evaluator = Evaluator::new(&variant).with_network(network.expect("positions"));
        let judge = |text: &str| {
            let position = fen::read(&variant, text).expect("a position").position;
            evaluator.estimates(&variant, &[position])[0]
        };
        let [middle, beside] = ["2k2/5/2N2/5/2K2 w", "2k2/5/1N3/5/2K2 w"].map(judge);
        assert!(middle > beside + WORTH / 2, "{middle} and {beside}");
        assert_eq!(judge("2k2/5/2n2/5/2K2 b"), -middle);
    }

    #[test]
    fn nothing_is_learned_from_nothing() {
        let definition = rules::read(TEXT).0;
        let variant = Arc::new(game::setup::compile(&definition).0);
        let examples = Examples::new(&variant, &definition.board, Base::Sums).expect("few pieces");
        let schedule = Schedule { neurons: 16, passes: 1, seed: 1, jobs: 2 };
        assert!(train(&examples, schedule, |_, _| true).is_none() && examples.is_empty());
    }
}
