//! Whom a sentence is about, where it says that they may not, and where sides differ.

use crate::builder::area::Area;
use crate::builder::settings::Entry;
use crate::prose::area::Place;
use crate::prose::{Words, of_side};
use engine::ids::{Player, TypeId, TypeSet};
use message::{Arg, msg};

/// Who may not do something, as the subject of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barred {
    /// `a pawn or a knight`; `no piece but a king` where it holds for any piece.
    pub who: Arg,
    /// `none` where `who` says no already, else `some`: the sentence chooses by it.
    pub how: Arg,
}

impl Barred {
    fn of(who: Arg, is_any: bool) -> Self {
        Self { who, how: Arg::Choice(if is_any { "none" } else { "some" }) }
    }
}

/// How much of the board an area is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// No square.
    Nowhere,
    /// All squares.
    Whole,
    /// Some squares.
    Part,
}

impl Words<'_> {
    /// Some types that may not do something.
    #[must_use]
    pub fn barred(&self, types: TypeSet) -> Barred {
        let (who, is_any) = self.any_as(types, "none");
        Barred::of(who, is_any)
    }

    /// Whom an entry is about, who may not do something.
    #[must_use]
    pub fn barred_of(&self, entry: &Entry, entries: &[Entry]) -> Barred {
        Barred::of(self.about_as(entry, entries, "none"), entry.kind.is_none())
    }

    /// Each name of some types once, as the parts of a list: `a pawn`, `a knight`.
    #[must_use]
    pub fn each(&self, kinds: impl IntoIterator<Item = TypeId>) -> Vec<Arg> {
        self.each_of(None, kinds)
    }

    /// The same of a side: `a white pawn`, `a white knight`.
    #[must_use]
    pub fn each_of(&self, side: Option<Player>, kinds: impl IntoIterator<Item = TypeId>) -> Vec<Arg> {
        self.names(kinds).iter().map(|it| msg!("one", piece = of_side(side, it)).into()).collect()
    }

    /// A set of squares by side, as it is called.
    #[must_use]
    pub fn cells_name(&self, cells: [&[bool]; 2], side: Option<Player>) -> Arg {
        self.place(cells, side).name().into()
    }

    /// Whether a set of squares by side is longer to say than another one.
    #[must_use]
    pub fn is_longer(&self, cells: [&[bool]; 2], than: [&[bool]; 2], side: Option<Player>) -> bool {
        self.place(cells, side).length() > self.place(than, side).length()
    }

    /// How much of the board an area is.
    #[must_use]
    pub fn extent(&self, area: &Area, side: Option<Player>) -> Extent {
        match self.place([area.squares(Player::White), area.squares(Player::Black)], side) {
            Place::Nowhere => Extent::Nowhere,
            Place::Whole => Extent::Whole,
            _ => Extent::Part,
        }
    }
}

/// What holds for both sides, which `None` stands for, or for each where they differ.
#[must_use]
pub fn each_side<T: PartialEq>(values: [T; 2]) -> Vec<(Option<Player>, T)> {
    let [white, black] = values;
    if white == black { vec![(None, white)] } else { vec![(Some(Player::White), white), (Some(Player::Black), black)] }
}
