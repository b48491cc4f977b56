//! Size, symmetry and shape of the board. Its holes are made by piece lines.

use super::{Last, values};
use crate::sink::{Sink, quote};
use crate::{Board, Setting, Symmetry};

/// The board without its holes.
pub(super) fn size_and_shape(last: &Last<'_, '_>, sink: &mut Sink) -> Board {
    let usual = Board::default();
    Board {
        files: values::number(last, "files", 1..=26, "def.size", sink).unwrap_or(usual.files),
        ranks: values::number(last, "ranks", 1..=36, "def.size", sink).unwrap_or(usual.ranks),
        first_rank: values::number(last, "firstRank", -999..=999, "def.number", sink),
        holes: Vec::new(),
        symmetry: symmetry(last, sink),
        shape: shape(last, sink),
    }
}

fn symmetry(last: &Last<'_, '_>, sink: &mut Sink) -> Symmetry {
    let Some(value) = last.value("symmetry") else {
        return Symmetry::default();
    };
    match &*value.text {
        "mirror" => Symmetry::Mirror,
        "rotate" => Symmetry::Rotate,
        "none" => Symmetry::None,
        _ => {
            sink.error("def.value", &value.place, || {
                format!("`symmetry` is mirror, rotate or none, not {}; mirror is taken.", quote(&value.text))
            });
            Symmetry::default()
        }
    }
}

fn shape(last: &Last<'_, '_>, sink: &mut Sink) -> Option<Setting> {
    let item = last.item("shape")?;
    match item.value.text.split_whitespace().next() {
        Some("square") => None,
        Some("hex" | "brick") => Some(Setting {
            key: item.key.to_string(),
            value: item.value.text.to_string(),
            key_place: item.key_place.clone(),
            value_place: item.value.place.clone(),
        }),
        _ => {
            sink.error("def.value", &item.value.place, || {
                format!("A shape is square, hex or brick, not {}; square is taken.", quote(&item.value.text))
            });
            None
        }
    }
}
