//! Boards of hexagons: which cells there are, their coordinates and names. Nothing is read from a definition here.

mod drawing;
mod labels;
mod shape;

pub use drawing::{Point, Skin};
pub(crate) use labels::{Labels, read_alphabet, read_labels, usual_alphabet};
pub(crate) use shape::{Plan, read_shape};

use crate::{Square, Symmetry};

/// Most files and most ranks of the grid that holds the cells.
pub(crate) const MOST_SIDE: i32 = 64;
/// Most cells.
pub(crate) const MOST_CELLS: usize = 1000;

/// Axial coordinates of a cell, or a difference of two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Axial {
    /// Along the edge direction at two o'clock (flat) or three o'clock (pointy).
    pub q: i32,
    /// Along the edge direction at twelve o'clock (flat) or one o'clock (pointy).
    pub r: i32,
}

impl Axial {
    /// A pair of coordinates.
    #[must_use]
    pub const fn new(q: i32, r: i32) -> Self {
        Self { q, r }
    }

    /// Edge steps from one end of the difference to the other.
    #[must_use]
    pub fn length(self) -> i32 {
        self.q.abs().max(self.r.abs()).max((self.q + self.r).abs())
    }

    /// The smallest step of an edge or vertex direction that leads there when repeated, and how often; `None` if there is none.
    #[must_use]
    pub fn straight(self) -> Option<(Self, i32)> {
        let Self { q, r } = self;
        let times = if q == 0 || r == 0 || q + r == 0 {
            q.abs().max(r.abs())
        } else if q == r || q == -2 * r || r == -2 * q {
            q.abs().min(r.abs())
        } else {
            return None;
        };
        (times > 0).then(|| (Self::new(q / times, r / times), times))
    }
}

/// The cells of a board of hexagons, on a grid of `files` by `ranks` whose other squares are holes.
#[derive(Clone, Debug, PartialEq)]
pub struct Hexes {
    /// Whether cells have an edge on top, not a corner.
    pub flat: bool,
    /// What cells look like.
    pub skin: Skin,
    /// Whether the definition names the cells, so that coordinates are wanted.
    pub labelled: bool,
    files: u8,
    ranks: u8,
    /// Coordinates of file 0, rank 0.
    origin: Axial,
    /// By rank and file; empty where no cell is.
    names: Vec<String>,
    by_name: Vec<(String, Square)>,
    rows: Vec<Vec<Square>>,
    letters: Vec<Vec<Square>>,
    /// Whether letters are straight files.
    straight: bool,
    /// For reflection top to bottom, if the board allows it: what is taken from.
    mirror: Option<i32>,
}

impl Hexes {
    /// The cells of a plan under their names. `None` if two have the same name or there are too few letters.
    pub(crate) fn new(plan: &Plan, skin: Skin, labels: &Labels, labelled: bool) -> Option<Self> {
        let low = Axial::new(least(plan, |it| it.q), least(plan, |it| it.r));
        let (width, height) = (1 - least(plan, |it| -it.q) - low.q, 1 - least(plan, |it| -it.r) - low.r);
        let (files, ranks) = (u8::try_from(width).ok()?, u8::try_from(height).ok()?);
        let square = |it: Axial| Square { file: (it.q - low.q) as u8, rank: (it.r - low.r) as u8 };
        let named = labels::names(plan, labels)?;
        let mut names = vec![String::new(); usize::from(files) * usize::from(ranks)];
        let mut by_name = Vec::with_capacity(named.len());
        for it in &named {
            let at = square(it.cell);
            names[usize::from(at.rank) * usize::from(files) + usize::from(at.file)].clone_from(&it.name);
            by_name.push((it.name.clone(), at));
        }
        sort::sort(&mut by_name);
        if by_name.windows(2).any(|it| it[0].0 == it[1].0) {
            return None;
        }
        let squares = |it: Vec<Vec<Axial>>| it.into_iter().map(|it| it.into_iter().map(square).collect()).collect();
        let mut res = Self {
            flat: plan.flat,
            skin,
            labelled,
            files,
            ranks,
            origin: low,
            names,
            by_name,
            rows: squares(labels::rows(plan, &named)),
            letters: squares(labels::letters(plan, &named)),
            straight: labels.are_files(plan),
            mirror: None,
        };
        res.mirror = res.axis(plan);
        Some(res)
    }

    /// What rows, or heights of flat cells, are taken from when the board is reflected; `None` if cells get lost.
    fn axis(&self, plan: &Plan) -> Option<i32> {
        let heights = plan.cells.iter().map(|it| self.height(*it));
        let sum = heights.clone().min()? + heights.max()?;
        if sum % 2 != 0 {
            return None;
        }
        let lands = |it: &Axial| self.square_at(reflected(self.flat, sum / 2, *it)).is_some();
        plan.cells.iter().all(lands).then_some(sum / 2)
    }

