//! What pieces can do about the squares around a royal, by the moves they make for it. Worked out when it is asked for.

use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};

use crate::problems::stipulation::Goal;
use crate::problems::stipulation::prospects::relaxed_steps::{RelaxedStep, castle, steps};
use crate::problems::stipulation::prospects::{MAX_FLIGHTS, SquareCover};
use engine::attack::pass_mask::PassMask;
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::position::Position;
use engine::program::Powers;
use engine::variant::Variant;

/// No way leads there.
const FAR: u8 = u8::MAX;

/// What one move leads to, and whether it is nothing but a capture.
type Steps = Arc<[(u32, bool)]>;

#[derive(Debug)]
pub(super) struct CoverTable {
    goal: Goal,
    mated: Player,
    /// Types of the other side that may not stand where the royal could take them.
    safe: TypeSet,
    pub(super) n_squares: usize,
    /// Moves of a side that are told apart.
    pub(super) n_moves: usize,
    /// The position that was asked about: it tells what may castle.
    start: Position,
    /// By square: where the royal can surely go from it unless that is attacked or filled.
    flights: Vec<Vec<Sq>>,
    /// By state and square: whether a piece of the other side may attack it.
    attacks: Box<[bool]>,
    /// By side and state.
    steps: [Vec<Option<Steps>>; 2],
    /// By state of a piece of the other side and square of the royal: what it attacks around it.
    masks: Vec<OnceLock<Box<[u16]>>>,
    /// By side and state: where its row begins among the cells; 0 is not known.
    rows: [Vec<u32>; 2],
    /// What pieces can do, by square of the royal and number of moves.
    pub(super) cells: Vec<SquareCover>,
    /// The bits of squares around it that they attack from one place, as the cells say.
    pub(super) places: Vec<u16>,
    /// By side and state: the ways of a piece, once they are known.
    ways: [Vec<Option<Box<Ways>>>; 2],
    /// What is said of others.
    nowhere: Ways,
}

/// Where a piece can get.
#[derive(Debug)]
pub(super) struct Ways {
    /// By state, in the places of states without a type by square: in how many moves.
    pub(super) distances: Box<[u8]>,
    /// The same for the captures that it must make on its way.
    pub(super) captures: Box<[u8]>,
    /// The same for all numbers of moves, as bits, in which it can come there.
    pub(super) walks: Box<[u16]>,
    /// In how many moves it can come anywhere.
    pub(super) all_walks: u16,
    /// The states that it can have, and after how many moves, nearest first.
    pub(super) states: Vec<(usize, usize)>,
}

impl Ways {
    fn nowhere(n_states: usize) -> Self {
        let far: Box<[u8]> = vec![FAR; n_states].into();
        Self {
            captures: far.clone(),
            distances: far,
            walks: vec![0; n_states].into(),
            all_walks: 0,
            states: Vec::new(),
        }
    }

    /// Whether it gets to a square with so many moves.
    pub(super) fn lead_to(&self, at: Sq, most: usize) -> bool {
        usize::from(self.distances[at.index()]) <= most
    }
}

impl CoverTable {
    pub(super) fn new(
        variant: &Variant,
        start: &Position,
        goal: Goal,
        mated: Player,
        royal: TypeId,
        n_moves: usize,
    ) -> Self {
        let keeps_safe = !variant.royals.last_only[mated.other()];
        let n_squares = variant.movement.topology.len();
        let n_states = variant.pieces.types.len() * n_squares;
        Self {
            goal,
            mated,
            safe: if keeps_safe { *start.royal_types() } else { TypeSet::EMPTY },
            n_squares,
            n_moves,
            start: start.clone(),
            flights: (0..n_squares as u16).map(|it| flights(variant, mated, royal, Sq(it))).collect(),
            attacks: attacks(variant, mated.other()),
            steps: Player::both(|_| vec![None; n_states]),
            masks: vec![OnceLock::new(); n_states],
            rows: Player::both(|_| vec![0; n_states]),
            cells: vec![SquareCover::default()],
            places: Vec::new(),
            ways: Player::both(|_| (0..n_states).map(|_| None).collect()),
            nowhere: Ways::nowhere(n_states),
        }
    }

