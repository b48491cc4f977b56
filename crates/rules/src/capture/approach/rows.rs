//! The rows of enemies ahead of a move and behind it.

use crate::prelude::*;
use crate::support::lines::squares;
use engine::board::topology::{Topology, VecId};
use engine::program::Program;

/// The squares of a row, the nearest first.
pub(super) type Row = Vec<Sq>;

/// A line along which a type captures.
#[derive(Clone, Copy, Debug)]
struct RowLine {
    /// The direction of the move.
    step: VecId,
    /// The direction of the row: the same, or back.
    row: VecId,
    is_ahead: bool,
    /// How many enemies it takes.
    range: (u16, u16),
}

/// By side and type: the lines.
#[derive(Debug)]
pub(super) struct Rows([Vec<Vec<RowLine>>; 2]);

impl Rows {
    /// Nobody captures so.
    pub(super) fn new(n_types: usize) -> Self {
        Self(Player::both(|_| vec![Vec::new(); n_types + 1]))
    }

    /// Adds the legs of a pattern.
    pub(super) fn add(
        &mut self,
        side: Player,
        kind: TypeId,
        is_ahead: bool,
        program: &Program,
        topology: &mut Topology,
    ) {
        let lines = program.singles().0.into_iter().map(|it| {
            let (step, back) = (it.step(), topology.reverse(it.step()));
            // The pattern says where the enemies are: behind is where it points, so the move goes the other way.
            let (step, row) = if is_ahead { (step, step) } else { (back, step) };
            RowLine { step, row, is_ahead, range: it.leg.range }
        });
        self.0[side][kind.index()].extend(lines);
    }

    /// Whether a type captures so.
    pub(super) fn acts(&self, side: Player, kind: TypeId) -> bool {
        !self.0[side][kind.index()].is_empty()
    }

    /// The rows that a candidate takes, each square in one row only.
    pub(super) fn found(&self, topology: &Topology, candidate: &Candidate, at: &dyn Fn(Sq) -> Occupant) -> Vec<Row> {
        let (enemy, mut res) = (candidate.side().other(), Vec::new());
        for line in &self.0[candidate.side()][candidate.kind().index()] {
            if !squares(topology, line.step, candidate.from).any(|it| it == candidate.to) {
                continue;
            }
            let start = if line.is_ahead { candidate.to } else { candidate.from };
            let most = usize::from(line.range.1);
            let taken = |it: &Sq| !res.iter().any(|row: &Row| row.contains(it));
            let row: Row = squares(topology, line.row, start).take(most).take_while(|it| at(*it).is(enemy)).collect();
            let row: Row = row.into_iter().filter(taken).collect();
            if row.len() >= usize::from(line.range.0) {
                res.push(row);
            }
        }
        res
    }
}
