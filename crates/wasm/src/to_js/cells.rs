//! Which cell of the drawing is which square of the engine.

use engine::board::topology::Topology;
use engine::ids::Sq;

use crate::view::GroundView;

/// The order of cells: row by row from the top as White sees it. Hexagons that are not there are no cells.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    squares: Vec<Sq>,
    indices: Vec<Option<u16>>,
}

impl Cells {
    pub(crate) fn new(topology: &Topology) -> Self {
        let squares: Vec<Sq> = match topology.hexes() {
            Some(hexes) => hexes.rows().iter().flatten().filter_map(|it| topology.of_definition(*it)).collect(),
            None => {
                let (files, ranks) = (topology.files, topology.ranks);
                (0..ranks).rev().flat_map(|rank| (0..files).map(move |file| Sq(rank * files + file))).collect()
            }
        };
        let mut indices = vec![None; topology.len()];
        for (cell, sq) in squares.iter().enumerate() {
            if let Some(it) = indices.get_mut(sq.index()) {
                *it = Some(cell as u16);
            }
        }
        Self { squares, indices }
    }

    /// The squares in the order of their cells.
    pub(crate) fn squares(&self) -> &[Sq] {
        &self.squares
    }

    /// The square of a cell.
    pub(crate) fn square(&self, cell: usize) -> Option<Sq> {
        self.squares.get(cell).copied()
    }

    /// The cell of a square.
    pub(crate) fn cell(&self, sq: Sq) -> Option<u16> {
        self.indices.get(sq.index()).copied().flatten()
    }

    /// The cell of each square; 0 for those that are not drawn.
    pub(crate) fn by_square(&self) -> Vec<u16> {
        self.indices.iter().map(|it| it.unwrap_or(0)).collect()
    }

    /// The cells of squares.
    pub(crate) fn cells<'a>(&self, squares: impl IntoIterator<Item = &'a Sq>) -> Vec<u16> {
        let all = squares.into_iter();
        all.filter_map(|it| self.cell(*it)).collect()
    }

    /// The ground of squares, as that of their cells.
    pub(crate) fn ground(&self, squares: &[(Sq, u8)]) -> Vec<GroundView> {
        let view = |it: &(Sq, u8)| Some(GroundView { cell: self.cell(it.0)?, kind: it.1 });
        squares.iter().filter_map(view).collect()
    }
}
