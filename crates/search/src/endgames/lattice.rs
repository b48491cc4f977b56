//! Numbers the positions of an ending: which men stand where. Who is to move is not in the number.

use crate::endgames::board_symmetry::SquareMap;
use crate::endgames::men::{MAX_MEN, Man, Men};
use crate::endgames::territory::Territory;
use engine::board::occupant::Occupant;
use engine::ids::Sq;
use engine::variant::Variant;

/// No number.
const NONE: u32 = u32::MAX;

/// The squares of the men, in the order of a lattice.
pub(crate) type Places = [Sq; MAX_MEN];

/// The numbers of the positions of an ending. The first man stands in one part of the board, from which symmetries lead
/// to all others. Men that are alike stand in the order of their squares; other numbers are of no position.
#[derive(Debug)]
pub(crate) struct Lattice {
    /// The men, the one that symmetries confine first, those that are alike side by side.
    pub(crate) men: Vec<Man>,
    /// The symmetries, doing nothing first.
    pub(crate) maps: Vec<SquareMap>,
    /// By man and square: the piece that stands there.
    pieces: Vec<Box<[Occupant]>>,
    /// By man: its squares.
    squares: Vec<Vec<Sq>>,
    /// By man and square: what it adds to the number.
    parts: Vec<Box<[u32]>>,
    /// By square of the first man: the symmetry that leads into its part of the board.
    inward: Box<[u8]>,
    /// By man: whether the next one is like it.
    twin: [bool; MAX_MEN],
    /// How many numbers there are.
    pub(crate) size: usize,
}

impl Lattice {
    /// The lattice of some men; `None` if there are too many numbers for 32 bits.
    pub(crate) fn new(variant: &Variant, territory: &Territory, men: &Men, maps: Vec<SquareMap>) -> Option<Self> {
        let n_squares = variant.movement.topology.len();
        let stands = |man: Man, sq: usize| territory.of(man).is_some_and(|it| it.has[sq]);
        let room = |man: Man| (0..n_squares).filter(|it| stands(man, *it)).count();
        let is_single = |man: &Man| men.iter().filter(|it| it == man).count() == 1;
        // A man without a twin that goes everywhere is confined best.
        let first = men.iter().filter(is_single).max_by_key(|it| room(*it));
        let maps = if first.is_some() { maps } else { maps.into_iter().take(1).collect() };
        let mut order: Vec<Man> = first.into_iter().collect();
        order.extend(men.iter().filter(|it| Some(*it) != first));
        let twin = std::array::from_fn(|idx| order.get(idx + 1).is_some_and(|it| *it == order[idx]));

        let image = |map: &SquareMap, sq: usize| map[sq].index();
        let is_inside = |sq: usize| maps.iter().all(|it| sq <= image(it, sq));
        let squares_of = |(idx, man): (usize, &Man)| -> Vec<Sq> {
            let stays = |it: &usize| stands(*man, *it) && (idx > 0 || is_inside(*it));
            (0..n_squares).filter(stays).map(|it| Sq(it as u16)).collect()
        };
        let squares: Vec<Vec<Sq>> = order.iter().enumerate().map(squares_of).collect();
        let mut size = 1_usize;
        let mut parts = vec![vec![NONE; n_squares].into_boxed_slice(); order.len()];
        for (part, squares) in parts.iter_mut().zip(&squares).rev() {
            squares.iter().enumerate().for_each(|(idx, it)| part[it.index()] = (idx * size) as u32);
            size = size.checked_mul(squares.len()).filter(|it| *it < 1 << 30)?;
        }
        let piece = |man: Man| (0..n_squares as u16).map(move |it| territory.piece(variant, man, Sq(it))).collect();
        let inward = |sq: usize| maps.iter().position(|it| is_inside(image(it, sq))).unwrap_or(0) as u8;
        Some(Self {
            pieces: order.iter().map(|it| piece(*it)).collect(),
            inward: (0..n_squares).map(inward).collect(),
            men: order,
            squares,
            parts,
            twin,
            size,
            maps,
        })
    }

    /// Whether the first man may stand on a square.
    pub(crate) fn is_inside(&self, sq: Sq) -> bool {
        self.parts[0][sq.index()] != NONE
    }

    /// What stands on a square if a man does.
    #[inline]
    pub(crate) fn piece(&self, man: usize, sq: Sq) -> Occupant {
        self.pieces[man][sq.index()]
    }

    /// The squares of the men of a number.
    #[inline]
    pub(crate) fn places(&self, number: usize) -> Places {
        let (mut res, mut rest) = ([Sq::NONE; MAX_MEN], number);
        for (man, squares) in self.squares.iter().enumerate().rev() {
            res[man] = squares[rest % squares.len()];
            rest /= squares.len();
        }
        res
    }

    /// Whether squares may be those of a position: no two men on one, men that are alike in order.
    pub(crate) fn is_proper(&self, places: &Places) -> bool {
        let n = self.men.len();
        (1..n).all(|a| (0..a).all(|b| places[a] != places[b]))
            && (1..n).all(|a| !self.twin[a - 1] || places[a - 1] < places[a])
    }

    /// How many positions of the whole board a number stands for.
    pub(crate) fn weight(&self, places: &Places) -> u32 {
        let Some(first) = places.first().filter(|_| self.maps.len() > 1) else { return 1 };
        let stays = self.maps.iter().filter(|it| it[first.index()] == *first).count();
        (self.maps.len() / stays.max(1)) as u32
    }

    /// The number of a position, and the symmetry that leads to it; `None` if a man stands where it never does.
    pub(crate) fn number(&self, places: &Places) -> Option<usize> {
        let inward = usize::from(self.inward[places[0].index()]);
        let map = &self.maps[inward];
        let mut mapped = *places;
        if inward > 0 {
            mapped[..self.men.len()].iter_mut().for_each(|it| *it = map[it.index()]);
        }
        self.number_inside(mapped)
    }

    /// The number of a position whose first man stands in its part of the board.
    #[inline]
    pub(crate) fn number_inside(&self, mut places: Places) -> Option<usize> {
        for idx in 1..self.men.len() {
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

    /// The number after one man went from a square to another, if no symmetry is needed for it.
    #[inline]
    pub(crate) fn moved(&self, number: usize, places: &Places, man: usize, to: Sq) -> Option<usize> {
        if self.twin[man] || man > 0 && self.twin[man - 1] {
            let mut places = *places;
            places[man] = to;
            return self.number_inside(places);
        }
        let (part, from) = (&self.parts[man], places[man]);
        let add = part[to.index()];
        (add != NONE).then(|| number + add as usize - part[from.index()] as usize)
    }

    /// Whether a man has one like it.
    #[inline]
    pub(crate) fn has_twin(&self, man: usize) -> bool {
        self.twin[man] || man > 0 && self.twin[man - 1]
    }

    /// The squares of placed men in the order of the lattice; `None` if they are others.
    pub(crate) fn order(&self, placed: &[(Man, Sq)]) -> Option<Places> {
        let mut res = [Sq::NONE; MAX_MEN];
        let mut taken = 0_u32;
        if placed.len() != self.men.len() {
            return None;
        }
        for (slot, man) in res.iter_mut().zip(&self.men) {
            let at = (0..placed.len()).find(|it| taken >> it & 1 == 0 && placed[*it].0 == *man)?;
            taken |= 1 << at;
            *slot = placed[at].1;
        }
        Some(res)
    }
}
