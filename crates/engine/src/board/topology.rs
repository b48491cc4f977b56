//! The board as a graph: squares and the steps between them. No pieces.

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
}

/// Squares, holes, and one table per kind of step.
#[derive(Clone, Debug)]
pub struct Topology {
    /// Number of files, of all planes together.
    pub files: u16,
    /// Number of files of each plane; all of them on a board of one plane.
    pub plane_files: u16,
    /// Number of ranks.
    pub ranks: u16,
    holes: Vec<bool>,
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

    /// The steps straight on, or the two beside it where no edge lies ahead.
    #[must_use]
    pub fn forward(&self, side: Player) -> Vec<Vector> {
        forward(self.hexes().is_none_or(|it| it.flat), side)
    }

    /// The longest ways to the end of the board by forward edge steps.
    fn depths(&self, side: Player, flat: bool) -> Vec<u16> {
        let steps = forward(flat, side);
        let mut res = vec![1; self.len()];
        // Every step forward goes one rank on, so ranks in order from the far end do; squares in order are ranks in order.
        let all: Vec<u16> = (0..self.len() as u16).collect();
        let order: Vec<u16> = if side == Player::White { all.into_iter().rev().collect() } else { all };
        for sq in order {
            let next = steps.iter().map(|it| self.displaced(Sq(sq), *it)).filter(|it| *it != Sq::NONE);
            res[usize::from(sq)] = next.map(|it| res[it.index()] + 1).max().unwrap_or(1);
        }
        res
    }

    /// How deep in the far side a square lies: 1 on the last rank as the side sees it.
    #[must_use]
    pub fn depth(&self, side: Player, sq: Sq) -> u16 {
        match (&self.hexagons, side) {
            (Some(it), _) => it.depths[side.index()][sq.index()],
            (None, Player::White) => self.ranks - sq.0 / self.files,
            (None, Player::Black) => sq.0 / self.files + 1,
        }
    }

    /// The rank of a square as the side counts it, from 1. Of hexagons: the row of the position text, Black's by half a turn.
    #[must_use]
    pub fn own_rank(&self, side: Player, sq: Sq) -> i32 {
        match (&self.hexagons, side) {
            (Some(it), Player::White) => i32::from(it.rows[sq.index()]),
            (Some(it), Player::Black) => {
                let seen = it.cells.image(self.on_diagram(sq), definition::Symmetry::Rotate);
                let turned = seen.map(|it| usize::from(it.rank) * usize::from(self.files) + usize::from(it.file));
                match turned {
                    Some(at) => i32::from(it.rows[at]),
                    None => self.n_rows() + 1 - i32::from(it.rows[sq.index()]),
                }
            }
            (None, Player::White) => self.rank(sq) + 1,
            (None, Player::Black) => i32::from(self.ranks) - self.rank(sq),
        }
    }

    /// How many ranks `own_rank` counts.
    #[must_use]
    pub fn n_rows(&self) -> i32 {
        self.hexes().map_or(i32::from(self.ranks), |it| it.rows().len() as i32)
    }

    /// Whether a square lies in the half of a side; the middle belongs to nobody.
    #[must_use]
    pub fn is_home(&self, side: Player, sq: Sq) -> bool {
        let Some(cells) = self.hexes() else { return self.own_rank(side, sq) <= i32::from(self.ranks) / 2 };
        let height = |it: Sq| cells.height(cells.axial(self.on_diagram(it)));
        let all = self.squares().map(height);
        let middle = all.clone().min().unwrap_or(0) + all.max().unwrap_or(0);
        let twice = 2 * height(sq);
        if side == Player::White { twice < middle } else { twice > middle }
    }

    /// Measures the lines of a kind of step on a board of hexagons, for `half_line`.
    pub fn measure(&mut self, step: VecId) {
        let known = |it: &Hexagons| it.halves.iter().any(|it| it.0 == step);
        if self.hexagons.as_ref().is_none_or(|it| known(it)) {
            return;
        }
        let mut entered = vec![false; self.len()];
        for sq in self.squares() {
            if let Some(it) = entered.get_mut(self.step(step, sq).index()) {
                *it = true;
            }
        }
        let mut res = vec![0; self.len()].into_boxed_slice();
        for start in self.squares().filter(|it| !entered[it.index()]) {
            let next = |it: &Sq| Some(self.step(step, *it)).filter(|it| *it != Sq::NONE);
            let line: Vec<Sq> = std::iter::successors(Some(start), next).collect();
            for (behind, sq) in line.iter().enumerate() {
                res[sq.index()] = line.len().div_ceil(2).saturating_sub(behind + 1) as u16;
            }
        }
        if let Some(it) = &mut self.hexagons {
            it.halves.push((step, res));
        }
    }

