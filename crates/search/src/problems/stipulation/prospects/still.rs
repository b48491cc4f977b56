//! How many moves are needed at least until all pieces of a side but its royal stand still, as a stalemate wants it.
//!
//! A piece stands still where each square that it can surely step to is filled: by its own side, or, where it only moves,
//! by anybody. Else it must be pinned, or gone. A move of the other side captures one piece or fills one square; a move of
//! its own brings one piece to its place, which may fill a square for another.

use crate::problems::stipulation::prospects::cover::CoverTable;
use crate::problems::stipulation::prospects::sure_steps::{SureStep, sure_steps};
use engine::ids::{Player, Sq, TypeId};
use engine::position::Position;
use engine::variant::Variant;

#[derive(Debug)]
pub(super) struct StillTable {
    /// The side that shall stand still.
    side: Player,
    /// By state of a piece of the side.
    steps: Vec<Vec<SureStep>>,
    /// By state of a piece of the other side: how many pieces it may pin at once.
    pins: Vec<u8>,
    /// The most of them.
    most_pins: usize,
    /// What the pieces of the position need, while they are counted.
    needs: Vec<Need>,
}

/// What a piece needs that does not stand still, in moves of its own.
#[derive(Clone, Copy, Debug)]
struct Need {
    /// To a place where it may stand still; more than there are if it reaches none.
    moves: usize,
    /// How many of them are saved if the other side takes or pins it.
    saved: usize,
}

/// A position with the moves that are left in it.
#[derive(Clone, Copy)]
pub(super) struct Left<'a> {
    pub(super) position: &'a Position,
    /// Moves of the side that shall stand still, and of the other one.
    pub(super) own: usize,
    pub(super) others: usize,
}

impl StillTable {
    /// `side`: the one that shall stand still.
    pub(super) fn new(variant: &Variant, side: Player) -> Self {
        let by = side.other();
        let n_squares = variant.movement.topology.len();
        let n_states = variant.pieces.types.len() * n_squares;
        let state = |it: usize| (TypeId((it / n_squares) as u8), Sq((it % n_squares) as u16));
        // Where nothing stands, steps that only capture lead nowhere.
        let steps = |it: usize| {
            let (kind, from) = state(it);
            let mut res = if it < n_squares { Vec::new() } else { sure_steps(variant, side, kind, from) };
            res.retain(|it| it.moves);
            res
        };
        let pins = pins(variant, by);
        Self {
            side,
            most_pins: pins.iter().copied().max().unwrap_or(0).into(),
            steps: (0..n_states).map(steps).collect(),
            pins,
            needs: Vec::new(),
        }
    }

    /// How many moves the pieces of the side need at least, beside those of its royal; `None` if they will not stand still.
    pub(super) fn moves_needed(&mut self, table: &CoverTable, left: Left<'_>) -> Option<usize> {
        let (Left { position, own, others }, by) = (left, self.side.other());
        let (mut n_pins, mut n_new) = (0, 0);
        for at in position.pieces(by) {
            let ways = table.ways(by, table.state(position, at));
            let pins = |it: &(usize, usize)| usize::from(self.pins[it.0]);
            match ways.states.first().map_or(0, pins) {
                0 => n_new += ways.states.iter().take_while(|it| it.1 <= others).map(pins).max().unwrap_or(0),
                it => n_pins += it,
            }
        }
        // What becomes a piece that pins moves for it.
        n_pins += n_new.min(others * self.most_pins);
        let royal = position.royals(self.side).first().copied();
        let (mut n_waited_for, mut waited_for) = (0, [Sq::NONE; 16]);
        self.needs.clear();
        for at in position.pieces(self.side).filter(|it| Some(*it) != royal) {
            let moves = match self.place(table, left, at) {
                Some(Standstill { moves: 0, open }) => {
                    // A square for which several pieces wait is counted once.
                    let is_new = open != Sq::NONE && !waited_for[..n_waited_for].contains(&open);
                    if is_new && n_waited_for < waited_for.len() {
                        waited_for[n_waited_for] = open;
                        n_waited_for += 1;
                    }
                    continue;
                }
                Some(it) => it.moves,
                None => own + 1,
            };
            let is_near = n_pins > 0
                || position.pieces(by).any(|it| table.ways(by, table.state(position, it)).lead_to(at, others));
            let kept = usize::from(!is_near);
            self.needs.push(Need { moves, saved: moves - kept });
        }
        // Those are taken or pinned that save the most moves.
        sort::by_key(&mut self.needs, |it| std::cmp::Reverse(it.saved));
        let (mut sum, mut spared) = (self.needs.iter().map(|it| it.moves).sum::<usize>(), others + n_pins);
        let mut idle = if sum <= own { spared } else { 0 };
        for it in self.needs.iter().take(spared) {
            let was_enough = sum <= own;
            sum -= it.saved;
            spared -= 1;
            if !was_enough && sum <= own {
                idle = spared;
            }
        }
        // A move of its own may bring a piece to its place and fill a square for another.
        (sum <= own && n_waited_for <= 2 * own + idle).then_some(sum)
    }

    /// The nearest place where a piece may stand still.
    fn place(&self, table: &CoverTable, left: Left<'_>, from: Sq) -> Option<Standstill> {
        let Left { position, own, others } = left;
        let ways = table.ways(self.side, table.state(position, from));
        for &(state, n) in ways.states.iter().take_while(|it| it.1 <= own) {
            let (mut n_own, mut open) = (0, Sq::NONE);
            let may_be_filled = self.steps[state].iter().all(|step| {
                let there = position.at(step.to);
                let is_left = n > 0 && step.to == from;
                if !is_left && (there.is(self.side) || !step.takes && !there.is_empty()) {
                    return true;
                }
                n_own += usize::from(step.takes);
                open = step.to;
                let by_own =
                    |it: Sq| it != from && table.ways(self.side, table.state(position, it)).lead_to(step.to, own - n);
                let by_other =
                    |it: Sq| table.ways(self.side.other(), table.state(position, it)).lead_to(step.to, others);
                position.pieces(self.side).any(by_own)
                    || !step.takes && position.pieces(self.side.other()).any(by_other)
            });
            if may_be_filled && n + n_own <= own {
                return Some(Standstill { moves: n, open });
            }
        }
        None
    }
}

/// A place where a piece may stand still.
struct Standstill {
    /// Moves to it.
    moves: usize,
    /// A square that must be filled then, if there is one.
    open: Sq,
}

/// By state of a piece of a side: how many pieces it may pin at most.
fn pins(variant: &Variant, by: Player) -> Vec<u8> {
    let n_squares = variant.movement.topology.len();
    let mut res = vec![0; variant.pieces.types.len() * n_squares];
    for target in 0..n_squares {
        let spots = variant.tables.attacks.spots(&variant.movement, Sq(target as u16), by);
        let mut n_lines = vec![0_u8; res.len()];
        for spot in spots.iter().filter(|it| it.distance > 1) {
            let ranges = &variant.tables.attacks.lines[by.index()][usize::from(spot.line)].ranges;
            for kind in (1..variant.pieces.types.len()).filter(|it| ranges[*it] >= spot.distance) {
                let it = &mut n_lines[kind * n_squares + spot.at.index()];
                *it = it.saturating_add(1);
            }
        }
        res.iter_mut().zip(n_lines).for_each(|(most, it)| *most = it.max(*most));
    }
    res
}
