//! The board as a graph: squares and the steps between them. No pieces.

use crate::ids::Sq;
use std::collections::HashMap;

/// A kind of step, the same everywhere on the board: an index into the step tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VecId(pub u16);

/// Which edges are joined for a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Wrap {
    /// None.
    #[default]
    None,
    /// Left and right.
    Cylinder,
    /// Left and right, top and bottom.
    Torus,
}

/// A displacement: files to the right and ranks forward, as White sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// Number of files.
    pub files: u16,
    /// Number of ranks.
    pub ranks: u16,
    holes: Vec<bool>,
    vectors: Vec<Vector>,
    by_vector: HashMap<Vector, VecId>,
    steps: Vec<Sq>,
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
        Self { files, ranks, holes: missing, vectors: Vec::new(), by_vector: HashMap::new(), steps: Vec::new() }
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
    pub fn squares(&self) -> impl Iterator<Item = Sq> + '_ {
        (0..self.len()).map(|it| Sq(it as u16)).filter(|it| !self.is_hole(*it))
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

    /// File of a square, from 0.
    #[must_use]
    pub fn file(&self, sq: Sq) -> i32 {
        i32::from(sq.0 % self.files)
    }

    /// Rank of a square, from 0.
    #[must_use]
    pub fn rank(&self, sq: Sq) -> i32 {
        i32::from(sq.0 / self.files)
    }

    /// The name of a square with ranks counted from 1: `e4`.
    #[must_use]
    pub fn name(&self, sq: Sq) -> String {
        format!("{}{}", char::from(b'a' + (sq.0 % self.files) as u8), sq.0 / self.files + 1)
    }

    /// The square of that name, if it exists.
    #[must_use]
    pub fn by_name(&self, name: &str) -> Option<Sq> {
        let (file, rank) = name.split_at_checked(1)?;
        let file = i32::from(*file.as_bytes().first()?) - i32::from(b'a');
        self.square(file, rank.parse::<u8>().ok().map(i32::from)? - 1)
    }

    /// The number of a kind of step; its table is made if it is new.
    pub fn vector(&mut self, vector: Vector) -> VecId {
        if let Some(it) = self.by_vector.get(&vector) {
            return *it;
        }
        let id = VecId(self.vectors.len() as u16);
        for sq in 0..self.len() {
            let to = self.displaced(Sq(sq as u16), vector);
            self.steps.push(to);
        }
        self.vectors.push(vector);
        self.by_vector.insert(vector, id);
        id
    }

    fn displaced(&self, from: Sq, vector: Vector) -> Sq {
        if self.is_hole(from) {
            return Sq::NONE;
        }
        let (files, ranks) = (i32::from(self.files), i32::from(self.ranks));
        let (mut file, mut rank) = (self.file(from) + i32::from(vector.dx), self.rank(from) + i32::from(vector.dy));
        if vector.wrap != Wrap::None {
            file = file.rem_euclid(files);
        }
        if vector.wrap == Wrap::Torus {
            rank = rank.rem_euclid(ranks);
        }
        self.square(file, rank).unwrap_or(Sq::NONE)
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

    /// One step; `Sq::NONE` if it leaves the board or meets a hole.
    #[inline]
    #[must_use]
    pub fn step(&self, id: VecId, from: Sq) -> Sq {
        self.steps[usize::from(id.0) * self.holes.len() + from.index()]
    }
}
