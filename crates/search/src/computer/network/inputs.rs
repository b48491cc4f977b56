//! Which inputs a position sets.

use definition::{Board, Square};
use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;

/// How the pieces of a definition are numbered: by owner as a side sees it (its own first), type, and square from its own
/// side of the board; then by owner and type what is in hand, once for each piece there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inputs {
    n_types: usize,
    n_squares: usize,
    /// By square: what it is for Black.
    images: Vec<u16>,
    /// Types that belong to whoever is to move: both sides see them as their own.
    neutral: TypeSet,
    fingerprint: u64,
}

impl Inputs {
    /// The inputs of a variant; `board` is that of its definition, whose symmetry says what a square of White is for Black.
    /// If some square is nothing for Black, both sides see the board alike.
    #[must_use]
    pub fn new(variant: &Variant, board: &Board) -> Self {
        let topology = &variant.movement.topology;
        let squares = || (0..topology.len()).map(|it| Sq(it as u16));
        let image = |sq: Sq| {
            if topology.is_hole(sq) {
                return Some(sq.0);
            }
            let [file, rank] = [topology.file(sq), topology.rank(sq)].map(|it| u8::try_from(it).ok());
            let seen = board.image(Square { file: file?, rank: rank? })?;
            topology.square(seen.file.into(), seen.rank.into()).map(|it| it.0)
        };
        let seen: Option<Vec<u16>> = squares().map(image).collect();
        let images = seen.unwrap_or_else(|| squares().map(|it| it.0).collect());
        Self::with_images(variant, images)
    }

    pub(super) fn with_images(variant: &Variant, images: Vec<u16>) -> Self {
        Self {
            n_types: variant.pieces.types.len(),
            n_squares: variant.movement.topology.len(),
            images,
            neutral: variant.pieces.neutral,
            fingerprint: fingerprint(variant),
        }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        2 * self.n_types * (self.n_squares + 1)
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What an input tells: which piece, by owner and type, below twice the number of types, and on which square as its side
    /// sees the board. `None` for pieces in hand.
    #[must_use]
    pub fn on_square(&self, input: usize) -> Option<(usize, Sq)> {
        let is_on_board = input < 2 * self.n_types * self.n_squares;
        is_on_board.then(|| (input / self.n_squares, Sq((input % self.n_squares) as u16)))
    }

    /// What depends on the pieces and the board alone: networks of other ones do not fit.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// By square: what it is for Black.
    pub(super) fn images(&self) -> &[u16] {
        &self.images
    }

    /// The inputs that a position sets as a side sees it, and how many times.
    pub fn of(&self, position: &Position, looking: Player, mut set: impl FnMut(usize, i16)) {
        for side in Player::BOTH {
            for sq in position.pieces(side) {
                set(self.on_board(looking, position.at(sq), sq), 1);
            }
            for (kind, n) in position.hand_of(side) {
                set(self.in_hand(looking, side, kind), i16::try_from(n).unwrap_or(i16::MAX));
            }
        }
    }

    /// The inputs that a change of a position sets and takes back.
    #[inline]
    pub(super) fn changes(&self, position: &Position, looking: Player, edit: &Edit, mut set: impl FnMut(usize, i16)) {
        match *edit {
            Edit::Put(sq, new) => {
                let old = position.at(sq);
                if old.is_piece() {
                    set(self.on_board(looking, old, sq), -1);
                }
                if new.is_piece() {
                    set(self.on_board(looking, new, sq), 1);
                }
            }
            Edit::Hand(owner, kind, by) => set(self.in_hand(looking, owner, kind), by.into()),
            _ => {}
        }
    }

    #[inline]
    fn on_board(&self, looking: Player, piece: Occupant, sq: Sq) -> usize {
        let seen = if looking == Player::Black { self.images[sq.index()].into() } else { sq.index() };
        self.row(looking, piece.side(), piece.kind()) * self.n_squares + seen
    }

    #[inline]
    fn in_hand(&self, looking: Player, owner: Player, kind: TypeId) -> usize {
        2 * self.n_types * self.n_squares + self.row(looking, owner, kind)
    }

    #[inline]
    fn row(&self, looking: Player, owner: Player, kind: TypeId) -> usize {
        usize::from(owner != looking && !self.neutral.has(kind)) * self.n_types + kind.index()
    }
}

/// A number for the board, the types and their moves (FNV-1a).
fn fingerprint(variant: &Variant) -> u64 {
    let topology = &variant.movement.topology;
    let types = variant.pieces.types.iter().flat_map(|it| [it.key.as_str(), it.moves.as_str()]);
    let kinds = (0..topology.len()).map(|it| if topology.is_hole(Sq(it as u16)) { '-' } else { '+' });
    let holes: String = kinds.collect();
    let size = format!("{}x{}", topology.ranks, topology.len());
    let texts = types.chain([holes.as_str(), size.as_str()]);
    texts
        .flat_map(|it| it.bytes().chain([0]))
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
