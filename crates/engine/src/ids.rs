//! Small numbers that name things: squares, types, players. No tables.

use message::{Arg, Message};
use std::ops::{Index, IndexMut};

/// The number of a text for a menu, given by the page; 0 is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Label(pub u16);

/// A square of the board, an index from 0. Rectangular boards count rank by rank from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sq(pub u16);

impl Sq {
    /// No square: the answer of a step that leaves the board.
    pub const NONE: Self = Self(u16::MAX);

    /// The index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece type by its number, from 1. 0 stands for "no piece".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId(pub u8);

impl TypeId {
    /// No type.
    pub const NONE: Self = Self(0);

    /// The number, as an index into tables that keep row 0 for "no piece".
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A side. What each side has is a pair that a side indexes.
///
/// ```
/// use engine::ids::Player;
/// let clocks = Player::both(|side| if side == Player::White { 300 } else { 250 });
/// assert_eq!(clocks[Player::White.other()], 250);
/// assert_eq!(Player::Black.name(), "Black");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The first player.
    #[default]
    White,
    /// The second player.
    Black,
}

impl Player {
    /// Both, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// 0 for White, 1 for Black.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// What holds for White and for Black, by index. Less code than mapping an array.
    pub fn both<T>(mut of: impl FnMut(Self) -> T) -> [T; 2] {
        [of(Self::White), of(Self::Black)]
    }

    /// `White` or `Black`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "White",
            Self::Black => "Black",
        }
    }
}

/// A side is named by its message: `white` or `black`.
impl From<Player> for Arg {
    fn from(side: Player) -> Self {
        Message::new(["white", "black"][side.index()]).into()
    }
}

/// What each side has is a pair, indexed by the side.
impl<T> Index<Player> for [T; 2] {
    type Output = T;

    #[inline]
    fn index(&self, side: Player) -> &T {
        &self[side as usize]
    }
}

impl<T> IndexMut<Player> for [T; 2] {
    #[inline]
    fn index_mut(&mut self, side: Player) -> &mut T {
        &mut self[side as usize]
    }
}

/// A set of piece types.
///
/// ```
/// use engine::ids::{TypeId, TypeSet};
/// let riders: TypeSet = [TypeId(3), TypeId(5)].into_iter().collect();
/// assert!(riders.has(TypeId(5)) && !riders.has(TypeId(4)));
/// assert_eq!(riders.or(TypeSet::EMPTY).iter().map(|it| it.0).collect::<Vec<_>>(), [3, 5]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TypeSet([u64; 4]);

impl TypeSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; 4]);
    /// All types.
    pub const ALL: Self = Self([u64::MAX; 4]);

    /// The types of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a | e, b | f, c | g, d | h])
    }

    /// Whether the type is in the set.
    #[must_use]
    pub const fn has(&self, kind: TypeId) -> bool {
        self.0[(kind.0 >> 6) as usize] >> (kind.0 & 63) & 1 != 0
    }

    /// Puts a type into the set.
    pub const fn insert(&mut self, kind: TypeId) {
        self.0[(kind.0 >> 6) as usize] |= 1 << (kind.0 & 63);
    }

    /// Takes a type out of the set.
    pub const fn remove(&mut self, kind: TypeId) {
        self.0[(kind.0 >> 6) as usize] &= !(1 << (kind.0 & 63));
    }

    /// Whether nothing is in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The types in the set, in order.
    #[must_use]
    pub const fn iter(self) -> Types {
        Types { left: self, word: 0 }
    }
}

/// The types of a set, in order.
#[derive(Clone, Debug)]
pub struct Types {
    left: TypeSet,
    /// Where the next one may be.
    word: usize,
}

impl Iterator for Types {
    type Item = TypeId;

    fn next(&mut self) -> Option<TypeId> {
        while let Some(bits) = self.left.0.get_mut(self.word) {
            if *bits != 0 {
                let bit = bits.trailing_zeros();
                *bits &= *bits - 1;
                return Some(TypeId((self.word as u32 * 64 + bit) as u8));
            }
            self.word += 1;
        }
        None
    }
}

impl FromIterator<TypeId> for TypeSet {
    fn from_iter<I: IntoIterator<Item = TypeId>>(types: I) -> Self {
        let mut res = Self::EMPTY;
        types.into_iter().for_each(|it| res.insert(it));
        res
    }
}
