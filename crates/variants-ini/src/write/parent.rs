//! The one game that a section inherits from, because what it has is no option: a king that walks along slanting lines.

use crate::piece_types::is_type;
use crate::write::section_writer::SectionWriter;
use crate::{BUILTIN, section};

/// The game.
pub(crate) const JANGGI: &str = "janggi";

/// What holds without an option, of those that the game sets.
const USUAL: &[(&str, &str)] = &[
    ("maxRank", "8"),
    ("maxFile", "h"),
    ("castling", "true"),
    ("doubleStep", "true"),
    ("promotionRegionWhite", "*8"),
    ("promotionRegionBlack", "*1"),
    ("pass", "false"),
    ("bikjangRule", "false"),
    ("materialCounting", "none"),
    ("stalemateValue", "draw"),
    ("nMoveRule", "50"),
    ("nFoldRule", "3"),
    ("moveRepetitionIllegal", "false"),
];

/// Whether a piece has the letter of the king of the game.
pub(crate) fn is_king(id: &str) -> bool {
    id.eq_ignore_ascii_case("k")
}

/// Takes back what the game sets and the section does not.
pub(crate) fn reset(writer: &mut SectionWriter<'_>) {
    let Some(parent) = writer.parent else { return };
    let sections = section::sections(BUILTIN);
    let Some(parent) = sections.iter().find(|it| it.name == parent) else { return };
    for entry in parent.entries.iter().filter(|it| it.key != "king") {
        if writer.written(entry.key).is_some() {
            continue;
        }
        if is_type(entry.key) {
            writer.option(entry.key, "-");
        } else if let Some((_, value)) = USUAL.iter().find(|it| it.0 == entry.key) {
            writer.option(entry.key, *value);
        } else if entry.key.starts_with("mobilityRegion") {
            let whole = writer.region(|_| true);
            let words = writer.region_words(&whole);
            writer.option(entry.key, words);
        }
    }
}