    /// How far up a cell stands, in halves of a cell (flat) or in rows (pointy).
    #[must_use]
    pub fn height(&self, cell: Axial) -> i32 {
        height(self.flat, cell)
    }

    /// Number of files of the grid.
    #[must_use]
    pub fn files(&self) -> u8 {
        self.files
    }

    /// Number of ranks of the grid.
    #[must_use]
    pub fn ranks(&self) -> u8 {
        self.ranks
    }

    /// The coordinates of a square of the grid.
    #[must_use]
    pub fn axial(&self, square: Square) -> Axial {
        Axial::new(self.origin.q + i32::from(square.file), self.origin.r + i32::from(square.rank))
    }

    /// The square with these coordinates, if a cell is there. Cells that hole lines removed are found too.
    #[must_use]
    pub fn square_at(&self, cell: Axial) -> Option<Square> {
        let file = u8::try_from(cell.q - self.origin.q).ok().filter(|it| *it < self.files)?;
        let rank = u8::try_from(cell.r - self.origin.r).ok().filter(|it| *it < self.ranks)?;
        Some(Square { file, rank }).filter(|it| !self.name(*it).is_empty())
    }

    /// The name of a cell; empty where none is.
    #[must_use]
    pub fn name(&self, square: Square) -> &str {
        let at = usize::from(square.rank) * usize::from(self.files) + usize::from(square.file);
        let inside = square.file < self.files;
        self.names.get(at).filter(|_| inside).map_or("", String::as_str)
    }

    /// The cell of a name.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<Square> {
        let at = self.by_name.binary_search_by(|it| it.0.as_str().cmp(name)).ok()?;
        Some(self.by_name[at].1)
    }

    /// All cells in the order of their names.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.by_name.iter().map(|it| it.1)
    }

    /// The fields of a position text: one per number of the labels, farthest first, each by letter.
    #[must_use]
    pub fn rows(&self) -> &[Vec<Square>] {
        &self.rows
    }

    /// The cells of each letter, in the order of the letters, each from White's end.
    #[must_use]
    pub fn letters(&self) -> &[Vec<Square>] {
        &self.letters
    }

    /// The other way to write positions: one field per letter. Only where letters are straight files.
    #[must_use]
    pub fn columns(&self) -> Option<&[Vec<Square>]> {
        self.straight.then_some(&self.letters)
    }

    /// Whether reflection top to bottom leads from cells to cells.
    #[must_use]
    pub fn has_mirror(&self) -> bool {
        self.mirror.is_some()
    }

    /// Black's image of a cell; the cell itself without symmetry. `None` if there is no such cell.
    #[must_use]
    pub fn image(&self, square: Square, symmetry: Symmetry) -> Option<Square> {
        let cell = self.axial(square);
        let image = match symmetry {
            Symmetry::None => cell,
            Symmetry::Mirror => reflected(self.flat, self.mirror?, cell),
            Symmetry::Rotate => {
                let (files, ranks) = (i32::from(self.files), i32::from(self.ranks));
                Axial::new(2 * self.origin.q + files - 1 - cell.q, 2 * self.origin.r + ranks - 1 - cell.r)
            }
        };
        self.square_at(image)
    }

    /// The cells from one to another on a straight line, ends included; `None` if they are on none.
    #[must_use]
    pub fn line(&self, from: Square, to: Square) -> Option<Vec<Square>> {
        let (a, b) = (self.axial(from), self.axial(to));
        if from == to {
            return Some(vec![from]);
        }
        let (step, times) = Axial::new(b.q - a.q, b.r - a.r).straight()?;
        let cells = (0..=times).map(|n| Axial::new(a.q + n * step.q, a.r + n * step.r));
        Some(cells.filter_map(|it| self.square_at(it)).collect())
    }
}

/// How far up a cell stands.
fn height(flat: bool, cell: Axial) -> i32 {
    if flat { 2 * cell.r + cell.q } else { cell.r }
}

/// The image top to bottom. `half`: half the sum of the least and the greatest height.
fn reflected(flat: bool, half: i32, Axial { q, r }: Axial) -> Axial {
    if flat { Axial::new(q, half - q - r) } else { Axial::new(q + r - half, 2 * half - r) }
}

fn least(plan: &Plan, of: impl Fn(Axial) -> i32) -> i32 {
    plan.cells.iter().map(|it| of(*it)).min().unwrap_or(0)
}
