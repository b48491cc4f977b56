//! Squares along all lines that begin on a square, in the order in which they are looked at. Not what stands there.

use std::borrow::Cow;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::board::topology::{Topology, VecId};
use crate::ids::Sq;

/// Squares of rows that are kept, and squares of one row. Where there are more, rows are made anew each time they are
/// asked for.
const MAX_SPOTS: usize = 1 << 20;

/// A square on a line.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// Which it is.
    pub at: Sq,
    /// The number of the line.
    pub line: u16,
    /// How many steps of the line lead there.
    pub distance: u16,
    /// How many squares of the line lie behind it.
    pub behind: u16,
}

/// Rows by number: all squares of some lines, line after line. A line without squares costs nothing, and one on which
/// something stands is left by going on behind it. A row is made when it is first asked for.
#[derive(Debug, Default)]
pub struct RayTables {
    rows: Box<[OnceLock<Box<[Spot]>>]>,
    /// How many squares are kept.
    kept: AtomicUsize,
}

impl RayTables {
    /// So many rows, none of them made.
    #[must_use]
    pub fn new(n: usize) -> Self {
        Self { rows: (0..n).map(|_| OnceLock::new()).collect(), kept: AtomicUsize::new(0) }
    }

    /// The row with a number: of lines that begin on `from`, each a kind of step and the most steps.
    ///
    /// ```
    /// use engine::attack::rays::RayTables;
    /// use engine::board::topology::{Topology, Vector, Wrap};
    /// use engine::ids::Sq;
    /// let mut board = Topology::rect(4, 4, []);
    /// let lines = [(1, 0), (1, 1)].map(|(dx, dy)| (board.vector(Vector::flat(dx, dy, Wrap::None)), 9));
    /// let tables = RayTables::new(16);
    /// let row = tables.get(0, &board, Sq(0), lines.into_iter());
    /// // b1 c1 d1, then b2 c3 d4. A blocked line is left by skipping what lies behind.
    /// assert_eq!(row.iter().map(|it| it.at.0).collect::<Vec<_>>(), [1, 2, 3, 5, 10, 15]);
    /// assert_eq!(row.iter().map(|it| it.behind).collect::<Vec<_>>(), [2, 1, 0, 2, 1, 0]);
    /// ```
    #[inline]
    pub fn get(
        &self,
        number: usize,
        topology: &Topology,
        from: Sq,
        mut lines: impl Iterator<Item = (VecId, u16)>,
    ) -> Cow<'_, [Spot]> {
        match self.rows[number].get() {
            Some(it) => Cow::Borrowed(it),
            None => self.make(number, topology, from, &mut lines),
        }
    }

    #[cold]
    fn make(
        &self,
        number: usize,
        topology: &Topology,
        from: Sq,
        lines: &mut dyn Iterator<Item = (VecId, u16)>,
    ) -> Cow<'_, [Spot]> {
        let mut res = Vec::new();
        for (line, (step, range)) in (0..=u16::MAX).zip(lines) {
            let first = res.len();
            let mut at = topology.step(step, from);
            for distance in 1..=range {
                if at == Sq::NONE || at == from || res.len() >= MAX_SPOTS {
                    break;
                }
                res.push(Spot { at, line, distance, behind: 0 });
                at = topology.step(step, at);
            }
            (0..).zip(res[first..].iter_mut().rev()).for_each(|(behind, it)| it.behind = behind);
        }
        if self.kept.fetch_add(res.len(), Ordering::Relaxed) + res.len() > MAX_SPOTS {
            self.kept.fetch_sub(res.len(), Ordering::Relaxed);
            return Cow::Owned(res);
        }
        Cow::Borrowed(self.rows[number].get_or_init(|| res.into_boxed_slice()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::topology::{Vector, Wrap};

    /// Squares, lines, distances and what lies behind.
    fn told(rows: &RayTables, topology: &Topology, from: u16, lines: &[(VecId, u16)]) -> Vec<(u16, u16, u16, u16)> {
        let row = rows.get(usize::from(from), topology, Sq(from), lines.iter().copied());
        row.iter().map(|it| (it.at.0, it.line, it.distance, it.behind)).collect()
    }

    #[test]
    fn lines_follow_one_another_and_end_at_edges_holes_and_where_they_began() {
        let mut topology = Topology::rect(4, 2, [Sq(6)]);
        let up = topology.vector(Vector::flat(0, 1, Wrap::None));
        let right = topology.vector(Vector::flat(1, 0, Wrap::None));
        let round = topology.vector(Vector::flat(1, 0, Wrap::Cylinder));
        let lines = [(up, 9), (right, 2), (round, 9)];
        let (all, full) = (RayTables::new(8), RayTables { kept: AtomicUsize::new(MAX_SPOTS), ..RayTables::new(8) });
        for rows in [&all, &all, &full] {
            let first = [(4, 0, 1, 0), (1, 1, 1, 1), (2, 1, 2, 0), (1, 2, 1, 2), (2, 2, 2, 1), (3, 2, 3, 0)];
            assert_eq!(told(rows, &topology, 0, &lines), first);
            assert_eq!(told(rows, &topology, 2, &lines), [(3, 1, 1, 0), (3, 2, 1, 2), (0, 2, 2, 1), (1, 2, 3, 0)]);
        }
        assert!(all.rows[0].get().is_some() && full.rows[0].get().is_none());
    }
}
