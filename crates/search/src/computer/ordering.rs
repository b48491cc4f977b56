//! Which quiet moves have been good before. Alpha-beta cuts off the more, the earlier the best move comes, and what refuted
//! one branch often refutes its sisters. All of this only orders moves and helps to choose which are reduced; none of it
//! makes a value wrong by itself.

use crate::computer::parameters::{HISTORY_BONUS, HISTORY_FADE, MOST_HISTORY, MOST_HISTORY_BONUS};
use crate::computer::score::MAX_PLY;
use crate::ranking::MoveId;

/// How many pairs of successive moves are told apart, as a power of 2. Pairs that share a number are rare enough.
const PAIR_BITS: u32 = 17;

/// What cut off other branches of the tree.
#[derive(Clone, Debug)]
pub(crate) struct Ordering {
    /// By ply: killers, the two quiet moves that cut off last. A threat that one move does not meet, its sisters rarely do
    /// (Akl and Newborn, *The Principal Continuation and the Killer Heuristic*, 1977).
    killers: Vec<[MoveId; 2]>,
    /// By the place where the last move ended: the countermove, which refuted it last, wherever that was (Uiterwijk, *The
    /// Countermove Heuristic*, 1992).
    countermoves: Vec<MoveId>,
    /// By the place where a move ends: history, how often such moves cut off and how often they did not (Schaeffer, *The
    /// History Heuristic and Alpha-Beta Search Enhancements in Practice*, 1989).
    history: Vec<i16>,
    /// By the place where an earlier move ended and the one where a move ends: continuation history, the same after one's
    /// own and the enemy's last move, so that plans are told from chance (CPW, *History Heuristic*).
    continuations: Vec<i16>,
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
            countermoves: vec![MoveId::NONE; n_places],
            history: vec![0; n_places],
            continuations: vec![0; 1 << PAIR_BITS],
        }
    }

    /// A new search begins.
    pub(crate) fn fade(&mut self) {
        self.killers.fill([MoveId::NONE; 2]);
        self.history.iter_mut().chain(&mut self.continuations).for_each(|it| *it /= HISTORY_FADE);
    }

    /// The quiet moves that were best at this ply.
    pub(crate) fn killers(&self, ply: usize) -> [MoveId; 2] {
        self.killers[ply]
    }

    /// What refuted a move that ended on a place.
    pub(crate) fn countermove(&self, place: usize) -> MoveId {
        self.countermoves.get(place).copied().unwrap_or(MoveId::NONE)
    }

    /// How good moves to a place have been, up to `MOST_HISTORY` and as far below zero.
    pub(crate) fn history(&self, place: usize) -> i32 {
        self.history.get(place).map_or(0, |it| i32::from(*it))
    }

    /// The same, and its continuations: up to three times as much.
    pub(crate) fn with_continuations(&self, trail: Trail, place: usize) -> i32 {
        let [last, before] = trail.pairs(place);
        self.history(place) + i32::from(self.continuations[last]) + i32::from(self.continuations[before])
    }

    /// A quiet move was better than asked for.
    pub(crate) fn reward(&mut self, ply: usize, trail: Trail, id: MoveId, place: usize, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != id {
            *killers = [id, killers[0]];
        }
        if let Some(it) = self.countermoves.get_mut(trail.last) {
            *it = id;
        }
        self.change(trail, place, bonus(depth));
    }

    /// A quiet move was tried before the one that was good.
    pub(crate) fn penalize(&mut self, trail: Trail, place: usize, depth: i32) {
        self.change(trail, place, -bonus(depth));
    }

    fn change(&mut self, trail: Trail, place: usize, by: i32) {
        if let Some(it) = self.history.get_mut(place) {
            change(it, by);
        }
        trail.pairs(place).into_iter().for_each(|it| change(&mut self.continuations[it], by));
    }
}

/// History gravity: what is near the limit moves less, so that it never leaves it and old points fade (CPW, *History
/// Heuristic*).
fn change(it: &mut i16, by: i32) {
    let old = i32::from(*it);
    *it = (old + by - old * by.abs() / MOST_HISTORY) as i16;
}

fn bonus(depth: i32) -> i32 {
    (HISTORY_BONUS * depth * depth).min(MOST_HISTORY_BONUS)
}
