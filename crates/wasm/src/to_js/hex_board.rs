//! A board of hexagons as a view: places, neighbours and coordinates. Where cells lie is told by the crate `definition`.

use definition::{Axial, Definition, Hexes, Skin};
use engine::ids::Sq;
use engine::variant::Variant;

use super::Cells;
use super::drawing::{DARK, Drawing, LIGHT, ODD};
use crate::view::{CellView, LabelView};

/// How far from the centre of the nearest cell coordinates stand, in cells.
const LABEL_FAR: f64 = 0.85;
/// No centre of a cell is as near to a coordinate, if there is room.
const LABEL_NEAR: f64 = 0.8;
/// How near two labels may come.
const LABELS_APART: f64 = 0.6;
/// Cosine and sine of turns by twelfths, up to a half turn.
const TWELFTHS: [(f64, f64); 7] =
    [(1.0, 0.0), (HALF_ROOT, 0.5), (0.5, HALF_ROOT), (0.0, 1.0), (-0.5, HALF_ROOT), (-HALF_ROOT, 0.5), (-1.0, 0.0)];
/// Half the root of three.
const HALF_ROOT: f64 = 0.866_025_403_784_438_6;
/// More steps than any board is wide.
const FAR: usize = 64;

/// Draws so that a circle of the size of a square fits into every cell.
pub(super) fn drawing(variant: &Variant, definition: &Definition, cells: &Cells, hexes: &Hexes) -> Drawing {
    let scale = if hexes.skin == Skin::Hex { 1.0 / 3f64.sqrt() } else { 1.0 };
    let outline: Vec<f64> = hexes.outline().iter().map(|it| round(it * scale)).collect();
    let board = HexBoard { variant, definition, cells, hexes, scale, outline };
    let frame = board.frame();
    let rows = lines(variant, hexes.rows());
    let letters = lines(variant, hexes.letters());
    let at = |sq: Sq| {
        let (x, y) = board.centre(sq);
        (x - frame.left, y - frame.top)
    };
    let wanted = hexes.labelled || definition.board.first_rank.is_some();
    Drawing {
        cells: board.cell_views(&rows, &letters, at),
        labels: if wanted { labels(variant, &rows, &letters, at) } else { Vec::new() },
        planes: None,
        size: frame.size,
        rows: rows.len() as u16,
        columns: letters.len() as u16,
    }
}

struct HexBoard<'a> {
    variant: &'a Variant,
    definition: &'a Definition,
    cells: &'a Cells,
    hexes: &'a Hexes,
    scale: f64,
    /// The outline of every cell around its centre: x, y, x, y, …
    outline: Vec<f64>,
}

/// The rectangle around all cells, in cells.
struct Frame {
    left: f64,
    top: f64,
    size: (f64, f64),
}

impl HexBoard<'_> {
    /// The centre of a cell, wherever the drawing begins.
    fn centre(&self, sq: Sq) -> (f64, f64) {
        let (x, y) = self.hexes.centre(self.variant.movement.topology.on_diagram(sq));
        (x * self.scale, y * self.scale)
    }

    fn frame(&self) -> Frame {
        if self.cells.squares().is_empty() {
            return Frame { left: 0.0, top: 0.0, size: (1.0, 1.0) };
        }
        let half = |odd: usize| self.outline.iter().skip(odd).step_by(2).copied().fold(0.0, f64::max);
        let (half_width, half_height) = (half(0), half(1));
        let (mut left, mut right, mut top, mut bottom) = (f64::MAX, f64::MIN, f64::MAX, f64::MIN);
        for (x, y) in self.cells.squares().iter().map(|it| self.centre(*it)) {
            (left, right) = (left.min(x - half_width), right.max(x + half_width));
            (top, bottom) = (top.min(y - half_height), bottom.max(y + half_height));
        }
        Frame { left, top, size: (round(right - left), round(bottom - top)) }
    }

    fn cell_views(&self, rows: &[Vec<Sq>], letters: &[Vec<Sq>], at: impl Fn(Sq) -> (f64, f64)) -> Vec<CellView> {
        let mut res = Vec::with_capacity(self.cells.squares().len());
        for (row, squares) in (0..).zip(rows) {
            for sq in squares {
                let (x, y) = at(*sq);
                let column = letters.iter().position(|it| it.contains(sq)).unwrap_or(0);
                res.push(CellView {
                    name: self.variant.movement.topology.name(*sq),
                    label: self.variant.label(*sq),
                    x: round(x),
                    y: round(y),
                    outline: self.outline.clone(),
                    shade: self.shade(*sq),
                    row,
                    column: column as u16,
                    neighbors: neighbors(self.variant, self.cells, self.hexes, *sq),
                });
            }
        }
        res
    }

    fn shade(&self, sq: Sq) -> u8 {
        let look = &self.definition.appearance;
        if look.shady == Some(false) || look.shades.len() == 1 {
            return LIGHT;
        }
        let shift = i32::from(look.shade_shift.unwrap_or(0));
        match self.hexes.shade(self.variant.movement.topology.on_diagram(sq), shift) {
            0 => ODD,
            1 => LIGHT,
            _ => DARK,
        }
    }
}

