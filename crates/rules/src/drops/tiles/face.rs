//! Faces of tiles as text, and all ways to lay them on a board.

use xbetza::Grid;

use crate::builder::area::AreaFrame;
use crate::prelude::*;

/// Most cells of a face.
const MAX_CELLS: usize = 64;

/// A way to lay a tile: the square that is clicked, and what the squares become.
pub(super) type TileCells = (Sq, Box<[(Sq, u8)]>);

/// One side of a tile.
#[derive(Clone, Debug)]
pub(super) struct Face {
    /// Steps from the first cell, to the right and up (q and r of hexagons), and the ground.
    cells: Vec<((i32, i32), u8)>,
    /// The cell on which the piece stands afterwards.
    piece: Option<(i32, i32)>,
}

/// By how much a tile may be turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TileTurns {
    None,
    Half,
    All,
}

impl TileTurns {
    pub(super) fn read(word: &str) -> Option<Self> {
        [("none", Self::None), ("half", Self::Half), ("all", Self::All)]
            .into_iter()
            .find(|it| it.0 == word)
            .map(|it| it.1)
    }
}

impl Face {
    /// Reads a face; a sentence if it cannot be read. `ground` gives the number of a symbol.
    pub(super) fn read(text: &str, grid: Grid, ground: impl Fn(char) -> Option<u8>) -> Result<Self, Message> {
        let (along, left, right) = match grid {
            Grid::Squares => ((1, 0), (0, -1), (0, -1)),
            Grid::PointyHexagons => ((1, 0), (0, -1), (1, -1)),
            Grid::FlatHexagons => ((0, -1), (1, 0), (1, -1)),
        };
        let (mut row, mut at) = ((0, 0), (0, 0));
        let mut res = Self { cells: Vec::new(), piece: None };
        for it in text.chars() {
            if let '/' | '\\' = it {
                row = sum(row, if it == '/' { left } else { right });
                at = row;
                continue;
            }
            match it {
                '-' => {}
                '.' => res.cells.push((at, 0)),
                '@' if res.piece.is_some() => return Err(msg!("def-tiles-piece", face = text)),
                '@' => {
                    res.piece = Some(at);
                    res.cells.push((at, 0));
                }
                _ => {
                    let found =
                        ground(it).ok_or_else(|| msg!("def-tiles-ground", symbol = it.to_string(), face = text))?;
                    res.cells.push((at, found));
                }
            }
            at = sum(at, along);
        }
        match res.cells.len() {
            0 => Err(msg!("def-tiles-no-cell")),
            n if n > MAX_CELLS => Err(msg!("def-tiles-cells", most = MAX_CELLS)),
            _ => Ok(res),
        }
    }

    pub(super) fn has_piece(&self) -> bool {
        self.piece.is_some()
    }

    /// What the cells are, in the order in which they are written.
    pub(super) fn grounds(&self) -> impl Iterator<Item = u8> + '_ {
        self.cells.iter().map(|it| it.1)
    }

    /// The face turned by a number of sixths or quarters.
    fn turned(&self, n: usize, hexagons: bool) -> Self {
        let turn = |it: (i32, i32)| (0..n).fold(it, |(x, y), _| if hexagons { (x + y, -x) } else { (y, -x) });
        Self { cells: self.cells.iter().map(|it| (turn(it.0), it.1)).collect(), piece: self.piece.map(turn) }
    }
}

/// The sum of two displacements: pairs, as the cells of faces are.
fn sum(a: (i32, i32), b: (i32, i32)) -> (i32, i32) {
    (a.0 + b.0, a.1 + b.1)
}

/// All ways in which a side may lay any of the faces on the empty board, those of one square together.
pub(super) fn placements(faces: &[Face], turns: TileTurns, frame: AreaFrame<'_>, side: Player) -> Vec<TileCells> {
    let topology = frame.topology;
    let hexagons = topology.hexes();
    let circle = if hexagons.is_some() { 6 } else { 4 };
    let turns: Vec<usize> = match turns {
        TileTurns::None => vec![0],
        TileTurns::Half => vec![0, circle / 2],
        TileTurns::All => (0..circle).collect(),
    };
    // The first cell in reading order: the highest, of those the one on the left.
    let order = |(x, y): (i32, i32)| match hexagons {
        None => (-y, x),
        Some(it) => (-it.height(definition::Axial::new(x, y)), if it.flat { x } else { 2 * x + y }),
    };
    let seen = |sq: Sq| if side == Player::White { Some(sq) } else { frame.image(sq) };
    let all: Vec<Face> = faces.iter().flat_map(|it| turns.iter().map(move |n| it.turned(*n, circle == 6))).collect();
    let mut res: Vec<TileCells> = Vec::new();
    for at in topology.squares() {
        let Some(place) = seen(at) else { continue };
        let start = res.len();
        for face in &all {
            let first = face.cells.iter().map(|it| it.0).min_by_key(|it| order(*it)).unwrap_or_default();
            let anchor = face.piece.unwrap_or(first);
            let (file, rank) = (topology.file(at) - anchor.0, topology.rank(at) - anchor.1);
            let cells = face.cells.iter().map(|it| {
                let sq = topology.square(file + it.0.0, rank + it.0.1)?;
                Some((seen(sq)?, it.1))
            });
            let Some(mut cells) = cells.collect::<Option<Vec<_>>>() else { continue };
            sort::sort(&mut cells);
            let way = (place, cells.into_boxed_slice());
            if !res[start..].contains(&way) {
                res.push(way);
            }
        }
    }
    res
}
