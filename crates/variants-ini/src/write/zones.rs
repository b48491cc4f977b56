//! The squares on which types may stand.

use engine::ids::{Player, Sq};

use crate::region::Region;
use crate::write::presence::sides;
use crate::write::section_writer::SectionWriter;

/// Writes where each piece may go, unless that is everywhere.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    writer.say(&["confine"]);
    for piece in writer.pieces.clone() {
        let kind = piece.kinds[0];
        let movement = &writer.builder.variant.movement;
        if sides(writer, kind).any(|side| writer.squares().iter().any(|it| movement.is_closed(side, kind, *it))) {
            let key = if writer.has("enclose") { "enclose" } else { "morph" };
            writer.refuse_value(key);
            continue;
        }
        let regions = Player::both(|side| open(writer, side, &piece.option));
        for side in sides(writer, kind) {
            let whole = writer.region(|_| true);
            if regions[side] != whole {
                let words = writer.region_words(&regions[side]);
                writer.option(option(side, &piece.option), words);
            }
        }
    }
}

/// `mobilityRegionWhiteCustomPiece1`.
pub(crate) fn option(side: Player, piece: &str) -> String {
    definition::of_side(&format!("mobilityRegion{}", side.name()), piece)
}

/// The squares that are open to a piece of a side.
pub(crate) fn open(writer: &SectionWriter<'_>, side: Player, option: &str) -> Region {
    let movement = &writer.builder.variant.movement;
    let kind = writer.pieces.iter().find(|it| it.option == option).map(|it| it.kinds[0]);
    let barred = |sq: Sq| kind.is_some_and(|it| movement.is_barred(side, it, sq));
    writer.region(|it| !barred(it))
}
