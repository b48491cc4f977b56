//! Layouts of terrain as text: `M:i7+j8,W:c6`, as definitions and position texts have them.

use crate::builder::area::{Area, AreaFrame};
use engine::board::terrain::Terrain;
use engine::board::topology::Topology;
use engine::ids::{Player, Sq};
use engine::position::Position;
use message::{Message, msg};

/// The squares of one entry, with the number of their kind; a sentence if it cannot be read. Areas are taken
/// literally for both sides.
pub fn read_entry(terrain: &Terrain, symbol: &str, area: &str, frame: AreaFrame<'_>) -> Result<(u8, Vec<Sq>), Message> {
    let found = terrain.kinds().iter().position(|it| symbol.chars().eq([it.symbol]));
    let number = found.ok_or_else(|| msg!("def-terrain-symbol", symbol = symbol))?;
    let frame = AreaFrame { symmetry: definition::Symmetry::None, ..frame };
    let area = Area::read(area, frame).ok_or_else(|| msg!("def-terrain-area", area = area))?;
    let squares = frame.topology.squares().filter(|it| area.has(Player::White, *it)).collect();
    Ok((number as u8 + 1, squares))
}

/// The ground of every square of a whole layout that is not plain; a sentence if it cannot be read.
pub fn read_layout(terrain: &Terrain, text: &str, frame: AreaFrame<'_>) -> Result<Vec<(Sq, u8)>, Message> {
    let mut lies = vec![0; frame.topology.len()];
    for (n, entry) in text.split(',').filter(|_| text != "none").enumerate() {
        if n == lies.len() {
            return Err(msg!("def-terrain-entries"));
        }
        let (symbol, area) = entry.split_once(':').ok_or_else(|| msg!("def-terrain-none", text = entry))?;
        let (number, squares) = read_entry(terrain, symbol, area, frame)?;
        for sq in squares {
            if lies[sq.index()] != 0 && lies[sq.index()] != number {
                return Err(msg!("def-terrain-twice", square = frame.topology.name(sq)));
            }
            lies[sq.index()] = number;
        }
    }
    Ok(frame.topology.squares().map(|it| (it, lies[it.index()])).filter(|it| it.1 != 0).collect())
}

/// The layout of a position, the kinds in order, their squares in the order of the board; `none` if it is plain.
#[must_use]
pub fn write_layout(terrain: &Terrain, position: &Position, topology: &Topology) -> String {
    let mut res = Vec::new();
    for (idx, kind) in terrain.kinds().iter().enumerate() {
        let here = topology.squares().filter(|it| usize::from(position.ground(*it)) == idx + 1);
        let names: Vec<String> = here.map(|it| topology.name(it)).collect();
        if !names.is_empty() {
            res.push(format!("{}:{}", kind.symbol, names.join("+")));
        }
    }
    if res.is_empty() { "none".into() } else { res.join(",") }
}
