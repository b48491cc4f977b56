//! What a network says about an example, and which way its numbers should move.

use search::computer::network::LANES;

use crate::examples::{Example, share};

/// Numbers that are learned, or what is known about each of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Numbers {
    /// By input and neuron.
    pub(crate) rows: Vec<f32>,
    /// By factor and neuron: what rows have in common.
    pub(crate) factors: Vec<f32>,
    pub(crate) bias: Vec<f32>,
    /// By neuron of the side to move, then of the other side.
    pub(crate) output: Vec<f32>,
    pub(crate) output_bias: f32,
}

impl Numbers {
    /// Zeros for so many inputs, factors and neurons.
    pub(crate) fn zeros(n_inputs: usize, n_factors: usize, neurons: usize) -> Self {
        Self {
            rows: vec![0.0; n_inputs * neurons],
            factors: vec![0.0; n_factors * neurons],
            bias: vec![0.0; neurons],
            output: vec![0.0; 2 * neurons],
            output_bias: 0.0,
        }
    }

    pub(crate) fn neurons(&self) -> usize {
        self.bias.len()
    }

    pub(crate) fn clear(&mut self) {
        self.rows.fill(0.0);
        self.factors.fill(0.0);
        self.bias.fill(0.0);
        self.output.fill(0.0);
        self.output_bias = 0.0;
    }

    /// All groups of numbers.
    pub(crate) fn groups(&mut self) -> [&mut [f32]; 5] {
        let Self { rows, factors, bias, output, output_bias } = self;
        [rows, factors, bias, output, std::slice::from_mut(output_bias)]
    }
}

/// The hidden layers of an example, used again and again.
#[derive(Debug, Default)]
pub(crate) struct Layers {
    /// Of the side to move and of the other side, before anything is cut off.
    sums: [Vec<f32>; 2],
    /// What the error asks of each neuron.
    wanted: Vec<f32>,
}

impl Layers {
    /// What the network adds to the score of an example, in units of the scale.
    pub(crate) fn score(&mut self, numbers: &Numbers, example: &Example<'_>) -> f32 {
        let n = numbers.neurons();
        let mut res = numbers.output_bias;
        for (at, (sums, seen)) in self.sums.iter_mut().zip(example.seen).enumerate() {
            sums.clear();
            sums.extend_from_slice(&numbers.bias);
            for input in seen {
                add(sums, &numbers.rows[*input as usize * n..][..n]);
            }
            let output = &numbers.output[at * n..][..n];
            res += sums.iter().zip(output).map(|(sum, weight)| activation(*sum) * weight).sum::<f32>();
        }
        res
    }

    /// Adds to a gradient what an example says about it. The squared error of the example.
    pub(crate) fn learn(&mut self, numbers: &Numbers, example: &Example<'_>, gradient: &mut Numbers) -> f32 {
        let n = numbers.neurons();
        let told = share(example.base + self.score(numbers, example));
        let error = told - example.target;
        // The derivative of the squared error by the score; the 2 is left out.
        let slope = error * told * (1.0 - told);
        gradient.output_bias += slope;
        for (at, (sums, seen)) in self.sums.iter().zip(example.seen).enumerate() {
            let output = &numbers.output[at * n..][..n];
            let output_slopes = &mut gradient.output[at * n..][..n];
            self.wanted.clear();
            for ((sum, weight), output_slope) in sums.iter().zip(output).zip(output_slopes) {
                *output_slope += slope * activation(*sum);
                let inside = if *sum > 0.0 && *sum < 1.0 { 2.0 * sum } else { 0.0 };
                self.wanted.push(slope * weight * inside);
            }
            add(&mut gradient.bias, &self.wanted);
            for input in seen {
                add(&mut gradient.rows[*input as usize * n..][..n], &self.wanted);
            }
        }
        error * error
    }
}

fn activation(sum: f32) -> f32 {
    let it = sum.clamp(0.0, 1.0);
    it * it
}

/// Adds numbers to others, `LANES` at a time.
#[inline]
pub(crate) fn add(to: &mut [f32], by: &[f32]) {
    for (to, by) in to.chunks_exact_mut(LANES).zip(by.chunks_exact(LANES)) {
        for (to, by) in to.iter_mut().zip(by) {
            *to += by;
        }
    }
}
