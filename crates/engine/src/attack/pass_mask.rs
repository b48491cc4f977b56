//! Which rules care about which squares, so that moves none of them has to do with are known as plain. No move.

use crate::hooks::Pass;
use crate::ids::{Player, Sq, TypeId};
use crate::variant::Variant;

/// What a rule may do to plain moves of a type that begin or end on a square. Several may hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PassMask(u8);

impl PassMask {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// It may change or forbid moves that begin there.
    pub const LEAVE: Self = Self(1);
    /// It may change or forbid moves that end there without capture.
    pub const ENTER: Self = Self(1 << 1);
    /// It may change or forbid captures there.
    pub const TAKE: Self = Self(1 << 2);
    /// It may change or forbid drops there.
    pub const DROP: Self = Self(1 << 3);
    /// It may change or forbid moves of virgin pieces that begin there.
    pub const FIRST: Self = Self(1 << 4);
    /// It adds moves: where the first move of a piece leaves this square, pieces of the hand may enter.
    pub const GATE: Self = Self(1 << 5);
    /// It may change or forbid whatever ends there.
    pub const ARRIVE: Self = Self(1 << 1 | 1 << 2);
    /// It may change or forbid everything.
    pub const ALL: Self = Self(31);

    /// Whether any of the other touches is among these.
    #[inline]
    #[must_use]
    pub const fn any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Both together.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These if the condition holds.
    #[must_use]
    pub const fn when(self, condition: bool) -> Self {
        if condition { self } else { Self::NONE }
    }
}

/// What all passes together may do, by side, type and square.
#[derive(Clone, Debug, Default)]
pub struct PassMasks([Vec<MaskRow>; 2]);

/// What may be done to the plain moves of a type.
#[derive(Clone, Debug)]
struct MaskRow {
    squares: Box<[PassMask]>,
    /// On any square.
    all: PassMask,
}

impl PassMasks {
    /// Asks every pass.
    #[must_use]
    pub fn of(variant: &Variant) -> Self {
        let ask = |side, kind: usize, sq| {
            let passes: &[Box<dyn Pass>] = if kind == 0 { &[] } else { &variant.passes };
            let kind = TypeId(kind as u8);
            passes.iter().fold(PassMask::NONE, |sofar, it| sofar.or(it.mask(variant, side, kind, sq)))
        };
        let n_squares = variant.movement.topology.len() as u16;
        let row = |side, kind| {
            let squares: Box<[PassMask]> = (0..n_squares).map(|it| ask(side, kind, Sq(it))).collect();
            let all = squares.iter().fold(PassMask::NONE, |sofar, it| sofar.or(*it));
            MaskRow { squares, all }
        };
        Self(Player::both(|side| (0..variant.types.len()).map(|kind| row(side, kind)).collect()))
    }

    /// By square: what may be done to plain moves of the type.
    #[inline]
    #[must_use]
    pub fn row(&self, side: Player, kind: TypeId) -> &[PassMask] {
        &self.0[side.index()][kind.index()].squares
    }

    /// The same if any of some touches is among them on any square.
    #[inline]
    #[must_use]
    pub fn row_with(&self, side: Player, kind: TypeId, touch: PassMask) -> Option<&[PassMask]> {
        let row = &self.0[side.index()][kind.index()];
        row.all.any(touch).then_some(&*row.squares)
    }
}
