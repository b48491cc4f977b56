//! Whether a goal can still be reached in the turns that are left, told from how far pieces can get. Most positions of long
//! help play are left by it without looking at their moves.
//!
//! A relaxed problem: everything is taken to be easier than it is: nothing stands in the way, both sides help, pieces of one side move at the
//! same time. Then the royal of the side that shall be mated or stalemated must come, by its moves, to a square where each
//! square around it can be attacked by pieces of the other side, or filled by its own, with the moves that are left. What
//! cannot be done so cannot be done at all.

mod cover;
mod last_needs;
mod placements;
mod relaxed_steps;
mod still;
mod sure_steps;

use crate::computer::techniques::Technique;
use crate::problems::stipulation::{Goal, Play};
use crate::problems::stopped::Stopped;
use cover::CoverTable;
use engine::ids::{Player, TypeId};
use engine::position::Position;
use engine::position::repetition_key::may_castle;
use engine::variant::Variant;
use last_needs::LastNeeds;
use placements::{Budget, Placements};
use still::{Left, StillTable};

/// Most moves of a side with which this is asked.
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
    /// By side: whether it can castle, now or later.
    castles: [bool; 2],
    /// By square: moves of the royal to it if it castles first; none if it cannot.
    by_castling: Box<[u8]>,
    table: CoverTable,
    /// What its other pieces need for a stalemate, if that can be told.
    still: Option<StillTable>,
    /// What is known of the pieces of a position: by piece of the other side and of the mated one, its row.
    attackers: Vec<usize>,
    fillers: Vec<usize>,
    ending: LastNeeds,
    /// How all can stand at the end of help play, if that can be told.
    placements: Option<Placements>,
}

/// Up to so many moves, times pieces, of the side that attacks all ways to share the squares among them are tried.
const MAX_SHARED: usize = 18;

/// What a piece can do about a square of the royal in so many moves.
#[derive(Clone, Copy, Debug, Default)]
struct SquareCover {
    /// The bits of the squares that it can attack or fill.
    any: u16,
    /// How many of them from one place.
    most: u8,
    /// What it can attack from one place, without what is less: where that begins, and how many there are.
    places: (u32, u16),
}

impl Prospects {
    /// Looks at a problem. `left`: turns up to the goal. `None` where the rules allow more than pieces walking, or where
    /// this cannot tell.
    pub(crate) fn new(variant: &Variant, position: &Position, play: &dyn Play, left: u32) -> Option<Self> {
        let goal = play.goal()?;
        let mated = mated(position, left);
        let &[at] = position.royals(mated) else { return None };
        let royal = position.at(at).kind();
        let n_states = variant.pieces.types.len() * variant.movement.topology.len();
        let fits = n_states * variant.movement.topology.len() <= MAX_ENTRIES;
        let is_safe = Technique::Prospects.is_safe(variant) && relaxed_steps::are_at_home(variant, position);
        if !fits || !is_safe {
            return None;
        }
        let castles = Player::both(|it| may_castle(variant, position, it));
        let n_moves = ((left as usize).div_ceil(2) + usize::from(castles != [false; 2])).min(MAX_MOVES);
        let mut table = CoverTable::new(variant, position, goal, mated, royal, n_moves);
        let by_castling = if castles[mated] { table.distances_by_castling(variant, royal, at) } else { [].into() };
        let ending = LastNeeds::new(variant.movement.topology.len());
        let tells_stillness = goal == Goal::Stalemate && Technique::Stillness.is_safe(variant);
        let still = tells_stillness.then(|| StillTable::new(variant, mated));
        let (attackers, fillers) = (Vec::new(), Vec::new());
        let lists_placements = play.is_exact() && Technique::Placements.is_safe(variant);
        let placements = lists_placements.then(|| Placements::new(variant, position, goal, mated, left)).flatten();
        Some(Self { placements, goal, mated, royal, castles, by_castling, table, still, attackers, fillers, ending })
    }

