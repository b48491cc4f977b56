//! A table in the making: what is known about the moves of its positions until their values are.

use crate::endgames::board_symmetry::symmetries;
use crate::endgames::endgame_table::{EndgameTable, Outcome, coded, state};
use crate::endgames::lattice::Lattice;
use crate::endgames::line_moves::LineMoves;
use crate::endgames::pieces::{MAX_PIECES, Pieces};
use crate::endgames::quiet_steps::QuietSteps;
use crate::endgames::territory::Territory;
use crate::endgames::unfit::SIZE;
use crate::endgames::workshop::Workshop;
use crate::work::Refusal;
use engine::ids::{Player, Sq};
use engine::moves::patch::Edit;

/// Bits of quiet steps of a position at most; what does not fit is kept as edges.
const MAX_BITS: u32 = 128;

/// Steps that a piece gets more room for when it comes short.
const MORE_STEPS: u32 = 8;

/// Positions that are more than their pieces, at most.
const MAX_SPECIAL: usize = 1 << 20;

/// Moves that are kept as edges, at most.
const MAX_EDGES: usize = 1 << 24;

/// A position as a number: by side to move those of the lattice, then special ones.
pub(crate) type Node = u32;

/// What is to be done.
#[derive(Debug)]
pub(crate) enum Stage {
    /// The moves of the position with this number are looked at next.
    Forward(usize),
    /// Those of the special position with this number.
    Special(usize),
    /// Values go back from positions of a layer to those before.
    Backward,
    /// Nothing.
    Done,
}

/// A table in the making.
#[derive(Debug)]
pub(crate) struct Construction {
    pub(crate) table: EndgameTable,
    pub(crate) stage: Stage,
    /// What tables tell of the moves of its pieces.
    pub(crate) lines: Option<LineMoves>,
    /// By piece: its quiet steps, and where its bits begin.
    pub(crate) steps: Vec<QuietSteps>,
    pub(crate) offsets: Vec<u32>,
    /// By side: bytes of a position.
    pub(crate) stride: [usize; 2],
    /// By side to move: the quiet steps that have not been refuted.
    pub(crate) open: [Vec<u8>; 2],
    /// How many moves of a position are counted apart; sorted when all are known.
    pub(crate) waits: Vec<(Node, u32)>,
    /// Moves that are no quiet step and stay in the table: where they lead, where they begin.
    pub(crate) edges: Vec<(Node, Node)>,
    /// Special positions, with who is to move.
    pub(crate) special: Vec<(Player, Vec<Edit>)>,
    /// By ply: positions that win then by leaving the table, or lose a move that is counted apart.
    pub(crate) events: Vec<Vec<(Node, bool)>>,
    /// Plies to the end in the layer that is gone through.
    pub(crate) layer: u32,
    /// Its positions, the next one to be looked at, and positions of the next layer.
    pub(crate) frontier: Vec<Node>,
    pub(crate) at: usize,
    pub(crate) next: Vec<Node>,
    /// By square of the first piece: steps of it that lead there, or to an image of it: the symmetry that leads to the image,
    /// where they begin, and their bits.
    pub(crate) first_back: Vec<Vec<(u8, Sq, u8)>>,
    /// By captured piece: the table that a capture leads to.
    pub(crate) after_capture: [Option<usize>; MAX_PIECES],
}

/// The lattice of some pieces; `None` if it is too large.
pub(crate) fn lattice_of(workshop: &Workshop, territory: &Territory, pieces: &Pieces) -> Option<Lattice> {
    let maps = symmetries(&workshop.variant, &mut workshop.bare.clone(), territory, pieces);
    Lattice::new(&workshop.variant, territory, pieces, maps)
}

