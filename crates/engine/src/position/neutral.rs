//! Pieces that belong to whoever is to move, and to whoever attacks.

use crate::board::occupant::Occupant;
use crate::ids::{Player, Sq, TypeSet};
use crate::moves::patch::Edit;
use crate::position::Position;

impl Position {
    /// Gives the pieces of neutral types to the side to move, as if the last patch had done it.
    pub fn pass_on(&mut self, neutral: TypeSet) {
        for (sq, piece) in self.neutral(neutral, |_, _| self.turn) {
            self.amend(Edit::Put(sq, piece));
        }
    }

    /// The same board as it is for an attack of a side on a square: neutral pieces are the attacker's, but for what it
    /// would take, the royals and what stands on that square. It cannot be undone.
    #[must_use]
    pub fn attacked_by(&self, neutral: TypeSet, by: Player, target: Option<Sq>) -> Self {
        let mut res = self.clone();
        let is_target = |sq, piece: Occupant| target == Some(sq) || self.royal_types.has(piece.kind());
        for (sq, piece) in self.neutral(neutral, |sq, it| if is_target(sq, it) { by.other() } else { by }) {
            res.set_up(Edit::Put(sq, piece));
        }
        res
    }

    /// The neutral pieces that do not belong to those whose they shall be, as they shall be.
    fn neutral(&self, neutral: TypeSet, owner: impl Fn(Sq, Occupant) -> Player) -> Vec<(Sq, Occupant)> {
        if neutral.is_empty() {
            return Vec::new();
        }
        let all = self.board.iter().enumerate().map(|(idx, piece)| (Sq(idx as u16), *piece));
        let others = all.filter(|(sq, piece)| neutral.has(piece.kind()) && !piece.is(owner(*sq, *piece)));
        others.map(|(sq, piece)| (sq, piece.with_side(owner(sq, piece)))).collect()
    }
}
