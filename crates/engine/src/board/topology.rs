//! The board as a graph: squares and the steps between them. No pieces.

mod distances;
mod names;
mod ranks;
mod vectors;

use definition::{Board, Hexes, Square};

use crate::ids::{Player, Sq};

/// A kind of step, the same everywhere on the board: an index into the step tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VecId(pub u16);

/// A distance that is not bounded.
pub const ANYWHERE: u16 = u16::MAX;

/// Which edges are joined for a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wrap {
    /// None.
    #[default]
    None,
    /// Left and right.
    Cylinder,
    /// Left and right, top and bottom.
    Torus,
}

/// A displacement: files to the right and ranks forward, as White sees it. On boards of hexagons the difference of the
/// axial coordinates, q and r.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vector {
    /// Files to the right.
    pub dx: i16,
    /// Ranks forward.
    pub dy: i16,
    /// Which edges it crosses.
    pub wrap: Wrap,
    /// Planes on.
    pub dz: i16,
}

impl Vector {
    /// A step that stays on its plane.
    #[must_use]
    pub const fn flat(dx: i16, dy: i16, wrap: Wrap) -> Self {
        Self { dx, dy, wrap, dz: 0 }
    }

    /// The step the other way.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { dx: -self.dx, dy: -self.dy, wrap: self.wrap, dz: -self.dz }
    }
}

/// Squares, holes, and one table per kind of step.
///
/// ```
/// use engine::board::topology::{Topology, Vector, Wrap};
/// use engine::ids::Player;
/// let mut board = Topology::rect(8, 8, []);
/// let leap = board.vector(Vector::flat(1, 2, Wrap::None));
/// let g1 = board.by_name("g1").expect("a square");
/// assert_eq!(board.name(board.step(leap, g1)), "h3");
/// assert_eq!(board.own_rank(Player::Black, g1), 8);
/// ```
#[derive(Clone, Debug)]
pub struct Topology {
    /// Number of files, of all planes together.
    pub files: u16,
    /// Number of files of each plane; all of them on a board of one plane.
    pub plane_files: u16,
    /// Number of ranks.
    pub ranks: u16,
    holes: Vec<bool>,
    /// By square: file and rank, so that nobody has to divide.
    coordinates: Box<[[i16; 2]]>,
    vectors: Vec<Vector>,
    /// By displacement, sorted.
    by_vector: Vec<(Vector, VecId)>,
    steps: Vec<Sq>,
    hexagons: Option<Box<Hexagons>>,
}

/// What a board of hexagons knows beside its steps.
#[derive(Clone, Debug)]
struct Hexagons {
    cells: Hexes,
    /// By side and square: how many forward edge steps lead to the end of the board, and one.
    depths: [Vec<u16>; 2],
    /// By square: the number of its row, from 1 at White's end.
    rows: Vec<u16>,
    /// By square: the number of its letter, from 0.
    letters: Vec<i32>,
    /// Kinds of step whose lines were measured: by square, how many steps lead to the middle of the line of travel.
    halves: Vec<(VecId, Box<[u16]>)>,
}

impl Topology {
    /// A rectangle with some squares missing.
    #[must_use]
    pub fn rect(files: u16, ranks: u16, holes: impl IntoIterator<Item = Sq>) -> Self {
        let n_squares = usize::from(files) * usize::from(ranks);
        let mut missing = vec![false; n_squares];
        for it in holes {
            missing[it.index()] = true;
        }
        Self {
            files,
            plane_files: files,
            ranks,
            holes: missing,
            coordinates: (0..ranks as i16).flat_map(|rank| (0..files as i16).map(move |file| [file, rank])).collect(),
            vectors: Vec::new(),
            by_vector: Vec::new(),
            steps: Vec::new(),
            hexagons: None,
        }
    }

