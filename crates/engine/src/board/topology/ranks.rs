//! Ranks as a side counts them: how far on it is, its half of the board, halves of lines.

use crate::board::topology::{Hexagons, Topology, VecId, Vector, Wrap};
use crate::ids::{Player, Sq};

impl Topology {
    /// The steps straight on, or the two beside it where no edge lies ahead.
    #[must_use]
    pub fn forward(&self, side: Player) -> Vec<Vector> {
        forward(self.hexes().is_none_or(|it| it.flat), side)
    }

    /// The longest ways to the end of the board by forward edge steps.
    pub(super) fn depths(&self, side: Player, flat: bool) -> Vec<u16> {
        let steps = forward(flat, side);
        let mut res = vec![1; self.len()];
        // Every step forward goes one rank on, so ranks in order from the far end do; squares in order are ranks in order.
        let all: Vec<u16> = (0..self.len() as u16).collect();
        let order: Vec<u16> = if side == Player::White { all.into_iter().rev().collect() } else { all };
        for sq in order {
            let next = steps.iter().map(|it| self.displaced(Sq(sq), *it)).filter(|it| *it != Sq::NONE);
            res[usize::from(sq)] = next.map(|it| res[it.index()] + 1).max().unwrap_or(1);
        }
        res
    }

    /// How deep in the far side a square lies: 1 on the last rank as the side sees it.
    #[must_use]
    pub fn depth(&self, side: Player, sq: Sq) -> u16 {
        match (&self.hexagons, side) {
            (Some(it), _) => it.depths[side][sq.index()],
            (None, Player::White) => self.ranks - self.rank(sq) as u16,
            (None, Player::Black) => self.rank(sq) as u16 + 1,
        }
    }

    /// The rank of a square as the side counts it, from 1. Of hexagons: the row of the position text, Black's by half a turn.
    #[must_use]
    pub fn own_rank(&self, side: Player, sq: Sq) -> i32 {
        match (&self.hexagons, side) {
            (Some(it), Player::White) => i32::from(it.rows[sq.index()]),
            (Some(it), Player::Black) => {
                let seen = it.cells.image(self.on_diagram(sq), definition::Symmetry::Rotate);
                let turned = seen.map(|it| usize::from(it.rank) * usize::from(self.files) + usize::from(it.file));
                match turned {
                    Some(at) => i32::from(it.rows[at]),
                    None => self.n_rows() + 1 - i32::from(it.rows[sq.index()]),
                }
            }
            (None, Player::White) => self.rank(sq) + 1,
            (None, Player::Black) => i32::from(self.ranks) - self.rank(sq),
        }
    }

    /// How many ranks `own_rank` counts.
    #[must_use]
    pub fn n_rows(&self) -> i32 {
        self.hexes().map_or(i32::from(self.ranks), |it| it.rows().len() as i32)
    }

    /// Whether a square lies in the half of a side; the middle belongs to nobody.
    #[must_use]
    pub fn is_home(&self, side: Player, sq: Sq) -> bool {
        let Some(cells) = self.hexes() else { return self.own_rank(side, sq) <= i32::from(self.ranks) / 2 };
        let height = |it: Sq| cells.height(cells.axial(self.on_diagram(it)));
        let all = self.squares().map(height);
        let middle = all.clone().min().unwrap_or(0) + all.max().unwrap_or(0);
        let twice = 2 * height(sq);
        if side == Player::White { twice < middle } else { twice > middle }
    }

    /// Measures the lines of a kind of step on a board of hexagons, for `half_line`.
    pub fn measure(&mut self, step: VecId) {
        let known = |it: &Hexagons| it.halves.iter().any(|it| it.0 == step);
        if self.hexagons.as_ref().is_none_or(|it| known(it)) {
            return;
        }
        let mut entered = vec![false; self.len()];
        for sq in self.squares() {
            if let Some(it) = entered.get_mut(self.step(step, sq).index()) {
                *it = true;
            }
        }
        let mut res = vec![0; self.len()].into_boxed_slice();
        for start in self.squares().filter(|it| !entered[it.index()]) {
            let next = |it: &Sq| Some(self.step(step, *it)).filter(|it| *it != Sq::NONE);
            let line: Vec<Sq> = std::iter::successors(Some(start), next).collect();
            for (behind, sq) in line.iter().enumerate() {
                res[sq.index()] = line.len().div_ceil(2).saturating_sub(behind + 1) as u16;
            }
        }
        if let Some(it) = &mut self.hexagons {
            it.halves.push((step, res));
        }
    }

    /// How many steps lead to the middle of the line of travel; `None` for lines that were not measured.
    #[must_use]
    pub fn half_line(&self, step: VecId, from: Sq) -> Option<u16> {
        let halves = &self.hexagons.as_ref()?.halves;
        halves.iter().find(|it| it.0 == step).map(|it| it.1[from.index()])
    }

    /// Whether a kind of step goes forward, as the side sees it.
    #[must_use]
    pub fn rises(&self, side: Player, step: VecId) -> bool {
        let Vector { dx, dy, .. } = self.vector_of(step);
        let up = match self.hexes() {
            Some(it) => it.height(definition::Axial::new(dx.into(), dy.into())),
            None => i32::from(dy),
        };
        if side == Player::White { up > 0 } else { up < 0 }
    }
}

/// The forward edge steps of squares and flat hexagons, or of hexagons with a corner on top.
fn forward(straight: bool, side: Player) -> Vec<Vector> {
    let steps: &[(i16, i16)] = if straight { &[(0, 1)] } else { &[(0, 1), (-1, 1)] };
    let sign = if side == Player::White { 1 } else { -1 };
    steps.iter().map(|(dx, dy)| Vector::flat(sign * dx, sign * dy, Wrap::None)).collect()
}
