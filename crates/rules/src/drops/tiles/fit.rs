//! Whether tiles can fill the ground that is open to them: a search with a bound.

use crate::prelude::*;

/// Squares looked at in one search; a search that is cut off says yes.
const MAX_WORK: u32 = 1 << 16;

/// The squares that tiles of one side may cover.
#[derive(Clone, Debug)]
pub(super) struct Outlines {
    /// Each set of squares once, the squares in order.
    all: Vec<Box<[Sq]>>,
    /// By square: the numbers of those that contain it.
    by_square: Vec<Vec<usize>>,
    /// By type: the numbers of those that it may cover, in order.
    of_kind: Vec<Vec<usize>>,
}

impl Outlines {
    pub(super) fn new(n_types: usize, n_squares: usize) -> Self {
        Self { all: Vec::new(), by_square: vec![Vec::new(); n_squares], of_kind: vec![Vec::new(); n_types + 1] }
    }

    /// The number of a set of squares, which a type may cover.
    pub(super) fn number(&mut self, kind: TypeId, squares: Box<[Sq]>) -> usize {
        let known =
            squares.first().and_then(|it| self.by_square[it.index()].iter().find(|at| self.all[**at] == squares));
        let res = known.copied().unwrap_or(self.all.len());
        if res == self.all.len() {
            squares.iter().for_each(|it| self.by_square[it.index()].push(res));
            self.all.push(squares);
        }
        let list = &mut self.of_kind[kind.index()];
        if let Err(at) = list.binary_search(&res) {
            list.insert(at, res);
        }
        res
    }

    /// Whether so many tiles of these types fill every open square that one of them could have covered. Some may be left over.
    pub(super) fn fill(&self, hand: &[(TypeId, u16)], open: impl Fn(Sq) -> bool) -> bool {
        let mut search =
            TileSearch { outlines: self, kinds: Vec::new(), empty: vec![false; self.by_square.len()], work: 0 };
        for (kind, n) in hand {
            let list = &self.of_kind[kind.index()];
            for it in list.iter().flat_map(|it| &self.all[*it]) {
                search.empty[it.index()] = open(*it);
            }
            // Types of one shape are one kind of tile here, so that the search need not try them in every order.
            match search.kinds.iter_mut().find(|it| it.0 == list) {
                Some(it) => it.1 += u32::from(*n),
                None => search.kinds.push((list, u32::from(*n))),
            }
        }
        search.goes_on()
    }
}

struct TileSearch<'a> {
    outlines: &'a Outlines,
    /// What may be covered by each kind of tile, and how many there are.
    kinds: Vec<(&'a Vec<usize>, u32)>,
    /// By square: whether it is still to be covered.
    empty: Vec<bool>,
    work: u32,
}

impl TileSearch<'_> {
    /// The ways to cover a square: kind of tile and outline.
    fn ways(&self, sq: usize) -> Vec<(usize, usize)> {
        let fits = |it: &&usize| self.outlines.all[**it].iter().all(|sq| self.empty[sq.index()]);
        let outlines = self.outlines.by_square[sq].iter().filter(fits);
        let tiles = |it: usize| {
            let kinds = self.kinds.iter().enumerate();
            kinds.filter(move |kind| kind.1.1 > 0 && kind.1.0.binary_search(&it).is_ok()).map(move |kind| (kind.0, it))
        };
        outlines.flat_map(|it| tiles(*it)).collect()
    }

    /// Covers the square that leaves the least choice, and what then remains.
    fn goes_on(&mut self) -> bool {
        let mut best: Option<Vec<(usize, usize)>> = None;
        for sq in (0..self.empty.len()).filter(|it| self.empty[*it]) {
            self.work += 1;
            let ways = self.ways(sq);
            if best.as_ref().is_none_or(|it| ways.len() < it.len()) {
                let forced = ways.len() < 2;
                best = Some(ways);
                if forced {
                    break;
                }
            }
        }
        let Some(ways) = best else { return true };
        for (kind, outline) in ways {
            if self.work > MAX_WORK {
                return true;
            }
            let outlines = self.outlines;
            outlines.all[outline].iter().for_each(|it| self.empty[it.index()] = false);
            self.kinds[kind].1 -= 1;
            let done = self.goes_on();
            self.kinds[kind].1 += 1;
            outlines.all[outline].iter().for_each(|it| self.empty[it.index()] = true);
            if done {
                return true;
            }
        }
        false
    }
}
