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

/// Sorts the changes of a patch, so that moves with one effect have one patch, however they came about.
///
/// ```
/// use engine::board::occupant::Occupant;
/// use engine::ids::{Player, Sq, TypeId};
/// use engine::moves::patch::{Edit, hash, sort};
/// let rook = Occupant::new(Player::White, TypeId(1));
/// let mut moved = [Edit::Put(Sq(7), rook), Edit::Put(Sq(0), Occupant::EMPTY)];
/// sort(&mut moved);
/// assert_eq!(moved, [Edit::Put(Sq(0), Occupant::EMPTY), Edit::Put(Sq(7), rook)]);
/// assert_ne!(hash(&moved), hash(&moved[..1]));
/// ```
/// Made for every move, and most have two or three.
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

/// A number that tells patches apart, but for rare coincidences: equal patches have equal numbers.
#[must_use]
pub fn hash(edits: &[Edit]) -> u64 {
    let mut res = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |it: u64| res = (res ^ it).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
    for edit in edits {
        match *edit {
            Edit::Put(sq, it) => add(u64::from(sq.0) << 32 | u64::from(it.bits())),
            Edit::Hand(side, kind, by) => add(1 << 60 | u64::from(kind.0) << 16 | (side as u64) << 8 | by as u8 as u64),
            Edit::Prison(side, kind, by) => {
                add(2 << 60 | u64::from(kind.0) << 16 | (side as u64) << 8 | by as u8 as u64);
            }
            Edit::Right { square, victim } => add(3 << 60 | u64::from(square.0) << 16 | u64::from(victim.0)),
            Edit::Fact(id, value) => add(4 << 60 | u64::from(id.0) << 32 | u64::from(value as u32)),
            Edit::Ground(sq, kind) => add(5 << 60 | u64::from(sq.0) << 8 | u64::from(kind)),
            Edit::Again => add(6 << 60),
        }
    }
    res
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
