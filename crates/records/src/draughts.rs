//! Draughts: squares have numbers, moves name two of them or more: `32-28`, `19x23`, `32x23x14`.

pub mod fen;
pub mod game_type;
pub mod write;

use crate::asked::{Asked, Board, Square};
pub use game_type::GameType;

/// How the squares of a board are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbering {
    /// The board.
    pub board: Board,
    /// Whether pieces stand on squares of the colour of the lower left corner.
    pub has_left_corner: bool,
    /// Whether counting begins at the top.
    pub from_top: bool,
    /// Whether it goes from left to right.
    pub from_left: bool,
}

impl Numbering {
    /// The square of a number, from 1.
    #[must_use]
    pub fn square(self, number: u16) -> Option<Square> {
        self.squares().nth(usize::from(number).checked_sub(1)?)
    }

    /// The number of a square.
    #[must_use]
    pub fn number(self, square: Square) -> Option<u16> {
        let at = self.squares().position(|it| it == square)?;
        u16::try_from(at + 1).ok()
    }

    /// The squares in their order.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let Board { files, ranks } = self.board;
        let parity = u8::from(!self.has_left_corner);
        (0..ranks).flat_map(move |row| {
            let rank = if self.from_top { ranks - 1 - row } else { row };
            (0..files)
                .map(move |it| if self.from_left { it } else { files - 1 - it })
                .filter(move |it| (it ^ rank) % 2 == parity)
                .map(move |file| Square { file, rank })
        })
    }

    /// All ways to number the squares, the most common first.
    pub fn all(board: Board, has_left_corner: bool) -> impl Iterator<Item = Self> {
        [(true, true), (false, false), (false, true), (true, false)]
            .into_iter()
            .map(move |(from_top, from_left)| Self { board, has_left_corner, from_top, from_left })
    }
}

/// The numbers of a move.
#[must_use]
pub fn numbers(text: &str) -> Option<Vec<u16>> {
    let text = text.trim_end_matches(['!', '?', '*']);
    let parts: Option<Vec<u16>> =
        text.split(['-', 'x', 'X', ':', '×']).map(|it| it.parse().ok().filter(|it| (1..=200).contains(it))).collect();
    parts.filter(|it| it.len() > 1)
}

/// The result that a text means which gives two points to who wins.
#[must_use]
pub fn result(text: &str) -> Option<&'static str> {
    match text {
        "2-0" => Some("1-0"),
        "0-2" => Some("0-1"),
        "1-1" => Some("1/2-1/2"),
        _ => None,
    }
}

/// What a move asks for.
#[must_use]
pub fn asked(text: &str, numbering: Numbering) -> Option<Vec<Asked>> {
    let squares: Option<Vec<Square>> = numbers(text)?.into_iter().map(|it| numbering.square(it)).collect();
    let squares = squares?;
    let (first, last) = (squares.first()?, squares.last()?);
    let mut res = vec![Asked::From(*first), Asked::To(*last)];
    if squares.len() > 2 {
        res.push(Asked::Through(squares[1..squares.len() - 1].to_vec()));
    }
    Some(res)
}
