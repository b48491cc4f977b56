//! A position, the only writer of a board, and its undo log. No rules.

mod hashing;
pub mod held;
mod neutral;
pub mod repetition_key;
mod supposed;

use crate::board::occupant::Occupant;
use crate::board::square_set::{SquareSet, Squares};
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::moves::patch::{Edit, FactId};
use hashing::{count_key, fact_key, ground_key, mix, put_key, right_key};
use held::Held;

/// A square that may be entered by a capture in passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Right {
    /// The square to enter.
    pub square: Sq,
    /// Where the piece stands that would be captured.
    pub victim: Sq,
}

/// How a fact behaves between moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FactSpec {
    /// Its value at the start.
    pub start: i32,
    /// Whether it falls back to `start` with every move that does not set it.
    pub transient: bool,
}

/// An earlier position of the game, as far as rules ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// A number that positions share if they count as the same.
    pub key: u64,
    /// Who made the move that led there.
    pub mover: Player,
    /// Where that move began; `Sq::NONE` for drops, for passes and at the start.
    pub from: Sq,
    /// Where it ended.
    pub to: Sq,
    /// Whether it gave check.
    pub check: bool,
    /// The half-move clock afterwards.
    pub half: u32,
}

/// What can be asked about the board, and the way back.
#[derive(Clone, Debug)]
pub struct Position {
    board: Box<[Occupant]>,
    /// The kind of terrain by square; empty as long as the whole board is plain.
    ground: Box<[u8]>,
    /// By owner, nobody last.
    occupied: [SquareSet; 3],
    royals: [Vec<Sq>; 2],
    royal_types: TypeSet,
    first_royals: [usize; 2],
    /// Below zero only in the middle of a patch that takes a piece before it brings it.
    hands: Box<[i16]>,
    prisons: Box<[i16]>,
    n_types: usize,
    rights: Vec<Right>,
    facts: Vec<i32>,
    specs: Vec<FactSpec>,
    turn: Player,
    /// Whether the last patch let the same side move again.
    again: bool,
    hash: u64,
    log: Vec<Edit>,
    old_rights: Vec<Right>,
    frames: Vec<UndoFrame>,
    past: Vec<Past>,
}

#[derive(Clone, Debug)]
struct UndoFrame {
    log: usize,
    old_rights: usize,
    hash: u64,
    again: bool,
}

impl Position {
    /// An empty board of `n_squares` squares, White to move.
    #[must_use]
    pub fn empty(n_squares: usize, n_types: usize, royal_types: TypeSet, specs: Vec<FactSpec>) -> Self {
        let nowhere = SquareSet::empty(n_squares);
        Self {
            board: vec![Occupant::EMPTY; n_squares].into_boxed_slice(),
            ground: Box::default(),
            occupied: [nowhere.clone(), nowhere.clone(), nowhere],
            royals: [Vec::new(), Vec::new()],
            royal_types,
            first_royals: [0; 2],
            hands: vec![0; 2 * (n_types + 1)].into_boxed_slice(),
            prisons: vec![0; 2 * (n_types + 1)].into_boxed_slice(),
            n_types,
            rights: Vec::new(),
            facts: specs.iter().map(|it| it.start).collect(),
            specs,
            turn: Player::White,
            again: false,
            hash: 0,
            log: Vec::new(),
            old_rights: Vec::new(),
            frames: Vec::new(),
            past: Vec::new(),
        }
    }

    /// What stands on a square.
    #[inline]
    #[must_use]
    pub fn at(&self, sq: Sq) -> Occupant {
        self.board[sq.index()]
    }

    /// The kind of terrain of a square; 0 is plain.
    #[inline]
    #[must_use]
    pub fn ground(&self, sq: Sq) -> u8 {
        self.ground.get(sq.index()).copied().unwrap_or(0)
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// Who made the last move: the side that is not to move, unless it may move again.
    #[must_use]
    pub fn mover(&self) -> Player {
        if self.again { self.turn } else { self.turn.other() }
    }

    /// A number that two positions share if they are the same.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash ^ if self.turn == Player::Black { mix(0xb1ac) } else { 0 }
    }

