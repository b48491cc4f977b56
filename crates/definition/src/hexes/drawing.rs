//! Where hexagonal cells are drawn, which cell a point is in, and their colours. No pixels: the side of a cell is 1.

use super::{Axial, Hexes};
use crate::Square;

/// A point: to the right and downwards from the centre of cell (0, 0), the side of a cell being 1.
pub type Point = (f64, f64);

/// √3.
const ROOT: f64 = 1.732_050_807_568_877_2;
/// Corners of a hexagon with an edge on top, clockwise from the right.
const FLAT: [f64; 12] = [1.0, 0.0, 0.5, ROOT / 2.0, -0.5, ROOT / 2.0, -1.0, 0.0, -0.5, -ROOT / 2.0, 0.5, -ROOT / 2.0];
/// Corners of a hexagon with a corner on top.
const POINTY: [f64; 12] = [ROOT / 2.0, 0.5, 0.0, 1.0, -ROOT / 2.0, 0.5, -ROOT / 2.0, -0.5, 0.0, -1.0, ROOT / 2.0, -0.5];
/// Corners of a brick.
const BRICK: [f64; 8] = [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5];

/// What the cells of a board of hexagons look like. The rules do not depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Skin {
    /// Regular hexagons.
    #[default]
    Hex,
    /// Squares, those of neighbouring rows shifted by half a square.
    Brick,
}

impl Hexes {
    /// The centre of a cell.
    #[must_use]
    pub fn centre(&self, square: Square) -> Point {
        let Axial { q, r } = self.axial(square);
        let (q, r) = (f64::from(q), f64::from(r));
        match (self.skin, self.flat) {
            (Skin::Hex, true) => (1.5 * q, -ROOT * (r + q / 2.0)),
            (Skin::Hex, false) => (ROOT * (q + r / 2.0), -1.5 * r),
            (Skin::Brick, false) => (q + r / 2.0, -r),
            (Skin::Brick, true) => (q, -(r + q / 2.0)),
        }
    }

    /// The corners of every cell around its centre: x, y, x, y, …
    #[must_use]
    pub fn outline(&self) -> &'static [f64] {
        match (self.skin, self.flat) {
            (Skin::Hex, true) => &FLAT,
            (Skin::Hex, false) => &POINTY,
            (Skin::Brick, _) => &BRICK,
        }
    }

    /// The cell that a point is in.
    #[must_use]
    pub fn hit(&self, (x, y): Point) -> Option<Square> {
        let round = |it: f64| (it + 0.5).floor();
        let (q, r) = match (self.skin, self.flat) {
            (Skin::Hex, true) => {
                let q = x / 1.5;
                nearest(q, -y / ROOT - q / 2.0)
            }
            (Skin::Hex, false) => {
                let r = -y / 1.5;
                nearest(x / ROOT - r / 2.0, r)
            }
            // Near the corner of a brick another centre may be nearer: the row comes first.
            (Skin::Brick, false) => {
                let r = round(-y);
                (round(x - r / 2.0), r)
            }
            (Skin::Brick, true) => {
                let q = round(x);
                (q, round(-y - q / 2.0))
            }
        };
        self.square_at(Axial::new(q as i32, r as i32))
    }

    /// The colour of a cell, shifted: 0 the middle tone, 1 the light, 2 the dark one.
    #[must_use]
    pub fn shade(&self, square: Square, shift: i32) -> u8 {
        let Axial { q, r } = self.axial(square);
        (q - r + shift).rem_euclid(3) as u8
    }
}

/// The coordinates of the hexagon around a point: rounded, the worst of the three made to fit.
fn nearest(q: f64, r: f64) -> (f64, f64) {
    let round = |it: f64| (it + 0.5).floor();
    let t = -q - r;
    let (near_q, near_r, near_t) = (round(q), round(r), round(t));
    let (off_q, off_r, off_t) = ((near_q - q).abs(), (near_r - r).abs(), (near_t - t).abs());
    if off_q > off_r && off_q > off_t {
        (-near_r - near_t, near_r)
    } else if off_r > off_t {
        (near_q, -near_q - near_t)
    } else {
        (near_q, near_r)
    }
}
