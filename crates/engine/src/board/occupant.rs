//! What stands on a square, in one word. Where it stands is not in it.

use crate::ids::{Player, TypeId};

/// A piece with its colour, its base and whether it is virgin; a wall, which belongs to nobody; or nothing.
///
/// ```
/// use engine::board::occupant::Occupant;
/// use engine::ids::{Player, TypeId};
/// let (pawn, queen) = (TypeId(1), TypeId(5));
/// let piece = Occupant::new(Player::Black, pawn).virgin();
/// assert!(piece.is(Player::Black) && piece.is_virgin() && !piece.moved().is_virgin());
/// // A promoted Pawn may have to know what it was.
/// let promoted = piece.moved().with_kind(queen).with_base(pawn);
/// assert_eq!((promoted.kind(), promoted.base()), (queen, pawn));
/// assert!(!Occupant::WALL.is_empty() && !Occupant::WALL.is_piece());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Occupant(u32);

impl Occupant {
    /// Nothing.
    pub const EMPTY: Self = Self(0);
    /// Of what fills a square, one of three bits says whose it is.
    const WHITE: u32 = 1 << 8;
    const BLACK: u32 = 1 << 9;
    const NOBODY: u32 = 1 << 10;
    const PLAYERS: u32 = Self::WHITE | Self::BLACK;
    const VIRGIN: u32 = 1 << 11;
    /// A wall: it fills its square, has no type and belongs to nobody, so nobody moves or captures it.
    pub const WALL: Self = Self(Self::NOBODY);

    const fn of(side: Player) -> u32 {
        Self::WHITE << side as u32
    }

    /// A piece that has moved and was never promoted. With `TypeId::NONE`: a side alone, for turns without a piece.
    #[must_use]
    pub const fn new(side: Player, kind: TypeId) -> Self {
        Self(kind.0 as u32 | Self::of(side))
    }

    /// Whether nothing is there.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 & (Self::PLAYERS | Self::NOBODY) == 0
    }

    /// Whether a piece is there.
    #[must_use]
    pub const fn is_piece(self) -> bool {
        self.0 & Self::PLAYERS != 0
    }

    /// Whether a wall is there.
    #[must_use]
    pub const fn is_wall(self) -> bool {
        self.0 & Self::NOBODY != 0
    }

    /// Its type; `TypeId::NONE` if no piece is there.
    #[must_use]
    pub const fn kind(self) -> TypeId {
        TypeId(self.0 as u8)
    }

    /// Its colour; White if no piece is there.
    #[must_use]
    pub const fn side(self) -> Player {
        if self.0 & Self::BLACK == 0 { Player::White } else { Player::Black }
    }

    /// Whether it is a piece of that colour.
    #[must_use]
    pub const fn is(self, side: Player) -> bool {
        self.0 & Self::of(side) != 0
    }

    /// Whether it is the original occupant of its square and has never moved.
    #[must_use]
    pub const fn is_virgin(self) -> bool {
        self.0 & Self::VIRGIN != 0
    }

    /// The same piece, never moved.
    #[must_use]
    pub const fn virgin(self) -> Self {
        Self(self.0 | Self::VIRGIN)
    }

    /// The same piece after it was put somewhere.
    #[must_use]
    pub const fn moved(self) -> Self {
        Self(self.0 & !Self::VIRGIN)
    }

    /// The type it was promoted from; `TypeId::NONE` if it was not promoted.
    #[must_use]
    pub const fn base(self) -> TypeId {
        TypeId((self.0 >> 16) as u8)
    }

    /// The same piece with another base.
    #[must_use]
    pub const fn with_base(self, base: TypeId) -> Self {
        Self(self.0 & !(0xff << 16) | (base.0 as u32) << 16)
    }

    /// The same piece as another type, base kept.
    #[must_use]
    pub const fn with_kind(self, kind: TypeId) -> Self {
        Self(self.0 & !0xff | kind.0 as u32)
    }

    /// The same piece on another side; a wall is on none.
    #[must_use]
    pub const fn with_side(self, side: Player) -> Self {
        if self.is_piece() { Self(self.0 & !Self::PLAYERS | Self::of(side)) } else { self }
    }

    /// The number of its owner: 0 White, 1 Black, 2 nobody.
    #[must_use]
    pub const fn owner(self) -> usize {
        (self.0 >> 9 & 3) as usize
    }

    /// All of it as a number, for hashing.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }
}
