//! What inputs have in common: the same piece on any square, on a rank, on a square and its mirror image.
//!
//! While a network is learned, the row of a piece on a square is a sum of its own numbers and those of its factors. So a square
//! where a piece seldom stands is judged by what is known of the piece, and games teach both wings at once. The network that
//! is kept has only the sums. Source: *nnue-pytorch*, the trainer of Stockfish's networks, documentation, *Feature
//! factorization*. Found by games: 8,000 games of chess taught +115 [78, 155] Elo in 300 games of 1,000 positions a move.

use engine::ids::Sq;
use engine::variant::Variant;
use search::computer::network::Inputs;

use crate::gradient::{Numbers, add};

/// Which inputs share which numbers.
#[derive(Debug)]
pub(crate) struct Factors {
    /// Inputs, and factors that are part of their rows.
    pairs: Vec<(usize, usize)>,
    n: usize,
}

impl Factors {
    /// Those of a variant.
    pub(crate) fn new(variant: &Variant, inputs: &Inputs) -> Self {
        let topology = &variant.movement.topology;
        let (n_squares, n_ranks) = (topology.len(), usize::from(topology.ranks));
        let n_pieces = 2 * variant.pieces.types.len();
        let mirrored = |sq: Sq| {
            let width = i32::from(topology.plane_files);
            let (file, at) = (topology.file(sq), topology.file(sq) % width);
            topology.square(file + width - 1 - 2 * at, topology.rank(sq)).unwrap_or(sq)
        };
        let mut pairs = Vec::new();
        for input in 0..inputs.len() {
            let Some((piece, sq)) = inputs.on_square(input) else { continue };
            let rank = topology.rank(sq).clamp(0, n_ranks as i32 - 1) as usize;
            let both = sq.index().min(mirrored(sq).index());
            let (first_rank, first_pair) = (n_pieces, n_pieces * (1 + n_ranks));
            let factors = [piece, first_rank + piece * n_ranks + rank, first_pair + piece * n_squares + both];
            pairs.extend(factors.map(|it| (input, it)));
        }
        Self { pairs, n: n_pieces * (1 + n_ranks + n_squares) }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.n
    }

    /// The numbers of a network: each row with those of its factors.
    pub(crate) fn whole(&self, numbers: &Numbers) -> Numbers {
        let mut res = numbers.clone();
        let n = numbers.neurons();
        for (input, factor) in &self.pairs {
            add(&mut res.rows[input * n..][..n], &numbers.factors[factor * n..][..n]);
        }
        res
    }

    /// Puts into a gradient what its rows ask of their factors.
    pub(crate) fn collect(&self, gradient: &mut Numbers) {
        let n = gradient.neurons();
        gradient.factors.fill(0.0);
        for (input, factor) in &self.pairs {
            add(&mut gradient.factors[factor * n..][..n], &gradient.rows[input * n..][..n]);
        }
    }
}
