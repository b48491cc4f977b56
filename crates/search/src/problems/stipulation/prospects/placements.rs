//! All ways in which pieces can stand at the end of help play as the goal wants it, its *placements*: listed once, and
//! thinned out with each move. Only those are left whose pieces still get to their places in the moves that are left.
//!
//! What a placement says is less than what the goal asks, never more: pieces are taken to walk on an empty board. So where
//! none is left, no line reaches the goal.

mod closer_look;
mod draft;
mod geometry;

use crate::problems::stipulation::Goal;
use crate::problems::stipulation::prospects::cover::CoverTable;
use crate::problems::stopped::Stopped;
use closer_look::CloserLook;
use draft::{Draft, Drafted, GONE, Piece, Stop, TAKEN, Unfinished};
use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::position::Position;
use engine::variant::Variant;
use geometry::Geometry;

/// Most pieces and states of which placements are listed.
const MAX_PIECES: usize = 64;
const MAX_STATES: usize = 1 << 12;

/// Attempts to put a piece down that lists may cost for each position that was asked about, so that listing takes no longer
/// than the rest.
const CREDIT: usize = 4;

/// Binary logarithms of the attempts at first: more in longer play, where a list saves more.
const FIRST_CREDIT: std::ops::RangeInclusive<u32> = 13..=24;

/// What may still be done in a position.
#[derive(Clone, Copy)]
pub(super) struct Budget {
    /// Turns left, and moves by side.
    pub(super) left: usize,
    pub(super) moves: [usize; 2],
    /// Whether a move may be a castling, which moves two pieces.
    pub(super) castles: bool,
    /// Whether the position is one move behind the one with one turn more that was asked about last.
    pub(super) follows: bool,
}

/// A placement that can still be reached.
#[derive(Clone, Copy, Debug, Default)]
struct Live {
    /// Where it begins among those of its list.
    at: u32,
    /// By side: moves to the places, captures on the way, and pieces that may be taken.
    moves: [u8; 2],
    captures: [u8; 2],
    victims: [u8; 2],
    /// Pieces that must be taken.
    n_gone: u8,
}

/// What is known of the last position with so many turns left.
#[derive(Debug, Default)]
struct Level {
    is_known: bool,
    /// The turns that were left where the placements were listed, and the list, if it was here: places by piece.
    listed: usize,
    rows: Vec<u16>,
    pieces: Vec<Piece>,
    live: Vec<Live>,
}

/// A piece of which the last move changed the state.
#[derive(Clone, Copy, Debug)]
struct Change {
    piece: usize,
    from: usize,
    to: usize,
}

#[derive(Debug)]
pub(super) struct Placements {
    goal: Goal,
    mated: Player,
    geometry: Geometry,
    /// By turns left.
    levels: Vec<Level>,
    changes: Vec<Change>,
    /// Attempts that a list may cost, and what must be there before the next one is begun.
    credit: usize,
    least: usize,
    /// The list of the position that was asked about last, if it was left in the middle.
    unfinished: Option<Unfinished>,
}

impl Placements {
    /// `None` if there are too many states.
    pub(super) fn new(variant: &Variant, start: &Position, goal: Goal, mated: Player, left: u32) -> Option<Self> {
        if variant.pieces.types.len() * variant.movement.topology.len() > MAX_STATES {
            return None;
        }
        let geometry = Geometry::new(variant, start, mated);
        let levels = (0..=left).map(|_| Level::default()).collect();
        let credit = 1 << (2 * left + 4).clamp(*FIRST_CREDIT.start(), *FIRST_CREDIT.end());
        Some(Self { goal, mated, geometry, levels, changes: Vec::new(), credit, least: 0, unfinished: None })
    }