    /// Whether the goal may be reached in exactly, or at most, so many turns. `false` is sure. `follows`: whether the position
    /// is one move behind the one with one turn more that was asked about last.
    ///
    /// # Errors
    /// [`Stopped`] if `stop` says so. The same question goes on then.
    pub(crate) fn are_open(
        &mut self,
        variant: &Variant,
        position: &Position,
        left: u32,
        follows: bool,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<bool, Stopped> {
        if let Some(it) = &mut self.placements {
            it.forget(left);
        }
        let &[king] = position.royals(self.mated) else { return Ok(true) };
        if mated(position, left) != self.mated || position.at(king).kind() != self.royal {
            return Ok(true);
        }
        let is_virgin = |side: Player| position.royals(side).iter().any(|it| position.at(*it).is_virgin());
        // A castling moves two pieces.
        let castles = Player::both(|it| self.castles[it] && is_virgin(it));
        let ours = (left as usize).div_ceil(2) + usize::from(castles[self.mated.other()]);
        let (theirs, more) = (left as usize / 2, usize::from(castles[self.mated]));
        if ours > self.table.n_moves {
            return Ok(true);
        }
        if let Some(it) = &mut self.placements {
            let moves = Player::both(|it| if it == self.mated { theirs + more } else { ours });
            let budget = Budget { left: left as usize, moves, castles: castles != [false; 2], follows };
            if let Some(it) = it.are_open(variant, &mut self.table, position, budget, stop)? {
                return Ok(it);
            }
        }
        let Self { table, still, attackers, fillers, .. } = self;
        attackers.clear();
        fillers.clear();
        for side in Player::BOTH {
            for at in position.pieces(side) {
                let state = table.state(position, at);
                if at == king || still.is_some() {
                    table.know_ways(variant, side, state);
                }
                if at != king {
                    let rows = if side == self.mated { &mut *fillers } else { &mut *attackers };
                    rows.push(table.row(variant, side, state));
                }
            }
        }
        let task = Left { position, own: theirs + more, others: ours };
        let Some(needed) = still.as_mut().map_or(Some(0), |it| it.moves_needed(table, task)) else { return Ok(false) };
        let distances = &self.table.ways(self.mated, self.table.state(position, king)).distances;
        let fits = |at: usize, distance: u8, theirs: usize| {
            let left = theirs.checked_sub(usize::from(distance)).filter(|it| *it >= needed);
            left.is_some_and(|it| self.fits(at, ours, it))
        };
        let res = (0..self.table.n_squares).any(|at| fits(at, distances[at], theirs))
            || more > 0 && self.by_castling.iter().enumerate().any(|(at, it)| fits(at, *it, theirs + 1));
        Ok(res)
    }

    /// Whether it is known that a move takes at most one piece, and fills at most two squares.
    pub(crate) fn tell_stillness(&self) -> bool {
        self.still.is_some()
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
        if ours * self.attackers.len() <= MAX_SHARED {
            let mut filled = [0; MAX_MOVES + 1];
            for (n, sum) in filled.iter_mut().enumerate().take(theirs + 1) {
                *sum = self.fillers.iter().fold(0, |sum, it| sum | cells[it + at * width + n].any);
            }
            let fills = Fills { at, theirs, filled };
            return self.is_shared(0, needed, ours, &fills);
        }
        // What stays where it is guards what it guards; the others are taken together as if they never guarded the same.
        let by_staying = (guarded & needed).count_ones() as usize;
        n_filled + self.n_covered(at, ours, false) >= n_needed
            && n_filled + by_staying + self.n_covered(at, ours, true) >= n_needed
    }

    /// Whether the attackers from one on can share what is needed and not filled, if they have so many moves.
    fn is_shared(&self, first: usize, needed: u16, left: usize, fills: &Fills) -> bool {
        let Fills { at, theirs, filled } = fills;
        let (width, cells) = (self.table.n_moves + 1, &self.table.cells);
        let lacking = needed & !filled[*theirs];
        // Each square is filled by another piece.
        if lacking == 0
            && filled[..*theirs].iter().map(|it| (needed & !it).count_ones() as usize).sum::<usize>() <= *theirs
        {
            return true;
        }
        let others = self.attackers[first..].iter();
        if lacking & !others.fold(0, |sum, it| sum | cells[it + at * width + left].any) != 0 {
            return false;
        }
        let Some(row) = self.attackers.get(first) else { return false };
        (0..=left).any(|n| {
            let (begin, len) = cells[row + at * width + n].places;
            let places = &self.table.places[begin as usize..][..usize::from(len)];
            let mut helpful = places.iter().filter(|it| n == 0 || *it & needed != 0);
            helpful.any(|it| self.is_shared(first + 1, needed & !it, left - n, fills))
        })
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

/// What the side of the royal can fill around it, with the royal on a square.
struct Fills {
    at: usize,
    theirs: usize,
    /// By number of moves.
    filled: [u16; MAX_MOVES + 1],
}

/// Whose turn it is when no turn is left.
fn mated(position: &Position, left: u32) -> Player {
    if left.is_multiple_of(2) { position.turn() } else { position.turn().other() }
}
