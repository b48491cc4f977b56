//! Start positions by number: pieces of a group distributed over the squares they stand on. Where numbers come from is not decided here.

pub mod arrange;

use crate::board::occupant::Occupant;
use crate::ids::{Player, Sq, TypeId};
use crate::moves::patch::{Edit, FactId};

pub use arrange::{cannot_hold, count, word};

/// What a type of a group must obey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    /// The type.
    pub kind: TypeId,
    /// Half of its pieces stand on each shade.
    pub shades: bool,
    /// Its pieces stand in pairs that mirror each other left and right.
    pub pairs: bool,
}

/// A group of types whose pieces change places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShuffleGroup {
    /// Whose pieces; `None` for those of both sides, which change places with each other.
    pub side: Option<Player>,
    /// The types, and what each must obey.
    pub spreads: Vec<Spread>,
    /// A castling royal and the type between whose two pieces it must stand.
    pub between: Option<(TypeId, TypeId)>,
}

/// The groups of a variant, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffle {
    /// The groups.
    pub groups: Vec<ShuffleGroup>,
    /// For White's squares, where Black has the same piece; `None` if Black's pieces change places too.
    pub images: Option<Box<[Sq]>>,
    /// The array that the numbers rearrange.
    pub array: Box<[Occupant]>,
    /// How many files a rank has.
    pub files: u16,
    /// How many arrays there are for each group, constraints aside.
    pub counts: Vec<u128>,
    /// A fact that begins with a number of its own, below `SEEDS`, where chance goes on in the game.
    pub seed: Option<FactId>,
    /// By type that the array has on a square: as what the piece there lies face down, `TypeId::NONE` if it does not.
    /// Empty if none does.
    pub faces: Box<[TypeId]>,
}

/// Draws that are tried before the search for an array is given up.
const MAX_DRAWS: u32 = 4_096;

/// How many numbers there are for a fact that begins with one.
pub const SEEDS: u128 = 1 << 20;

impl Shuffle {
    /// How many numbers there are; not all are allowed.
    #[must_use]
    pub fn count(&self) -> u128 {
        self.arrays() * if self.seed.is_some() { SEEDS } else { 1 }
    }

    /// How many arrays there are, constraints aside.
    fn arrays(&self) -> u128 {
        self.counts.iter().product()
    }

    /// Whether pieces change places at all.
    #[must_use]
    pub fn moves_pieces(&self) -> bool {
        !self.groups.is_empty()
    }

    /// Whether a number gives an array that obeys all constraints.
    #[must_use]
    pub fn is_allowed(&self, number: u128) -> bool {
        self.board(number).is_some()
    }

    /// The first number allowed among random ones. `random` gives 64 random bits.
    pub fn draw(&self, random: &mut dyn FnMut() -> u64) -> Option<u128> {
        let mut number = || {
            let wide = u128::from(random()) << 64 | u128::from(random());
            wide % self.count()
        };
        (0..MAX_DRAWS).map(|_| number()).find(|it| self.is_allowed(*it))
    }

    /// The array of a number, by square; `None` if there is no such number or it breaks a constraint.
    #[must_use]
    pub fn board(&self, number: u128) -> Option<Box<[Occupant]>> {
        let mut board = self.array.clone();
        let mut rest = number;
        for (group, count) in self.groups.iter().zip(&self.counts) {
            let squares = group.squares(&board, self.files);
            let mut pieces: Vec<Occupant> = squares.iter().map(|it| board[it.index()].moved()).collect();
            sort::sort(&mut pieces);
            let pieces = word(&pieces, rest % count);
            rest /= count;
            if !group.holds(&squares, &pieces, self.files) {
                return None;
            }
            for (sq, piece) in squares.iter().zip(&pieces) {
                board[sq.index()] = piece.virgin();
            }
            if let Some(images) = &self.images {
                self.reflect(group, &squares, images, &mut board);
            }
        }
        if number >= self.count() {
            return None;
        }
        for (piece, was) in board.iter_mut().zip(&self.array) {
            *piece = self.face_down(*piece, was.kind());
        }
        Some(board)
    }

    /// A piece as it begins where the array has one of a type.
    #[must_use]
    pub fn face_down(&self, piece: Occupant, was: TypeId) -> Occupant {
        match self.faces.get(was.index()) {
            None | Some(&TypeId::NONE) => piece,
            Some(face) => piece.with_base(piece.kind()).with_kind(*face),
        }
    }

    /// Gives Black the group that White has.
    fn reflect(&self, group: &ShuffleGroup, squares: &[Sq], images: &[Sq], board: &mut [Occupant]) {
        for it in board.iter_mut() {
            if it.is(Player::Black) && group.has(it.kind()) {
                *it = Occupant::EMPTY;
            }
        }
        for sq in squares {
            let image = images[sq.index()];
            if image != Sq::NONE && !board[image.index()].is(Player::White) {
                board[image.index()] = board[sq.index()].with_side(Player::Black);
            }
        }
    }

    /// The edits that set up the array of a number.
    #[must_use]
    pub fn edits(&self, number: u128) -> Option<Vec<Edit>> {
        let board = self.board(number)?;
        let squares = (0..board.len()).map(|it| Sq(it as u16));
        let pieces = squares.zip(&board).filter(|it| !it.1.is_empty()).map(|it| Edit::Put(it.0, *it.1));
        let seed = self.seed.map(|it| Edit::Fact(it, (number / self.arrays()) as i32));
        Some(pieces.chain(seed).collect())
    }
}

impl ShuffleGroup {
    fn has(&self, kind: TypeId) -> bool {
        self.spreads.iter().any(|it| it.kind == kind)
    }

    /// The squares of the group, ordered by rank from its own side, then by file.
    #[must_use]
    pub fn squares(&self, board: &[Occupant], files: u16) -> Vec<Sq> {
        let own = |sq: &Sq| {
            let piece = board[sq.index()];
            piece.is_piece() && self.side.is_none_or(|it| piece.is(it)) && self.has(piece.kind())
        };
        let mut res: Vec<Sq> = (0..board.len() as u16).map(Sq).filter(own).collect();
        if self.side == Some(Player::Black) {
            sort::by_key(&mut res, |it| (std::cmp::Reverse(it.0 / files), it.0 % files));
        }
        res
    }

    /// Whether an array obeys the constraints.
    fn holds(&self, squares: &[Sq], pieces: &[Occupant], files: u16) -> bool {
        let of = |kind: TypeId| squares.iter().zip(pieces).filter(move |it| it.1.kind() == kind).map(|it| *it.0);
        let spread = |it: &Spread| {
            let own: Vec<Sq> = of(it.kind).collect();
            (!it.shades || arrange::half_on_each_shade(&own, files))
                && (!it.pairs || arrange::mirrored(&own, squares, files))
        };
        let inside = |(royal, partner): (TypeId, TypeId)| {
            let ends: Vec<Sq> = of(partner).collect();
            let [a, b] = ends[..] else { return true };
            of(royal).all(|it| a.0.min(b.0) < it.0 && it.0 < a.0.max(b.0))
        };
        self.spreads.iter().all(spread) && self.between.is_none_or(inside)
    }
}
