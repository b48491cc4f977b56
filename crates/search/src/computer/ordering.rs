//! Which quiet moves have been good before: killers, answers, history.

use crate::computer::score::MAX_PLY;
use crate::ranking::MoveId;

/// Largest number of the history.
pub(crate) const MOST_HISTORY: i32 = 1 << 14;

/// How many pairs of successive moves are told apart, as a power of 2. Pairs that share a number are rare enough.
const PAIR_BITS: u32 = 17;

/// What cut off other branches of the tree.
#[derive(Clone, Debug)]
pub(crate) struct Ordering {
    killers: Vec<[MoveId; 2]>,
    /// By the place where the last move ended: what refuted it.
    answers: Vec<MoveId>,
    /// By the place where a move ends.
    history: Vec<i16>,
    /// By the place where an earlier move ended and the one where a move ends.
    pairs: Vec<i16>,
}

/// Where the last move ended and the one before it, as places; `usize::MAX` for none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trail {
    pub(crate) last: usize,
    pub(crate) before: usize,
}

impl Trail {
    /// The numbers of its pairs with a place.
    fn pairs(self, place: usize) -> [usize; 2] {
        [(self.last, 0), (self.before, 1)].map(|(earlier, salt)| {
            let word = (earlier as u64) << 32 ^ (place as u64) << 1 ^ salt;
            (word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - PAIR_BITS)) as usize
        })
    }
}

impl Ordering {
    /// Nothing is known. `n_places`: pieces times squares.
    pub(crate) fn new(n_places: usize) -> Self {
        Self {
            killers: vec![[MoveId::NONE; 2]; MAX_PLY + 2],
            answers: vec![MoveId::NONE; n_places],
            history: vec![0; n_places],
            pairs: vec![0; 1 << PAIR_BITS],
        }
    }

    /// A new search begins.
    pub(crate) fn fade(&mut self) {
        self.killers.fill([MoveId::NONE; 2]);
        self.history.iter_mut().chain(&mut self.pairs).for_each(|it| *it /= 4);
    }

    /// The quiet moves that were best at this ply.
    pub(crate) fn killers(&self, ply: usize) -> [MoveId; 2] {
        self.killers[ply]
    }

    /// What refuted a move that ended on a place.
    pub(crate) fn answer(&self, place: usize) -> MoveId {
        self.answers.get(place).copied().unwrap_or(MoveId::NONE)
    }

    /// How good moves to a place have been, up to `MOST_HISTORY` and as far below zero.
    pub(crate) fn history(&self, place: usize) -> i32 {
        self.history.get(place).map_or(0, |it| i32::from(*it))
    }

    /// The same, also after these moves: up to three times as much.
    pub(crate) fn promise(&self, trail: Trail, place: usize) -> i32 {
        let [last, before] = trail.pairs(place);
        self.history(place) + i32::from(self.pairs[last]) + i32::from(self.pairs[before])
    }

    /// A quiet move was better than asked for.
    pub(crate) fn reward(&mut self, ply: usize, trail: Trail, (id, place): (MoveId, usize), depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != id {
            *killers = [id, killers[0]];
        }
        if let Some(it) = self.answers.get_mut(trail.last) {
            *it = id;
        }
        self.change(trail, place, bonus(depth));
    }

    /// A quiet move was tried before the one that was good.
    pub(crate) fn blame(&mut self, trail: Trail, place: usize, depth: i32) {
        self.change(trail, place, -bonus(depth));
    }

    fn change(&mut self, trail: Trail, place: usize, by: i32) {
        if let Some(it) = self.history.get_mut(place) {
            change(it, by);
        }
        trail.pairs(place).into_iter().for_each(|it| change(&mut self.pairs[it], by));
    }
}

fn change(it: &mut i16, by: i32) {
    let old = i32::from(*it);
    *it = (old + by - old * by.abs() / MOST_HISTORY) as i16;
}

fn bonus(depth: i32) -> i32 {
    (16 * depth * depth).min(1200)
}
