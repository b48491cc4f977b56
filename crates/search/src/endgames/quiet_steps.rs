//! The moves of one piece that change nothing else, as bits of a position.

use engine::ids::Sq;

/// No bit.
pub(crate) const NO_BIT: u8 = u8::MAX;

/// Where a piece goes from each square, and from where it comes. What it does in an ending is learnt as it comes up.
#[derive(Debug)]
pub(crate) struct QuietSteps {
    n_squares: usize,
    /// By square and destination: the bit of the step.
    bits: Box<[u8]>,
    /// By destination: the squares from which it is reached, with the bits.
    back: Vec<Vec<(Sq, u8)>>,
    /// By square: how many bits it has.
    counts: Vec<u8>,
    /// Bits that each square has room for.
    pub(crate) width: u8,
}

impl QuietSteps {
    /// The steps that are known.
    pub(crate) fn new(n_squares: usize, known: &[(Sq, Sq)]) -> Self {
        let bits = vec![NO_BIT; n_squares * n_squares].into_boxed_slice();
        let mut res =
            Self { n_squares, bits, back: vec![Vec::new(); n_squares], counts: vec![0; n_squares], width: 64 };
        known.iter().for_each(|it| {
            res.learn(it.0, it.1);
        });
        res.width = res.counts.iter().copied().max().unwrap_or(0);
        res
    }

    /// The bit of a step, or `NO_BIT`.
    #[inline]
    pub(crate) fn bit(&self, from: Sq, to: Sq) -> u8 {
        let it = self.bits[from.index() * self.n_squares + to.index()];
        if it < self.width { it } else { NO_BIT }
    }

    /// Gives a step a bit, unless it has one or there is no room. The bit, or `NO_BIT`.
    pub(crate) fn learn(&mut self, from: Sq, to: Sq) -> u8 {
        let at = from.index() * self.n_squares + to.index();
        let count = self.counts[from.index()];
        if self.bits[at] == NO_BIT && count < self.width {
            self.bits[at] = count;
            self.counts[from.index()] += 1;
            self.back[to.index()].push((from, count));
        }
        self.bit(from, to)
    }

    /// The squares from which a square is reached, with the bits; those for which there is no room count for nothing.
    #[inline]
    pub(crate) fn back(&self, to: Sq) -> &[(Sq, u8)] {
        &self.back[to.index()]
    }
}
