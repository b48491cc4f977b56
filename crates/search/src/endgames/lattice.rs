//! Numbers the positions of an ending: which pieces stand where. Who is to move is not in the number.

use crate::endgames::board_symmetry::SquareMap;
use crate::endgames::pieces::{MAX_PIECES, Piece, Pieces};
use crate::endgames::territory::Territory;
use engine::board::occupant::Occupant;
use engine::ids::Sq;
use engine::variant::Variant;

/// No number.
const NONE: u32 = u32::MAX;

/// The squares of the pieces, in the order of a lattice.
pub(crate) type Places = [Sq; MAX_PIECES];

/// The numbers of the positions of an ending. The first piece stands in one part of the board, from which symmetries lead
/// to all others. Pieces that are alike stand in the order of their squares; other numbers are of no position.
#[derive(Debug)]
pub(crate) struct Lattice {
    /// The pieces, the one that symmetries confine first, those that are alike side by side.
    pub(crate) pieces: Vec<Piece>,
    /// The symmetries, doing nothing first.
    pub(crate) maps: Vec<SquareMap>,
    /// By piece and square: the piece that stands there.
    occupants: Vec<Box<[Occupant]>>,
    /// By piece: its squares.
    squares: Vec<Vec<Sq>>,
    /// By piece and square: what it adds to the number.
    parts: Vec<Box<[u32]>>,
    /// By square of the first piece: the symmetry that leads into its part of the board.
    inward: Box<[u8]>,
    /// By piece: whether the next one is like it.
    twin: [bool; MAX_PIECES],
    /// How many numbers there are.
    pub(crate) size: usize,
}

impl Lattice {
    /// The lattice of some pieces; `None` if there are too many numbers for 32 bits.
    pub(crate) fn new(variant: &Variant, territory: &Territory, pieces: &Pieces, maps: Vec<SquareMap>) -> Option<Self> {
        let n_squares = variant.movement.topology.len();
        let stands = |piece: Piece, sq: usize| territory.of(piece).is_some_and(|it| it.has[sq]);
        let room = |piece: Piece| (0..n_squares).filter(|it| stands(piece, *it)).count();
        let is_single = |piece: &Piece| pieces.iter().filter(|it| it == piece).count() == 1;
        // A piece without a twin that goes everywhere is confined best.
        let first = pieces.iter().filter(is_single).max_by_key(|it| room(*it));
        let maps = if first.is_some() { maps } else { maps.into_iter().take(1).collect() };
        let mut order: Vec<Piece> = first.into_iter().collect();
        order.extend(pieces.iter().filter(|it| Some(*it) != first));
        let twin = std::array::from_fn(|idx| order.get(idx + 1).is_some_and(|it| *it == order[idx]));

        let image = |map: &SquareMap, sq: usize| map[sq].index();
        let is_inside = |sq: usize| maps.iter().all(|it| sq <= image(it, sq));
        let squares_of = |(idx, piece): (usize, &Piece)| -> Vec<Sq> {
            let stays = |it: &usize| stands(*piece, *it) && (idx > 0 || is_inside(*it));
            (0..n_squares).filter(stays).map(|it| Sq(it as u16)).collect()
        };
        let squares: Vec<Vec<Sq>> = order.iter().enumerate().map(squares_of).collect();
        let mut size = 1_usize;
        let mut parts = vec![vec![NONE; n_squares].into_boxed_slice(); order.len()];
        for (part, squares) in parts.iter_mut().zip(&squares).rev() {
            squares.iter().enumerate().for_each(|(idx, it)| part[it.index()] = (idx * size) as u32);
            size = size.checked_mul(squares.len()).filter(|it| *it < 1 << 30)?;
        }
        let occupant =
            |piece: Piece| (0..n_squares as u16).map(move |it| territory.occupant(variant, piece, Sq(it))).collect();
        let inward = |sq: usize| maps.iter().position(|it| is_inside(image(it, sq))).unwrap_or(0) as u8;
        Some(Self {
            occupants: order.iter().map(|it| occupant(*it)).collect(),
            inward: (0..n_squares).map(inward).collect(),
            pieces: order,
            squares,
            parts,
            twin,
            size,
            maps,
        })
    }