    /// The squares of a side's pieces, in order.
    #[must_use]
    pub fn pieces(&self, side: Player) -> Squares<'_> {
        self.occupied[side.index()].iter()
    }

    /// The squares of the walls, in order.
    #[must_use]
    pub fn walls(&self) -> Squares<'_> {
        self.occupied[2].iter()
    }

    /// Where a side's royals stand.
    #[inline]
    #[must_use]
    pub fn royals(&self, side: Player) -> &[Sq] {
        &self.royals[side]
    }

    /// The types whose pieces are royal.
    #[must_use]
    pub fn royal_types(&self) -> &TypeSet {
        &self.royal_types
    }

    /// How many royals a side had when the position was set up: what it has less, it has lost in play.
    #[must_use]
    pub fn first_royals(&self, side: Player) -> usize {
        self.first_royals[side]
    }

    /// Sets up how many royals each side had at first.
    pub fn set_first_royals(&mut self, n_royals: [usize; 2]) {
        self.first_royals = n_royals;
    }

    /// How many pieces of a type a side has in hand.
    #[must_use]
    pub fn hand(&self, side: Player, kind: TypeId) -> u16 {
        number(self.hands[side.index() * (self.n_types + 1) + kind.index()])
    }

    /// The types of the pieces that a side has in hand, with their numbers.
    #[must_use]
    pub fn hand_of(&self, side: Player) -> Held<'_> {
        let row = side.index() * (self.n_types + 1);
        Held { slots: &self.hands[row..=row + self.n_types], next: 0 }
    }

    /// How many captives of a type a side keeps.
    #[must_use]
    pub fn prison(&self, side: Player, kind: TypeId) -> u16 {
        number(self.prisons[side.index() * (self.n_types + 1) + kind.index()])
    }

    /// The captures in passing that are possible now.
    #[must_use]
    pub fn rights(&self) -> &[Right] {
        &self.rights
    }

    /// The same position without a capture in passing.
    #[must_use]
    pub fn without_right(&self, right: Right) -> Self {
        let mut res = self.clone();
        for it in res.rights.extract_if(.., |it| *it == right) {
            res.hash ^= right_key(it);
        }
        res
    }

    /// The value of a fact.
    #[must_use]
    pub fn fact(&self, id: FactId) -> i32 {
        self.facts[usize::from(id.0)]
    }

    /// How many moves can be taken back.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.frames.len()
    }

    /// Sets up: changes the position without passing the turn and without a way back.
    pub fn set_up(&mut self, edit: Edit) {
        self.write(edit);
    }

    /// Sets up whose turn it is.
    pub fn set_turn(&mut self, side: Player) {
        self.turn = side;
    }

    /// Plays a patch and passes the turn. `undo` takes it back.
    ///
    /// ```
    /// use engine::board::occupant::Occupant;
    /// use engine::ids::{Player, Sq, TypeId, TypeSet};
    /// use engine::moves::patch::Edit;
    /// use engine::position::Position;
    /// let king: TypeSet = [TypeId(1)].into_iter().collect();
    /// let mut position = Position::empty(9, 2, king, Vec::new());
    /// position.set_up(Edit::Put(Sq(0), Occupant::new(Player::White, TypeId(1))));
    /// assert_eq!(position.royals(Player::White), [Sq(0)]);
    /// // A drop: one piece less in hand, one more on the board.
    /// position.set_up(Edit::Hand(Player::White, TypeId(2), 1));
    /// position.apply(&[Edit::Put(Sq(4), Occupant::new(Player::White, TypeId(2))), Edit::Hand(Player::White, TypeId(2), -1)]);
    /// assert_eq!((position.hand(Player::White, TypeId(2)), position.depth()), (0, 1));
    /// position.undo();
    /// assert_eq!((position.hand(Player::White, TypeId(2)), position.depth()), (1, 0));
    /// ```
    pub fn apply(&mut self, patch: &[Edit]) {
        self.frames.push(UndoFrame {
            log: self.log.len(),
            old_rights: self.old_rights.len(),
            hash: self.hash,
            again: self.again,
        });
        self.again = false;
        if !self.rights.is_empty() {
            self.old_rights.extend_from_slice(&self.rights);
            for it in std::mem::take(&mut self.rights) {
                self.hash ^= right_key(it);
            }
        }
        for idx in 0..self.specs.len() {
            let spec = self.specs[idx];
            if spec.transient && self.facts[idx] != spec.start {
                let undo = self.write(Edit::Fact(FactId(idx as u8), spec.start));
                self.log.push(undo);
            }
        }
        for edit in patch {
            let undo = self.write(*edit);
            if !matches!(edit, Edit::Right { .. }) {
                self.log.push(undo);
            }
        }
        self.turn = self.turn.other();
    }

    /// Changes a square, a count, a fact or whose turn it is as if the last patch had done it: `undo` takes it back too.
    pub fn amend(&mut self, edit: Edit) {
        let undo = self.write(edit);
        if !self.frames.is_empty() && !matches!(edit, Edit::Right { .. }) {
            self.log.push(undo);
        }
    }

    /// The positions of the game so far, the current one last. Empty where nobody keeps a record, as in counting.
    #[must_use]
    pub fn past(&self) -> &[Past] {
        &self.past
    }

    /// Adds the current position to the record.
    pub fn remember(&mut self, past: Past) {
        self.past.push(past);
    }

    /// Keeps the first `n` positions of the record.
    pub fn recall(&mut self, n: usize) {
        self.past.truncate(n);
    }

    /// The squares that the last patch changed, each with what stood there before it. Empty at the start.
    pub fn last_changes(&self) -> impl Iterator<Item = (Sq, Occupant)> + '_ {
        let from = self.frames.last().map_or(self.log.len(), |it| it.log);
        self.log[from..].iter().filter_map(|it| match it {
            Edit::Put(sq, before) => Some((*sq, *before)),
            _ => None,
        })
    }

    /// Takes the last patch back. Does nothing at the start.
    pub fn undo(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        self.turn = self.turn.other();
        while self.log.len() > frame.log {
            match self.log.pop() {
                // The hash is known.
                Some(Edit::Put(sq, before)) => _ = self.put(sq, before),
                Some(edit) => _ = self.write(edit),
                None => {}
            }
        }
        self.rights.clear();
        self.rights.extend(self.old_rights.drain(frame.old_rights..));
        self.hash = frame.hash;
        self.again = frame.again;
    }

    /// Forgets the way back; the position stays.
    pub fn forget(&mut self) {
        self.log.clear();
        self.old_rights.clear();
        self.frames.clear();
    }

    /// The same position as the root of a game or a search: there is no way back and no record of what was before it.
    #[must_use]
    pub fn into_root(mut self) -> Self {
        self.forget();
        self.recall(0);
        self
    }

    /// Puts something on a square, and returns what stood there. The hash stays. Every move does it at least twice.
    #[inline(always)]
    fn put(&mut self, sq: Sq, new: Occupant) -> Occupant {
        let old = std::mem::replace(&mut self.board[sq.index()], new);
        if !old.is_empty() {
            self.occupied[old.owner()].remove(sq);
        }
        if !new.is_empty() {
            self.occupied[new.owner()].insert(sq);
        }
        if self.royal_types.has(old.kind()) || self.royal_types.has(new.kind()) {
            self.move_royal(sq, old, new);
        }
        old
    }

    /// Notes that a royal comes to a square, or leaves it.
    #[inline(never)]
    fn move_royal(&mut self, sq: Sq, old: Occupant, new: Occupant) {
        if self.royal_types.has(old.kind()) {
            self.royals[old.side()].retain(|it| *it != sq);
        }
        if self.royal_types.has(new.kind()) {
            let royals = &mut self.royals[new.side()];
            let at = royals.partition_point(|it| *it < sq);
            royals.insert(at, sq);
        }
    }

    /// Writes one edit and returns its inverse.
    #[inline]
    fn write(&mut self, edit: Edit) -> Edit {
        match edit {
            Edit::Put(sq, new) => {
                let old = self.put(sq, new);
                self.hash ^= put_key(sq, old) ^ put_key(sq, new);
                Edit::Put(sq, old)
            }
            Edit::Hand(side, kind, by) => {
                let slot = side.index() * (self.n_types + 1) + kind.index();
                change_count(&mut self.hands[slot], by, &mut self.hash, slot as u64);
                Edit::Hand(side, kind, by.wrapping_neg())
            }
            Edit::Prison(side, kind, by) => {
                let slot = side.index() * (self.n_types + 1) + kind.index();
                change_count(&mut self.prisons[slot], by, &mut self.hash, 1 << 12 | slot as u64);
                Edit::Prison(side, kind, by.wrapping_neg())
            }
            Edit::Right { square, victim } => {
                let right = Right { square, victim };
                self.hash ^= right_key(right);
                self.rights.push(right);
                edit
            }
            Edit::Fact(id, new) => {
                let old = std::mem::replace(&mut self.facts[usize::from(id.0)], new);
                self.hash ^= fact_key(id, old) ^ fact_key(id, new);
                Edit::Fact(id, old)
            }
            Edit::Ground(sq, new) => {
                if self.ground.is_empty() {
                    self.ground = vec![0; self.board.len()].into_boxed_slice();
                }
                let old = std::mem::replace(&mut self.ground[sq.index()], new);
                self.hash ^= ground_key(sq, old) ^ ground_key(sq, new);
                Edit::Ground(sq, old)
            }
            Edit::Again => {
                self.turn = self.turn.other();
                self.again = true;
                Edit::Again
            }
        }
    }
}

/// How many pieces there are.
fn number(count: i16) -> u16 {
    count.max(0).cast_unsigned()
}

fn change_count(count: &mut i16, by: i8, hash: &mut u64, slot: u64) {
    let old = *count;
    *count = old.wrapping_add(i16::from(by));
    *hash ^= count_key(slot, old.cast_unsigned()) ^ count_key(slot, count.cast_unsigned());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_move_brings_it_may_take_again() {
        let (side, kind) = (Player::Black, TypeId(2));
        let mut position = Position::empty(4, 3, TypeSet::EMPTY, Vec::new());
        let before = position.hash();
        // Patches are sorted: what leaves the hand comes first.
        for patch in [&[Edit::Hand(side, kind, -1), Edit::Hand(side, kind, 1)][..], &[Edit::Hand(side, kind, 1)]] {
            position.apply(patch);
            assert_eq!(position.hand(side, kind), patch.len() as u16 % 2);
            position.undo();
            assert_eq!((position.hand(side, kind), position.hand_of(side).count()), (0, 0));
            assert_eq!(position.hash(), before);
        }
    }
}