    /// The squares around a royal; their bits begin at 1.
    pub(super) fn flight_squares(&self, at: Sq) -> &[Sq] {
        &self.flights[at.index()]
    }

    /// Whether a piece of the other side may attack a square, whatever stands between.
    pub(super) fn attacks(&self, state: usize, at: Sq) -> bool {
        self.attacks[state * self.n_squares + at.index()]
    }

    /// Whether a piece of the other side may stand somewhere while the royal is on a square.
    pub(super) fn is_safe(&self, state: usize, royal: Sq) -> bool {
        !self.is_unsafe(state, &self.flights[royal.index()])
    }

    /// The bits of the squares around a royal, without its own.
    pub(super) fn flights(&self, at: usize) -> u16 {
        (1 << (self.flights[at].len() + 1)) - 2
    }

    /// The state of the piece on a square.
    pub(super) fn state(&self, position: &Position, at: Sq) -> usize {
        self.state_of(position.at(at).kind(), at)
    }

    /// The state of a type on a square.
    pub(super) fn state_of(&self, kind: TypeId, at: Sq) -> usize {
        kind.index() * self.n_squares + at.index()
    }

    /// The type of a state.
    pub(super) fn kind(&self, state: usize) -> usize {
        state / self.n_squares
    }

    fn steps(&mut self, variant: &Variant, side: Player, state: usize) -> Steps {
        let Self { n_squares, start, steps: known, .. } = self;
        let find = || {
            let (kind, from) = (TypeId((state / *n_squares) as u8), Sq((state % *n_squares) as u16));
            let of = |it: RelaxedStep| ((it.kind.index() * *n_squares + it.to.index()) as u32, it.takes);
            steps(variant, start, side, kind, from).into_iter().map(of).collect()
        };
        Arc::clone(known[side][state].get_or_insert_with(find))
    }

    /// Calls `each` with the states to which a piece can get and the moves it takes, nearest first.
    fn spread(&mut self, variant: &Variant, side: Player, state: usize, mut each: impl FnMut(&Self, usize, usize)) {
        let mut seen = vec![false; self.steps[side].len()];
        seen[state] = true;
        let mut ring = vec![state];
        for n in 0..=self.n_moves {
            ring.iter().for_each(|it| each(self, *it, n));
            if n == self.n_moves {
                break;
            }
            let mut next = Vec::new();
            for it in ring {
                for to in self.steps(variant, side, it).iter().map(|it| it.0 as usize) {
                    if !std::mem::replace(&mut seen[to], true) {
                        next.push(to);
                    }
                }
            }
            ring = next;
        }
    }

    /// Finds the ways of a piece, unless they are known.
    pub(super) fn know_ways(&mut self, variant: &Variant, side: Player, state: usize) {
        if self.ways[side][state].is_some() {
            return;
        }
        let mut res = Ways::nowhere(self.steps[side].len());
        self.spread(variant, side, state, |table, state, n| {
            for it in [state, state % table.n_squares] {
                res.distances[it] = (n as u8).min(res.distances[it]);
            }
            res.states.push((state, n));
        });
        self.count_captures(variant, side, state, &mut res.captures);
        self.count_walks(variant, side, state, &mut res.walks);
        res.all_walks = res.walks.iter().fold(0, |sum, it| sum | it);
        self.ways[side][state] = Some(Box::new(res));
    }

