//! On which square boards a king and one more piece mate a bare king.

use engine::ids::TypeId;
use engine::variant::Variant;
use message::{Message, msg};
use search::endgames::EndgameSolver;
use search::endgames::mating_board::mating_board;
use search::work::{Progress, Refusal, Work};

/// What the ending comes to on a board of one size, the side with the piece to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mating {
    /// Squares each way.
    pub size: u8,
    /// Positions that are won.
    pub wins: u64,
    /// Positions.
    pub positions: u64,
    /// Moves of the longest win; 0 if nothing is won.
    pub moves: u32,
}

impl Mating {
    /// Works the ending out for a type of a variant, with kings that move as its first royal does.
    ///
    /// # Errors
    /// Why there is no such ending.
    pub fn of(variant: &Variant, kind: TypeId, size: u8) -> Result<Self, Message> {
        let (board, pieces) = mating_board(variant, kind, size).ok_or_else(|| msg!("endings-no-royal"))?;
        let mut solver = EndgameSolver::of_pieces(board, &pieces).map_err(Refusal::message)?;
        let [side, _] = match solver.run(&mut || false) {
            Progress::Refused(why) => return Err(why.message()),
            it => it.answer().unwrap_or_default(),
        };
        let moves = side.longest_win.map_or(0, |it| it.div_ceil(2));
        Ok(Self { size, wins: side.wins, positions: side.total(), moves })
    }

    /// The won positions in percent.
    #[must_use]
    pub fn share(&self) -> f64 {
        100.0 * self.wins as f64 / self.positions.max(1) as f64
    }

    /// Whether mate can be forced from most positions: in the others the piece is lost, or too far away.
    #[must_use]
    pub fn forces(&self) -> bool {
        2 * self.wins > self.positions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooks_mate_and_bishops_do_not() {
        let variant = game::setup::compile(&rules::read("rook:R:R::a1\nbishop:B:B::c1\nking:K:K::e1").0).0;
        let of = |id| Mating::of(&variant, variant.type_by_id(id).unwrap(), 8).unwrap();
        assert_eq!((of("R").moves, of("R").forces()), (16, true));
        assert_eq!((of("B").wins, of("B").moves, of("B").forces()), (0, 0, false));
        let none = game::setup::compile(&rules::read("royal=0\nrook:R:R::a1").0).0;
        assert!(Mating::of(&none, none.type_by_id("R").unwrap(), 8).is_err());
    }
}