    /// Whether a placement can be reached from a position; `None` if that is not known.
    ///
    /// # Errors
    /// [`Stopped`] if `stop` says so. The same question goes on then.
    pub(super) fn are_open(
        &mut self,
        variant: &Variant,
        table: &mut CoverTable,
        position: &Position,
        budget: Budget,
        stop: Stop<'_>,
    ) -> Result<Option<bool>, Stopped> {
        if self.unfinished.is_some() {
            return self.list(variant, table, position, budget, stop);
        }
        self.credit += CREDIT;
        let before = self.levels.get(budget.left + 1).filter(|it| budget.follows && it.is_known);
        if before.is_some_and(|it| find_changes(table, position, &it.pieces, &mut self.changes)) {
            return Ok(Some(self.thin_out(variant, table, position, budget)));
        }
        self.list(variant, table, position, budget, stop)
    }

    /// Forgets what was known of a position with so many turns left.
    pub(super) fn forget(&mut self, left: u32) {
        self.levels[left as usize].is_known = false;
    }

    /// Lists the placements of a position.
    fn list(
        &mut self,
        variant: &Variant,
        table: &mut CoverTable,
        position: &Position,
        budget: Budget,
        stop: Stop<'_>,
    ) -> Result<Option<bool>, Stopped> {
        let level = &mut self.levels[budget.left];
        level.is_known = false;
        level.pieces.clear();
        for side in [self.mated, self.mated.other()] {
            // The draft wants the royal of the mated side first.
            let royal = position.royals(side).first().copied();
            let others = position.pieces(side).filter(|it| Some(*it) != royal);
            level.pieces.extend(royal.into_iter().chain(others).map(|it| (side, table.state(position, it))));
        }
        if level.pieces.len() > MAX_PIECES || self.credit <= self.least {
            return Ok(None);
        }
        for (side, state) in &level.pieces {
            know_ways(variant, table, (*side, *state), *side != self.mated);
        }
        let mut draft = Draft::new(table, &self.geometry, self.goal, &level.pieces, budget.moves);
        if let Some(it) = self.unfinished.take() {
            draft.resume(it);
        }
        let drafted = draft.list(self.credit, stop);
        let n_tries = draft.n_tries();
        match drafted {
            Drafted::Stopped(it) => {
                self.unfinished = Some(it);
                return Err(Stopped);
            }
            Drafted::TooMany => {
                self.credit -= n_tries;
                // The next one may well be as long.
                self.least = 2 * n_tries;
                return Ok(None);
            }
            Drafted::Rows(rows) => {
                self.credit -= n_tries;
                level.rows = rows;
            }
        }
        (level.is_known, level.listed) = (true, budget.left);
        let look =
            CloserLook { table, geometry: &self.geometry, mated: self.mated, position, budget, pieces: &level.pieces };
        let n_pieces = level.pieces.len();
        let all =
            level.rows.chunks(n_pieces).enumerate().map(|(n, row)| (Live::new(table, &level.pieces, row, n), row));
        level.live.clear();
        level.live.extend(all.filter(|(it, row)| look.fits(row, it)).map(|it| it.0));
        Ok(Some(!level.live.is_empty()))
    }

    /// Takes over what is left of the placements of the position before. Whether that is any.
    fn thin_out(&mut self, variant: &Variant, table: &mut CoverTable, position: &Position, budget: Budget) -> bool {
        let (levels, after) = self.levels.split_at_mut(budget.left + 1);
        let (level, before) = (&mut levels[budget.left], &after[0]);
        level.pieces.clone_from(&before.pieces);
        for it in &self.changes {
            let side = before.pieces[it.piece].0;
            level.pieces[it.piece].1 = it.to;
            if it.to != TAKEN {
                let is_new = side != self.mated && table.kind(it.from) != table.kind(it.to);
                know_ways(variant, table, (side, it.to), is_new);
            }
        }
        (level.is_known, level.listed) = (true, before.listed);
        let rows = &after[before.listed - budget.left - 1].rows;
        let look =
            CloserLook { table, geometry: &self.geometry, mated: self.mated, position, budget, pieces: &level.pieces };
        level.live.clear();
        for it in &before.live {
            let row = &rows[it.at as usize..][..before.pieces.len()];
            let Some(it) = it.after(table, &self.changes, &before.pieces, row).filter(|it| look.may_fit(it)) else {
                continue;
            };
            // One that surely fits is enough: the others are looked at with the next move.
            if !level.live.is_empty() || look.fits(row, &it) {
                level.live.push(it);
            }
        }
        !level.live.is_empty()
    }
}

