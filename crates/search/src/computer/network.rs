//! A network that corrects what the numbers of the evaluation say about the positions of one definition: learned from its
//! games.
//!
//! ```text
//!   inputs: which pieces stand where, as a side sees it        own Pawn e4, enemy's King e8, two own Knights in hand …
//!      │ a row of numbers for each                             most are 0: only rows of pieces that are there are added
//!   hidden layer of the side to move ─┐
//!                                     ├─► score of the side to move
//!   hidden layer of the other side  ──┘
//! ```
//!
//! Both sides look by the same numbers, each at its own army first and from its own side of the board, so that a position
//! with changed colours has the opposite score. A move changes few inputs, and what it adds to the hidden layer is its
//! patch: the layer is kept up to date move by move, in whole numbers, so that taking back is exact (Nasu, *Efficiently
//! Updatable Neural-Network-based Evaluation Functions for Computer Shogi*, 2018; CPW, *NNUE*). The activation is the square
//! of what lies between 0 and 1 (CPW, *NNUE*, *SCReLU*).

mod file;
mod inputs;

use engine::ids::Player;
use engine::moves::patch::Edit;
use engine::position::Position;

pub use file::NetworkError;
pub use inputs::Inputs;

/// Neurons that are counted together: as many as common processors add at once.
pub const LANES: usize = 16;

/// Most neurons of the hidden layer: more cost more time than they tell.
pub const MOST_NEURONS: usize = 32;

const MOST_BLOCKS: usize = MOST_NEURONS / LANES;

/// What 1 is in the numbers of the hidden layer.
pub const ONE: i16 = 64;

/// What a centipawn is in the numbers of the output.
pub const CENTIPAWN: i32 = 4;

/// Largest number of the output: with it no sum overflows.
pub const MOST_OUTPUT: i16 = 7000;

type Block = [i16; LANES];

/// The hidden layer of a position, by the side that looks and block, before anything is cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Accumulator {
    sides: [[Block; MOST_BLOCKS]; 2],
}

/// What the score of a network is added to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Base {
    /// Sums, structure and endings: it stands in the place of activity and danger, which take the most time.
    Sums,
    /// All terms: few games do not teach how royals are attacked.
    #[default]
    All,
}

/// What a network is made of, as it is learned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// What its score is added to.
    pub base: Base,
    /// Neurons of the hidden layer: 16 or 32.
    pub neurons: usize,
    /// By input and neuron, in `ONE`ths.
    pub rows: Vec<i8>,
    /// By neuron, in `ONE`ths.
    pub bias: Vec<i16>,
    /// By neuron of the side to move, then of the other side, in parts of a `CENTIPAWN`.
    pub output: Vec<i16>,
    /// In parts of a `CENTIPAWN`.
    pub output_bias: i16,
}

/// A network for one definition.
#[derive(Debug)]
pub struct Network {
    inputs: Inputs,
    parameters: Parameters,
    n_blocks: usize,
    /// By input and block.
    rows: Vec<Block>,
    bias: [Block; MOST_BLOCKS],
    /// By side, that to move first, and block.
    output: [[Block; MOST_BLOCKS]; 2],
}

impl Network {
    /// A network of what was learned. `None` if the numbers are not as many as the inputs and neurons ask for.
    #[must_use]
    pub fn new(inputs: Inputs, parameters: Parameters) -> Option<Self> {
        let Parameters { neurons, rows, bias, output, .. } = &parameters;
        let n = *neurons;
        let is_size = n > 0 && n <= MOST_NEURONS && n.is_multiple_of(LANES);
        if !is_size || rows.len() != inputs.len() * n || bias.len() != n || output.len() != 2 * n {
            return None;
        }
        let [of_mover, of_other] = [0, 1].map(|side| blocks(&output[side * n..][..n]));
        Some(Self {
            n_blocks: n / LANES,
            rows: rows.chunks_exact(LANES).map(|it| std::array::from_fn(|lane| it[lane].into())).collect(),
            bias: blocks(bias),
            output: [of_mover, of_other],
            inputs,
            parameters,
        })
    }

    /// How its inputs are numbered.
    #[must_use]
    pub fn inputs(&self) -> &Inputs {
        &self.inputs
    }

    /// What it is made of.
    #[must_use]
    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// The hidden layer of a position, counted anew.
    pub(crate) fn accumulator(&self, position: &Position) -> Accumulator {
        let mut res = Accumulator { sides: [self.bias; 2] };
        for looking in Player::BOTH {
            self.inputs.of(position, looking, |input, times| self.add(&mut res, looking, input, times));
        }
        res
    }

    /// The hidden layer after a patch that is played next.
    pub(crate) fn changed(&self, before: &Accumulator, position: &Position, patch: &[Edit]) -> Accumulator {
        let mut res = *before;
        for edit in patch {
            for looking in Player::BOTH {
                self.inputs.changes(position, looking, edit, |input, times| self.add(&mut res, looking, input, times));
            }
        }
        res
    }

    /// The score of a side that is to move, in centipawns.
    pub(crate) fn score(&self, accumulator: &Accumulator, turn: Player) -> i32 {
        let layers = [turn, turn.other()].map(|it| &accumulator.sides[it.index()]);
        let mut sum = 0_i32;
        for (layer, output) in layers.iter().zip(&self.output) {
            for (layer, output) in layer.iter().zip(output).take(self.n_blocks) {
                for (it, weight) in layer.iter().zip(output) {
                    let it = i32::from((*it).clamp(0, ONE));
                    sum += it * it * i32::from(*weight);
                }
            }
        }
        (sum / (i32::from(ONE) * i32::from(ONE)) + i32::from(self.parameters.output_bias)) / CENTIPAWN
    }

    #[inline]
    fn add(&self, accumulator: &mut Accumulator, looking: Player, input: usize, times: i16) {
        let rows = &self.rows[input * self.n_blocks..][..self.n_blocks];
        for (layer, row) in accumulator.sides[looking.index()].iter_mut().zip(rows) {
            for (it, by) in layer.iter_mut().zip(row) {
                *it = it.wrapping_add(by.wrapping_mul(times));
            }
        }
    }
}

/// Numbers in blocks; what is not there is 0.
fn blocks(numbers: &[i16]) -> [Block; MOST_BLOCKS] {
    let at = |idx: usize| numbers.get(idx).copied().unwrap_or(0);
    std::array::from_fn(|block| std::array::from_fn(|lane| at(block * LANES + lane)))
}
