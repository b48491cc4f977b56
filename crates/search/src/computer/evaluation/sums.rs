//! What a move changes in few places, kept up to date by its patch instead of counted anew (CPW, *Incremental Updates*).

use crate::computer::evaluation::Evaluator;
use crate::computer::evaluation::weights::NEXT_TO;
use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;

/// Values that a move changes in few places, so that they are kept up to date: White's view, in centipawns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    /// While most pieces are there.
    pub(super) mid: i32,
    /// With few pieces left.
    pub(super) end: i32,
    /// By side: the material that attacks royals.
    pub(super) force: [i32; 2],
    /// By side: its first royal.
    pub(super) royal: [Option<Sq>; 2],
    /// By side: the force of the enemy near that royal, in 16ths.
    pub(super) pressure: [i32; 2],
    /// By side: its pieces beside that royal, itself included.
    pub(super) shelter: [i32; 2],
    /// What tells the structure of the Pawns of both sides.
    pub(super) pawns: u64,
    /// By side and shade: its pieces that are bound to the shade.
    pub(super) bound: [[i8; 3]; 2],
}

impl Sums {
    /// The material of a side that can move far: without pawns and royals.
    pub(crate) fn force(&self, side: Player) -> i32 {
        self.force[side.index()]
    }
}

impl Evaluator {
    /// The sums of a position, counted anew.
    pub(crate) fn sums(&self, variant: &Variant, position: &Position) -> Sums {
        let mut res = Sums { mid: -self.at_start, end: -self.at_start, ..Sums::default() };
        for side in Player::BOTH {
            for sq in position.pieces(side) {
                self.put(variant, &mut res, sq, position.at(sq), 1);
            }
            for (kind, n) in position.hand_of(side) {
                self.hand(&mut res, side, kind, i32::from(n));
            }
        }
        self.settle(&mut res, position);
        res
    }

    /// Incremental update: the sums after a patch that is played next, but for royals that move: `settle` does the rest.
    pub(crate) fn changed(&self, variant: &Variant, position: &Position, mut sums: Sums, patch: &[Edit]) -> Sums {
        for edit in patch {
            match *edit {
                Edit::Put(sq, new) => {
                    self.put(variant, &mut sums, sq, position.at(sq), -1);
                    self.put(variant, &mut sums, sq, new, 1);
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
            let (at, now) = (side.index(), self.royal.of(position, side));
            if sums.royal[at] == now {
                continue;
            }
            (sums.royal[at], sums.pressure[at], sums.shelter[at]) = (now, 0, 0);
            for sq in Player::BOTH.into_iter().flat_map(|it| position.pieces(it)) {
                self.near_royal(sums, side, sq, position.at(sq), 1);
            }
        }
    }

    /// Counts a piece that appears or vanishes near the royal of a side.
    #[inline]
    fn near_royal(&self, sums: &mut Sums, side: Player, sq: Sq, piece: Occupant, by: i32) {
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
    fn put(&self, variant: &Variant, sums: &mut Sums, sq: Sq, piece: Occupant, by: i32) {
        if !piece.is_piece() {
            return;
        }
        let [mid, end] = self.places[variant.place(piece, sq)];
        let sign = if piece.side() == Player::White { by } else { -by };
        sums.mid += sign * i32::from(mid);
        sums.end += sign * i32::from(end);
        let (side, kind) = (piece.side().index(), piece.kind());
        sums.force[side] += by * self.forces[kind.index()];
        sums.pawns ^= self.structure.key(kind, variant.place(piece, sq));
        let shade = self.shades[kind.index() * self.n_squares + sq.index()];
        if shade > 0 {
            sums.bound[side][usize::from(shade) - 1] += by as i8;
        }
        Player::BOTH.into_iter().for_each(|it| self.near_royal(sums, it, sq, piece, by));
    }

    fn hand(&self, sums: &mut Sums, side: Player, kind: TypeId, by: i32) {
        let sign = if side == Player::White { by } else { -by };
        sums.mid += sign * self.hands[kind.index()];
        sums.end += sign * self.hands[kind.index()];
        sums.force[side.index()] += by * self.forces[kind.index()];
    }
}