impl Live {
    /// The n-th of a list.
    fn new(table: &CoverTable, pieces: &[Piece], row: &[u16], n: usize) -> Self {
        let mut res = Self { at: (n * pieces.len()) as u32, ..Self::default() };
        for (&(side, state), &place) in pieces.iter().zip(row) {
            if place >= GONE {
                res.victims[side] += 1;
                res.n_gone += u8::from(place == GONE);
            } else {
                let ways = table.ways(side, state);
                res.moves[side] += ways.distances[usize::from(place)];
                res.captures[side] += ways.captures[usize::from(place)];
            }
        }
        res
    }

    /// What becomes of it with a move; `None` if it cannot be reached any more.
    fn after(mut self, table: &CoverTable, changes: &[Change], pieces: &[Piece], row: &[u16]) -> Option<Self> {
        for &Change { piece, from, to } in changes {
            let (side, place) = (pieces[piece].0, row[piece]);
            if to == TAKEN {
                if place < GONE {
                    return None;
                }
                self.victims[side] -= 1;
                self.n_gone -= u8::from(place == GONE);
            } else if place < GONE {
                let (old, new, place) = (table.ways(side, from), table.ways(side, to), usize::from(place));
                if new.distances[place] == u8::MAX {
                    return None;
                }
                self.moves[side] = self.moves[side] - old.distances[place] + new.distances[place];
                self.captures[side] = self.captures[side] - old.captures[place] + new.captures[place];
            }
        }
        Some(self)
    }
}

/// Finds the ways of a piece. `all`: also those of its type from everywhere.
fn know_ways(variant: &Variant, table: &mut CoverTable, (side, state): Piece, all: bool) {
    table.know_ways(variant, side, state);
    if all {
        let kind = TypeId(table.kind(state) as u8);
        for at in 0..table.n_squares as u16 {
            table.know_ways(variant, side, table.state_of(kind, Sq(at)));
        }
    }
}

/// Finds which pieces the last move changed. `false` if that cannot be told.
fn find_changes(table: &CoverTable, position: &Position, pieces: &[Piece], res: &mut Vec<Change>) -> bool {
    res.clear();
    let (mut n, mut arrived) = (0, [(Player::White, 0); 2]);
    for (at, before) in position.last_changes() {
        let now = position.at(at);
        let piece = |it: Occupant| it.is_piece().then(|| (it.side(), table.state_of(it.kind(), at)));
        let (before, now) = (piece(before), piece(now));
        if before == now {
            continue;
        }
        if let Some(it) = before {
            let Some(piece) = pieces.iter().position(|piece| *piece == it) else { return false };
            res.push(Change { piece, from: it.1, to: TAKEN });
        }
        if let Some(it) = now {
            let Some(slot) = arrived.get_mut(n) else { return false };
            *slot = it;
            n += 1;
        }
    }
    let n_of = |side: Player, all: &[Change]| all.iter().filter(|it| pieces[it.piece].0 == side).count();
    for &(side, to) in &arrived[..n] {
        // A castling moves two pieces of different types.
        let is_single = n_of(side, res) == 1;
        let fits = |it: &&mut Change| {
            pieces[it.piece].0 == side && it.to == TAKEN && (is_single || table.kind(it.from) == table.kind(to))
        };
        let Some(it) = res.iter_mut().find(fits) else { return false };
        it.to = to;
    }
    // What left its square and arrived nowhere was taken: the other side did that.
    !arrived[..n].iter().any(|it| res.iter().any(|gone| gone.to == TAKEN && pieces[gone.piece].0 == it.0))
}
