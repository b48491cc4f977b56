//! Which moves cannot be the last one of a problem, told from lines of attack and single steps without making them: those
//! that give no check where mate is the goal, those that leave the other side a move where stalemate is.

use crate::problems::stipulation::Goal;
use crate::problems::stipulation::prospects::Prospects;
use engine::attack::pass_mask::PassMask;
use engine::attack::tables::{Gap, Target};
use engine::board::occupant::Occupant;
use engine::generate::fast::output::MoveFilter;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::compact_move::CompactMove;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::Powers;
use engine::variant::Variant;

/// Pieces with a move that are looked for; few moves stop so many of them.
const MAX_MOVERS: usize = 4;

/// A line that may be any.
const ANY_LINE: u16 = u16::MAX;

/// What is known of the moves of one position.
#[derive(Debug)]
pub(crate) struct LastMoves {
    /// Whether lines and steps tell all there is to know: for checks, and by stalemated side.
    tells_checks: bool,
    tells_stalemates: [bool; 2],
    /// The number of the position: marks of others count as none.
    round: u32,
    /// By square: the line of attack on the royal on which a piece arrives there.
    arrivals: Vec<LastArrival>,
    /// By square: when leaving it was marked, because that may open a line to the royal.
    departures: Vec<u32>,
    movers: Vec<FreePiece>,
}

#[derive(Clone, Copy, Debug, Default)]
struct LastArrival {
    round: u32,
    line: u16,
    distance: u16,
}

/// A piece of the side that shall have no move, which no move can pin: it can go to an empty square.
#[derive(Clone, Copy, Debug)]
struct FreePiece {
    at: Sq,
    to: Sq,
    /// Whether it can go to another one as well.
    has_more: bool,
}

impl LastMoves {
    pub(crate) fn new(variant: &Variant) -> Self {
        let n_squares = variant.movement.topology.len();
        // What a memory changes after a move is not known before.
        let tells_checks = variant.hooks.memories.is_empty();
        let plain = tells_checks
            && variant.hooks.vetoes.is_empty()
            && variant.hooks.duties.is_empty()
            && variant.movement.ride_limits.is_none()
            && !variant.tables.pass_masks.has(PassMask::NOW);
        let opens = |by: Player| variant.tables.attacks.lines[by.index()].iter().all(|it| it.between == Gap::Clear);
        Self {
            tells_checks,
            tells_stalemates: Player::both(|side| plain && opens(side.other())),
            round: 0,
            arrivals: vec![LastArrival::default(); n_squares],
            departures: vec![0; n_squares],
            movers: Vec::new(),
        }
    }

    /// Looks at a position. Whether it is known then which moves do not reach the goal at once.
    pub(super) fn look(&mut self, variant: &Variant, position: &Position, goal: Goal) -> bool {
        match goal {
            Goal::Mate => self.look_for_checks(variant, position),
            Goal::Stalemate => self.look_for_movers(variant, position),
        }
    }

    /// Looks at the lines that lead to the royal of the side that is not to move. Whether it is known then which moves
    /// give no check.
    pub(crate) fn look_for_checks(&mut self, variant: &Variant, position: &Position) -> bool {
        let by = position.turn();
        let &[square] = position.royals(by.other()) else { return false };
        if !self.tells_checks || !variant.tables.attacks.walkers(by).is_empty() {
            return false;
        }
        self.round += 1;
        let target = Target { movement: &variant.movement, position, square, by };
        let spots = variant.tables.attacks.spots(target.movement, square, by);
        let lines = &variant.tables.attacks.lines[by.index()];
        let mut left = &*spots;
        while let [spot, ahead @ ..] = left {
            left = ahead;
            let line = &lines[usize::from(spot.line)];
            let there = position.at(spot.at);
            if line.between != Gap::Clear {
                // What stands on such a line, or beside it, may be in the way or a mount.
                self.arrive(spot.at, ANY_LINE, 0);
                self.departures[spot.at.index()] = self.round;
                if let Gap::Path(path, _) = &line.between {
                    let beside = path.iter().map(|it| variant.movement.topology.step(*it, spot.at));
                    beside.filter(|it| *it != Sq::NONE).for_each(|it| self.departures[it.index()] = self.round);
                }
                continue;
            }
            self.arrive(spot.at, spot.line, spot.distance);
            if there.is_empty() {
                continue;
            }
            let (behind, others) = ahead.split_at(usize::from(spot.behind));
            left = others;
            if there.is(by) {
                if line.hits(&target, *spot) {
                    return false;
                }
                let next = behind.iter().find(|it| !position.at(it.at).is_empty());
                if next.is_some_and(|it| line.hits(&target, *it)) {
                    self.departures[spot.at.index()] = self.round;
                }
            }
        }
        true
    }

