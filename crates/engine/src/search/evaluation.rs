//! How good a position looks without a search: all of it follows from the definition.

pub mod piece_values;
mod squares;
pub mod weights;

use crate::board::occupant::Occupant;
use crate::ids::{Player, Sq, TypeId};
use crate::moves::patch::Edit;
use crate::position::Position;
use crate::search::score::{MOST, Value};
use crate::search::techniques::rewards_losses;
use crate::variant::Variant;
use weights::Weights;

/// Values that a move changes in few places, so that they are kept up to date: White's view, in centipawns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    /// While most pieces are there.
    mid: i32,
    /// With few pieces left.
    end: i32,
    /// By side: the material that attacks royals.
    force: [i32; 2],
    /// By side: its first royal.
    royal: [Option<Sq>; 2],
    /// By side: the force of the enemy near that royal, in 16ths.
    pressure: [i32; 2],
    /// By side: its pieces beside that royal, itself included.
    shelter: [i32; 2],
}

impl Sums {
    /// The material of a side that can move far: without pawns and royals.
    pub(crate) fn force(&self, side: Player) -> i32 {
        self.force[side.index()]
    }
}

/// How far judgements may be wrong on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noise {
    /// So many centipawns.
    Centipawns(i32),
    /// So many percent of what a piece that is not royal is worth at the start, in the mean: the same error matters as
    /// much in a game of Pawns as in one of Queens.
    OfPiece(i32),
}

/// Judges positions of one variant.
#[derive(Debug)]
pub struct Evaluator {
    weights: Weights,
    /// By type: its value, negative where losing pieces wins.
    values: Vec<i32>,
    /// By type: what it adds to `Sums::force`.
    forces: Vec<i32>,
    /// By `Variant::place`: value and square, opening and ending, the owner's view.
    places: Vec<[i16; 2]>,
    /// By type: a piece in hand.
    hands: Vec<i32>,
    n_squares: usize,
    /// By pair of squares: how much a piece on one presses a royal on the other, in 16ths.
    near: Vec<u8>,
    /// The force of both sides at the start.
    full: i32,
    /// Indices of the endings that tell how close a side is.
    closeness: Vec<usize>,
    /// What a piece is worth at the start, in the mean.
    mean: i32,
}

impl Evaluator {
    /// Works out what the definition says about values and squares.
    #[must_use]
    pub fn new(variant: &Variant) -> Self {
        let weights = weights::WEIGHTS;
        let squares::Tables { values, places, promotes } = squares::tables(variant, &weights);
        let forces: Vec<i32> = (0..values.len())
            .map(|it| {
                let (kind, value) = (TypeId(it as u8), values[it]);
                let is_none = variant.royal.has(kind) || promotes.has(kind) && value < weights.pawn;
                if is_none { 0 } else { value.max(0) }
            })
            .collect();
        let sign = if rewards_losses(variant) { -1 } else { 1 };
        let n_squares = variant.movement.topology.len();
        let mut res = Self {
            hands: values.iter().map(|it| sign * it * weights.hand / 100).collect(),
            values: values.iter().map(|it| sign * it).collect(),
            places: places.into_iter().map(|[mid, end]| [clamped(sign * mid), clamped(sign * end)]).collect(),
            forces,
            weights,
            n_squares,
            near: near(variant),
            full: 1,
            closeness: Vec::new(),
            mean: 0,
        };
        let start = variant.start();
        let sums = res.sums(variant, &start);
        res.mean = res.mean_of(&start);
        res.full = (sums.force[0] + sums.force[1]).max(1);
        let says =
            |idx: &usize| Player::BOTH.iter().any(|it| variant.endings[*idx].closeness(variant, &start, *it).is_some());
        res.closeness = (0..variant.endings.len()).filter(says).collect();
        res
    }

