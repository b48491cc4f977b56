//! The pieces of chess to which others are likened in words: `as a rook`. How a piece moves is told elsewhere.

use super::{Grid, explain_on};
use crate::parse;
use message::Arg;

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Model {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
}

impl Model {
    const ALL: [Self; 5] = [Self::King, Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The message for a way that is its.
    pub(super) const fn way(self) -> &'static str {
        match self {
            Self::King => "way-king",
            Self::Queen => "way-queen",
            Self::Rook => "way-rook",
            Self::Bishop => "way-bishop",
            Self::Knight => "way-knight",
        }
    }

    /// What it is called.
    pub(super) fn name(self) -> &'static str {
        self.way().strip_prefix("way-").unwrap_or_default()
    }

    /// The model with a name.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name().eq_ignore_ascii_case(name))
    }

    /// The model that a piece is: it has its name, and its moves are that way alone.
    fn of(piece: NamedMoves<'_>, grid: Grid) -> Option<Self> {
        let model = Self::named(piece.name)?;
        let told = explain_on(&parse(piece.moves).0, grid);
        let is_way = matches!(
            (told.id, told.args.as_slice()),
            ("move-or-capture", [(_, Arg::Message(way)), (_, Arg::Choice("enemy"))]) if way.id == model.way()
        );
        is_way.then_some(model)
    }
}

/// A piece of a game by its name and its moves.
#[derive(Clone, Copy, Debug)]
pub struct NamedMoves<'a> {
    /// What its author calls it.
    pub name: &'a str,
    /// How it moves, in XBetza.
    pub moves: &'a str,
}

/// The pieces of chess that a description may name: `as a rook`. Other ways are said in full: `any distance along ranks and files`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Models(u8);

impl Models {
    /// All of them, for readers who know chess.
    pub const ALL: Self = Self(0b1_1111);

    /// Those that a game has: its pieces with such a name that move so and in no other way.
    ///
    /// ```
    /// use xbetza::{Grid, Models, NamedMoves, explain_in, parse};
    /// let pieces = [NamedMoves { name: "Rook", moves: "R" }, NamedMoves { name: "knight", moves: "ffN" }];
    /// let models = Models::of(pieces, Grid::Squares);
    /// let says = |moves, models| catalogue::english(&explain_in(&parse(moves).0, Grid::Squares, models));
    /// assert_eq!(
    ///     says("RN", models),
    ///     "moves or captures as a rook or by a leap of two squares along a rank or file and one to the side",
    /// );
    /// assert_eq!(says("R", models.but("Rook")), "moves or captures any distance along ranks and files");
    /// ```
    #[must_use]
    pub fn of<'a>(pieces: impl IntoIterator<Item = NamedMoves<'a>>, grid: Grid) -> Self {
        let models = pieces.into_iter().filter_map(|it| Model::of(it, grid));
        Self(models.fold(0, |res, it| res | it.bit()))
    }

    /// The others than a piece of this name, for what is said of that piece: a rook does not move as a rook.
    #[must_use]
    pub fn but(self, name: &str) -> Self {
        Self(self.0 & !Model::named(name).map_or(0, Model::bit))
    }

    /// Whether one of them may be named.
    pub(super) const fn has(self, model: Model) -> bool {
        self.0 & model.bit() != 0
    }
}

impl Model {
    const fn bit(self) -> u8 {
        1 << self as u8
    }
}
