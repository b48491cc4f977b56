//! The size of the board and the start position.

use engine::ids::{Player, TypeId};

use crate::write::presence::effective;
use crate::write::section_writer::SectionWriter;

/// Writes both.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    writer.say(&["fen"]);
    if writer.settings("array").count() == 1 {
        writer.say(&["array"]);
    }
    let (files, ranks) = (writer.files, writer.ranks);
    if files != 8 {
        writer.option("maxFile", char::from(b'a' + files - 1).to_string());
    }
    if ranks != 8 {
        writer.option("maxRank", ranks.to_string());
    }
    let variant = &writer.variant;
    let (half, full) = variant.start.setup.clocks;
    let start = game::notation::fen::write(variant, &variant.start(), half, full);
    let held = endless_hand(writer);
    writer.option("startFen", start.replacen("[]", &held, 1));
}

/// Whether each drop fills a square for ever.
pub(crate) fn is_filled(writer: &SectionWriter<'_>) -> bool {
    let changes = ["walling", "petrify", "flip", "flipEnclosed", "pass", "noMoves", "gating"];
    let moves = |kind: TypeId| {
        let squares = writer.squares();
        Player::BOTH.into_iter().any(|side| squares.iter().any(|it| !effective(writer, side, kind, *it).is_empty()))
    };
    !changes.iter().any(|it| writer.has(it)) && !writer.kinds().any(moves)
}

/// The hands of a game in which pieces never run out and fill the board: as many as a side may ever drop.
fn endless_hand(writer: &SectionWriter<'_>) -> String {
    let endless = writer.builder.variant.pieces.endless;
    if endless.is_empty() || !is_filled(writer) {
        return "[]".into();
    }
    let n_empty = writer.squares().len() - writer.at_start().count();
    let most = n_empty.div_ceil(2);
    let of_side = |side: Player| -> String {
        let ids = endless.iter().map(|it| writer.variant.pieces.types[it.index()].id.clone());
        let ids = ids.map(|it| if side == Player::White { it.to_uppercase() } else { it.to_lowercase() });
        ids.map(|it| it.repeat(most)).collect()
    };
    format!("[{}{}]", of_side(Player::White), of_side(Player::Black))
}