impl Construction {
    /// Begins a table. `left`: bytes that it may take.
    ///
    /// # Errors
    /// If it is too large.
    pub(crate) fn new(
        workshop: &mut Workshop,
        territory: &Territory,
        pieces: Pieces,
        left: usize,
    ) -> Result<Self, Refusal> {
        let variant = workshop.variant.clone();
        let lattice = lattice_of(workshop, territory, &pieces).ok_or(SIZE)?;
        let known = |piece| territory.of(piece).map_or(&[][..], |it| &it.steps);
        let n_squares = variant.movement.topology.len();
        let steps: Vec<QuietSteps> = lattice.pieces.iter().map(|it| QuietSteps::new(n_squares, known(*it))).collect();
        let lines = LineMoves::new(&variant, &workshop.bare, &lattice);
        let table = EndgameTable { pieces, lattice, values: Vec::new(), bytes: Vec::new(), special: Vec::new() };
        let mut res = Self {
            table,
            stage: Stage::Forward(0),
            lines,
            steps,
            offsets: Vec::new(),
            stride: [0; 2],
            open: Default::default(),
            waits: Vec::new(),
            edges: Vec::new(),
            special: Vec::new(),
            events: Vec::new(),
            layer: 0,
            frontier: Vec::new(),
            at: 0,
            next: Vec::new(),
            first_back: Vec::new(),
            after_capture: [None; MAX_PIECES],
        };
        res.begin(left)?;
        Ok(res)
    }

    /// Bytes of values and steps.
    pub(crate) fn n_bytes(&self) -> usize {
        self.table.lattice.size * (4 + self.stride[0] + self.stride[1])
    }

    /// Makes room, or makes it anew.
    fn begin(&mut self, left: usize) -> Result<(), Refusal> {
        self.offsets.clear();
        let mut bits = [0_u32; 2];
        for (piece, steps) in self.table.lattice.pieces.iter().zip(&mut self.steps) {
            let used = &mut bits[piece.side.index()];
            steps.width = u32::from(steps.width).min(MAX_BITS - *used) as u8;
            self.offsets.push(*used);
            *used += u32::from(steps.width);
        }
        self.stride = bits.map(|it| it.div_ceil(8) as usize);
        if self.n_bytes() > left {
            return Err(SIZE);
        }
        let size = self.table.lattice.size;
        self.table.values = vec![state::OPEN; 2 * size];
        self.open = self.stride.map(|it| vec![0; it * size]);
        self.table.special.clear();
        self.waits.clear();
        self.edges.clear();
        self.special.clear();
        self.events.clear();
        self.frontier.clear();
        self.stage = Stage::Forward(0);
        Ok(())
    }

    /// Begins again with more room for the steps of a piece.
    pub(crate) fn widen(&mut self, piece: usize, left: usize) -> Result<(), Refusal> {
        let width = &mut self.steps[piece].width;
        *width = (u32::from(*width) + MORE_STEPS).min(MAX_BITS) as u8;
        self.begin(left)
    }

    /// Whether the steps of a side have room for more.
    pub(crate) fn has_room(&self, piece: usize) -> bool {
        let side = self.table.lattice.pieces[piece].side;
        let of_side = self.table.lattice.pieces.iter().zip(&self.steps).filter(|it| it.0.side == side);
        of_side.map(|it| u32::from(it.1.width)).sum::<u32>() < MAX_BITS
    }

    /// Whether it has grown beyond what is worked out.
    pub(crate) fn is_too_large(&self) -> bool {
        self.special.len() > MAX_SPECIAL || self.edges.len() > MAX_EDGES
    }

    /// The number of a position of the lattice.
    #[inline]
    pub(crate) fn node(&self, turn: Player, number: usize) -> Node {
        (turn.index() * self.table.lattice.size + number) as Node
    }

    /// The quiet steps of a position that are open.
    #[inline]
    pub(crate) fn open_bits(&self, side: usize, number: usize) -> &[u8] {
        let stride = self.stride[side];
        &self.open[side][number * stride..(number + 1) * stride]
    }

    /// Whether a position is a win or loss by now.
    #[inline]
    pub(crate) fn is_known(&self, node: Node) -> bool {
        let value = self.table.values[node as usize];
        value != state::OPEN && value != state::WAITS && value != state::HOLDS
    }

    /// Sets the value of a position of the next layer.
    #[inline]
    pub(crate) fn settle(&mut self, node: Node, outcome: Outcome) {
        self.table.values[node as usize] = coded(outcome);
        self.next.push(node);
    }

    /// The share that is done, from 0 to 1.
    pub(crate) fn progress(&self) -> f64 {
        let size = self.table.lattice.size.max(1) as f64;
        match self.stage {
            Stage::Forward(number) => 0.8 * number as f64 / size,
            Stage::Special(_) => 0.8,
            Stage::Backward => 1.0 - 0.2 / (1.0 + f64::from(self.layer) / 12.0),
            Stage::Done => 1.0,
        }
    }
}
