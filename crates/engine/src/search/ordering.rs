//! Which quiet moves have been good before: killers, answers, history.

use crate::search::ranking::MoveId;
use crate::search::score::MAX_PLY;

/// Largest number of the history.
pub(crate) const MOST_HISTORY: i32 = 1 << 14;

/// What cut off other branches of the tree.
#[derive(Clone, Debug)]
pub(crate) struct Ordering {
    killers: Vec<[MoveId; 2]>,
    /// By the place where the last move ended: what refuted it.
    answers: Vec<MoveId>,
    /// By the place where a move ends.
    history: Vec<i16>,
}

impl Ordering {
    /// Nothing is known. `n_places`: pieces times squares.
    pub(crate) fn new(n_places: usize) -> Self {
        Self {
            killers: vec![[MoveId::NONE; 2]; MAX_PLY + 2],
            answers: vec![MoveId::NONE; n_places],
            history: vec![0; n_places],
        }
    }

    /// A new search begins.
    pub(crate) fn fade(&mut self) {
        self.killers.fill([MoveId::NONE; 2]);
        self.history.iter_mut().for_each(|it| *it /= 4);
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

    /// A quiet move was better than asked for.
    pub(crate) fn reward(&mut self, ply: usize, last: usize, id: MoveId, place: usize, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != id {
            *killers = [id, killers[0]];
        }
        if let Some(it) = self.answers.get_mut(last) {
            *it = id;
        }
        self.change(place, bonus(depth));
    }

    /// A quiet move was tried before the one that was good.
    pub(crate) fn blame(&mut self, place: usize, depth: i32) {
        self.change(place, -bonus(depth));
    }

    fn change(&mut self, place: usize, by: i32) {
        if let Some(it) = self.history.get_mut(place) {
            let old = i32::from(*it);
            *it = (old + by - old * by.abs() / MOST_HISTORY) as i16;
        }
    }
}

fn bonus(depth: i32) -> i32 {
    (16 * depth * depth).min(1200)
}
