//! Carries wins and losses back, ply by ply, from the ends of games to the positions from which they are forced: the
//! retrograde step of Ströhlein (1970) and Thompson (1986), breadth first, so that the first value of a position is the
//! shortest.

use crate::endgames::construction::{Construction, Node, Stage};
use crate::endgames::endgame_table::{Outcome, decoded, state};
use crate::endgames::lattice::Places;
use crate::endgames::quiet_steps::NO_BIT;
use engine::ids::Sq;

/// A step of a piece that changes nothing else, told by where it began.
#[derive(Clone, Copy)]
struct QuietStep {
    piece: usize,
    from: Sq,
    /// Its bit among the steps from there.
    bit: u8,
}

impl Construction {
    /// Goes on with some positions. Whether all is done.
    pub(crate) fn carry_back(&mut self, n: usize) {
        for _ in 0..n {
            let Some(node) = self.frontier.get(self.at).copied() else {
                if !self.next_layer() {
                    self.finish();
                    return;
                }
                continue;
            };
            self.at += 1;
            let is_lost = matches!(decoded(self.table.values[node as usize]), Some(Outcome::Loss(_)));
            self.before(node, is_lost);
        }
    }

    /// Begins with the next layer that has positions. `false` if there is none.
    fn next_layer(&mut self) -> bool {
        self.frontier.clear();
        self.at = 0;
        if self.next.is_empty() {
            let later = self.events.iter().skip(self.layer as usize + 1).position(|it| !it.is_empty());
            let Some(later) = later else { return false };
            self.layer += later as u32;
        }
        self.layer += 1;
        let events = self.events.get_mut(self.layer as usize).map(std::mem::take).unwrap_or_default();
        for (node, wins) in events {
            if wins {
                self.win(node);
            } else {
                self.lose_apart(node);
            }
        }
        std::mem::swap(&mut self.frontier, &mut self.next);
        true
    }

    /// A position is won in the next layer, unless it was won before.
    fn win(&mut self, node: Node) {
        if !self.is_known(node) {
            self.settle(node, Outcome::Win(self.layer));
        }
    }

    /// A move that is counted apart is refuted.
    fn lose_apart(&mut self, node: Node) {
        if self.table.values[node as usize] != state::WAITS {
            return;
        }
        let at = self.waits.partition_point(|it| it.0 < node);
        let Some((_, left)) = self.waits.get_mut(at).filter(|it| it.0 == node) else { return };
        *left -= 1;
        if *left > 0 {
            return;
        }
        self.table.values[node as usize] = state::OPEN;
        self.lose_if_refuted(node);
    }

    /// A position is lost if no quiet step is open and nothing else is waited for.
    fn lose_if_refuted(&mut self, node: Node) {
        let size = self.table.lattice.size;
        let (side, number) = (node as usize / size, node as usize % size);
        let has_steps = side < 2 && self.open_bits(side, number).iter().any(|it| *it != 0);
        if self.table.values[node as usize] == state::OPEN && !has_steps {
            self.settle(node, Outcome::Loss(self.layer));
        }
    }

    /// Tells the positions before one what it is worth.
    fn before(&mut self, node: Node, is_lost: bool) {
        // What follows belongs to the layer after that of the position.
        self.layer += 1;
        let first = self.edges.partition_point(|it| it.0 < node);
        let mut at = first;
        while let Some((_, parent)) = self.edges.get(at).copied().filter(|it| it.0 == node) {
            at += 1;
            if is_lost {
                self.win(parent);
            } else {
                self.lose_apart(parent);
            }
        }
        let size = self.table.lattice.size;
        if (node as usize) < 2 * size {
            self.steps_before(1 - node as usize / size, node as usize % size, is_lost);
        }
        self.layer -= 1;
    }

    /// The same for positions from which a quiet step of a side leads there.
    fn steps_before(&mut self, side: usize, number: usize, is_lost: bool) {
        let places = self.table.lattice.places(number);
        for piece in 0..self.table.lattice.pieces.len() {
            if self.table.lattice.pieces[piece].side.index() != side {
                continue;
            }
            if piece > 0 || self.table.lattice.maps.len() == 1 {
                for idx in 0..self.steps[piece].back(places[piece]).len() {
                    let (from, bit) = self.steps[piece].back(places[piece])[idx];
                    self.step_before(side, number, &places, QuietStep { piece, from, bit }, is_lost);
                }
                continue;
            }
            // A step of the first piece may have led to any image of the position.
            for idx in 0..self.first_back[places[0].index()].len() {
                let (map, from, bit) = self.first_back[places[0].index()][idx];
                let lattice = &self.table.lattice;
                let mut before = places;
                if map > 0 {
                    let map = &lattice.maps[usize::from(map)];
                    before[..lattice.pieces.len()].iter_mut().for_each(|it| *it = map[it.index()]);
                }
                before[0] = from;
                if let Some(number) = lattice.number_inside(before) {
                    self.tell(side, number, self.offsets[0] + u32::from(bit), is_lost);
                }
            }
        }
    }

    /// Begins to carry back, once all moves are known.
    pub(crate) fn turn_back(&mut self) {
        sort::sort(&mut self.edges);
        sort::sort(&mut self.waits);
        sort::sort(&mut self.table.special);
        let lattice = &self.table.lattice;
        let leading_to = |sq: usize| {
            let maps = (0_u8..).zip(&lattice.maps);
            let all = maps.flat_map(|(map, it)| self.steps[0].back(it[sq]).iter().map(move |it| (map, it.0, it.1)));
            all.filter(|it| lattice.is_inside(it.1) && it.2 < self.steps[0].width).collect()
        };
        self.first_back = (0..lattice.maps[0].len()).map(leading_to).collect();
        self.stage = Stage::Backward;
    }

    /// The same for one step.
    fn step_before(
        &mut self,
        side: usize,
        number: usize,
        places: &Places,
        QuietStep { piece, from, bit }: QuietStep,
        is_lost: bool,
    ) {
        let lattice = &self.table.lattice;
        if bit >= self.steps[piece].width {
            return;
        }
        let Some(before) = lattice.moved(number, places, piece, from) else { return };
        let mut bit = self.offsets[piece] + u32::from(bit);
        if lattice.has_twin(piece) {
            // Among pieces that are alike it may have been another in order.
            let order = lattice.places(before);
            let Some(mover) = order.iter().position(|it| *it == from) else { return };
            match self.steps[mover].bit(from, places[piece]) {
                NO_BIT => return,
                it => bit = self.offsets[mover] + u32::from(it),
            }
        }
        self.tell(side, before, bit, is_lost);
    }

    /// Tells a position what one of its steps leads to.
    #[inline]
    fn tell(&mut self, side: usize, number: usize, bit: u32, is_lost: bool) {
        let at = number * self.stride[side] + bit as usize / 8;
        let mask = 1 << (bit % 8);
        if self.open[side][at] & mask == 0 {
            return;
        }
        let node = (side * self.table.lattice.size + number) as Node;
        if is_lost {
            self.win(node);
            return;
        }
        self.open[side][at] &= !mask;
        if self.table.values[node as usize] == state::OPEN {
            self.lose_if_refuted(node);
        }
    }

    /// Forgets what is of no use any more.
    fn finish(&mut self) {
        self.table.shrink();
        self.open = Default::default();
        self.waits = Vec::new();
        self.events = Vec::new();
        self.edges = Vec::new();
        self.special = Vec::new();
        self.first_back = Vec::new();
        self.frontier = Vec::new();
        self.next = Vec::new();
        self.stage = Stage::Done;
    }
}