    fn arrive(&mut self, at: Sq, line: u16, distance: u16) {
        let old = &mut self.arrivals[at.index()];
        let line = if old.round == self.round { ANY_LINE } else { line };
        *old = LastArrival { round: self.round, line, distance };
    }

    /// Whether a move may give check, once that is known.
    #[inline]
    pub(crate) fn may_check(&self, variant: &Variant, position: &Position, it: CompactMove) -> bool {
        match it {
            CompactMove::Unaffected { from, to, .. } => self.checks(variant, position.at(from), from, to),
            CompactMove::Drop { kind, to } => self.attacks(variant, position.turn(), kind, to),
            CompactMove::Entry { .. } | CompactMove::Written(_) => true,
        }
    }

    fn checks(&self, variant: &Variant, piece: Occupant, from: Sq, to: Sq) -> bool {
        self.departures[from.index()] == self.round || self.attacks(variant, piece.side(), piece.kind(), to)
    }

    fn attacks(&self, variant: &Variant, by: Player, kind: TypeId, from: Sq) -> bool {
        let it = self.arrivals[from.index()];
        let reaches =
            |line: u16| variant.tables.attacks.lines[by.index()][usize::from(line)].ranges[kind.index()] >= it.distance;
        it.round == self.round && (it.line == ANY_LINE || reaches(it.line))
    }

    /// Looks for pieces of the side that is not to move that can move whatever the other side does elsewhere. Whether it
    /// is known then which moves do not stalemate it.
    fn look_for_movers(&mut self, variant: &Variant, position: &Position) -> bool {
        let by = position.turn();
        let side = by.other();
        let &[square] = position.royals(side) else { return false };
        if !self.tells_stalemates[side.index()] || !variant.tables.attacks.walkers(by).is_empty() {
            return false;
        }
        self.round += 1;
        let target = Target { movement: &variant.movement, position, square, by };
        let spots = variant.tables.attacks.spots(target.movement, square, by);
        let mut left = &*spots;
        while let [spot, ahead @ ..] = left {
            left = ahead;
            let there = position.at(spot.at);
            if there.is_empty() {
                continue;
            }
            let (behind, others) = ahead.split_at(usize::from(spot.behind));
            left = others;
            self.departures[spot.at.index()] = self.round;
            if there.is(by) {
                if variant.tables.attacks.lines[by.index()][usize::from(spot.line)].hits(&target, *spot) {
                    return false;
                }
                let next = behind.iter().find(|it| !position.at(it.at).is_empty());
                next.into_iter().for_each(|it| self.departures[it.at.index()] = self.round);
            }
        }
        self.movers.clear();
        for at in position.pieces(side).filter(|it| *it != square) {
            if self.departures[at.index()] != self.round {
                self.movers.extend(mover(variant, position, at));
            }
            if self.movers.len() == MAX_MOVERS {
                break;
            }
        }
        true
    }

    /// Whether a move may leave the other side without one, once that is known.
    pub(crate) fn may_stalemate(&self, moves: &Moves, it: CompactMove) -> bool {
        match it {
            CompactMove::Unaffected { to, .. } | CompactMove::Drop { to, .. } => self.stops_all(to),
            CompactMove::Entry { .. } => true,
            CompactMove::Written(idx) => match moves.patch(idx as usize) {
                // Only one of the two squares is filled.
                [Edit::Put(a, left), Edit::Put(b, arrives)] if left.is_empty() != arrives.is_empty() => {
                    self.stops_all(if left.is_empty() { *b } else { *a })
                }
                _ => true,
            },
        }
    }

