//! Which rules care about which squares, so that moves none of them has to do with are known as unaffected. No move.

use crate::attack::pass_mask::PassMask;
use crate::ids::{Player, Sq, TypeId};

/// What all passes together may do, by side, type and square.
#[derive(Clone, Debug, Default)]
pub struct PassMasks {
    rows: [Vec<MaskRow>; 2],
    /// To any type on any square.
    all: PassMask,
}

/// What may be done to the leaps, rides and drops of a type.
#[derive(Clone, Debug)]
struct MaskRow {
    squares: Box<[PassMask]>,
    /// On any square.
    all: PassMask,
}

impl PassMasks {
    /// Asks about every type, `TypeId::NONE` included, on every square.
    #[must_use]
    pub fn from_fn(n_types: usize, n_squares: usize, mask: impl Fn(Player, TypeId, Sq) -> PassMask) -> Self {
        let row = |side, kind| {
            let squares: Box<[PassMask]> = (0..n_squares).map(|it| mask(side, kind, Sq(it as u16))).collect();
            let all = squares.iter().copied().collect();
            MaskRow { squares, all }
        };
        let rows: [Vec<MaskRow>; 2] =
            Player::both(|side| (0..=n_types).map(|kind| row(side, TypeId(kind as u8))).collect());
        let all = rows.iter().flatten().map(|it| it.all).collect();
        Self { rows, all }
    }

    /// By square: what may be done to leaps, rides and drops of the type.
    #[inline]
    #[must_use]
    pub fn row(&self, side: Player, kind: TypeId) -> &[PassMask] {
        &self.rows[side][kind.index()].squares
    }

    /// Whether any of some touches is there at all.
    #[inline]
    #[must_use]
    pub fn has(&self, touch: PassMask) -> bool {
        self.all.intersects(touch)
    }

    /// The same if any of some touches is among them on any square.
    #[inline]
    #[must_use]
    pub fn row_with(&self, side: Player, kind: TypeId, touch: PassMask) -> Option<&[PassMask]> {
        let row = &self.rows[side][kind.index()];
        row.all.intersects(touch).then_some(&*row.squares)
    }
}