    /// How many steps lead to the middle of the line of travel; `None` for lines that were not measured.
    #[must_use]
    pub fn half_line(&self, step: VecId, from: Sq) -> Option<u16> {
        let halves = &self.hexagons.as_ref()?.halves;
        halves.iter().find(|it| it.0 == step).map(|it| it.1[from.index()])
    }

    /// The rows of a position text from the top, each from left to right, plane after plane. Hexagons that are not there
    /// have no place in it.
    #[must_use]
    pub fn text_rows(&self) -> Vec<Vec<Sq>> {
        match self.hexes() {
            Some(cells) => self.cell_lines(cells.rows()),
            None => {
                let (files, ranks) = (self.plane_files, self.ranks);
                let row = |start: u16| (start..start + files).map(Sq).collect();
                let plane = |plane: u16| (0..ranks).rev().map(move |rank| row(rank * self.files + plane * files));
                (0..self.n_planes()).flat_map(plane).collect()
            }
        }
    }

    /// The files of a position text that is written file by file, which some boards of hexagons allow.
    #[must_use]
    pub fn text_columns(&self) -> Option<Vec<Vec<Sq>>> {
        Some(self.cell_lines(self.hexes()?.columns()?))
    }

    fn cell_lines(&self, lines: &[Vec<Square>]) -> Vec<Vec<Sq>> {
        lines.iter().map(|line| line.iter().filter_map(|it| self.of_definition(*it)).collect()).collect()
    }

    /// Whether a kind of step goes forward, as the side sees it.
    #[must_use]
    pub fn rises(&self, side: Player, step: VecId) -> bool {
        let Vector { dx, dy, .. } = self.vector_of(step);
        let up = match self.hexes() {
            Some(it) => it.height(definition::Axial::new(dx.into(), dy.into())),
            None => i32::from(dy),
        };
        if side == Player::White { up > 0 } else { up < 0 }
    }

