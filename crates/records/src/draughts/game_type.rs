//! The kinds of draughts by their numbers in the tag `GameType`: `20`, or `20,W,10,10,N2,0`.

use crate::asked::{Board, Square};
use crate::draughts::Numbering;

/// A kind of draughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameType {
    /// Its number.
    pub number: u16,
    /// Whether the white pieces move first.
    pub white_begins: bool,
    /// How squares are numbered, as the side sees them that begins.
    pub numbering: Numbering,
    /// Whether moves name squares by letter and digit and not by numbers.
    pub is_algebraic: bool,
}

/// Numbers, who begins (white or not), files and ranks, whether counting begins at the top and at the left, whether
/// the lower left corner is used, whether squares have letters, and titles.
type Row = (u16, bool, u8, [bool; 4], &'static str);

const TYPES: &[Row] = &[
    (20, true, 10, [true, true, true, false], "international draughts"),
    (21, false, 8, [false, false, true, false], "english draughts"),
    (22, true, 8, [true, true, false, false], "italian draughts"),
    (23, false, 8, [false, false, true, false], "american pool checkers"),
    (24, true, 8, [false, false, false, false], "spanish draughts"),
    (25, true, 8, [true, true, true, true], "russian draughts"),
    (26, true, 8, [true, true, true, true], "brazilian draughts"),
    (27, true, 12, [true, true, true, false], "canadian draughts"),
    (28, true, 8, [false, false, false, false], "portuguese draughts"),
    (40, true, 10, [true, true, true, false], "frisian draughts"),
];

impl GameType {
    fn of(row: &Row) -> Self {
        let (number, white_begins, size, [from_top, from_left, has_left_corner, is_algebraic], _) = *row;
        let board = Board { files: size, ranks: size };
        let numbering = Numbering { board, has_left_corner, from_top, from_left };
        Self { number, white_begins, numbering, is_algebraic }
    }

    /// The kind that a variant with this title is.
    #[must_use]
    pub fn titled(title: &str) -> Option<Self> {
        TYPES.iter().find(|it| it.4.eq_ignore_ascii_case(title)).map(Self::of)
    }

    /// The kind that the value of a tag means.
    #[must_use]
    pub fn of_tag(value: &str) -> Option<Self> {
        let number: u16 = value.split(',').next()?.trim().parse().ok()?;
        TYPES.iter().find(|it| it.0 == number).map(Self::of)
    }

    /// The kind that is usual on a board for kings that fly, or for those that do not.
    #[must_use]
    pub fn played(board: Board, has_left_corner: bool, kings_fly: bool) -> Self {
        let number = match (board.files, has_left_corner, kings_fly) {
            (8, true, false) => 21,
            (8, false, false) => 22,
            (8, false, true) => 24,
            (8, true, true) => 25,
            _ => return Self::usual(board, has_left_corner),
        };
        TYPES.iter().find(|it| it.0 == number).map_or_else(|| Self::usual(board, has_left_corner), Self::of)
    }

    /// What is most common on a board of this size.
    #[must_use]
    pub fn usual(board: Board, has_left_corner: bool) -> Self {
        let numbering = Numbering { board, has_left_corner, from_top: true, from_left: true };
        Self { number: 0, white_begins: true, numbering, is_algebraic: false }
    }

    /// The name of a square: its number, or letter and digit; none for a square without a number.
    #[must_use]
    pub fn square(self, at: Square) -> Option<String> {
        if self.is_algebraic {
            return Some(format!("{}{}", char::from(b'a' + at.file.min(25)), at.rank.saturating_add(1)));
        }
        self.numbering.number(at).map(|it| it.to_string())
    }

    /// The value of the tag; none for a kind without a number.
    #[must_use]
    pub fn tag(self) -> Option<String> {
        let Numbering { board, has_left_corner, from_top, from_left } = self.numbering;
        let letter = if self.is_algebraic { 'A' } else { 'N' };
        let corner = if self.is_algebraic { 0 } else { 2 * u8::from(from_top) + u8::from(!from_left) };
        let first = if self.white_begins { 'W' } else { 'B' };
        (self.number > 0).then(|| {
            format!(
                "{},{first},{},{},{letter}{corner},{}",
                self.number,
                board.files,
                board.ranks,
                u8::from(!has_left_corner)
            )
        })
    }
}
