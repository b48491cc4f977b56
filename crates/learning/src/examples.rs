//! Positions as a network sees them, with what it should say.

use std::ops::RangeInclusive;
use std::sync::Arc;

use definition::Board;
use engine::ids::Player;
use engine::variant::Variant;
use facts::prediction::Sample;
use game::notation::fen;
use search::computer::evaluation::Evaluator;
use search::computer::network::{Base, Inputs, LANES, Network, Parameters};

/// How much of what a network should say is how the game ended, the rest what the search found. Field.
const BY_RESULT: f32 = 0.3;

/// Positions of which the scale is found out.
const SCALED: usize = 20_000;

/// Centipawns that are tried as the scale from scores to results: as many times this, from the first number to the last.
const SCALE: (f32, RangeInclusive<u8>) = (25.0, 4..=48);

/// Positions, by number.
#[derive(Debug)]
pub struct Examples {
    inputs: Inputs,
    /// By position: where its inputs begin and end.
    ends: Vec<usize>,
    /// Inputs of the side to move and of the other side, position after position: both see as many pieces.
    seen: [Vec<u32>; 2],
    /// By position: what the base says about the side to move, in centipawns.
    judged: Vec<f32>,
    /// By position: how the game ended for the side to move, 0, ½ or 1, and what the search found.
    told: Vec<(f32, f32)>,
    /// By position: whether it is held out.
    held: Vec<bool>,
    variant: Arc<Variant>,
    /// The evaluation whose difference is learned.
    pub(crate) evaluator: Evaluator,
}

/// One position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Example<'a> {
    /// Inputs of the side to move and of the other side.
    pub(crate) seen: [&'a [u32]; 2],
    /// What the base says, in units of the scale.
    pub(crate) base: f32,
    /// The share of the points that should be foreseen.
    pub(crate) target: f32,
}

impl Examples {
    /// None yet, of a variant, for a network with this base. `board`: of its definition. `None` if it has too many pieces
    /// for a network.
    #[must_use]
    pub fn new(variant: &Arc<Variant>, board: &Board, base: Base) -> Option<Self> {
        let inputs = Inputs::new(variant, board);
        let n = inputs.len();
        let nothing = Parameters {
            base,
            neurons: LANES,
            rows: vec![0; LANES * n],
            bias: vec![0; LANES],
            output: vec![0; 2 * LANES],
            output_bias: 0,
        };
        let evaluator = Evaluator::new(variant).with_network(Network::new(inputs.clone(), nothing)?);
        Some(Self {
            inputs,
            ends: vec![0],
            seen: [Vec::new(), Vec::new()],
            judged: Vec::new(),
            told: Vec::new(),
            held: Vec::new(),
            variant: Arc::clone(variant),
            evaluator,
        })
    }

    /// Adds the positions of a game. `held`: they are not learned, but foreseen. What cannot be read is left out.
    pub fn add(&mut self, game: &[Sample], held: bool) {
        for Sample { fen, result, score } in game {
            let Ok(read) = fen::read(&self.variant, fen) else { continue };
            let position = read.position;
            let turn = position.turn();
            let [white] = self.evaluator.estimates(&self.variant, std::slice::from_ref(&position))[..] else {
                continue;
            };
            for (seen, looking) in self.seen.iter_mut().zip([turn, turn.other()]) {
                self.inputs.of(&position, looking, |input, times| {
                    seen.extend(std::iter::repeat_n(input as u32, usize::try_from(times).unwrap_or(0)));
                });
            }
            let (result, score) = (*result as f32, *score as f32);
            let is_whites = turn == Player::White;
            self.told.push(if is_whites { (result, score) } else { (1.0 - result, -score) });
            self.judged.push(if is_whites { white as f32 } else { -white as f32 });
            self.ends.push(self.seen[0].len());
            self.held.push(held);
        }
    }

    /// How many positions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.judged.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.judged.is_empty()
    }

    /// The numbers of the positions that are held out, or of the others.
    pub(crate) fn numbers(&self, held: bool) -> Vec<u32> {
        (0..self.len()).filter(|it| self.held[*it] == held).map(|it| it as u32).collect()
    }

    pub(crate) fn base(&self) -> Base {
        self.evaluator.network().map_or(Base::Sums, |it| it.parameters().base)
    }

    pub(crate) fn inputs(&self) -> &Inputs {
        &self.inputs
    }

    pub(crate) fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Centipawns from an even position to odds of `e`, as results say.
    pub(crate) fn scale(&self) -> f32 {
        let told: Vec<(f32, f32)> = self.told.iter().step_by(self.len() / SCALED + 1).copied().collect();
        let error = |scale: f32| {
            let one = |(result, score): &(f32, f32)| (share(score / scale) - result).powi(2);
            told.iter().map(one).sum::<f32>()
        };
        let scales = SCALE.1.map(|it| f32::from(it) * SCALE.0);
        scales.min_by(|a, b| error(*a).total_cmp(&error(*b))).unwrap_or(SCALE.0)
    }

    /// A position, with a scale in centipawns.
    pub(crate) fn example(&self, number: u32, scale: f32) -> Example<'_> {
        let at = number as usize;
        let range = self.ends[at]..self.ends[at + 1];
        let (result, score) = self.told[at];
        Example {
            seen: self.seen.each_ref().map(|it| &it[range.clone()]),
            base: self.judged[at] / scale,
            target: BY_RESULT * result + (1.0 - BY_RESULT) * share(score / scale),
        }
    }
}

/// The share of the points that a score promises, in units of the scale.
pub(crate) fn share(score: f32) -> f32 {
    1.0 / (1.0 + (-score).exp())
}