    /// Counts the captures that a piece must make at least on its way to each state.
    fn count_captures(&mut self, variant: &Variant, side: Player, state: usize, least: &mut [u8]) {
        least[state] = 0;
        let mut waiting = VecDeque::from([state]);
        while let Some(from) = waiting.pop_front() {
            for (to, takes) in self.steps(variant, side, from).iter().copied() {
                let (to, n) = (to as usize, least[from].saturating_add(takes.into()));
                if n < least[to] {
                    least[to] = n;
                    // Ways without another capture go first.
                    if takes {
                        waiting.push_back(to);
                    } else {
                        waiting.push_front(to);
                    }
                }
            }
        }
        for state in self.n_squares..least.len() {
            let at = state % self.n_squares;
            least[at] = least[state].min(least[at]);
        }
    }

    /// Finds in how many moves a piece can come to each state.
    fn count_walks(&mut self, variant: &Variant, side: Player, state: usize, walks: &mut [u16]) {
        let mut ring = vec![state];
        for n in 0..=self.n_moves {
            let bit = 1 << n;
            ring.iter().for_each(|it| walks[*it] |= bit);
            let mut next = Vec::new();
            for it in ring {
                walks[it % self.n_squares] |= bit;
                if n < self.n_moves {
                    next.extend(self.steps(variant, side, it).iter().map(|it| it.0 as usize));
                }
            }
            sort::sort(&mut next);
            next.dedup();
            ring = next;
        }
    }

    /// By square: in how many moves the royal gets there if the first one is a castling; empty if it has none.
    pub(super) fn distances_by_castling(&mut self, variant: &Variant, royal: TypeId, from: Sq) -> Box<[u8]> {
        let mut ends = Vec::new();
        castle(variant, &self.start, self.mated, from, &mut ends);
        let mut res = vec![FAR; if ends.is_empty() { 0 } else { self.n_squares }];
        for end in ends.into_iter().filter(|it| *it != from) {
            let state = royal.index() * self.n_squares + end.index();
            self.know_ways(variant, self.mated, state);
            let more = self.ways(self.mated, state).distances.iter();
            res.iter_mut().zip(more).for_each(|(least, it)| *least = it.saturating_add(1).min(*least));
        }
        res.into()
    }

    /// The ways of a piece that were found.
    pub(super) fn ways(&self, side: Player, state: usize) -> &Ways {
        self.ways[side][state].as_deref().unwrap_or(&self.nowhere)
    }

    /// The row of what a piece can do, by square of the royal and number of moves: the mated side fills, the other attacks.
    pub(super) fn row(&mut self, variant: &Variant, side: Player, state: usize) -> usize {
        match self.rows[side][state] {
            0 => self.make_row(variant, side, state),
            it => it as usize,
        }
    }

    #[cold]
    fn make_row(&mut self, variant: &Variant, side: Player, state: usize) -> usize {
        let width = self.n_moves + 1;
        let mut res = vec![SquareCover::default(); self.n_squares * width];
        let mut places: Vec<Vec<u16>> = vec![Vec::new(); res.len()];
        self.spread(variant, side, state, |table, state, n| {
            for (royal, flights) in table.flights.iter().enumerate() {
                let mask = if side == table.mated {
                    table.mask(side, state, royal, flights)
                } else {
                    table.attacked_in(state, royal)
                };
                let cell = &mut res[royal * width + n];
                cell.any |= mask;
                cell.most = cell.most.max(mask.count_ones() as u8);
                if side != table.mated {
                    add_place(&mut places[royal * width + n], mask);
                }
            }
        });
        for row in res.chunks_mut(width) {
            for n in 1..width {
                row[n].any |= row[n - 1].any;
                row[n].most = row[n].most.max(row[n - 1].most);
            }
        }
        for (idx, cell) in res.iter_mut().enumerate().filter(|_| side != self.mated) {
            if idx % width > 0 {
                let fewer = places[idx - 1].clone();
                fewer.into_iter().for_each(|it| add_place(&mut places[idx], it));
            }
            cell.places = (self.places.len() as u32, places[idx].len() as u16);
            self.places.extend_from_slice(&places[idx]);
        }
        let begins = self.cells.len();
        self.cells.append(&mut res);
        self.rows[side][state] = begins as u32;
        begins
    }

