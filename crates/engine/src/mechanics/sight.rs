//! What of a position is shown to a side. Moves, counts and search know everything; covers are asked when a board is shown.

use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::mechanics::face_down::FaceDown;

/// What is shown of a position, to one side or to both at one board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// By square: whether it is covered; empty if nothing is.
    covered: Vec<bool>,
    /// The only side whose moves, hand and reasons are told.
    told: Option<Player>,
    /// Types of pieces that lie face down.
    face_down: TypeSet,
    /// Whether nobody sees whose these are.
    ownerless: bool,
}

impl Sight {
    /// Everything on a board of so many squares is seen, and everything told.
    #[must_use]
    pub fn whole(n_squares: usize) -> Self {
        Self { covered: vec![false; n_squares], ..Self::default() }
    }

    /// Only the moves, the hand and the reasons of this side are told.
    pub fn tell_only(&mut self, side: Player) {
        self.told = Some(side);
    }

    /// What lies face down is not told.
    pub fn hide(&mut self, faces: &FaceDown) {
        (self.face_down, self.ownerless) = (faces.types, faces.ownerless);
    }

    /// Whether a piece of the type lies face down, so that what it is is not told.
    #[must_use]
    pub fn is_face_down(&self, kind: TypeId) -> bool {
        self.face_down.has(kind)
    }

    /// Whether it is not told whose a piece of the type is.
    #[must_use]
    pub fn hides_owner(&self, kind: TypeId) -> bool {
        self.ownerless && self.face_down.has(kind)
    }

    /// Whether the position as text, or the record, would tell more than is seen.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        self.told.is_some() || !self.face_down.is_empty()
    }

    /// Covers a square.
    pub fn cover(&mut self, sq: Sq) {
        if let Some(it) = self.covered.get_mut(sq.index()) {
            *it = true;
        }
    }

    /// Whether a square is covered.
    #[must_use]
    pub fn covers(&self, sq: Sq) -> bool {
        self.covered.get(sq.index()).copied().unwrap_or(false)
    }

    /// The only side whose moves, hand and reasons are told; `None` if those of both are.
    #[must_use]
    pub fn told(&self) -> Option<Player> {
        self.told
    }

    /// Whether moves, hand and reasons of a side are withheld.
    #[must_use]
    pub fn withholds(&self, side: Player) -> bool {
        self.told.is_some_and(|it| it != side)
    }
}
