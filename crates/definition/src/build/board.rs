//! Size, symmetry and shape of the board. Its holes are made by piece lines.

use message::msg;

use super::{LastSettings, values};
use crate::hexes::{Labels, Plan, read_alphabet, read_labels, read_shape, usual_alphabet};
use crate::sink::{Diagnostics, short};
use crate::{Board, Hexes, Skin, Symmetry};

/// Most planes of a board.
const MOST_PLANES: i64 = 8;
/// Most files of all planes together, and most squares of several planes.
const MOST_FILES: u8 = 64;
const MOST_SQUARES: u16 = 1000;

/// The board without its holes.
#[inline(never)]
pub(super) fn size_and_shape(last: &LastSettings<'_, '_>, sink: &mut Diagnostics) -> Board {
    let usual = Board::default();
    let hexes = plan(last, sink).and_then(|it| hexes(&it, last, sink)).map(Box::new);
    let symmetry = symmetry(last, hexes.as_deref(), sink);
    let first_rank = values::number(last, "firstRank", -999..=999, "def.number", sink);
    let Some(hexes) = hexes else {
        let files = values::number(last, "files", 1..=26, "def.size", sink).unwrap_or(usual.files);
        let ranks = values::number(last, "ranks", 1..=36, "def.size", sink).unwrap_or(usual.ranks);
        let planes = planes(files, ranks, last, sink);
        return Board { files: files * planes, ranks, planes, first_rank, symmetry, ..usual };
    };
    for key in ["files", "ranks", "planes"] {
        if let Some(item) = last.item(key) {
            sink.info("def.unused", &item.key_place, || msg!("def-unused-size", key = key));
        }
    }
    Board { files: hexes.files(), ranks: hexes.ranks(), first_rank, symmetry, hexes: Some(hexes), ..usual }
}

/// How many planes of so many files and ranks the board has.
fn planes(files: u8, ranks: u8, last: &LastSettings<'_, '_>, sink: &mut Diagnostics) -> u8 {
    let planes = values::number(last, "planes", 1..=MOST_PLANES, "def.size", sink).unwrap_or(1);
    let squares = MOST_SQUARES / (u16::from(files) * u16::from(ranks));
    let most = (MOST_FILES / files).min(squares.max(1) as u8);
    if let (true, Some(value)) = (planes > most, last.value("planes")) {
        sink.error("def.size", &value.place, || {
            msg!("def-size-planes", files = MOST_FILES, squares = MOST_SQUARES, taken = most)
        });
    }
    planes.min(most)
}

fn symmetry(last: &LastSettings<'_, '_>, hexes: Option<&Hexes>, sink: &mut Diagnostics) -> Symmetry {
    let lopsided = hexes.is_some_and(|it| !it.has_mirror());
    let usual = if lopsided { Symmetry::Rotate } else { Symmetry::Mirror };
    let Some(value) = last.value("symmetry") else {
        return usual;
    };
    match &*value.text {
        "mirror" if lopsided => {
            sink.error("def.value", &value.place, || msg!("def-value-symmetry-mirror"));
            usual
        }
        "mirror" => Symmetry::Mirror,
        "rotate" => Symmetry::Rotate,
        "none" => Symmetry::None,
        _ => {
            sink.error("def.value", &value.place, || {
                let taken = if lopsided { "rotate" } else { "mirror" };
                msg!("def-value-symmetry", text = short(&value.text), taken = taken)
            });
            usual
        }
    }
}

/// The cells of `shape=`, unless it is a rectangle.
fn plan(last: &LastSettings<'_, '_>, sink: &mut Diagnostics) -> Option<Plan> {
    let value = last.value("shape")?;
    match value.text.split_whitespace().next() {
        Some("square") => None,
        Some("hex" | "brick") => match read_shape(&value.text) {
            Ok(it) => Some(it),
            Err(it) => {
                let message = || it.message.then(msg!("def-value-rectangle"));
                sink.error("def.value", &value.place.within(it.span), message);
                None
            }
        },
        _ => {
            sink.error("def.value", &value.place, || msg!("def-value-shape", text = short(&value.text)));
            None
        }
    }
}

/// The cells under their names.
#[inline(never)]
fn hexes(plan: &Plan, last: &LastSettings<'_, '_>, sink: &mut Diagnostics) -> Option<Hexes> {
    let skin = skin(plan, last, sink);
    let usual = Labels::usual(plan);
    let mut labels = usual.clone();
    if let Some(value) = last.value("labels") {
        match read_labels(value) {
            Some((letter, number)) => {
                labels = Labels { letter, number, alphabet: usual_alphabet(plan, letter, number) };
            }
            None => {
                sink.error("def.value", &value.place, || msg!("def-value-labels", text = short(&value.text)));
            }
        }
    }
    if let Some(value) = last.value("letters") {
        match read_alphabet(value) {
            Some(it) => labels.alphabet = it,
            None => {
                sink.error("def.value", &value.place, || msg!("def-value-letters", text = short(&value.text)));
            }
        }
    }
    let named = ["labels", "letters"].iter().filter_map(|it| last.value(it)).next_back();
    if let Some(it) = Hexes::new(plan, skin, &labels, named.is_some()) {
        return Some(it);
    }
    if let Some(value) = named {
        sink.error("def.value", &value.place, || msg!("def-value-names"));
    }
    let res = Hexes::new(plan, skin, &usual, false);
    if let (None, Some(value)) = (&res, last.value("shape")) {
        sink.error("def.value", &value.place, || msg!("def-value-shape-letters").then(msg!("def-value-rectangle")));
    }
    res
}

fn skin(plan: &Plan, last: &LastSettings<'_, '_>, sink: &mut Diagnostics) -> Skin {
    let usual = if plan.bricks && !plan.flat { Skin::Brick } else { Skin::Hex };
    let Some(value) = last.value("cellSkin") else { return usual };
    match &*value.text {
        "hex" => Skin::Hex,
        "brick" => Skin::Brick,
        _ => {
            sink.error("def.value", &value.place, || msg!("def-value-skin", text = short(&value.text)));
            usual
        }
    }
}