    /// The bits of what a piece of the other side attacks around a royal from where it stands.
    pub(super) fn attacked(&self, kind: TypeId, at: Sq, royal: Sq) -> u16 {
        self.attacked_in(kind.index() * self.n_squares + at.index(), royal.index())
    }

    fn attacked_in(&self, state: usize, royal: usize) -> u16 {
        let find = || {
            let of = |(royal, flights): (usize, &Vec<Sq>)| self.mask(self.mated.other(), state, royal, flights);
            self.flights.iter().enumerate().map(of).collect()
        };
        self.masks[state].get_or_init(find)[royal]
    }

    /// The bits of what a piece attacks or fills around a royal.
    fn mask(&self, side: Player, state: usize, royal: usize, flights: &[Sq]) -> u16 {
        let at = state % self.n_squares;
        let does = |it: usize| if side == self.mated { at == it } else { self.attacks[state * self.n_squares + it] };
        if at == royal || side != self.mated && self.is_unsafe(state, flights) {
            return 0;
        }
        let own = u16::from(self.goal == Goal::Mate && side != self.mated && does(royal));
        let bits = flights.iter().enumerate().map(|(n, it)| u16::from(does(it.index())) << (n + 1));
        bits.fold(own, |sum, it| sum | it)
    }

    /// Whether a piece of the other side would be lost to the royal, and may not be.
    fn is_unsafe(&self, state: usize, flights: &[Sq]) -> bool {
        let (kind, at) = (TypeId((state / self.n_squares) as u8), Sq((state % self.n_squares) as u16));
        self.safe.has(kind) && flights.contains(&at)
    }
}

/// Adds what a piece attacks from a place, unless it attacks all of that and more from another.
fn add_place(places: &mut Vec<u16>, mask: u16) {
    if places.iter().all(|it| mask & !it != 0) {
        places.retain(|it| it & !mask != 0);
        places.push(mask);
    }
}

/// The squares to which a royal can surely step unless they are attacked or filled by its own side.
fn flights(variant: &Variant, side: Player, kind: TypeId, at: Sq) -> Vec<Sq> {
    let movement = &variant.movement;
    let masks = variant.tables.pass_masks.row(side, kind);
    if masks[at.index()].intersects(PassMask::LEAVE | PassMask::FIRST) {
        return Vec::new();
    }
    let rays = movement.program(side, kind, at).rays.iter();
    let goes = rays.filter(|it| !it.virgin && it.powers.contains(Powers::MOVE_OR_TAKE));
    let mut res: Vec<Sq> = goes.map(|it| movement.topology.step(it.step, at)).collect();
    res.retain(|it| {
        *it != Sq::NONE
            && *it != at
            && !masks[it.index()].intersects(PassMask::ARRIVE)
            && !movement.is_closed(side, kind, *it)
            && !movement.is_barred(side, kind, *it)
    });
    sort::sort(&mut res);
    res.dedup();
    res.truncate(MAX_FLIGHTS);
    res
}

/// By state of a piece of a side and square: whether it may attack there, whatever stands between.
fn attacks(variant: &Variant, by: Player) -> Box<[bool]> {
    let n_squares = variant.movement.topology.len();
    let mut res = vec![false; variant.pieces.types.len() * n_squares * n_squares].into_boxed_slice();
    for kind in
        variant.tables.attacks.walkers(by).iter().map(TypeId::index).filter(|it| *it < variant.pieces.types.len())
    {
        res[kind * n_squares * n_squares..][..n_squares * n_squares].fill(true);
    }
    let lines = &variant.tables.attacks.lines[by.index()];
    for target in 0..n_squares {
        for spot in &*variant.tables.attacks.spots(&variant.movement, Sq(target as u16), by) {
            let ranges = &lines[usize::from(spot.line)].ranges;
            for kind in (1..variant.pieces.types.len()).filter(|it| ranges[*it] >= spot.distance) {
                res[(kind * n_squares + spot.at.index()) * n_squares + target] = true;
            }
        }
    }
    res
}
