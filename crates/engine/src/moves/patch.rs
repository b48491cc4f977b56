//! A move as its effect: what changes. How the change came about is not in it.

use crate::board::occupant::Occupant;
use crate::ids::{Player, Sq, TypeId};

/// A number that rules remember from one move to the next, such as the type that moved last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FactId(pub u8);

/// One change. A patch is a sorted list of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edit {
    /// What stands on the square afterwards.
    Put(Sq, Occupant),
    /// How many more pieces of a type a hand holds.
    Hand(Player, TypeId, i8),
    /// How many more captives of a type (second player: their colour) a prison holds.
    Prison(Player, TypeId, i8),
    /// The square may be entered by a capture in passing of the piece on `victim`.
    Right {
        /// The square to enter.
        square: Sq,
        /// Where the piece stands that would be captured.
        victim: Sq,
    },
    /// A fact takes a value.
    Fact(FactId, i32),
    /// The ground of the square: the number of a kind of terrain, 0 for plain.
    Ground(Sq, u8),
    /// The turn does not pass: the same side moves again.
    Again,
}

/// Longest patch that is sorted by inserting.
const SHORT: usize = 16;

/// Sorts the changes of a patch. Made for every move, and most have two or three.
pub fn sort(edits: &mut [Edit]) {
    if edits.len() > SHORT {
        sort::sort(edits);
        return;
    }
    for end in 1..edits.len() {
        let mut at = end;
        while at > 0 && edits[at] < edits[at - 1] {
            edits.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// How the value of a fact is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactForm {
    /// As a number.
    Number,
    /// As the name of a square; the value is its index.
    Square,
    /// As the ID of a type, or its number where the ID has blanks; the value is its number.
    Type,
}

/// A fact that a position text can say: `lion=f6`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedFact {
    /// The key.
    pub name: &'static str,
    /// The fact.
    pub fact: FactId,
    /// How its value is written. The start value is not written.
    pub form: FactForm,
}
