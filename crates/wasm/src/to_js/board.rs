//! The board as a view: places, outlines, shades, neighbours, labels.

use definition::Definition;
use engine::board::topology::Topology;
use engine::ids::{Player, Sq, TypeId};
use engine::variant::{Features, Variant};
use game::homes;

use super::drawing::{DARK, Drawing, HOLE, LIGHT, ODD};
use super::{Cells, appearance, hex_board, piece_types, relations};
use crate::view::{BoardView, CellView, LabelView, PlanesView};
use crate::words::Language;

/// The corners of a square around its centre.
const SQUARE: [f64; 8] = [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5];
/// How far outside the board coordinates stand, in cells.
pub(super) const LABEL_GAP: f64 = 0.3;
/// How far one plane is from the next beside it, in cells.
const PLANE_GAP: f64 = 1.0;
/// How far above its plane the letter of a plane stands, in cells.
const PLANE_NAME: f64 = 0.4;
/// The same from one below the other: room for the coordinates of one and for the letter of the next.
const PLANE_BELOW: f64 = 1.6;
/// Columns and rows to the next cell upwards, rightwards, downwards, leftwards.
const WAYS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

pub(crate) fn view(variant: &Variant, definition: &Definition, cells: &Cells, language: &Language) -> BoardView {
    let topology = &variant.movement.topology;
    let drawing = match topology.hexes() {
        Some(hexes) => hex_board::drawing(variant, definition, cells, hexes),
        None => drawing(variant, definition, cells),
    };
    let wall = variant.has(Features::WALLS).then(|| variant.name(TypeId::NONE));
    BoardView {
        width: drawing.size.0,
        height: drawing.size.1,
        rows: drawing.rows,
        columns: drawing.columns,
        cells: drawing.cells,
        labels: drawing.labels,
        planes: drawing.planes,
        types: piece_types::views(variant, definition, cells, language),
        own_wall: wall.as_ref().and_then(|it| language.name(it)),
        wall,
        terrain: relations::terrain(variant, language),
        palaces: Player::BOTH.map(|side| cells.cells(&homes::palace(variant, cells.squares(), side))),
        linked: Player::BOTH.map(|side| cells.cells(&variant.shown.zone(Some(side)).collect::<Vec<_>>())),
        river: homes::river(variant, cells.squares()),
        covers: !variant.hooks.covers.is_empty(),
        relations: variant.shown.engagement.is_some()
            || variant.movement.ride_limits.as_ref().is_some_and(|it| it.stops.is_some()),
        hands: variant.has(Features::HANDS),
        enforce: variant.has(Features::ENFORCED),
        shuffles: variant.start.shuffle.is_some(),
        appearance: appearance::view(&definition.appearance, topology, cells, language),
    }
}

/// A rectangle of squares.
fn drawing(variant: &Variant, definition: &Definition, cells: &Cells) -> Drawing {
    let topology = &variant.movement.topology;
    let (columns, rows) = (topology.files, topology.ranks);
    Drawing {
        cells: cells.squares().iter().map(|it| cell(variant, definition, cells, *it)).collect(),
        labels: match definition.board.first_rank {
            Some(first) => planes(topology).flat_map(|it| labels(it, topology, first)).collect(),
            None => Vec::new(),
        },
        planes: (topology.n_planes() > 1).then(|| planes_view(topology)),
        size: (f64::from(columns) + f64::from(topology.n_planes() - 1) * PLANE_GAP, f64::from(rows)),
        rows,
        columns,
    }
}

fn cell(variant: &Variant, definition: &Definition, cells: &Cells, sq: Sq) -> CellView {
    let topology = &variant.movement.topology;
    let column = topology.file(sq);
    let row = i32::from(topology.ranks) - 1 - topology.rank(sq);
    CellView {
        name: variant.label(sq),
        label: variant.label(sq),
        x: f64::from(column) + f64::from(topology.plane(sq)) * PLANE_GAP + 0.5,
        y: f64::from(row) + 0.5,
        outline: SQUARE.to_vec(),
        shade: shade(variant, definition, sq),
        row: row as u16,
        column: column as u16,
        neighbors: WAYS.map(|(right, down)| neighbor(variant, cells, sq, right, down)),
    }
}

fn shade(variant: &Variant, definition: &Definition, sq: Sq) -> u8 {
    let topology = &variant.movement.topology;
    let look = &definition.appearance;
    let (file, rank) = (topology.file(sq), topology.rank(sq));
    if topology.is_hole(sq) {
        HOLE
    } else if variant.shown.zone(None).any(|it| it == sq) {
        ODD
    } else if look.shady == Some(false) || (file + rank) % 2 != 0 {
        LIGHT
    } else if look.odd_shade.is_some() && file % 2 == 0 {
        ODD
    } else {
        DARK
    }
}

/// The next cell in a direction that is no hole, or -1.
fn neighbor(variant: &Variant, cells: &Cells, sq: Sq, right: i32, down: i32) -> i32 {
    let topology = &variant.movement.topology;
    let (mut file, mut rank) = (topology.file(sq), topology.rank(sq));
    let (files, ranks) = (i32::from(topology.files), i32::from(topology.ranks));
    loop {
        file += right;
        rank -= down;
        if !(0..files).contains(&file) || !(0..ranks).contains(&rank) {
            return -1;
        }
        let next = topology.square(file, rank).and_then(|it| cells.cell(it));
        if let Some(it) = next {
            return i32::from(it);
        }
    }
}

/// Where each plane begins, in cells from the left.
fn planes(topology: &Topology) -> impl Iterator<Item = f64> {
    let pitch = f64::from(topology.plane_files) + PLANE_GAP;
    (0..topology.n_planes()).map(move |it| f64::from(it) * pitch)
}

fn planes_view(topology: &Topology) -> PlanesView {
    let files = f64::from(topology.plane_files);
    let name = |(plane, left): (u16, f64)| LabelView {
        text: char::from(b'A' + plane as u8).to_string(),
        x: left + files / 2.0,
        y: -PLANE_NAME,
    };
    PlanesView {
        names: (0..).zip(planes(topology)).map(name).collect(),
        columns: files + PLANE_GAP,
        rows: f64::from(topology.ranks) + PLANE_BELOW,
        gap: PLANE_GAP,
    }
}

/// Letters below a plane and numbers at its left.
fn labels(left: f64, topology: &Topology, first_rank: i32) -> impl Iterator<Item = LabelView> {
    let (files, ranks) = (topology.plane_files, topology.ranks);
    let letters = (0..files).map(move |file| LabelView {
        text: char::from(b'a' + file as u8).to_string(),
        x: left + f64::from(file) + 0.5,
        y: f64::from(ranks) + LABEL_GAP,
    });
    let numbers = (0..ranks).map(move |rank| LabelView {
        text: (i64::from(rank) + i64::from(first_rank)).to_string(),
        x: left - LABEL_GAP,
        y: f64::from(ranks - rank) - 0.5,
    });
    letters.chain(numbers)
}