    /// The board of a definition.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let (files, ranks) = (u16::from(board.files.max(1)), u16::from(board.ranks.max(1)));
        let holes = board.holes.iter().map(|it| Sq(u16::from(it.rank) * files + u16::from(it.file)));
        let mut res = Self::rect(files, ranks, holes.filter(|it| it.0 < files * ranks));
        res.plane_files = files / u16::from(board.planes.max(1));
        let Some(cells) = &board.hexes else { return res };
        let depths = Player::both(|side| res.depths(side, cells.flat));
        let mut rows = vec![0; res.len()];
        for (number, row) in (1..).zip(cells.rows().iter().rev()) {
            for it in row {
                rows[usize::from(it.rank) * usize::from(files) + usize::from(it.file)] = number;
            }
        }
        let mut letters = vec![0; res.len()];
        for (number, file) in (0..).zip(cells.letters()) {
            for it in file {
                letters[usize::from(it.rank) * usize::from(files) + usize::from(it.file)] = number;
            }
        }
        let cells = Hexes::clone(cells);
        res.hexagons = Some(Box::new(Hexagons { cells, depths, rows, letters, halves: Vec::new() }));
        res
    }

    /// The cells, if they are hexagons.
    #[must_use]
    pub fn hexes(&self) -> Option<&Hexes> {
        self.hexagons.as_ref().map(|it| &it.cells)
    }

    /// What the cells are, for descriptions of moves.
    #[must_use]
    pub fn grid(&self) -> xbetza::Grid {
        match self.hexes().map(|it| it.flat) {
            None => xbetza::Grid::Squares,
            Some(true) => xbetza::Grid::FlatHexagons,
            Some(false) => xbetza::Grid::PointyHexagons,
        }
    }

    /// The square of a definition that a square is.
    #[must_use]
    pub fn on_diagram(&self, sq: Sq) -> Square {
        Square { file: (sq.0 % self.files) as u8, rank: (sq.0 / self.files) as u8 }
    }

    /// The square that a square of a definition is, if it exists.
    #[must_use]
    pub fn of_definition(&self, square: Square) -> Option<Sq> {
        self.square(i32::from(square.file), i32::from(square.rank))
    }

    /// Number of squares, holes included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.holes.len()
    }

    /// Whether there is no square at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.holes.is_empty()
    }

    /// Every square that exists.
    #[must_use]
    pub fn squares(&self) -> SquareIter<'_> {
        SquareIter { holes: &self.holes, next: 0 }
    }

    /// Whether the square is missing.
    #[must_use]
    pub fn is_hole(&self, sq: Sq) -> bool {
        self.holes[sq.index()]
    }

    /// The square on a file and a rank, both from 0; `None` outside and on holes.
    #[must_use]
    pub fn square(&self, file: i32, rank: i32) -> Option<Sq> {
        let on_board = (0..i32::from(self.files)).contains(&file) && (0..i32::from(self.ranks)).contains(&rank);
        let sq = on_board.then(|| Sq((rank * i32::from(self.files) + file) as u16))?;
        (!self.is_hole(sq)).then_some(sq)
    }

    /// File of a square, from 0. The files of each plane follow those of the plane before.
    #[must_use]
    pub fn file(&self, sq: Sq) -> i32 {
        self.coordinates.get(sq.index()).map_or(0, |it| it[0].into())
    }

    /// Rank of a square, from 0.
    #[must_use]
    pub fn rank(&self, sq: Sq) -> i32 {
        self.coordinates.get(sq.index()).map_or(0, |it| it[1].into())
    }

    /// By square: one step; `Sq::NONE` if it leaves the board or meets a hole.
    #[inline]
    #[must_use]
    pub fn steps(&self, id: VecId) -> &[Sq] {
        let n = self.holes.len();
        &self.steps[usize::from(id.0) * n..][..n]
    }

    /// One step; `Sq::NONE` if it leaves the board or meets a hole.
    #[inline]
    #[must_use]
    pub fn step(&self, id: VecId, from: Sq) -> Sq {
        self.steps[usize::from(id.0) * self.holes.len() + from.index()]
    }
}

/// The squares that exist, in order.
#[derive(Clone, Debug)]
pub struct SquareIter<'t> {
    holes: &'t [bool],
    next: usize,
}

impl Iterator for SquareIter<'_> {
    type Item = Sq;

    fn next(&mut self) -> Option<Sq> {
        loop {
            let is_hole = *self.holes.get(self.next)?;
            self.next += 1;
            if !is_hole {
                return Some(Sq((self.next - 1) as u16));
            }
        }
    }
}