    /// How many centipawns of error that is.
    pub(crate) fn centipawns(&self, noise: Noise) -> i32 {
        match noise {
            Noise::Centipawns(it) => it,
            Noise::OfPiece(percent) => self.mean * percent / 100,
        }
    }

    /// What a piece of a position that is worth something is worth, on the board or in hand.
    fn mean_of(&self, position: &Position) -> i32 {
        let mut all = Vec::new();
        for side in Player::BOTH {
            all.extend(position.pieces(side).map(|it| position.at(it).kind()));
            all.extend(position.hand_of(side).map(|it| it.0));
        }
        let worth = all.iter().map(|it| self.value(*it).abs()).filter(|it| *it > 0);
        let n = worth.clone().count().max(1);
        worth.sum::<i32>() / n as i32
    }

    /// The value of a type in centipawns.
    #[must_use]
    pub fn value(&self, kind: TypeId) -> i32 {
        self.values[kind.index()]
    }

    /// What `side` gains if a piece vanishes.
    #[inline]
    pub(crate) fn loss_of(&self, side: Player, piece: Occupant) -> i32 {
        let value = self.values[piece.kind().index()];
        if !piece.is_piece() {
            0
        } else if piece.is(side) {
            -value
        } else {
            value
        }
    }

    /// How much more material `side` has after a patch.
    pub(crate) fn gain(&self, position: &Position, side: Player, patch: &[Edit]) -> i32 {
        patch
            .iter()
            .map(|edit| match *edit {
                Edit::Put(sq, new) => self.loss_of(side, position.at(sq)) - self.loss_of(side, new),
                Edit::Hand(owner, kind, by) => {
                    // A drop gains nothing: it is the same piece.
                    let value = self.values[kind.index()] * i32::from(by);
                    if owner == side { value } else { -value }
                }
                _ => 0,
            })
            .sum()
    }

    /// The sums of a position, counted anew.
    pub(crate) fn sums(&self, variant: &Variant, position: &Position) -> Sums {
        let mut res = Sums::default();
        for side in Player::BOTH {
            for sq in position.pieces(side) {
                self.put(variant, &mut res, (sq, position.at(sq)), 1);
            }
            for (kind, n) in position.hand_of(side) {
                self.hand(&mut res, side, kind, i32::from(n));
            }
        }
        self.settle(&mut res, position);
        res
    }

    /// The sums after a patch that is played next, but for royals that move: `settle` does the rest.
    pub(crate) fn changed(&self, variant: &Variant, position: &Position, mut sums: Sums, patch: &[Edit]) -> Sums {
        for edit in patch {
            match *edit {
                Edit::Put(sq, new) => {
                    self.put(variant, &mut sums, (sq, position.at(sq)), -1);
                    self.put(variant, &mut sums, (sq, new), 1);
                }
                Edit::Hand(side, kind, by) => self.hand(&mut sums, side, kind, i32::from(by)),
                _ => {}
            }
        }
        sums
    }

    /// Counts anew what stands near a royal that is not where it was.
    pub(crate) fn settle(&self, sums: &mut Sums, position: &Position) {
        for side in Player::BOTH {
            let (at, now) = (side.index(), position.royals(side).first().copied());
            if sums.royal[at] == now {
                continue;
            }
            (sums.royal[at], sums.pressure[at], sums.shelter[at]) = (now, 0, 0);
            for sq in Player::BOTH.into_iter().flat_map(|it| position.pieces(it)) {
                self.near_royal(sums, side, (sq, position.at(sq)), 1);
            }
        }
    }

    /// Counts a piece that appears or vanishes near the royal of a side.
    #[inline]
    fn near_royal(&self, sums: &mut Sums, side: Player, (sq, piece): (Sq, Occupant), by: i32) {
        let at = side.index();
        let Some(royal) = sums.royal[at] else { return };
        let near = self.near[royal.index() * self.n_squares + sq.index()];
        if piece.is(side) {
            sums.shelter[at] += if near == NEXT_TO { by } else { 0 };
        } else {
            sums.pressure[at] += by * i32::from(near) * self.forces[piece.kind().index()];
        }
    }