    /// The squares around a square: eight, or six hexagons.
    pub fn around(&self, sq: Sq) -> impl Iterator<Item = Sq> + '_ {
        let (file, rank) = (self.file(sq), self.rank(sq));
        let all = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy)));
        all.filter_map(move |(dx, dy)| self.square(file + dx, rank + dy))
            .filter(move |it| self.plane(*it) == self.plane(sq) && self.distance(sq, *it) == 1)
    }

    /// King's steps from one square to another on an empty board without edges; edge steps on hexagons. Between planes
    /// the steps on a plane, or the planes if those are more.
    #[must_use]
    pub fn distance(&self, a: Sq, b: Sq) -> i32 {
        let (dx, dy) = (self.file(b) - self.file(a), self.rank(b) - self.rank(a));
        if self.plane_files == self.files {
            return self.measured(dx, dy);
        }
        let (from, to) = (self.plane(a), self.plane(b));
        self.measured(dx - (to - from) * i32::from(self.plane_files), dy).max((to - from).abs())
    }

    /// Number of planes.
    #[must_use]
    pub fn n_planes(&self) -> u16 {
        self.files / self.plane_files
    }

    /// The plane of a square, from 0.
    #[must_use]
    pub fn plane(&self, sq: Sq) -> i32 {
        i32::from(sq.0 % self.files / self.plane_files)
    }

    /// The square of the next plane that lies where the square lies on its own; the first plane follows the last.
    /// `None` for holes.
    #[must_use]
    pub fn on_next_plane(&self, sq: Sq) -> Option<Sq> {
        let file = (self.file(sq) + i32::from(self.plane_files)) % i32::from(self.files);
        self.square(file, self.rank(sq))
    }

    /// How far a step leads in the same measure; `None` if it crosses an edge.
    #[must_use]
    pub fn reach(&self, step: VecId) -> Option<u16> {
        let Vector { dx, dy, wrap } = self.vector_of(step);
        let length = || u16::try_from(self.measured(dx.into(), dy.into())).ok();
        if wrap == Wrap::None { length() } else { None }
    }

    fn measured(&self, dx: i32, dy: i32) -> i32 {
        if self.hexagons.is_some() { definition::Axial::new(dx, dy).length() } else { dx.abs().max(dy.abs()) }
    }

    /// The colour of a square: bishops keep it. Two on squares, three on hexagons.
    #[must_use]
    pub fn shade(&self, sq: Sq) -> u8 {
        match self.hexes() {
            Some(it) => it.shade(self.on_diagram(sq), 0),
            None => ((self.file(sq) + self.rank(sq)) % 2) as u8,
        }
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
        i32::from(sq.0 % self.files)
    }

    /// The file of a square as its name says it, from 0, whatever its plane. Of hexagons: the letter.
    #[must_use]
    pub fn lettered(&self, sq: Sq) -> i32 {
        let file = || i32::from(sq.0 % self.files % self.plane_files);
        self.hexagons.as_ref().map_or_else(file, |it| it.letters[sq.index()])
    }

    /// The letters of a square of a rectangle: that of its plane, if there are several, and that of its file.
    #[must_use]
    pub fn letters(&self, sq: Sq) -> String {
        let file = char::from(b'a' + (sq.0 % self.files % self.plane_files) as u8);
        if self.n_planes() == 1 { file.into() } else { format!("{}{file}", char::from(b'A' + self.plane(sq) as u8)) }
    }

    /// Rank of a square, from 0.
    #[must_use]
    pub fn rank(&self, sq: Sq) -> i32 {
        i32::from(sq.0 / self.files)
    }

    /// The name of a square with ranks counted from 1: `e4`, `Be4` on the second of several planes; the label of a
    /// hexagon.
    #[must_use]
    pub fn name(&self, sq: Sq) -> String {
        if let Some(cells) = self.hexes() {
            return cells.name(self.on_diagram(sq)).to_owned();
        }
        format!("{}{}", self.letters(sq), sq.0 / self.files + 1)
    }

    /// The square of that name, if it exists.
    #[must_use]
    pub fn by_name(&self, name: &str) -> Option<Sq> {
        if let Some(cells) = self.hexes() {
            return self.of_definition(cells.square(name)?);
        }
        let (first, name) = self.split_plane(name)?;
        let (file, rank) = name.split_at_checked(1)?;
        let file = i32::from(*file.as_bytes().first()?) - i32::from(b'a');
        let on_plane = (0..i32::from(self.plane_files)).contains(&file);
        let rank = rank.parse::<u8>().ok().map(i32::from)? - 1;
        on_plane.then(|| self.square(first + file, rank))?
    }

    /// The first file of the plane that the name of a square begins with, and the rest of the name.
    #[must_use]
    pub fn split_plane<'n>(&self, name: &'n str) -> Option<(i32, &'n str)> {
        if self.n_planes() == 1 {
            return Some((0, name));
        }
        let (letter, rest) = name.split_at_checked(1)?;
        let plane = u16::from(letter.bytes().next()?.checked_sub(b'A')?);
        (plane < self.n_planes()).then(|| (i32::from(plane * self.plane_files), rest))
    }

    /// The number of a kind of step; its table is made if it is new.
    pub fn vector(&mut self, vector: Vector) -> VecId {
        let place = match self.by_vector.binary_search_by(|it| it.0.cmp(&vector)) {
            Ok(it) => return self.by_vector[it].1,
            Err(it) => it,
        };
        let id = VecId(self.vectors.len() as u16);
        for sq in 0..self.len() {
            let to = self.displaced(Sq(sq as u16), vector);
            self.steps.push(to);
        }
        self.vectors.push(vector);
        self.by_vector.insert(place, (vector, id));
        id
    }

    fn displaced(&self, from: Sq, vector: Vector) -> Sq {
        if self.is_hole(from) {
            return Sq::NONE;
        }
        let (files, ranks) = (i32::from(self.plane_files), i32::from(self.ranks));
        let first = self.plane(from) * files;
        let mut file = self.file(from) - first + i32::from(vector.dx);
        let mut rank = self.rank(from) + i32::from(vector.dy);
        if vector.wrap != Wrap::None {
            file = file.rem_euclid(files);
        }
        if vector.wrap == Wrap::Torus {
            rank = rank.rem_euclid(ranks);
        }
        let on_plane = (0..files).contains(&file);
        on_plane.then(|| self.square(first + file, rank)).flatten().unwrap_or(Sq::NONE)
    }

    /// The step the other way.
    pub fn reverse(&mut self, step: VecId) -> VecId {
        let Vector { dx, dy, wrap } = self.vector_of(step);
        self.vector(Vector { dx: -dx, dy: -dy, wrap })
    }

    /// Whether one step is the other the other way.
    #[must_use]
    pub fn is_reverse(&self, a: VecId, b: VecId) -> bool {
        let (a, b) = (self.vector_of(a), self.vector_of(b));
        (a.dx, a.dy, a.wrap) == (-b.dx, -b.dy, b.wrap)
    }

    /// How many kinds of step there are.
    #[must_use]
    pub fn n_vectors(&self) -> usize {
        self.vectors.len()
    }

    /// The displacement of a kind of step.
    #[must_use]
    pub fn vector_of(&self, id: VecId) -> Vector {
        self.vectors[usize::from(id.0)]
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

/// The forward edge steps of squares and flat hexagons, or of hexagons with a corner on top.
fn forward(straight: bool, side: Player) -> Vec<Vector> {
    let steps: &[(i16, i16)] = if straight { &[(0, 1)] } else { &[(0, 1), (-1, 1)] };
    let sign = if side == Player::White { 1 } else { -1 };
    steps.iter().map(|(dx, dy)| Vector { dx: sign * dx, dy: sign * dy, wrap: Wrap::None }).collect()
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