    /// Whether the first piece may stand on a square.
    pub(crate) fn is_inside(&self, sq: Sq) -> bool {
        self.parts[0][sq.index()] != NONE
    }

    /// What stands on a square if a piece does.
    #[inline]
    pub(crate) fn occupant(&self, piece: usize, sq: Sq) -> Occupant {
        self.occupants[piece][sq.index()]
    }

    /// The squares of the pieces of a number.
    #[inline]
    pub(crate) fn places(&self, number: usize) -> Places {
        let (mut res, mut rest) = ([Sq::NONE; MAX_PIECES], number);
        for (piece, squares) in self.squares.iter().enumerate().rev() {
            res[piece] = squares[rest % squares.len()];
            rest /= squares.len();
        }
        res
    }

    /// Whether squares may be those of a position: no two pieces on one, pieces that are alike in order.
    pub(crate) fn is_proper(&self, places: &Places) -> bool {
        let n = self.pieces.len();
        (1..n).all(|a| (0..a).all(|b| places[a] != places[b]))
            && (1..n).all(|a| !self.twin[a - 1] || places[a - 1] < places[a])
    }

    /// How many positions of the whole board a number stands for.
    pub(crate) fn weight(&self, places: &Places) -> u32 {
        let Some(first) = places.first().filter(|_| self.maps.len() > 1) else { return 1 };
        let stays = self.maps.iter().filter(|it| it[first.index()] == *first).count();
        (self.maps.len() / stays.max(1)) as u32
    }

    /// The number of a position, and the symmetry that leads to it; `None` if a piece stands where it never does.
    pub(crate) fn number(&self, places: &Places) -> Option<usize> {
        let inward = usize::from(self.inward[places[0].index()]);
        let map = &self.maps[inward];
        let mut mapped = *places;
        if inward > 0 {
            mapped[..self.pieces.len()].iter_mut().for_each(|it| *it = map[it.index()]);
        }
        self.number_inside(mapped)
    }

    /// The number of a position whose first piece stands in its part of the board.
    #[inline]
    pub(crate) fn number_inside(&self, mut places: Places) -> Option<usize> {
        for idx in 1..self.pieces.len() {
            let mut at = idx;
            while at > 0 && self.twin[at - 1] && places[at] < places[at - 1] {
                places.swap(at, at - 1);
                at -= 1;
            }
        }
        let mut res = 0;
        for (part, sq) in self.parts.iter().zip(places) {
            let add = part[sq.index()];
            if add == NONE {
                return None;
            }
            res += add as usize;
        }
        Some(res)
    }

    /// The number after one piece went from a square to another, if no symmetry is needed for it.
    #[inline]
    pub(crate) fn moved(&self, number: usize, places: &Places, piece: usize, to: Sq) -> Option<usize> {
        if self.twin[piece] || piece > 0 && self.twin[piece - 1] {
            let mut places = *places;
            places[piece] = to;
            return self.number_inside(places);
        }
        let (part, from) = (&self.parts[piece], places[piece]);
        let add = part[to.index()];
        (add != NONE).then(|| number + add as usize - part[from.index()] as usize)
    }

    /// Whether a piece has one like it.
    #[inline]
    pub(crate) fn has_twin(&self, piece: usize) -> bool {
        self.twin[piece] || piece > 0 && self.twin[piece - 1]
    }

    /// The squares of placed pieces in the order of the lattice; `None` if they are others.
    pub(crate) fn order(&self, placed: &[(Piece, Sq)]) -> Option<Places> {
        let mut res = [Sq::NONE; MAX_PIECES];
        let mut taken = 0_u32;
        if placed.len() != self.pieces.len() {
            return None;
        }
        for (slot, piece) in res.iter_mut().zip(&self.pieces) {
            let at = (0..placed.len()).find(|it| taken >> it & 1 == 0 && placed[*it].0 == *piece)?;
            taken |= 1 << at;
            *slot = placed[at].1;
        }
        Some(res)
    }
}