    #[inline]
    fn put(&self, variant: &Variant, sums: &mut Sums, (sq, piece): (Sq, Occupant), by: i32) {
        if !piece.is_piece() {
            return;
        }
        let [mid, end] = self.places[variant.place(piece, sq)];
        let sign = if piece.side() == Player::White { by } else { -by };
        sums.mid += sign * i32::from(mid);
        sums.end += sign * i32::from(end);
        sums.force[piece.side().index()] += by * self.forces[piece.kind().index()];
        Player::BOTH.into_iter().for_each(|it| self.near_royal(sums, it, (sq, piece), by));
    }

    fn hand(&self, sums: &mut Sums, side: Player, kind: TypeId, by: i32) {
        let sign = if side == Player::White { by } else { -by };
        sums.mid += sign * self.hands[kind.index()];
        sums.end += sign * self.hands[kind.index()];
        sums.force[side.index()] += by * self.forces[kind.index()];
    }

    /// How good the position looks to the side to move, in centipawns.
    pub(crate) fn judge(&self, variant: &Variant, position: &Position, sums: &Sums) -> Value {
        let left = (sums.force[0] + sums.force[1]).min(self.full);
        let (mid, end) = (i64::from(sums.mid), i64::from(sums.end));
        let (left, full) = (i64::from(left), i64::from(self.full));
        let mut white = ((mid * left + end * (full - left)) / full) as i32;
        let [in_white, in_black] = Player::both(|it| self.danger(variant, position, sums, it));
        white += in_black - in_white;
        for idx in &self.closeness {
            let close = |side| variant.endings[*idx].closeness(variant, position, side).unwrap_or(0);
            let [ours, theirs] = Player::both(|side| close(side).clamp(0, 1000).pow(2) / 1000);
            white += self.weights.closeness * (ours - theirs) / 1000;
        }
        let res = if position.turn() == Player::White { white } else { -white } + self.weights.turn;
        res.clamp(-MOST, MOST)
    }

    /// How much the royals of a side are pressed by pieces of the other, in centipawns.
    fn danger(&self, variant: &Variant, position: &Position, sums: &Sums, side: Player) -> i32 {
        if sums.royal[side.index()].is_none() || !variant.check_rule && self.weights.danger == 0 {
            return 0;
        }
        let mut pressure = sums.pressure[side.index()] / 16;
        let shelter = sums.shelter[side.index()];
        if variant.has_hands {
            let held: i32 =
                position.hand_of(side.other()).map(|(kind, n)| self.values[kind.index()].abs() * i32::from(n)).sum();
            pressure += held * self.weights.held_attackers / 100;
        }
        // A lone attacker does little, three are a storm.
        let storm = pressure / 16 * (pressure / 16) / self.weights.storm.max(1);
        let force = sums.force[side.other().index()].min(self.full) * 100 / self.full;
        (storm.min(self.weights.most_danger) - shelter.min(4) * self.weights.shelter * force.min(50) / 50)
            * self.weights.danger
            / 100
    }
}

/// The pressure of a piece beside a royal.
const NEXT_TO: u8 = 16;

/// By pair of squares: how much a piece on the second presses a royal on the first.
fn near(variant: &Variant) -> Vec<u8> {
    let topology = &variant.movement.topology;
    let n = topology.len();
    let mut res = vec![0; n * n];
    for a in 0..n {
        for b in 0..n {
            let (from, to) = (Sq(a as u16), Sq(b as u16));
            res[a * n + b] = match topology.distance(from, to) {
                0 | 1 => NEXT_TO,
                2 => 10,
                3 => 6,
                4 => 3,
                5 => 1,
                _ => 0,
            };
        }
    }
    res
}

fn clamped(it: i32) -> i16 {
    it.clamp(-30_000, 30_000) as i16
}
