//! Turns of two parts as people write them: `Qxd5,d2` if one piece makes both, `Nc3,Bb2` for two pieces.

use engine::ids::Sq;
use engine::moves::candidate::Turn;
use engine::moves::move_list::Item;
use engine::moves::path::Step;

use crate::notation::names::{label, square_letters};
use crate::notation::san::{BETWEEN, SanTable, squares};

impl SanTable<'_> {
    /// A turn of two parts; `None` for other moves, and where the second part cannot be told from the first.
    pub(super) fn double(&self, idx: usize, item: &Item, path: &[Step], level: usize) -> Option<String> {
        if item.turn != Turn::Double {
            return None;
        }
        let n_squares = path.iter().take_while(|it| matches!(it, Step::Square(_))).count();
        let squares = squares(&path[..n_squares]);
        let (first, second) = squares.split_at_checked(self.second_part(&squares)?)?;
        let (from, other, end) = (*first.first()?, *second.first()?, *first.last()?);
        let mut res = self.id(self.position.at(from).kind()).to_owned();
        let name = label(self.variant, from);
        let letters = square_letters(&name);
        res.push_str(match level {
            0 => "",
            1 => &name[..letters],
            2 => &name[letters..],
            _ => &name,
        });
        self.add_steps(idx, first, &mut res);
        res.push(BETWEEN);
        if other != end {
            res.push_str(self.id(self.position.at(other).kind()));
            if level > 0 {
                res.push_str(&label(self.variant, other));
            }
        }
        self.add_steps(idx, second, &mut res);
        let tail = path[n_squares..].iter().filter(|it| level > 3 || !matches!(it, Step::Choice(_))).copied();
        res.push_str(&self.writer(self.position.at(other).kind()).tail(&tail.collect::<Vec<_>>()));
        Some(res)
    }

    /// Where the second part begins: with the square on which the first one ended, or with another own piece.
    fn second_part(&self, squares: &[Sq]) -> Option<usize> {
        let side = self.position.at(*squares.first()?).side();
        let begins = |at: &usize| squares[*at] == squares[*at - 1] || self.position.at(squares[*at]).is(side);
        (2..squares.len().saturating_sub(1)).find(begins)
    }

    /// The squares of a part behind its origin, with `x` before those where something is captured.
    fn add_steps(&self, idx: usize, part: &[Sq], res: &mut String) {
        let victims = self.moves.victims(idx);
        for (number, sq) in part.iter().enumerate().skip(1) {
            if victims.iter().any(|it| it.square == *sq && !it.unloaded) {
                res.push('x');
            } else if number > 1 {
                res.push('-');
            }
            res.push_str(&label(self.variant, *sq));
        }
    }
}
