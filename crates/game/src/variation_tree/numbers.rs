//! The numbers before the moves of a record: they tell whether moves are missing, and whether a word stands for one.

use engine::ids::Player;

use crate::notation::record::{MoveNumber, RecordMove};

/// A turn, counted: each number has two, White's and Black's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TurnCount(u64);

impl TurnCount {
    fn of(it: MoveNumber) -> Self {
        Self(u64::from(it.number) * 2 + u64::from(it.is_black))
    }

    /// The number and the side of the turn.
    fn turn(self) -> (u32, Player) {
        let side = if self.0.is_multiple_of(2) { Player::White } else { Player::Black };
        (u32::try_from(self.0 / 2).unwrap_or(u32::MAX), side)
    }
}

/// Where a line is by its numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LineNumbers {
    /// Whether the numbers of the line count turns of both sides. Others are no help: they count moves, or something else.
    are_turns: bool,
    /// The turn of the next move, once a number has told it.
    next: Option<TurnCount>,
}

/// What a number says about the moves before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gap {
    /// All are there, or it says nothing.
    None,
    /// So many are missing.
    Missing(u64),
    /// There are more than the number counts.
    Surplus,
}

impl LineNumbers {
    /// Looks at the numbers of a line: most of them must follow each other as its moves do.
    pub(super) fn of(moves: &[RecordMove]) -> Self {
        let numbered: Vec<(usize, u64)> =
            moves.iter().enumerate().filter_map(|(n, it)| Some((n, TurnCount::of(it.number?).0))).collect();
        let good = numbered.windows(2).filter(|it| it[1].1.checked_sub(it[0].1) == Some((it[1].0 - it[0].0) as u64));
        Self { are_turns: good.count() * 2 > numbered.len().saturating_sub(1), next: None }
    }

    /// The number and the side of a move that comes next, if the numbers tell them.
    pub(super) fn turn_of(self, it: &RecordMove) -> Option<(u32, Player)> {
        it.number.map(TurnCount::of).or(self.next).map(TurnCount::turn)
    }

    /// What the number before a move says.
    pub(super) fn gap(self, it: &RecordMove) -> Gap {
        let (Some(known), Some(said)) = (self.next, it.number.map(TurnCount::of)) else { return Gap::None };
        match said.0.cmp(&known.0) {
            _ if !self.are_turns => Gap::None,
            std::cmp::Ordering::Equal => Gap::None,
            std::cmp::Ordering::Greater => Gap::Missing(said.0 - known.0),
            std::cmp::Ordering::Less => Gap::Surplus,
        }
    }

    /// Takes a number as it is.
    pub(super) fn begin(&mut self, it: &RecordMove) {
        self.next = it.number.map(TurnCount::of).or(self.next).filter(|_| self.are_turns);
    }

    /// A side has moved twice: from here on numbers may count moves or turns, and are no help.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Another turn was read.
    pub(super) fn step(&mut self) {
        self.next = self.next.map(|it| TurnCount(it.0 + 1));
    }

    /// Whether the first of these words is no move by the numbers behind it; `None` if they do not say.
    pub(super) fn is_surplus(self, words: &[RecordMove]) -> Option<bool> {
        let known = words.first()?.number.map(TurnCount::of).or(self.next).filter(|_| self.are_turns)?;
        let (n, said) = words.iter().enumerate().skip(1).find_map(|(n, it)| Some((n, TurnCount::of(it.number?))))?;
        let n_turns = said.0.checked_sub(known.0)?;
        match n as u64 {
            n if n == n_turns => Some(false),
            n if n == n_turns + 1 => Some(true),
            _ => None,
        }
    }
}