/// How long a vector is.
fn distance(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}

/// Numbers of few digits: what is drawn is not finer than that.
fn round(it: f64) -> f64 {
    (it * 10_000.0).round() / 10_000.0
}

/// The cells of rows or letters that are there.
fn lines(variant: &Variant, all: &[Vec<definition::Square>]) -> Vec<Vec<Sq>> {
    let topology = &variant.movement.topology;
    let line = |it: &Vec<definition::Square>| it.iter().filter_map(|it| topology.of_definition(*it)).collect();
    all.iter().map(line).collect()
}

/// Letters beyond White's end of their cells, numbers beyond the left end of theirs, or all beyond the right end.
fn labels(variant: &Variant, rows: &[Vec<Sq>], letters: &[Vec<Sq>], at: impl Fn(Sq) -> (f64, f64)) -> Vec<LabelView> {
    let topology = &variant.movement.topology;
    let centres: Vec<(f64, f64)> = rows.iter().flatten().map(|it| at(*it)).collect();
    let label = |line: &[Sq], usual: (f64, f64), digits: bool| {
        let first = *line.first()?;
        let (x, y) = at(first);
        let (to_x, to_y) = line.get(1).map_or(usual, |second| {
            let (next_x, next_y) = at(*second);
            let far = distance(x - next_x, y - next_y);
            ((x - next_x) / far, (y - next_y) / far)
        });
        let text = topology.name(first).chars().filter(|it| it.is_ascii_digit() == digits).collect();
        // Turned aside by twelfths of a turn until no cell is there.
        let place = |(cos, sin): (f64, f64)| {
            (x + LABEL_FAR * (to_x * cos - to_y * sin), y + LABEL_FAR * (to_x * sin + to_y * cos))
        };
        let free = |(x, y): &(f64, f64)| centres.iter().all(|it| distance(it.0 - x, it.1 - y) > LABEL_NEAR);
        let both = |(cos, sin): (f64, f64)| [(cos, sin), (cos, -sin)];
        let (x, y) = TWELFTHS.into_iter().flat_map(both).map(place).find(free).unwrap_or_else(|| place(TWELFTHS[0]));
        Some(LabelView { text, x: round(x), y: round(y) })
    };
    let mut res: Vec<LabelView> = letters.iter().filter_map(|it| label(it, (0.0, 1.0), false)).collect();
    let numbers = |right: bool| -> Vec<LabelView> {
        let usual = if right { (1.0, 0.0) } else { (-1.0, 0.0) };
        let number = |row: &Vec<Sq>| {
            let mut row = row.clone();
            sort::by(&mut row, |a, b| at(*a).0.total_cmp(&at(*b).0));
            if right {
                row.reverse();
            }
            label(&row, usual, true)
        };
        rows.iter().filter_map(number).collect()
    };
    // All stand at one end, so that they can be followed: at the right where letters stand at the left.
    let is_clear = |it: &LabelView| res.iter().all(|one| distance(one.x - it.x, one.y - it.y) > LABELS_APART);
    let (left, right) = (numbers(false), numbers(true));
    let crowded = |list: &[LabelView]| list.iter().filter(|it| !is_clear(it)).count();
    let found = if crowded(&right) < crowded(&left) { right } else { left };
    res.extend(found);
    res
}

/// The next cells upwards, rightwards, downwards, leftwards. Where no edge lies that way the steps zigzag.
fn neighbors(variant: &Variant, cells: &Cells, hexes: &Hexes, sq: Sq) -> [i32; 4] {
    let topology = &variant.movement.topology;
    let there =
        |cell: Axial| hexes.square_at(cell).and_then(|it| topology.of_definition(it)).and_then(|it| cells.cell(it));
    let start = hexes.axial(topology.on_diagram(sq));
    // The two ways to go, the one that leads back from where it leads first.
    let ways = |direction: usize, at: Axial| -> [(i32, i32); 2] {
        let even = if hexes.flat { at.q % 2 == 0 } else { at.r % 2 == 0 };
        let (straight, zigzag) = match (direction, hexes.flat) {
            (0, true) => ((0, 1), None),
            (2, true) => ((0, -1), None),
            (1, false) => ((1, 0), None),
            (3, false) => ((-1, 0), None),
            (1, true) => ((1, 0), Some((1, -1))),
            (3, true) => ((-1, 1), Some((-1, 0))),
            (0, false) => ((0, 1), Some((-1, 1))),
            _ => ((1, -1), Some((0, -1))),
        };
        match zigzag {
            Some(it) if even => [straight, it],
            Some(it) => [it, straight],
            None => [straight, straight],
        }
    };
    std::array::from_fn(|direction| {
        let mut at = start;
        for _ in 0..FAR {
            let both = ways(direction, at).map(|(q, r)| Axial::new(at.q + q, at.r + r));
            if let Some(it) = both.iter().find_map(|it| there(*it)) {
                return i32::from(it);
            }
            at = both[0];
        }
        -1
    })
}
