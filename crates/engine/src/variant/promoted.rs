//! What pieces were promoted from, and to.

use crate::board::occupant::Occupant;
use crate::ids::TypeId;
use crate::variant::{Features, Variant};

impl Variant {
    /// The type that a type promotes to in Shogi style.
    #[must_use]
    pub fn promoted(&self, kind: TypeId) -> Option<TypeId> {
        let n = usize::from(kind.0) + usize::from(self.pieces.promotion.offset);
        let n_types = self.pieces.types.len() - 1;
        let n = if n <= n_types { n } else { usize::from(self.pieces.promotion.offset) + 1 };
        let promotes = self.pieces.promotion.offset > 0 && kind.0 <= self.pieces.promotion.most && n <= n_types;
        promotes.then_some(TypeId(n as u8))
    }

    /// A piece after it became another type, with the base that it then has: what it was first promoted from, where
    /// that can matter.
    #[must_use]
    pub fn changed(&self, piece: Occupant, kind: TypeId) -> Occupant {
        let was = piece.kind();
        if kind == was {
            return piece;
        }
        let back = piece.base() == kind || self.promoted(kind) == Some(was);
        let base = match self.base(piece) {
            _ if back => kind,
            TypeId::NONE => was,
            it => it,
        };
        self.based(piece.with_kind(kind), base)
    }

    /// What a piece was promoted from: its base, or what the number of its type says. `TypeId::NONE` if neither does.
    #[must_use]
    pub fn base(&self, piece: Occupant) -> TypeId {
        let (n, k) = (piece.kind().0, self.pieces.promotion.offset);
        match piece.base() {
            TypeId::NONE if k > 0 && n > k && n - k <= self.pieces.promotion.most => TypeId(n - k),
            it => it,
        }
    }

    /// A piece with a base, which it carries only where a rule asks for it and the number of its type does not say it:
    /// so pieces that nothing tells apart are equal.
    #[must_use]
    pub fn based(&self, piece: Occupant, base: TypeId) -> Occupant {
        let bare = piece.with_base(TypeId::NONE);
        let told = self.has(Features::ASKS_BASE) && base != piece.kind() && base != self.base(bare);
        if told { piece.with_base(base) } else { bare }
    }

    /// A piece that lies face down, turned up; `None` if it does not lie so.
    #[must_use]
    pub fn turned_up(&self, piece: Occupant) -> Option<Occupant> {
        let faces = self.pieces.face_down.as_ref().filter(|it| piece.is_piece() && it.types.has(piece.kind()))?;
        let kind = match self.base(piece) {
            TypeId::NONE => faces.usual[piece.kind().index()],
            it => it,
        };
        Some(piece.moved().with_base(TypeId::NONE).with_kind(kind))
    }
}