    /// Whether so many pieces have moves that filling two squares stops not all of them, once that is known.
    pub(super) fn has_too_many_movers(&self) -> bool {
        let stops = |it: &FreePiece, filled: Sq| filled == it.at || filled == it.to && !it.has_more;
        let Some(first) = self.movers.first() else { return false };
        [first.at, first.to].into_iter().all(|a| {
            let others = self.movers.iter().filter(|it| !stops(it, a));
            let Some(second) = others.clone().next() else { return false };
            [second.at, second.to].into_iter().all(|b| others.clone().any(|it| !stops(it, b)))
        })
    }

    fn stops_all(&self, filled: Sq) -> bool {
        self.movers.iter().all(|it| filled == it.at || filled == it.to && !it.has_more)
    }
}

/// What is known of the moves of a position that may reach a goal at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct KnownGoalMoves {
    pub(super) goal: Goal,
    /// Whether it is known from lines which give no check or stop no piece, and which leave the royal a square.
    pub(super) by_lines: bool,
    pub(super) by_needs: bool,
}

/// The moves that may reach a goal at once.
pub(super) struct GoalMoves<'a> {
    pub(super) last: &'a LastMoves,
    pub(super) prospects: Option<&'a Prospects>,
    pub(super) variant: &'a Variant,
    pub(super) known: KnownGoalMoves,
}

impl GoalMoves<'_> {
    /// Whether a move of the list may reach the goal.
    pub(super) fn may_reach(&self, position: &Position, moves: &Moves, it: CompactMove) -> bool {
        let Self { last, variant, known, .. } = self;
        let by_lines = !known.by_lines
            || match known.goal {
                Goal::Mate => last.may_check(variant, position, it),
                Goal::Stalemate => last.may_stalemate(moves, it),
            };
        by_lines
            && match it {
                CompactMove::Unaffected { from, to, .. } => self.may_end(position.at(from), from, to),
                CompactMove::Written(idx) => match moves.patch(idx as usize) {
                    [Edit::Put(a, left), Edit::Put(b, piece)] if left.is_empty() && piece.is_piece() => {
                        self.may_end(*piece, *a, *b)
                    }
                    [Edit::Put(b, piece), Edit::Put(a, left)] if left.is_empty() && piece.is_piece() => {
                        self.may_end(*piece, *a, *b)
                    }
                    _ => true,
                },
                CompactMove::Drop { .. } | CompactMove::Entry { .. } => true,
            }
    }

    /// Whether a piece that arrives may leave the royal no square.
    fn may_end(&self, piece: Occupant, from: Sq, to: Sq) -> bool {
        !self.known.by_needs || self.prospects.is_none_or(|it| it.may_end(piece, from, to))
    }
}

impl MoveFilter for GoalMoves<'_> {
    fn keeps(&self, piece: Occupant, from: Sq, to: Sq) -> bool {
        let by_lines = !self.known.by_lines
            || match self.known.goal {
                Goal::Mate => self.last.checks(self.variant, piece, from, to),
                Goal::Stalemate => self.last.stops_all(to),
            };
        by_lines && self.may_end(piece, from, to)
    }
}

/// The piece on a square as one that can go to an empty one in a single step that no rule touches.
fn mover(variant: &Variant, position: &Position, at: Sq) -> Option<FreePiece> {
    let (movement, piece) = (&variant.movement, position.at(at));
    let (side, kind) = (piece.side(), piece.kind());
    let masks = variant.tables.pass_masks.row(side, kind);
    if masks[at.index()].intersects(PassMask::LEAVE | PassMask::FIRST) {
        return None;
    }
    let program = movement.program(side, kind, at);
    let lines = program.rays.iter().map(|it| (it.step, it.range));
    let row = variant.tables.rays.get(variant.place(piece, at), &movement.topology, at, lines);
    let goes = row.iter().filter(|it| {
        let ray = &program.rays[usize::from(it.line)];
        it.distance == 1
            && !ray.virgin
            && ray.powers.contains(Powers::MOVE)
            && position.at(it.at).is_empty()
            && !masks[it.at.index()].contains(PassMask::ENTER)
            && !movement.is_closed(side, kind, it.at)
    });
    let mut ends = goes.map(|it| it.at);
    let to = ends.next()?;
    Some(FreePiece { at, to, has_more: ends.any(|it| it != to) })
}
