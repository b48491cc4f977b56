//! Whether a goal can still be reached in the turns that are left, told from how far pieces can get. Most positions of long
//! help play are left by it without looking at their moves.
//!
//! Everything is taken to be easier than it is: nothing stands in the way, both sides help, pieces of one side move at the
//! same time. Then the royal of the side that shall be mated or stalemated must come, by its moves, to a square where each
//! square around it can be attacked by pieces of the other side, or filled by its own, with the moves that are left. What
//! cannot be done so cannot be done at all.

mod cover;
mod last_needs;
mod relaxed_steps;

use crate::ids::{Player, TypeId};
use crate::position::Position;
use crate::search::stipulation::Goal;
use crate::variant::Variant;
use cover::CoverTable;
use last_needs::LastNeeds;

/// Most moves of a side that are told apart: more are as good as so many.
const MAX_MOVES: usize = 10;

/// Squares around a royal that are looked at; their bits begin at 1, and 0 is its own square.
const MAX_FLIGHTS: usize = 15;

/// Most entries of the tables by state and square.
const MAX_ENTRIES: usize = 1 << 22;

/// How far the sides are from the goal.
#[derive(Debug)]
pub(crate) struct Prospects {
    goal: Goal,
    /// The side that shall be mated or stalemated, and the type of its royal.
    mated: Player,
    royal: TypeId,
    table: CoverTable,
    /// What is known of the pieces of a position: by piece of the other side and of the mated one, its row.
    attackers: Vec<usize>,
    fillers: Vec<usize>,
    ending: LastNeeds,
}

/// What a piece can do about a square of the royal in so many moves.
#[derive(Clone, Copy, Debug, Default)]
struct Cover {
    /// The bits of the squares that it can attack or fill.
    any: u16,
    /// How many of them from one place.
    most: u8,
}

impl Prospects {
    /// Looks at a problem. `left`: turns up to the goal. `None` where the rules allow more than pieces walking, or where
    /// this cannot tell.
    pub(crate) fn new(variant: &Variant, position: &Position, goal: Goal, left: u32) -> Option<Self> {
        let mated = mated(position, left);
        let &[at] = position.royals(mated) else { return None };
        let royal = position.at(at).kind();
        let n_states = variant.types.len() * variant.movement.topology.len();
        let fits = n_states * variant.movement.topology.len() <= MAX_ENTRIES;
        if !fits || !relaxed_steps::is_plain(variant, position) {
            return None;
        }
        let n_moves = (left as usize).div_ceil(2).min(MAX_MOVES);
        let table = CoverTable::new(variant, position, goal, (mated, royal), n_moves);
        let ending = LastNeeds::new(variant.movement.topology.len());
        Some(Self { goal, mated, royal, table, attackers: Vec::new(), fillers: Vec::new(), ending })
    }

    /// Whether the goal may be reached in exactly, or at most, so many turns. `false` is sure.
    pub(crate) fn are_open(&mut self, variant: &Variant, position: &Position, left: u32) -> bool {
        let &[king] = position.royals(self.mated) else { return true };
        if mated(position, left) != self.mated || position.at(king).kind() != self.royal {
            return true;
        }
        let cap = self.table.n_moves;
        let (ours, theirs) = ((left as usize).div_ceil(2).min(cap), (left as usize / 2).min(cap));
        self.attackers.clear();
        self.fillers.clear();
        for at in position.pieces(self.mated.other()) {
            self.attackers.push(self.table.row(variant, self.mated.other(), position.at(at).kind(), at));
        }
        for at in position.pieces(self.mated).filter(|it| *it != king) {
            self.fillers.push(self.table.row(variant, self.mated, position.at(at).kind(), at));
        }
        let distances = self.table.distances(variant, king);
        let is_near = |at: &usize| usize::from(distances[*at]) <= theirs;
        (0..distances.len()).filter(is_near).any(|at| self.fits(at, ours, theirs - usize::from(distances[at])))
    }

    /// Whether the goal may be reached with the royal on a square, if the sides have so many moves for it.
    fn fits(&self, at: usize, ours: usize, theirs: usize) -> bool {
        let mut needed = self.table.flights(at);
        if self.goal == Goal::Mate {
            needed |= 1;
        }
        let (width, cells) = (self.table.n_moves + 1, &self.table.cells);
        let (mut covered, mut guarded) = (0, 0);
        for it in &self.attackers {
            covered |= cells[it + at * width + ours].any;
            guarded |= cells[it + at * width].any;
        }
        if self.goal == Goal::Mate && covered & 1 == 0 {
            return false;
        }
        let filled = self.fillers.iter().fold(0, |sum, it| sum | cells[it + at * width + theirs].any);
        if needed & !covered & !filled != 0 {
            return false;
        }
        let n_needed = needed.count_ones() as usize;
        let n_filled = self.n_filled(at, theirs);
        // What stays where it is guards what it guards; the others are taken together as if they never guarded the same.
        let by_staying = (guarded & needed).count_ones() as usize;
        n_filled + self.n_covered(at, ours, false) >= n_needed
            && n_filled + by_staying + self.n_covered(at, ours, true) >= n_needed
    }

    /// How many squares around the royal its own side can fill with so many moves.
    fn n_filled(&self, at: usize, mut left: usize) -> usize {
        let width = self.table.n_moves + 1;
        let mut by_cost = [0; MAX_MOVES + 1];
        for it in &self.fillers {
            if let Some(cost) = (0..=left).find(|n| self.table.cells[it + at * width + n].any != 0) {
                by_cost[cost] += 1;
            }
        }
        let mut res = by_cost[0];
        for (cost, n) in by_cost.iter().enumerate().skip(1) {
            let some = (left / cost).min(*n);
            res += some;
            left -= some * cost;
        }
        res
    }

    /// How many squares of the royal the other side can attack with so many moves, if none is counted twice. `moving`:
    /// only what moves counts.
    fn n_covered(&self, at: usize, left: usize, moving: bool) -> usize {
        let width = self.table.n_moves + 1;
        let mut best = [0_usize; MAX_MOVES + 1];
        for it in &self.attackers {
            let row = &self.table.cells[it + at * width..][..=left];
            let stays = if moving { 0 } else { usize::from(row[0].most) };
            for total in (0..=left).rev() {
                let moves = (1..=total).map(|n| best[total - n] + usize::from(row[n].most)).max();
                best[total] = moves.unwrap_or(0).max(best[total] + stays);
            }
        }
        best[left]
    }
}

/// Whose turn it is when no turn is left.
fn mated(position: &Position, left: u32) -> Player {
    if left.is_multiple_of(2) { position.turn() } else { position.turn().other() }
}
