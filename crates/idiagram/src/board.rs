//! The board and how it looks.

use definition::{Place, Symmetry};
use message::msg;

use crate::writer::Writer;

/// Writes the size, the symmetry and the looks.
pub(crate) fn write(writer: &mut Writer<'_>) {
    let board = &writer.definition.board;
    writer.parameter("files", board.files);
    writer.parameter("ranks", board.ranks);
    if let Some(first) = board.first_rank {
        writer.parameter("firstRank", first);
    }
    let symmetry = match board.symmetry {
        Symmetry::Mirror => "mirror",
        Symmetry::Rotate => "rotate",
        Symmetry::None => "none",
    };
    writer.parameter("symmetry", symmetry);
    // He removes what lies opposite, too.
    let is_even = board.holes.iter().all(|it| board.image(*it).is_some_and(|it| board.holes.contains(&it)));
    if board.symmetry != Symmetry::None && !is_even {
        writer.refuse_at("idiagram.holes", msg!("idiagram-holes"), Place::Whole);
    }
    looks(writer);
}

/// Writes pictures, colours and marks.
fn looks(writer: &mut Writer<'_>) {
    let look = &writer.definition.appearance;
    if look.graphics_dir.is_none() {
        writer.note(msg!("idiagram-pictures"), Place::Whole);
    }
    let flag = |it: Option<bool>| it.map(|it| u8::from(it).to_string());
    let texts = [
        ("graphicsDir", look.graphics_dir.clone()),
        ("graphicsType", look.graphics_type.clone()),
        ("whitePrefix", look.prefixes[0].clone()),
        ("blackPrefix", look.prefixes[1].clone()),
        ("squareSize", look.square_size.map(|it| it.to_string())),
        ("lightShade", look.light_shade.clone()),
        ("darkShade", look.dark_shade.clone()),
        ("startShade", look.start_shade.clone()),
        ("oddShade", look.odd_shade.clone()),
        ("rimColor", look.rim_color.clone()),
        ("coordColor", look.coord_color.clone()),
        ("borders", flag(look.borders)),
        ("useMarkers", look.use_markers.map(|it| it.to_string())),
        ("shady", flag(look.shady)),
        ("noCounts", flag(look.no_counts)),
        ("satellite", look.satellite.clone()),
        ("enableAI", look.enable_ai.map(|it| it.to_string())),
    ];
    for (key, value) in texts {
        if let Some(value) = value {
            writer.parameter(key, value);
        }
    }
}
